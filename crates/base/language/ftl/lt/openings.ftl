# Openings by name.

opening-old-game = Senoji partija
opening-city-game = Miesto partija
opening-city-game-declined = Atsisakytoji miesto partija
opening-reversed-crossroads = Atvirkštinė sankryža
opening-reversed-crossroads-declined = Atsisakytoji atvirkštinė sankryža
opening-kaulen = Kauleno žaidimas
opening-philippov = Filipovo žaidimas
opening-stake = Kuolas
opening-reversed-stake = Atvirkštinis kuolas
opening-kukuev = Kukujevo auka
opening-chefneux = Šefne pradžia
