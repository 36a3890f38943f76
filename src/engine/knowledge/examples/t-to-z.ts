/** Names that things from t to z have. */
export const tToZ: Readonly<Record<string, string>> = {
  't-shirt, tee shirt, tshirt':
    'Plain white; Black crew neck; Navy stripes; Grey marl; Faded tour shirt; Red with club badge; Tie-dye; Green organic cotton',
  'table centre, table centrepiece':
    'Peonies in a low bowl; White roses, tall vase; Eucalyptus garland; Wildflowers in jars; Candles and ivy; Hydrangea dome; Olive branches; Dahlias in a box',
  takeaway:
    'Fish and chips; Pad thai; Chicken korma; Margherita pizza; Doner kebab; Sushi box; Falafel wrap; Sweet and sour pork',
  'tasting evening, wine tasting':
    'Wines of the Loire; Riesling from steep slopes; Rioja old and young; Georgian amber wines; Sparkling before Christmas; Cape reds; Port and blue cheese; Natural wines of Styria',
  'tattoo ink':
    'Dynamic Black; Intenze True Black; Eternal Lipstick Red; World Famous Ghost White; Kuro Sumi Outlining; Radiant Royal Blue; Panthera Black Liner; Fusion Dark Magenta',
  'tattoo needle':
    'Round liner 3; Round liner 7; Round shader 5; Round shader 9; Magnum 7; Magnum 13; Curved magnum 9; Flat shader 7',
  'taxi receipt':
    'Home to the dialysis centre; Dialysis centre to home; Clinic to the pharmacy; Home to the eye doctor; Hospital to the station; Airport to the hotel; Office to the court; Station to home',
  'tea collection':
    'Sencha; Da Hong Pao; Darjeeling First Flush; Gyokuro; Tieguanyin; Silver Needle; Shou pu-erh; Lapsang Souchong',
  'team sport': 'Football; Basketball; Volleyball; Handball; Cricket; Rugby; Ice hockey; Water polo',
  telescope:
    'Celestron NexStar 8SE; Sky-Watcher Skyliner 200P; Meade LX90; Takahashi FC-100; Orion SkyQuest XT8; Bresser Messier 150; Unistellar eVscope; Questar 3.5',
  'tell-tale':
    'North wall, arch; West buttress; Bell chamber, south; Stair turret; Nave, third window; Vestry ceiling; Porch lintel; East gable',
  tent: 'MSR Hubba Hubba; Vango Banshee 200; Hilleberg Nallo 2; Quechua Arpenaz 4; Coleman Sundome; Tentipi Safir 9; Naturehike Cloud Up; Big Agnes Copper Spur',
  terrarium:
    'Rainforest corner; Desert; Leopard gecko; Moss garden; Poison dart frogs; Bearded dragon; Fern bottle; Stick insects',
  'test food': 'Milk; Mango; Garlic; Wheat bread; Onion; Honey; Mushrooms; Chickpeas',
  'test tile, glaze test':
    'Celadon; Tenmoku; Shino; Copper red; Chun blue; Oribe green; Tin white; Rutile blue',
  'test tile note':
    'Celadon on stoneware; Tenmoku, cone ten; Shino on porcelain; Rutile blue; Copper red; Tin white on terracotta; Ash glaze, two dips; Matt black',
  'text post':
    'How I found my first customer; Five mistakes in my first year; Why we said no to investors; Working from a garden shed; What a good pitch needs; Hiring the first colleague; Lessons from a failed launch; Pricing without fear',
  thermometer: 'Greenhouse; Cellar; Cold room; Balcony; Freezer; Attic; Garden shed; Kitchen',
  thesis:
    'Urban heat in Lisbon; Bees and city parks; Trust in online reviews; Reading in two languages; Small farms and climate; Night trains in Europe; Memory in old age; Microplastics in the Rhine',
  'thesis chapter': 'Introduction; Literature review; Theory; Methods; Data; Results; Discussion; Conclusion',
  'thing never to give':
    'Candles; Socks; Perfume; Scented soap; Mugs with jokes; Diet books; Alcohol; Anything with nuts',
  'things i worried would happen, worry':
    'I miss the train; Nobody comes to the party; I say something silly; The car breaks down; They are angry with me; I fail the test; I get lost; I forget the speech',
  'things to see':
    'Hoi An old town; Eiffel Tower; Alhambra; Ha Long Bay; Charles Bridge; Table Mountain; Fushimi Inari; Machu Picchu',
  'things to sponsor, thing to sponsor':
    'Cake; Dress; Mariachi; Crown; Last doll; Limousine; Photographer; Flowers',
  'tiffin order, tiffin':
    'Veg thali; Jain thali; Rajma chawal; Paneer and roti; Dal khichdi; Chole with rice; Aloo gobi and roti; Sambar rice',
  'tilapia pond, fish pond':
    'Upper pond; Lower pond; Mango pond; Nursery pond; River pond; Old pond; Bamboo pond; Gate pond',
  'timed voice reminder, voice reminder':
    'Take your blood pressure tablet; Drink a glass of water; Water the plants; Call the dentist; Feed the cat; Time for a short walk; Take the bread out; Lock the back door',
  'times table':
    'Two times table; Three times table; Four times table; Five times table; Six times table; Seven times table; Eight times table; Nine times table',
  'tin whistle':
    'Clarke Original; Feadóg D; Generation B flat; Walton’s Mellow D; Susato Kildare; Dixon Trad; Oak D; Killarney',
  'tinned food, food tin, tin of food':
    'Chopped tomatoes; Baked beans; Chickpeas; Sweetcorn; Tuna in oil; Peach halves; Coconut milk; Lentil soup',
  tomato: 'San Marzano; Roma; Brandywine; Black Krim; Ox Heart; Gardener’s Delight; Moneymaker; Green Zebra',
  'tomato variety':
    'Brandywine; San Marzano; Sungold; Black Krim; Gardener’s Delight; Green Zebra; Marmande; Roma',
  'toolbox talk, safety talk':
    'Working at height; Lifting with the legs; Dust and masks; Heat and drinking water; Lock out before repair; Reversing vehicles; Hearing protection; Slips and trips',
  'topping, pizza topping':
    'Mozzarella; Black olives; Mushrooms; Salami; Anchovies; Red onion; Artichokes; Fresh basil',
  tortoise: 'Shelly; Speedy; Archimedes; Matilda; Turbo; Lettuce; Hannibal; Cleopatra',
  toy: 'Wooden train set; Lego Duplo farm; Stacking cups; Balance bike; Dolls’ house; Marble run; Shape sorter; Play kitchen',
  tractor:
    'Massey Ferguson 135; John Deere 6120M; Fendt 724 Vario; New Holland T5; Kubota M7; Mahindra 575; Zetor Proxima; Case IH Puma',
  'traffic sign':
    'Give way; Stop; No entry; Roundabout ahead; Children crossing; No overtaking; Slippery road; End of speed limit',
  'trail camera, wildlife camera, camera trap':
    'Ridge path; Beaver dam; Old oak; Stream crossing; Salt lick; Forest edge; Badger sett; Deer pass',
  'travel card':
    'Day pass; Weekend pass; Weekly city pass; Monthly pass; Student pass; Museum and metro pass; Island hopper; Family pass',
  'travel strategy, travel guide':
    'Three days in Kyoto on foot; Lisbon with children; Budget week in Bali; Rail tour of Switzerland; Marrakesh for food lovers; Slow travel in Oaxaca; Winter in Lapland; Weekend in Chengdu',
  treasure:
    'Golden crown; Pirate chest; Pearl necklace; Emerald ring; Silver goblet; Ruby dagger; Bag of doubloons; Crystal skull',
  'treasure hunt clue, scavenger hunt clue, hunt clue':
    'Look under the old bench; Where the bread is baked; Ask the stone lion; Count the church windows; Behind the red door; Where the boats sleep; By the tallest tree; Follow the sound of water',
  tribute:
    'He taught us all to fish; Her door was always open; The best stories by the fire; She sang in the kitchen; Thank you for the long walks; Our captain and our friend; He never missed a birthday; A heart as wide as the sea',
  'trip cost': 'Minibus hire; Fuel; Hostel; Entry fees; Ferry; Groceries; Motorway tolls; Parking',
  'trip request':
    'Home to the airport; Station to Hotel Central; Hospital to Oak Road; Office to the harbour; Market to the old town; School to the sports hall; Airport to the beach; Cinema to home',
  trout:
    'Brown trout; Rainbow trout; Sea trout; Brook trout; Marble trout; Lake trout; Cutthroat trout; Golden trout',
  'tuber, dahlia, dahlia tuber':
    'Café au Lait; Bishop of Llandaff; Thomas Edison; Cornel; David Howard; Jowey Winnie; Karma Choc; Totally Tangerine',
  'tuk tuk, auto rickshaw':
    'Bajaj RE; Piaggio Ape; TVS King; Mahindra Treo; Blue Lightning; Lucky Lotus; Green Parrot; Mango Express',
  tune: 'Drowsy Maggie; Greensleeves; Danny Boy; The Kesh Jig; Scarborough Fair; La Bamba; Waltzing Matilda; Hava Nagila',
  'tyre, tire':
    'Michelin CrossClimate 2; Continental EcoContact 6; Pirelli P Zero; Goodyear Vector 4Seasons; Bridgestone Turanza T005; Nokian Hakkapeliitta 10; Hankook Ventus Prime; Dunlop Winter Sport 5',
  'ukulele tab':
    'House of the Rising Sun; Over the Rainbow; Blackbird; Greensleeves; Riptide; Malagueña; Wish You Were Here; Aloha Oe',
  umbrella:
    'Black folding; Red with white dots; Clear dome; Navy golf; Wooden handle; Tartan; Yellow child’s; Striped beach',
  'under 15 match':
    'Ashford v Millbrook; Home against Northfield; Away at Hillside; Cup tie with St John’s; Derby with Riverside; Friendly against Park Green; Semi-final at Eastwood; Final at the county ground',
  'us national park':
    'Yellowstone; Yosemite; Zion; Acadia; Grand Canyon; Everglades; Glacier; Great Smoky Mountains',
  'used car, second-hand car':
    'Toyota Corolla; Volkswagen Golf; Ford Fiesta; Renault Clio; Honda Civic; Skoda Octavia; Fiat Panda; Mazda MX-5',
  'used kitchen equipment':
    'Rational combi oven; Hobart dishwasher; Six-burner gas range; Stainless work table; Planetary mixer; Double-basket fryer; Upright freezer; Meat slicer',
  'used lens':
    'Canon EF 50mm f/1.8; Nikkor 35mm f/2 D; Helios 44-2; Sigma 30mm f/1.4; Tamron 90mm Macro; Zeiss Planar 50mm; Sony FE 85mm f/1.8; Takumar 55mm f/1.8',
  'user permission':
    'View records; Add records; Edit records; Delete records; Export data; Invite users; Approve requests; Change settings',
  'user review, user feedback':
    'Easy to use from day one; Great value for money; Support answered within an hour; Wish it had a dark mode; Arrived late but works well; Would buy it again; Too many clicks to pay; My parents love it',
  utang:
    'Rice, two kilos; Sardines and noodles; Cooking oil; Mobile load; Coffee sachets; Eggs, one dozen; Laundry soap; Soft drinks',
  'van drop, bakery van drop':
    'Corner shop, Mill Lane; Harbour Café; Primary school kitchen; Petrol station shop; Village stores; Station kiosk; Hotel Bellevue; Farm shop',
  'veg box, vegetable box':
    'Small veg box; Family box; Fruit box; Salad box; Roots and greens; Soup box; Juicing box; Large mixed box',
  'veg code': 'Bananas; Carrots; Leeks; Red peppers; Cucumber; Sweet potatoes; Cauliflower; Courgettes',
  'vehicle check, pre-trip check':
    'Brakes; Lights; Tyre pressure; Oil level; Mirrors; Wipers; Horn; Seat belts',
  'vehicle paper, vehicle document':
    'Insurance; Registration; Fitness certificate; Pollution certificate; Road tax; Route permit; Service book; Inspection report',
  'vending machine':
    'Central Station, platform two; Hospital lobby; Gym entrance; University library; Bus terminal; Town hall foyer; Swimming pool; Factory canteen',
  verb: 'To be; To have; To go; To come; To speak; To eat; To write; To know',
  'verb form': 'Je suis; Tu as; Nous allons; Ich habe; Ellos vienen; Vous faites; Wir sind; Elle prend',
  'vet bill':
    'Yearly vaccination; Teeth cleaning; X-ray of the left leg; Blood test; Spaying; Stitches after a bite; Ear infection; Flea and worm treatment',
  'vhs tape':
    'Carnival parade; Aunt Rosa’s wedding; Holiday in Brittany; First steps; Children’s carnival; Christmas with Grandma; Football cup final; School play',
  'video lesson':
    'Welcome and overview; First steps; The tools you need; The basics in ten minutes; Common mistakes; Practice together; Going further; Questions and answers',
  village: 'Hallstatt; Bibury; Giethoorn; Shirakawa-go; Monsanto; Reine; Oia; Ushguli',
  'vintage camera, old camera':
    'Leica M3; Rolleiflex 2.8F; Kodak Retina; Zenit-E; Olympus Trip 35; Polaroid SX-70; Voigtländer Bessa; Agfa Clack',
  'voice over demo':
    'Warm storyteller; Hard sell; Documentary; Audiobook; Cartoon fox; Phone menu; Museum guide; Radio spot',
  'voucher, gift voucher':
    'Ice cream for two; Free coffee; Cinema evening; Half-hour massage; Breakfast in bed; Dinner for two; Haircut; Day at the spa',
  walk: 'Loop around the lake; Along the river; Through the beech wood; Up to the chapel; Round the park; Down to the harbour; Over the old bridge; Past the windmill',
  'warhammer mini':
    'Space Marine Intercessor; Ork Boy; Necron Warrior; Tyranid Termagant; Kroot Carnivore; Plague Marine; Stormcast Liberator; Skaven Clanrat',
  'washable nappy, cloth nappy':
    'Bambino Mio Miosolo; TotsBots EasyFit; Close Pop-in; Bumgenius Freetime; Little Lamb Bamboo; Baba and Boo; Grovia Hybrid; Blümchen Slimfit',
  'washing machine':
    'Miele W1; Bosch Serie 6; LG TurboWash; Samsung EcoBubble; Siemens iQ500; Speed Queen TR7; Electrolux PerfectCare; Haier I-Pro',
  'water meter, electricity meter':
    'Basement; Kitchen; Garage; Workshop; Garden; Ground-floor flat; Attic flat; Laundry room',
  'water source':
    'Spring below the chapel; Village fountain; Stream at the footbridge; Tap at the cemetery; Well behind the hut; Trough on the pasture; Pump in the square; Waterfall pool',
  'water value, aquarium water value':
    'Nitrite; Nitrate; Ammonia; Phosphate; Acidity (pH); Carbonate hardness; Total hardness; Temperature',
  'web link, bookmark':
    'Wikipedia; OpenStreetMap; BBC Weather; Project Gutenberg; Khan Academy; Internet Archive; NASA picture of the day; Duolingo',
  'wedding dress, bridal gown':
    'Ivory lace A-line; Silk slip; Mermaid in satin; Princess tulle; Boho with sleeves; Tea length vintage; Off-shoulder crepe; Empire chiffon',
  'wedding function': 'Roka; Engagement; Mehendi; Haldi; Sangeet; Baraat; Pheras; Reception',
  weed: 'Dandelion; Bindweed; Creeping thistle; Chickweed; Ground elder; Couch grass; Japanese knotweed; Water hyacinth',
  'weekend workshop':
    'Leather belt; Willow basket; Tote bag; Spoon carving; Linocut print; Natural dyeing; Raku bowls; Bookbinding',
  weighbridge: 'Mariakani; Athi River; Gilgil; Webuye; Busitema; Vigwaza; Mikese; Heidelberg',
  'whale sighting':
    'Humpback whale; Minke whale; Orca; Blue whale; Sperm whale; Fin whale; Grey whale; Southern right whale',
  'whisky tasting':
    'Islay and smoke; Speyside classics; Japanese single malts; Sherry casks; Irish pot still; Taiwan’s Kavalan; Bourbon and rye; Lost distilleries',
  'wildlife sighting, animal sighting':
    'Red fox; Roe deer; Otter; Badger; Red squirrel; Grass snake; Hedgehog; Pine marten',
  'wood, timber': 'Oak; Beech; Ash; Birch; Maple; Cherry; Pine; Larch',
  wool: 'Drops Nepal; Léttlopi; Rowan Felted Tweed; Malabrigo Rios; Jamieson’s Spindrift; Cascade 220; Regia Sock; Aran Natural',
  'wool colour, yarn colour, wool color':
    'Moss; Oatmeal; Madder red; Indigo; Charcoal; Saffron; Natural white; Heather',
  'word list':
    'Animals; At the market; Weather; Colours; In the kitchen; Family; Parts of the body; On the road',
  'work process': 'Cutting; Welding; Sanding; Painting; Assembly; Quality check; Packing; Shipping',
  'working bee':
    'Clear the drains; Mulch the paths; Paint the fence; Weed the beds; Mend the gate; Turn the compost; Prune the orchard; Clean the shed',
  'workout of the day, wod, crossfit workout':
    'Cindy; Fran; Murph; Helen; Grace; Annie; Karen; Fight Gone Bad',
  worksheet:
    'Subtraction with borrowing; Times tables; Telling the time; Capital letters; Parts of a plant; Fractions of a whole; Reading a map; Spelling of the week',
  'wreck, shipwreck': 'Vasa; Titanic; Mary Rose; Thistlegorm; Batavia; Andrea Doria; Zenobia; Endurance',
  'wristwatch, wrist watch, vintage watch, mechanical watch':
    'Seiko SKX007; Omega Speedmaster; Tissot PRX; Casio F-91W; Rolex Datejust; Citizen Promaster; Hamilton Khaki Field; Junghans Max Bill',
  'writing submission, story submission':
    'The Salt Road; Nine Winters; A Map of Small Things; Paper Boats; The Beekeeper’s Son; Low Water; Letters to Nobody; Glass Orchard',
  yarn: 'Drops Alpaca; Malabrigo Rios; Rowan Felted Tweed; Lopi Léttlopi; Cascade 220; Sandnes Sunday; Regia Sock; Lang Merino 120',
  'yoruba alphabet, yoruba letter': 'A; B; D; E; Ẹ; F; G; Gb',
};
