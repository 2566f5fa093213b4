# Openings by name.

opening-old-game = Old Game
opening-city-game = City Game
opening-city-game-declined = City Game Declined
opening-reversed-crossroads = Reversed Crossroads
opening-reversed-crossroads-declined = Reversed Crossroads Declined
opening-kaulen = Kaulen Game
opening-philippov = Philippov Game
opening-stake = Stake
opening-reversed-stake = Reversed Stake
opening-kukuev = Kukuev Sacrifice
opening-chefneux = Chefneux Opening
