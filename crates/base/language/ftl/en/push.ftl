# Messages to browsers that are closed.

push-title = Messages on your devices
push-text = Your browser can tell you of these at once, even while it shows no page of this site. The message goes through the push service of the browser’s maker, closed so that only your browser can read it.
push-devices = Devices
push-no-devices = No device is told yet.
push-device = device
push-label = What you call this device
push-on = Tell me on this device
push-kinds = Of what
push-added = This device is told from now on.
push-removed = The device is told no longer.
push-saved = Saved.
push-denied = Your browser does not allow it: change that in its settings for this site.
push-failed = That did not work. Try again, or another browser.
push-no-browser = This browser takes no such messages.
push-not-here = Browsers take messages only from sites reached by https or on localhost.
push-script = This needs scripts in your browser.
push-move = { $opponent } has played { $move }.
