"""Lessons: positions with a goal, played on the real board and judged by the real rules.

They come with a game (`games/<game>/lessons/*.toml`); their words are in `locales/<language>/<game>/lessons.ftl`. A
lesson is a few steps, each one idea: what to do, what others answer, and what a try that misses it costs.
"""

from rainhill.lessons.course import Course, TryVerdict, preview, resume, take
from rainhill.lessons.lesson import Lesson, LessonError, Step, find_lesson, list_lessons

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "Step",
    "TryVerdict",
    "find_lesson",
    "list_lessons",
    "preview",
    "resume",
    "take",
]
