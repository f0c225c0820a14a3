# What the report on balance counts: an event, and the argument that says which thing.
balance-card-card = Bonus cards at the end
balance-make-commodity = Goods made
balance-sell-commodity = Goods sold
balance-buy-good = Goods bought from ships
balance-wall = Walls built
balance-tower = Towers built
balance-fish = Scorings for fish
balance-super = Superhouses
