# Telling us of a mistake in a translation.

web-mistake = This translation has a mistake
# Whether the host names a place for issues; without one the text can only be copied.
web-mistake-text =
    Say which words are wrong and what they should be. { $way ->
        [issue] “Report it” opens a new issue with the text below, key and page included; nothing is sent before you submit it there.
       *[copy] Nothing is sent from here: copy the text below, key and page included, and pass it on to whoever runs this site.
    }
web-mistake-words = The wrong words
web-mistake-better = How it should be
web-mistake-keys = Where they stand
web-mistake-unknown = not found on this page
web-mistake-tell = Report it
web-mistake-copy = Copy the text
web-mistake-copied = Copied
web-mistake-title = Translation ({ $language }): { $words }
