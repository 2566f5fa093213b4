# Watching: channels and pages for streams.

watch-title = Channels
watch-about = The best game of each kind under way. When it is over, its channel goes on to the next.
watch-none = No game is under way.
watch-overlay = For a stream
watch-overlay-about = The page for a stream has a transparent ground: lay it over your picture as a browser source.
