# Files that people send, and papers that are set for them.

sent-busy = The server is reading the files of others. Please try again in a minute.
sent-broken = The file cannot be read: reading it was broken off.
sent-broken-off = Reading was broken off here: there is too much in the file, or the server was about to end.
sent-zero = A text holds a zero character, which no text may hold.
sent-too-large = The file is too large: at most { $kilobytes } kB.
sent-too-many-facts = There are more than { $most } facts.

press-busy = Others are having papers printed. Please try again in a minute.
press-parts = This paper has { $cells } cells; as PDF at most { $most } are set at a time. Ask for it in { $parts } parts, with part=1 to part={ $parts } in the address, or take the spreadsheet.
press-too-long = This paper has { $cells } cells; as PDF at most { $most } are set. Take the spreadsheet or the page instead.
