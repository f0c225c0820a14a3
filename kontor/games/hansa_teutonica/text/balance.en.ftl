# What the report on balance counts: an event, and the argument that says which thing.
balance-develop-track = Abilities developed
balance-win-marker = Bonus markers won
balance-use-marker = Bonus markers used
balance-office-city = Offices
balance-annex = Extra offices
balance-coellen = Merchants on the Coellen table
balance-link = Arnheim and Stendal joined
balance-displace = Pieces displaced
balance-income = Incomes taken
