/** Names of things that have to do with meals and those who make them. */
export const meals: Readonly<Record<string, string>> = {
  'beer style, style of beer': 'Pilsner; Stout; India pale ale; Wheat beer; Porter; Saison; Kölsch; Lambic',
  'bottle of wine, wine rack':
    'Rioja Reserva; Chablis; Grüner Veltliner; Malbec; Barolo; Provence rosé; Riesling Kabinett; Pinotage',
  'breakfast idea':
    'Overnight oats; Boiled egg and soldiers; Banana pancakes; Yoghurt and granola; Avocado toast; Shakshuka; Fruit salad; Cheese roll',
  'cheese batch, cheese making, cheese wheel':
    'Alpine, raw milk; Goat camembert; Blue, cave; Halloumi; Gouda, young; Pecorino; Cheddar, cloth-bound; Ricotta',
  'cocktail recipe, cocktail of the month':
    'Negroni; Mojito; Margarita; Espresso martini; Aperol spritz; Old fashioned; Daiquiri; Whisky sour',
  'coffee grinder, coffee equipment, barista tool':
    'Hand grinder; Moka pot; Pour-over dripper; French press; Espresso machine; Milk jug; Tamper; Aeropress',
  'cold store check':
    'Walk-in fridge; Dairy fridge; Chest freezer; Salad counter; Ice cream freezer; Cellar; Delivery van; Hot holding',
  'cookbook, cookery book':
    'Italian Classics; Bread at Home; Grandma’s Kitchen; Vegetarian Every Day; Flavours of Lebanon; The Preserving Year; West African Table; Baking with Children',
  'cooking technique, kitchen technique':
    'Braising; Poaching; Julienne cut; Tempering chocolate; Deglazing; Proving dough; Blanching; Slow roasting',
  'dinner plan, weekly dinner':
    'Monday, pasta; Tuesday, curry; Fish on Friday; Sunday roast; Pizza night; Soup and bread; Leftovers; Grandma cooks',
  'fridge item, food in the fridge, food in stock':
    'Milk; Cheddar; Half a cucumber; Chicken thighs; Eggs; Yoghurt; Leftover soup; Butter',
  'holiday meal, festive meal, shabbat meal':
    'Roast goose; Carp and potato salad; Turkey and trimmings; Nut roast; Challah and chicken soup; Tamales; Baked ham; Raclette',
  'iftar meal, suhoor':
    'Dates and lentil soup; Chicken biryani; Harira; Stuffed vine leaves; Samosas; Foul and bread; Lamb tagine; Yoghurt and fruit',
  'kids meal, baby meal, toddler meal, kids recipe':
    'Mini meatballs; Fish fingers; Pasta with peas; Sweet potato mash; Pancake faces; Pizza muffins; Rice and beans; Vegetable soup',
  'kitchen task, prep list, mise en place':
    'Chop onions; Make stock; Fillet the fish; Roll out pastry; Wash salad; Portion the lamb; Whip cream; Label the tubs',
  'lunch idea, lunchbox idea, snack idea, school snack':
    'Apple slices and cheese; Hummus and carrots; Mini wraps; Pasta salad; Boiled egg; Banana bread; Trail mix; Yoghurt and berries',
  'meal idea, dinner idea, cooking idea':
    'Tomato pasta; Fish tacos; Lentil curry; Omelette and salad; Chicken tray bake; Fried rice; Jacket potatoes; Stuffed peppers',
  'meat order, meat box, slaughter, butchery order':
    'Half lamb; Beef box, small; Pork, quarter; Christmas goose; Mince and stew; Barbecue box; Soup hens; Whole kid',
  'milk delivery, dairy delivery':
    'School kitchen; Café Rosa; Mill Lane; Village shop; Nursery; Cheese dairy; Hotel Sonne; Church breakfast',
  'national dish, local dish, regional dish, traditional dish':
    'Jollof rice; Paella; Pierogi; Feijoada; Haggis; Ceviche; Moussaka; Bibimbap',
  'party food, finger food, canapé, canape':
    'Mini quiches; Devilled eggs; Sausage rolls; Bruschetta; Samosas; Cheese straws; Smoked salmon blinis; Stuffed dates',
  'potluck dish, bring-along dish':
    'Potato salad; Jollof rice; Quiche; Fruit platter; Couscous salad; Brownies; Spring rolls; Bread and dips',
  'sausage batch, smoking batch, curing batch':
    'Fennel salami; Bratwurst; Smoked trout; Chorizo; Black pudding; Bacon, beech smoke; Boerewors; Duck ham',
  'solid food, food introduction, first food':
    'Carrot; Banana; Avocado; Oat porridge; Peanut butter; Egg; Yoghurt; Broccoli',
  'special, soup of the day':
    'Tomato and basil soup; Fish of the day; Lamb stew; Mushroom risotto; Schnitzel; Lentil soup; Vegetable curry; Apple strudel',
  'supplier delivery, kitchen delivery, goods delivery':
    'Bread, early; Vegetables from the market; Fish on ice; Dairy crates; Drinks pallet; Meat, weekly; Dry goods; Clean linen',
  'tea ceremony, tea tasting':
    'Matcha, beginners; Gongfu; Cream tea; Darjeeling flight; Birthday tea; Moroccan mint; Garden tea; Oolong evening',
  'wedding menu, wedding cake, wedding food':
    'Three tiers, ivory; Lemon and elderflower; Roast lamb menu; Vegetarian menu; Naked berry cake; Children’s menu; Hog roast; Croquembouche',
};
