# Pages about the site itself.

# About the site, privacy, contact, licences.

about-title = About
about-what = What this is
about-what-text = A place for the whole sport of draughts: live games and games by correspondence, tournaments run by the book, problems and their proofs, displays, contests, and the books of a federation. It knows the official codes of play clause by clause, and every decision names its clause.
about-free = Free
about-free-text = Nothing costs anything and nothing is advertised. The program is free software: anybody may run a site of his own with it.
about-engine = The engine
about-engine-text = Damier plays, analyses and proves with an engine of its own, from a beginner’s level to a master’s. In rated games nobody may ask it for help.
about-version = Version { $version }
privacy-title = Privacy
privacy-kept = What is kept
privacy-kept-text = Games, with the names of those who played them; of an account its name, a hash of its password, its passkeys, an e-mail address if one was given, and its sessions. Guests are known by a name that is made of a secret in their browser and is stored nowhere else.
privacy-cookies = Cookies
privacy-cookies-text = Only what the site needs: who you are, the language, look and sound, whether your browser has the style sheet, and the devices you have signed in with. Nobody else’s cookies, no measuring of visitors, nothing from other sites is loaded.
privacy-yours = What is yours
privacy-yours-text = On the page of your account you can take all your data with you and delete the account; your games then stay without your name. Letters and messages are sent only where you have asked for them.
privacy-play = Fair play
privacy-play-text = In rated games and events it is noted how long the page was out of sight and from which address a game was played, so that helpers can look into complaints. Others do not see it.
contact-title = Contact
contact-site = Those who run this site
contact-site-text = Whoever has a question about an account, a game or a decision writes to the people who look after this site:
contact-none = No address is given here yet; an administrator of the site can be found at the club that runs it.
admin-setting-contact = Where those who run the site can be reached
contact-conduct = Complaints about people
contact-conduct-text = Below every game, chat and profile stands a link to report it; helpers of the site look at each report.
licences-title = Licences
licences-program = The program
licences-program-text = Damier is free software under the MIT licence or the Apache licence 2.0, as you choose. The libraries it is built of have licences of the same kind; their list comes with the source.
licences-pictures = Pictures
licences-pictures-text = Boards, pieces, icons and the logo are our own drawings under the same licences. In pictures and papers the fonts Noto Sans and Noto Serif are used (SIL Open Font License).
licences-games = Games
licences-games-text = The moves of a game belong to nobody. Whoever uses many games of this site names it as their source.
