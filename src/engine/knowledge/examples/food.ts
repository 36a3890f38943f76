/** Names of things that have to do with food. */
export const food: Readonly<Record<string, string>> = {
  avocado: 'Hass; Fuerte; Bacon; Reed; Pinkerton; Gem; Lamb Hass; Zutano',
  bacon:
    'Smoked streaky; Unsmoked back; Pancetta; Maple cured; Lardons; Turkey bacon; Dry-cured back; Collar bacon',
  'bake, bake sale item':
    'Lemon drizzle; Brownies; Scones; Flapjacks; Carrot cake; Cheese twists; Banana bread; Cinnamon rolls',
  banana: 'Cavendish; Plantain; Red Dacca; Lady Finger; Matoke; Blue Java; Apple banana; Gros Michel',
  'bean, pulse, legume':
    'Black bean; Chickpea; Borlotti; Red kidney bean; Mung bean; Broad bean; Cannellini; Pigeon pea',
  'beef, cut of beef': 'Brisket; Sirloin; Short rib; Topside; Shin; Mince; Fillet; Chuck',
  'bread order, bakery order, breakfast roll order':
    'Two sourdough; Ten rolls, Café Rosa; Rye loaf, Keller; Saturday croissants; Birthday plait; Guesthouse, mixed; Baguettes, school fair; Spelt loaf, Novak',
  broth: 'Chicken stock; Beef bone broth; Dashi; Vegetable stock; Fish fumet; Miso; Mushroom; Pho broth',
  'bun, bread roll':
    'Hot cross bun; Cinnamon bun; Sesame roll; Milk bun; Chelsea bun; Cardamom bun; Poppy seed roll; Rye roll',
  burrito:
    'Pulled pork; Black bean; Chicken and lime; Breakfast egg; Grilled vegetable; Beef chilli; Prawn; Sweet potato',
  'butcher’s cut':
    'Beef brisket; Lamb shoulder; Pork belly; Chicken thighs; Sirloin; Oxtail; Veal shank; Duck breast',
  butter:
    'Salted butter; Unsalted butter; Ghee; Cultured butter; Garlic butter; Peanut butter; Almond butter; Goat butter',
  'cabbage, brassica':
    'Savoy; January King; Red Drumhead; Hispi; Pak choi; Cavolo nero; Romanesco; Brussels sprout',
  'cake design, cake tier, cake decoration':
    'Naked with berries; Ivory ruffles; Unicorn; Football pitch; Chocolate drip; Gold leaf; Sugar roses; Dinosaur',
  'cake filling, pie filling, sandwich filling':
    'Raspberry jam; Lemon curd; Vanilla custard; Egg and cress; Tuna and sweetcorn; Apple and cinnamon; Cheese and pickle; Chocolate cream',
  candy:
    'Lemon drops; Fudge; Liquorice; Salt water taffy; Sugared almonds; Turkish delight; Peppermints; Jelly beans',
  carrot:
    'Nantes; Chantenay; Purple Haze; Imperator; Autumn King; Paris Market; Yellowstone; Amsterdam Forcing',
  casserole:
    'Chicken and leek; Tuna pasta bake; Sausage and bean; Moussaka; Green bean; Beef and dumplings; Cassoulet; Potato gratin',
  'catering job':
    'Wedding at the mill; Office lunch; Christening; Funeral tea; Summer party; Board meeting; School prom; Golden wedding',
  'cereal, breakfast cereal':
    'Muesli; Cornflakes; Granola; Bran flakes; Puffed rice; Wheat biscuits; Honey hoops; Porridge oats',
  'cheese board':
    'Alpine classics; French five; British farmhouse; Goat and sheep; Blue and fig; Vegan board; Dutch aged; Party platter',
  cherry: 'Stella; Morello; Sunburst; Bing; Rainier; Kordia; Lapins; Montmorency',
  'chilli, chili, chilli pepper':
    'Jalapeño; Scotch bonnet; Bird’s eye; Habanero; Cayenne; Ancho; Carolina Reaper; Padrón',
  chocolate:
    'Dark with sea salt; Milk hazelnut; White raspberry; Dark orange; Almond nougat; Caramel; Chilli; Ghana single origin',
  'coffee order, lunch order, breakfast order':
    'Flat white, oat; Two cappuccinos; Cheese roll and tea; Soup of the day; Large latte; Vegetarian wrap; Salad, no onion; Espresso and croissant',
  'cookie, biscuit':
    'Chocolate chip; Shortbread; Gingerbread; Oat and raisin; Vanilla crescent; Peanut butter; Anzac biscuit; Snickerdoodle',
  'cooking oil, edible oil':
    'Olive oil; Sunflower oil; Rapeseed oil; Sesame oil; Coconut oil; Peanut oil; Walnut oil; Palm oil',
  crab: 'Brown crab; Spider crab; Blue crab; Snow crab; King crab; Dungeness; Mud crab; Dressed crab',
  cracker:
    'Rye crispbread; Oatcake; Water biscuit; Rice cracker; Seeded cracker; Matzo; Cheese straw; Sesame flatbread',
  crisp:
    'Sea salt; Cheese and onion; Salt and vinegar; Paprika; Sweet chilli; Prawn cocktail; Plantain; Sour cream',
  cucumber: 'Marketmore; Telegraph; Gherkin; Crystal Lemon; Beit Alpha; Mini Munch; Armenian; Burpless',
  curry:
    'Chicken tikka masala; Thai green curry; Lamb rogan josh; Chickpea and spinach; Massaman beef; Goan fish curry; Katsu curry; Paneer butter masala',
  'dietary requirement, dietary need, special diet':
    'Vegetarian; Vegan; Gluten-free; Halal; Kosher; Nut-free; Lactose-free; Low salt',
  'dinner place, lunch place, place to eat':
    'Trattoria Da Rosa; The Green Door; Noodle Corner; Casa Pepe; Mama Africa; Zum Löwen; Chez Louise; Curry Leaf',
  dip: 'Hummus; Tzatziki; Guacamole; Baba ganoush; Sour cream and chive; Salsa roja; Muhammara; Onion dip',
  'donated food':
    'Tinned tomatoes; Long-life milk; Pasta; Rice; Baked beans; Breakfast cereal; Baby formula; Tea bags',
  dough: 'Pizza dough; White sourdough; Rye dough; Brioche; Croissant dough; Shortcrust; Focaccia; Challah',
  'doughnut, donut': 'Jam; Glazed ring; Custard; Cinnamon sugar; Chocolate; Maple; Apple; Boston cream',
  'dried fruit': 'Sultanas; Apricots; Dates; Figs; Prunes; Cranberries; Mango strips; Apple rings',
  dumpling: 'Gyoza; Pelmeni; Potato dumpling; Momo; Wonton; Khinkali; Bread dumpling; Har gow',
  egg: 'Free-range, large; Duck egg; Quail egg; Organic, medium; Goose egg; Marans, dark brown; Araucana, blue; Bantam egg',
  'egg order, egg sale, milk order':
    'Dozen, Mrs Keller; Half dozen, school; Bakery, three trays; Two litres, Novak; Café Rosa; Church breakfast; Neighbours; Farm shop',
  'family recipe, grandma’s recipe':
    'Grandma’s apple cake; Sunday goulash; Auntie’s jollof rice; Dad’s chilli; Nonna’s ragù; Christmas biscuits; Mum’s fish pie; Uncle’s borscht',
  'food allergy, food intolerance, intolerance':
    'Peanut; Lactose; Gluten; Shellfish; Egg; Soya; Fructose; Sesame',
  'food item, foodstuff, food diary entry':
    'Porridge with banana; Chicken salad; Apple; Cheese sandwich; Lentil soup; Yoghurt with honey; Rice and beans; Dark chocolate',
  'fries, potato chip, chips and fries':
    'Skin-on fries; Sweet potato; Chunky chips; Curly fries; Poutine; Loaded with cheese; Steak frites; Cassava',
  'frozen food, freezer item':
    'Peas; Chicken thighs; Fish fingers; Raspberries; Bread rolls; Vegetable soup; Ice cream; Pizza',
  garlic:
    'Solent Wight; Germidour; Elephant garlic; Music; Lautrec pink; Wild garlic; Purple Stripe; Chesnok Red',
  garnish:
    'Lemon twist; Chopped parsley; Toasted almonds; Chive flowers; Orange peel; Mint sprig; Fried shallots; Pomegranate seeds',
  'gift hamper, food hamper':
    'Christmas hamper; Cheese and wine; Breakfast hamper; New baby; Get well soon; Picnic hamper; Tea and biscuits; Vegan treats',
  grain: 'Spelt; Pearl barley; Quinoa; Bulgur; Millet; Buckwheat; Freekeh; Fonio',
  'granola, muesli':
    'Maple pecan; Honey and almond; Bircher; Apple and cinnamon; Coconut; Cherry and cocoa; Nut-free seed; Ginger and pear',
  'grape, grape variety':
    'Riesling; Merlot; Chardonnay; Pinot Noir; Tempranillo; Syrah; Grüner Veltliner; Touriga Nacional',
  greens: 'Kale; Spinach; Chard; Collards; Pak choi; Mustard greens; Sukuma wiki; Beet tops',
  'ham, cured meat, charcuterie':
    'Parma ham; Serrano; Black Forest ham; Salami Milano; Bresaola; Coppa; Honey roast ham; Pastrami',
  'hot sauce, chilli sauce, chili sauce':
    'Scotch bonnet; Smoky chipotle; Sriracha; Habanero and mango; Green jalapeño; Peri-peri; Harissa; Ghost pepper',
  'icing, frosting':
    'Buttercream; Royal icing; Cream cheese; Chocolate ganache; Lemon glaze; Fondant; Swiss meringue; Marzipan',
  jelly: 'Redcurrant; Quince; Raspberry; Mint; Crab apple; Rosehip; Grape; Elderberry',
  'kebab, skewer': 'Lamb shish; Chicken; Adana; Halloumi and pepper; Satay; Prawn and lime; Souvlaki; Suya',
  'larder item, store cupboard item, staple':
    'Rice; Chopped tomatoes; Plain flour; Olive oil; Red lentils; Oats; Stock cubes; Honey',
  lemon: 'Meyer; Eureka; Amalfi; Lisbon; Verna; Femminello; Menton; Primofiori',
  lentil: 'Red split; Green Puy; Brown; Black beluga; Yellow; Castelluccio; Masoor; Toor',
  'lettuce, salad leaf':
    'Little Gem; Lollo Rosso; Rocket; Iceberg; Lamb’s lettuce; Oak leaf; Romaine; Mizuna',
  'lunchbox, lunch box':
    'Cheese sandwich and grapes; Pasta salad; Rice and beans; Wrap with chicken; Veggie sticks and hummus; Onigiri; Egg roll and apple; Leftover pizza',
  'main course, main dish, entrée':
    'Roast chicken; Mushroom risotto; Grilled sea bass; Lamb tagine; Vegetable lasagne; Beef stew; Pad Thai; Stuffed peppers',
  mango: 'Alphonso; Kent; Keitt; Ataulfo; Kesar; Tommy Atkins; Nam Dok Mai; Julie',
  marmalade:
    'Seville orange; Lemon and ginger; Three fruits; Whisky orange; Lime; Dark Oxford; Pink grapefruit; Clementine',
  'meal delivery, meal round':
    'Mrs Novak, soft diet; Mr Osei, vegetarian; Mill Lane, two portions; Mrs Lind, diabetic; Sunday roast, Harbour Road; School canteen; Day centre; Mr Dupont, no fish',
  melon: 'Cantaloupe; Galia; Honeydew; Watermelon; Charentais; Piel de Sapo; Canary; Hami',
  milk: 'Whole milk; Semi-skimmed milk; Oat milk; Goat’s milk; Buttermilk; Soya milk; Almond milk; Lactose-free milk',
  muffin:
    'Blueberry; Banana and walnut; Lemon poppy seed; Double chocolate; Apple cinnamon; Carrot; Cheese and chive; Raspberry oat',
  'noodle, noodle dish, ramen':
    'Shoyu ramen; Pad Thai; Beef pho; Udon in broth; Dan dan noodles; Laksa; Chow mein; Soba with sesame',
  nut: 'Almond; Walnut; Hazelnut; Cashew; Pistachio; Pecan; Brazil nut; Macadamia',
  'nutrient, macro': 'Protein; Carbohydrate; Fat; Fibre; Iron; Calcium; Vitamin C; Salt',
  olive: 'Kalamata; Manzanilla; Picual; Nocellara; Arbequina; Gaeta; Gordal; Koroneiki',
  onion: 'Red Baron; Sturon; Shallot, Longor; Spring onion; Roscoff; White Lisbon; Vidalia; Stuttgarter',
  'orange, citrus, citrus fruit':
    'Navel; Blood orange; Seville; Clementine; Meyer lemon; Key lime; Pomelo; Pink grapefruit',
  oyster: 'Fine de Claire; Colchester Native; Kumamoto; Galway; Belon; Whitstable Rock; Bluff; Carlingford',
  'pancake, crêpe, crepe':
    'Lemon and sugar; Blueberry; Banana oat; Savoury buckwheat; Buttermilk; Chocolate hazelnut; Ham and cheese; Apple and cinnamon',
  'pasta, pasta dish':
    'Spaghetti carbonara; Lasagne; Penne arrabbiata; Mushroom tagliatelle; Ravioli with spinach; Macaroni cheese; Pesto linguine; Gnocchi',
  peach: 'Redhaven; Elberta; Saturn; Peregrine; White Lady; Rochester; Nectarine Fantasia; Avalon Pride',
  pear: 'Conference; Williams; Comice; Abate; Nashi; Concorde; Forelle; Kieffer',
  peppercorn:
    'Black Tellicherry; White Muntok; Green in brine; Pink; Sichuan; Long pepper; Kampot red; Cubeb',
  pie: 'Apple pie; Steak and ale; Cherry pie; Shepherd’s pie; Pumpkin pie; Chicken and leek; Spinach and feta; Pork pie',
  plum: 'Victoria; Mirabelle; Greengage; Damson; Czar; Santa Rosa; Opal; Zwetschge',
  'pork, cut of pork': 'Pork belly; Shoulder; Loin chops; Spare ribs; Tenderloin; Leg joint; Cheeks; Mince',
  'porridge, oatmeal':
    'Oats with honey; Banana and cinnamon; Congee; Apple and raisin; Cream of wheat; Ogi; Buckwheat; Blueberry',
  'portion, serving':
    'Child’s portion; Regular; Large; Family tray; Half portion; Starter size; Sharing platter; Takeaway box',
  potato: 'Maris Piper; King Edward; Charlotte; Russet Burbank; Désirée; Linda; Yukon Gold; Pink Fir Apple',
  'pouring cream, whipping cream, cooking cream':
    'Single cream; Double cream; Whipping cream; Sour cream; Crème fraîche; Clotted cream; Oat cream; Coconut cream',
  'praline, truffle, chocolate truffle':
    'Hazelnut; Champagne truffle; Sea salt caramel; Raspberry ganache; Espresso; Pistachio; Orange; Passion fruit',
  'preserve, chutney':
    'Mango chutney; Red onion marmalade; Apple and date; Piccalilli; Green tomato; Plum jam; Rhubarb and ginger; Lemon curd',
  'produce, farm produce':
    'Carrots; Free-range eggs; Apples; New potatoes; Runner beans; Honey; Goat’s cheese; Lettuce',
  pudding:
    'Sticky toffee; Rice pudding; Bread and butter; Christmas pudding; Chocolate; Crème caramel; Summer pudding; Malva pudding',
  radish:
    'French Breakfast; Cherry Belle; Daikon; Black Spanish; Watermelon radish; Scarlet Globe; Icicle; Sparkler',
  'roast, sunday roast':
    'Roast chicken; Leg of lamb; Rib of beef; Pork with crackling; Nut roast; Duck with orange; Turkey; Stuffed squash',
  salad: 'Greek salad; Caesar; Potato salad; Tabbouleh; Coleslaw; Niçoise; Kachumbari; Green papaya salad',
  'salad dressing, vinaigrette':
    'Lemon and olive oil; Honey mustard; Caesar; Balsamic; Tahini and lemon; Ranch; Ginger and soy; Blue cheese',
  salmon: 'Smoked salmon; Fillet with skin; Gravlax; Side of salmon; Hot-smoked; Sockeye; Steaks; Salmon roe',
  salt: 'Sea salt flakes; Table salt; Rock salt; Himalayan pink; Fleur de sel; Smoked salt; Celery salt; Pickling salt',
  'sandwich wrap, wrap':
    'Chicken Caesar; Falafel and hummus; Tuna and sweetcorn; Halloumi; Roast vegetable; Beef and horseradish; Egg and cress; Pulled pork',
  sauce: 'Tomato and basil; Béchamel; Peri-peri; Soy and ginger; Mint sauce; Pesto; Tartare; Peanut satay',
  sausage: 'Cumberland; Bratwurst; Chorizo; Merguez; Boerewors; Toulouse; Kielbasa; Lincolnshire',
  'school meal, school dinner, canteen meal':
    'Fish fingers and peas; Vegetable lasagne; Chicken curry and rice; Jacket potato; Tomato pasta; Lentil soup; Roast turkey; Bean chilli',
  'seafood, shellfish': 'Mussels; King prawns; Scallops; Brown crab; Squid; Oysters; Lobster; Clams',
  'seasoning, spice mix, spice blend, masala':
    'Garam masala; Za’atar; Ras el hanout; Berbere; Five-spice; Jerk seasoning; Suya pepper; Herbes de Provence',
  shopping: 'Bread and rolls; Bananas; Washing powder; Milk; Tomatoes; Toilet paper; Cat food; Coffee',
  'shopping list':
    'Weekly shop; Birthday party; Chemist; Hardware shop; Christmas dinner; Farmers’ market; Camping weekend; Baby things',
  sorbet: 'Lemon; Raspberry; Mango; Blackcurrant; Passion fruit; Blood orange; Watermelon; Apple and mint',
  sourdough:
    'Country white; Wholewheat; Rye and caraway; Walnut and raisin; Spelt; Olive and rosemary; Seeded; Porridge loaf',
  spread:
    'Peanut butter; Hummus; Chocolate hazelnut; Tapenade; Marmalade; Cream cheese; Honey; Beetroot and horseradish',
  'squash, pumpkin':
    'Butternut; Crown Prince; Uchiki Kuri; Atlantic Giant; Acorn; Jack Be Little; Spaghetti squash; Turk’s Turban',
  'starter, appetiser':
    'Tomato soup; Bruschetta; Smoked salmon; Spring rolls; Beetroot carpaccio; Prawn cocktail; Stuffed vine leaves; Goat’s cheese salad',
  steak: 'Sirloin; Ribeye; Fillet; Rump; T-bone; Flat iron; Flank; Hanger',
  stew: 'Beef and Guinness; Goulash; Irish stew; Egusi; Chicken tagine; Feijoada; Lentil and root vegetables; Bouillabaisse',
  strawberry: 'Elsanta; Mara des Bois; Cambridge Favourite; Honeoye; Albion; Senga Sengana; Malwina; Alpine',
  sugar:
    'Caster sugar; Icing sugar; Demerara; Muscovado; Jaggery; Palm sugar; Granulated sugar; Coconut sugar',
  supper:
    'Soup and bread; Omelette and salad; Fish pie; Cheese on toast; Pasta bake; Harvest supper; Jacket potatoes; Stir-fry',
  sushi:
    'Salmon nigiri; Tuna maki; California roll; Cucumber roll; Eel nigiri; Tamago; Spicy tuna roll; Avocado inari',
  'sweet potato, yam':
    'Beauregard; Purple Okinawan; White yam; Covington; Jewel; Water yam; Garnet; Murasaki',
  syrup: 'Maple; Elderflower; Ginger; Golden syrup; Rose; Agave; Date; Vanilla',
  'tapas, mezze, small plate':
    'Patatas bravas; Gambas al ajillo; Padrón peppers; Tortilla; Hummus; Dolma; Croquetas; Halloumi',
  'tart, flan, quiche':
    'Lemon tart; Treacle tart; Quiche Lorraine; Leek and goat’s cheese; Pear and almond; Egg custard; Onion tart; Raspberry',
  'tea bag': 'English breakfast; Earl Grey; Peppermint; Rooibos; Green; Chamomile; Assam; Lemon and ginger',
  'tin, canned food':
    'Chopped tomatoes; Chickpeas; Tuna in oil; Sweetcorn; Peach halves; Coconut milk; Baked beans; Sardines',
  'toffee, caramel':
    'Treacle toffee; Butter toffee; Salted caramel; Brittle with almonds; Vanilla fudge; Bonfire toffee; Liquorice toffee; Dulce de leche',
  vinegar:
    'Cider vinegar; White wine vinegar; Balsamic; Malt vinegar; Rice vinegar; Sherry vinegar; Raspberry vinegar; Spirit vinegar',
  waffle:
    'Liège waffle; Buttermilk; Chocolate chip; Belgian with berries; Savoury cheese; Stroopwafel; Heart waffle; Sweet potato',
  'yoghurt, yogurt':
    'Plain Greek yoghurt; Strawberry; Skyr with honey; Coconut yoghurt; Vanilla; Sheep’s milk yoghurt; Ayran; Peach and passion fruit',
};
