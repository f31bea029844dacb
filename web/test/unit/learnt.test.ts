import { expect, test } from "vitest";
import { forPerson, isNothing, nothing, together, type LessonProgress } from "../../src/lessons/learnt";

const at = (done: number, start = 0): LessonProgress => ({ done, finished: false, start, actions: [] });

test("a guest's lessons go along into the account, and an account's are not for whoever comes next", () => {
  const guest = { lessons: { "g/a": at(2) }, puzzles: { "g/p": true }, person: null };
  const irene = forPerson(guest, "irene");
  expect(irene).toEqual({ ...guest, person: "irene" });
  expect(forPerson(irene, "irene")).toEqual(irene);
  expect(forPerson(irene, null)).toEqual(nothing());
  expect(forPerson(irene, "ben")).toEqual(nothing());
  expect(isNothing(nothing()) && !isNothing(irene)).toBe(true);
});

test("of two devices the further step and the first answer stay", () => {
  const here = { lessons: { "g/a": at(3, 1), "g/b": at(1) }, puzzles: { "g/p": true, "g/q": true } };
  const known = { lessons: { "g/a": at(2, 2), "g/b": at(4, 4), "g/c": at(1) }, puzzles: { "g/p": false } };
  expect(together(here, known)).toEqual({
    lessons: { "g/a": at(3, 1), "g/b": at(4, 4), "g/c": at(1) },
    puzzles: { "g/p": false, "g/q": true },
  });
});
