/** Names of things that have to do with a kitchen and a household. */
export const kitchenAndHousehold: Readonly<Record<string, string>> = {
  'air conditioner, heater':
    'Living room; Bedroom, ceiling fan; Office unit; Workshop heater; Bathroom radiator; Server room; Shop floor; Portable, attic',
  'armchair, easy chair':
    'Leather wingback; Velvet, green; Rocking chair; Reading chair; Recliner; Lounge chair with footstool; Club chair; Rattan',
  'baking tin, cake tin, baking mould, cake mould':
    'Springform; Loaf tin; Bundt; Muffin tray; Swiss roll tin; Heart shape; Pie dish; Madeleine tray',
  'balcony, terrace, patio':
    'South balcony; Roof terrace; Kitchen patio; Herb balcony; Café terrace; Garden deck; Shady courtyard; Loggia',
  'bedding, bed linen, bed sheet':
    'Fitted sheet, double; White cotton sateen; Linen, sand; Children’s stars; Flannel check; Spare pillowcases; Jersey, navy; Guest set',
  'belonging, possession, personal item':
    'Blue rucksack; Reading glasses; Silver bracelet; Walking frame; Family Bible; Radio; Wool blanket; Photo of the grandchildren',
  'bin collection, garbage collection':
    'Paper; Organic waste; Glass; General waste; Christmas trees; Bulky items; Garden waste; Hazardous waste',
  'blender, mixer, food processor, kitchen machine, kitchen appliance':
    'Stand mixer; Hand blender; Bread maker; Food processor; Juicer; Slow cooker; Rice cooker; Waffle iron',
  'bookshelf, bookcase':
    'Living room, left; Travel books; Children’s corner; Pantry, top; Garage rack; Cookbooks; Tools and paint; Novels A to M',
  bowl: 'Salad bowl; Cereal bowl; Mixing bowl; Fruit bowl; Ramen bowl; Serving bowl; Dip bowl; Olive wood bowl',
  'cabinet, closet':
    'Hall cupboard; Kitchen, upper left; Linen closet; Medicine cabinet; Broom cupboard; Crockery; Under the stairs; Craft supplies',
  chair:
    'Windsor chair; Rocking chair; Bentwood café chair; Folding chair; Office swivel chair; Deckchair; High chair; Leather wingback',
  'chopping board':
    'Oak board; Bamboo; Meat, red; Vegetables, green; Fish, blue; Marble; Bread board; Olive wood',
  'cleaning product, cleaning supply, detergent, cleaner’s product':
    'Washing-up liquid; Glass cleaner; Floor soap; Descaler; Bleach; Oven cleaner; Washing powder; Microfibre cloths',
  'clock, timepiece':
    'Kitchen wall clock; Grandfather clock; Alarm clock; Cuckoo clock; Mantel clock; Station clock; Carriage clock; Travel clock',
  'cookie cutter, biscuit cutter':
    'Star; Heart; Gingerbread man; Christmas tree; Moon; Bell; Dinosaur; Flower',
  'cot, crib, bassinet':
    'Wooden cot; Travel cot; Wicker Moses basket; Co-sleeper; Cradle, oak; Folding crib; Hospital bassinet; Convertible cot',
  'crockery, tableware, dinnerware':
    'Dinner plates; Soup bowls; Cups and saucers; Gravy boat; Serving platter; Egg cups; Salad bowl; Butter dish',
  'cup, teacup, coffee cup':
    'Espresso cup; Blue willow teacup; Camping cup; Travel cup with lid; Handmade stoneware; Child’s cup; Rose-patterned; Tall latte cup',
  curio:
    'Snow globe, Vienna; Carved elephant, Kenya; Matryoshka, Kyiv; Delft tile; Shell from Zanzibar; Olive wood bowl, Crete; Silk fan, Kyoto; Lava stone, Etna',
  cutlery:
    'Table knives; Forks; Soup spoons; Teaspoons; Steak knives; Cake forks; Serving spoons; Chopsticks',
  'decoration, wedding decoration':
    'Bunting; Paper lanterns; Balloon arch; Fairy lights; Table centrepiece; Flower garland; Photo backdrop; Candle lanterns',
  'dinner service, dinner set, tea set, tea service':
    'Blue Onion; Country roses; White porcelain; Willow pattern; Wedding service; Art deco; Stoneware, grey; Grandmother’s Limoges',
  dustbin: 'Paper; Glass; Organic waste; General waste; Plastic and cans; Garden waste; Batteries; Textiles',
  'duvet, quilt cover':
    'Goose down; Summer cotton; Wool filling; Single, all-season; Baby duvet; Silk; Weighted blanket; Camel hair',
  'figurine, statuette':
    'Ballet dancer; Porcelain shepherdess; Jade Buddha; Bronze horse; Boy with goose; Netsuke mouse; Terracotta warrior; Wooden owl',
  'fireplace, hearth, wood stove':
    'Living room stove; Tiled stove; Kitchen range; Open fire, study; Pizza oven; Sauna stove; Fire pit; Cottage inglenook',
  fork: 'Dinner fork; Cake fork; Carving fork; Salad fork; Fish fork; Dessert fork; Pasta server; Fondue fork',
  'glass, drinking glass, wineglass, wine glass':
    'Red wine glass; Champagne flute; Beer mug; Whisky tumbler; Water glass; Martini glass; Shot glass; Tea glass',
  'grill, barbecue grill':
    'Kettle grill; Gas grill; Ceramic egg; Tabletop grill; Offset smoker; Disposable tray; Plancha; Tripod over fire',
  'guest room':
    'Rose room; Garden view; Attic room; Blue room; Family room; Lake view; Corner room; Garden cottage',
  'heirloom, keepsake':
    'Grandmother’s ring; Family Bible; Christening gown; Great-uncle’s medals; Rosewood chest; Silver teapot; Quilt from Ohio; Violin from Cremona',
  'home project, house project, home improvement, home improvement project':
    'Paint the hallway; New kitchen shelves; Insulate the loft; Garden fence; Bathroom tiles; Bunk bed; Front door; Reading corner',
  'home repair, household repair, house repair':
    'Dripping tap; Loose door handle; Cracked tile; Squeaky stair; Blocked gutter; Broken blind; Flickering light; Draughty window',
  'house item':
    'Vacuum cleaner; Ironing board; Step ladder; Sewing machine; Toolbox; Fan heater; Picnic basket; Air mattress',
  'house move task':
    'Cancel the lease; Book a van; Pack the kitchen; Redirect the post; Read the meters; Hand over keys; Label the boxes; Clean the flat',
  'household chore, housework':
    'Vacuum the stairs; Clean the bathroom; Empty the dishwasher; Take out the bins; Water the plants; Change the sheets; Wipe the kitchen; Wash the windows',
  ironing: 'Shirts; Bed linen; School uniforms; Tablecloths; Trousers; Napkins; Blouses; Curtains',
  'item to pack':
    'Toothbrush; Passport; Rain jacket; Phone charger; Swimwear; First aid kit; Sun cream; Walking boots',
  jar: 'Strawberry jam; Pickled gherkins; Honey; Kimchi; Flour; Plum compote; Dried beans; Passata',
  jug: 'Milk jug; Measuring jug; Water carafe; Gravy boat; Enamel jug; Glass pitcher; Cream jug; Stoneware jug',
  kettle:
    'Stovetop whistling kettle; Electric, cordless; Gooseneck; Camping kettle; Copper; Enamel, red; Cast iron; Travel kettle',
  'key fob':
    'Caretaker’s ring; Car keys; Holiday cottage; Clubhouse; Spare set; Bike locks; Sports hall; Cleaner’s set',
  'kitchen gadget, kitchen tool, kitchen utensil, utensil, cooking utensil':
    'Garlic press; Potato peeler; Balloon whisk; Pasta maker; Salad spinner; Apple corer; Lemon squeezer; Mandoline',
  'laundry, load of laundry, washing':
    'Whites, hot; Darks; Towels; Bed linen; Wool, cold; Sports kit; Baby clothes; Delicates',
  'lost item, missing item':
    'Blue umbrella; House keys; Child’s glove; Reading glasses; Silver earring; Black wallet; Red scarf; School bag',
  'lunch container, tupperware':
    'Soup, large; Salad bowl with lid; Sandwich box; Spice tin; Rice bin; Freezer tub; Baby food pots; Cake carrier',
  'mat, doormat':
    'Coir doormat; Yoga mat; Bath mat; Play mat; Rubber entrance mat; Tatami; Picnic mat; Anti-fatigue mat',
  'napkin, serviette':
    'White linen; Red paper; Cocktail, black; Lace edge; Christmas stars; Cotton check; Sage green; Gold trim',
  'ornament, christmas ornament, christmas decoration, tree ornament':
    'Glass robin; Straw star; Red bauble; Nutcracker; Gold angel; Tin snowflake; Felt gnome; Silver bell',
  pail: 'Mop bucket; Sand bucket; Milk pail; Mortar bucket; Compost caddy; Fire bucket; Feed bucket; Ice bucket',
  'pillow, cushion':
    'Down pillow; Buckwheat; Memory foam; Neck pillow; Kilim cushion; Velvet, green; Floor cushion; Meditation cushion',
  'placemat, coaster':
    'Cork; Slate; Woven seagrass; World map; Felt, grey; Bamboo; Botanical print; Beer mat',
  'plate, dinner plate':
    'Dinner plate; Side plate; Soup plate; Cake plate; Serving platter; Children’s plate; Pizza plate; Saucer',
  'plush toy':
    'Brown bear with bow; Grey rabbit; Elephant; Polar bear; Sleepy fox; Giraffe; Old one-eyed Ted; Penguin',
  pot: 'Clay pot with thyme; Large soup pot; Blue glazed pot; Pasta pot; Terracotta with geranium; Cast iron pot; Milk pot; Basil on the sill',
  'saucepan, cookware':
    'Frying pan; Wok; Milk pan; Cast iron skillet; Griddle; Roasting tin; Paella pan; Casserole',
  'sink, washbasin':
    'Kitchen sink; Bathroom basin; Garden tap; Laundry tub; Guest toilet; Classroom sink; Shower mixer; Bar sink',
  'smoke detector': 'Hallway; Kitchen; Landing; Bedroom; Attic; Boiler room; Nursery; Workshop',
  soap: 'Lavender; Olive oil; Goat’s milk and honey; Lemon verbena; Charcoal; Aleppo; Rose; Pine tar',
  spoon:
    'Wooden spoon; Teaspoon; Soup ladle; Slotted spoon; Dessert spoon; Measuring spoon; Honey dipper; Carved love spoon',
  stool:
    'Bar stool; Piano stool; Milking stool; Step stool; Three-legged; Bathroom stool; Footstool; Camping stool',
  'stove, cooker, hob':
    'Gas cooker; Induction hob; Wood-burning stove; Camping stove; Range cooker; Pellet stove; Rocket stove; Tiled stove',
  table:
    'Window table; Corner table; By the door; Terrace, left; Long oak table; Round table; Garden table; Table by the stove',
  'tablecloth, table linen':
    'White damask; Red check; Round linen; Christmas runner; Oilcloth, lemons; Batik; Lace; Ivory banquet',
  'tea towel, dishcloth':
    'Linen stripe; Blue check; Christmas robins; Souvenir of Wales; Waffle weave; Lemon print; Herb chart; Plain white',
  teapot:
    'Brown Betty; Cast iron, black; Glass with strainer; Blue and white china; Moroccan silver; Japanese kyusu; Cat-shaped; Samovar pot',
  'toilet, restroom':
    'Ground floor, ladies; Ground floor, gents; Accessible toilet; Upstairs bathroom; Guest toilet; Pool showers; Staff toilet; Baby changing',
  towel:
    'Bath towel, white; Hand towel; Beach towel; Guest towel; Face cloth; Hammam towel; Gym towel; Hooded baby towel',
  tray: 'Breakfast tray; Serving tray, oak; Baking tray; Seed tray; Tea tray; Ash-wood tray; Muffin tray; Bed tray',
  'utility meter':
    'Electricity, day rate; Electricity, night rate; Gas; Cold water; Hot water; Solar panels; Heat pump; Garden tap',
  valuable:
    'Gold pocket watch; Pearl necklace; Oil painting; Silver cutlery; Violin; Laptop; Stamp collection; Wedding ring',
  vase: 'Blue Delft; Tall glass cylinder; Art nouveau lily; Terracotta; Murano; Bud vase; Celadon; Crystal',
  'watch, pocket watch':
    'Grandfather’s pocket watch; Diver’s watch; Steel chronograph; Gold dress watch; Pilot’s watch; Digital sports watch; Art deco ladies’ watch; Moonphase',
  'water filter, air filter':
    'Coffee machine; Extractor hood; Drinking water; Vacuum cleaner; Pool pump; Heating; Aquarium; Air purifier',
};
