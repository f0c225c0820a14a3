# What the report on balance counts: an event, and the argument that says which thing.
balance-place-thing = Tiles placed
balance-bonus-bonus = Bonus tiles taken
balance-yield-reward = Rewards of yield cards
balance-draw = Turns spent on drawing cards
balance-exchange = Exchanges of the display
balance-extra = More actions for marble
balance-emptied = Stacks emptied
