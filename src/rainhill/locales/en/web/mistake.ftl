# Telling us of a mistake in a translation.

web-mistake = This translation has a mistake
web-mistake-text = Say which words are wrong and what they should be. The key and the page are sent with it.
web-mistake-words = The wrong words
web-mistake-better = How it should be
web-mistake-keys = Where they stand
web-mistake-unknown = not found on this page
web-mistake-tell = Report it
web-mistake-copy = Copy the text
web-mistake-copied = Copied
web-mistake-title = Translation ({ $language }): { $words }
