/** Names that things from a to c have. */
export const aToC: Readonly<Record<string, string>> = {
  '3d model':
    'Articulated dragon; Phone stand; Gear box; Low-poly fox; Vase with spiral; Chess knight; Lamp shade; Cable clip',
  '3d print':
    'Benchy boat; Phone stand; Cable clip; Plant pot; Dragon with joints; Hook for the door; Dice tower; Replacement knob',
  '3d printer, prusa':
    'Prusa MK4; Prusa Mini; Bambu Lab P1S; Creality Ender 3; Ultimaker S5; Anycubic Kobra; Elegoo Mars; Prusa XL',
  '99 name, names of allah':
    'Ar-Rahman; Ar-Rahim; Al-Malik; Al-Quddus; As-Salam; Al-Aziz; Al-Khaliq; Al-Wadud',
  accident:
    'Slipped on the wet floor; Fell off the ladder; Cut finger in the kitchen; Bumped head on the shelf; Tripped over a cable; Burned hand on the oven; Spilled hot tea; Fell down the steps',
  'action item, action point':
    'Send out the minutes; Ask for three quotes; Book the hall; Write to the council; Update the website; Order new keys; Thank the sponsors; Check the insurance',
  'adr plate, hazard plate':
    'Petrol; Diesel; Propane; Chlorine; Ammonia; Acetone; Liquid nitrogen; Sulphuric acid',
  advantage:
    'Easy to set up; Two-year guarantee; Free delivery; No hidden costs; Saves time every day; Made to last; Friendly support; Kind to the environment',
  'age group': 'Under 9; Under 11; Under 13; Under 15; Under 17; Juniors; Adults; Veterans',
  'aircraft silhouette':
    'Spitfire; Boeing 747; Concorde; Junkers Ju 52; Harrier; Catalina; Lancaster; Cessna 172',
  alarm:
    'Temperature too low; Power cut; Door left open; Water leak; Battery low; No signal; Pump stopped; Temperature too high',
  'album cover':
    'Abbey Road; Kind of Blue; The Dark Side of the Moon; Unknown Pleasures; Buena Vista Social Club; Aladdin Sane; Rumours; Tapestry',
  allergen: 'Gluten; Milk; Eggs; Peanuts; Nuts; Soya; Sesame; Mustard',
  alpaca: 'Pedro; Coco; Inca; Paco; Luna; Caramel; Diego; Snowflake',
  'alterations ticket, alteration':
    'Shorten trousers; Take in the waist; Replace coat zip; Hem wedding dress; Let out jacket; Patch elbow; Shorten sleeves; New lining for coat',
  'anglepoise lamp':
    'Original 1227, black; Original 1227, cream; Terry 1209; Model 75; Model 90, red; Apex 90; Giant 1227; Type 75 Mini',
  'animal pen, pig pen, sheep pen, lambing pen':
    'Barn, left side; Barn, right side; Orchard pen; Quarantine pen; Lambing shed; By the hay store; Weaners; Old stable',
  'animal shelter':
    'Second Chance; Four Paws Haven; Happy Tails; Refugio Esperanza; Arche Noah; Safe Paws; Whisker House; La Colline',
  antibiotic:
    'Amoxicillin; Penicillin; Doxycycline; Oxytetracycline; Ceftiofur; Tylosin; Enrofloxacin; Clarithromycin',
  'antique clock':
    'Longcase clock; Carriage clock; Cuckoo clock; Mantel clock; Station clock; Bracket clock; Skeleton clock; Ship’s chronometer',
  'antique clock repair':
    'French mantel clock; Black Forest cuckoo; Vienna regulator; English longcase; Carriage clock; American shelf clock; Comtoise; Bracket clock',
  apple:
    'Bramley; Cox’s Orange Pippin; Boskoop; Gala; Granny Smith; Egremont Russet; Gravenstein; Kingston Black',
  appliance:
    'Fridge; Washing machine; Dishwasher; Electric kettle; Microwave; Vacuum cleaner; Gas stove; Chest freezer',
  apron:
    'Bib apron; Waist apron; Leather apron; Rubber apron; Cross-back apron; Denim apron; Children’s apron; Chainmail apron',
  'aquarium fish, tropical fish, pet fish':
    'Neon tetra; Guppy; Angelfish; Betta; Corydoras; Zebra danio; Platy; Clown loach',
  'art gallery':
    'Tate Modern; Uffizi; Musée d’Orsay; Hamburger Kunsthalle; Zeitz MOCAA; Kiran Nadar Museum; MASP; Louisiana',
  'aso ebi':
    'Coral lace; Gold gele; Emerald ankara; Wine velvet; Champagne sequin; Royal blue aso oke; Peach brocade; Silver fila',
  atta: 'Aashirvaad; Pillsbury Chakki Fresh; Annapurna; Nature Fresh; Fortune Chakki Fresh; Patanjali; Rajdhani; Shakti Bhog',
  'autumn flavour, autumn flavor':
    'Pumpkin spice; Fig and walnut; Roast chestnut; Plum and cinnamon; Pear and ginger; Maple pecan; Quince; Baked apple',
  'avocado tree':
    'Hass by the gate; Fuerte; Bacon, top row; Reed; Pinkerton; Zutano; Lamb Hass; Gwen by the well',
  'baby food':
    'Carrot purée; Mashed banana; Avocado; Oat porridge; Sweet potato; Stewed pear; Red lentils; Plain yoghurt',
  'baby name': 'Maya; Leo; Amina; Noah; Sofia; Kenji; Freya; Mateo',
  bagel: 'Sesame; Poppy seed; Everything; Plain; Cinnamon raisin; Onion; Pumpernickel; Salt',
  'bakkie, pickup truck':
    'Toyota Hilux; Isuzu D-Max; Ford Ranger; Nissan NP200; VW Amarok; Mahindra Pik Up; GWM P-Series; Mitsubishi Triton',
  'ballet costume':
    'White swan tutu; Black swan tutu; Sugar Plum Fairy; Snowflake; Mouse King; Clara’s nightdress; Blue Bird; Flower waltz dress',
  'bank holiday':
    'New Year’s Day; Good Friday; Easter Monday; May Day; Spring bank holiday; August bank holiday; Christmas Day; Boxing Day',
  'basketball play':
    'Pick and roll; Give and go; Backdoor cut; Box set; Horns; Baseline inbound; Flex; Triangle',
  'bathroom duty':
    'Scrub the toilet; Clean the mirror; Mop the floor; Descale the taps; Wash the towels; Empty the bin; Clear the drain; Refill soap and paper',
  beach:
    'Long Strand; Shell Bay; Praia da Rocha; North Cove; Lighthouse Beach; Playa Blanca; Pebble Point; Dune Beach',
  'beach glass, sea glass':
    'Cobalt blue; Cornflower; Bottle green; Amber; Seafoam; Aqua; Lavender; Milk white',
  'beach hut':
    'Seagull; Driftwood; Sandpiper; Blue Horizon; Lobster Pot; Sea Breeze; Buoys and Gulls; Salty Dog',
  'beer mat': 'Guinness; Pilsner Urquell; Augustiner; Chimay; Asahi; Quilmes; Tusker; Fuller’s',
  'beer tap, beer on tap':
    'Hazy pale ale; Pilsner; Oatmeal stout; West Coast IPA; Red ale; Wheat beer; Kettle sour; Brown porter',
  'beer yeast':
    'Safale US-05; Saflager W-34/70; Wyeast 1056; White Labs WLP300; Lallemand Nottingham; Kveik Voss; Safbrew T-58; Belle Saison',
  bell: 'Treble; Tenor; Gabriel; Gloriosa; Emmanuel; Pummerin; Big Ben; Great Paul',
  berry: 'Gooseberry; Raspberry; Blackcurrant; Strawberry; Blueberry; Redcurrant; Blackberry; Elderberry',
  bet: 'It snows before Christmas; Our team wins the cup; Tom is late again; The lift breaks down in May; Anna finishes the marathon; No rain at the picnic; The cat finds the cake; Lea passes first time',
  'bible place': 'Bethlehem; Jericho; Nazareth; Capernaum; Jerusalem; Damascus; Ephesus; Bethany',
  'bible verse, memory verse':
    'The Lord is my shepherd; In the beginning was the Word; Love is patient, love is kind; Be still, and know that I am God; Blessed are the peacemakers; Jesus wept; Let there be light; I can do all things through Christ',
  bird: 'Robin; Blackbird; House sparrow; Barn swallow; Kingfisher; Grey heron; Great tit; Hoopoe',
  'bird sighting':
    'Kingfisher; White stork; Red kite; Hoopoe; Barn owl; Peregrine falcon; Waxwing; Bee-eater',
  'birthday cake':
    'Victoria sponge; Chocolate drip cake; Black Forest gateau; Carrot cake; Dulce de leche cake; Rainbow cake; Strawberry cream cake; Unicorn cake',
  blanket:
    'Granny square; Grey fleece; Tartan wool; Patchwork quilt; Baby muslin; Picnic rug; Alpaca throw; Navajo stripes',
  'blind box': 'Labubu; Molly; Skullpanda; Dimoo; Hirono; Sonny Angel; Crybaby; Pucky',
  blouse:
    'White linen blouse; Embroidered huipil; Silk wrap blouse; Romanian ie; Floral cotton blouse; Black lace blouse; Ruffle blouse; Denim blouse',
  boiler:
    'Vaillant ecoTEC plus; Worcester Greenstar; Viessmann Vitodens; Buderus Logamax; Baxi Platinum; Ideal Logic; Junkers Cerapur; Ferroli Bluehelix',
  bone: 'Scaphoid; Lunate; Femur; Tibia; Clavicle; Sternum; Patella; Humerus',
  bonsai: 'Chinese elm; Japanese maple; Juniper; Ficus; Scots pine; Satsuki azalea; Trident maple; Olive',
  borehole:
    'Upper field; School yard; Mission station; By the river; Village centre; Cattle trough; North boundary; Clinic',
  'bottle cap': 'Coca-Cola; Heineken; Guinness; Fritz-Kola; Corona; Tusker; Orangina; Inca Kola',
  'bouncy castle':
    'Pirate ship; Princess palace; Jungle slide; Dinosaur park; Fire engine; Rainbow castle; Under the sea; Football arena',
  bouquet:
    'Spring meadow; Red roses; Sunflowers and eucalyptus; White lilies; Peonies in pink; Tulip bunch; Autumn dahlias; Bridal white',
  bowing:
    'Romeo and Juliet, violin I; New World Symphony, viola; Enigma Variations, cello; Finlandia, violin II; Messiah, double bass; Swan Lake, cello; Unfinished Symphony, viola; Peer Gynt, violin I',
  bread: 'Sourdough; Baguette; Rye bread; Ciabatta; Broa de milho; Challah; Focaccia; Pumpernickel',
  'breaker, circuit breaker':
    'Kitchen sockets; Oven; Bathroom; Living room lights; Washing machine; Garage; Bedroom sockets; Water heater',
  bridge:
    'Mill Bridge; Old Stone Bridge; Railway Bridge; Station Bridge; Ford Bridge; Chapel Bridge; Iron Footbridge; Weir Bridge',
  'broken stuff, broken thing':
    'Door handle loose; Lamp flickers; Tap drips; Window does not close; Dead socket; Broken chair leg; Heater stays cold; Lock sticks',
  broom:
    'Kitchen broom; Yard broom; Hearth brush; Long-handled broom; Whisk broom; Children’s broom; Wedding broom; Stable broom',
  buoy: 'Harbour entrance; North channel; Fairway; East Cardinal; Reef edge; Wave rider; Race mark; Mussel farm',
  'bus shelter':
    'Church Road; Market Square; School Lane; Hospital; Station Street; Mill Bridge; Park Avenue; Harbour View',
  bush: 'Gooseberry by the gate; Blackcurrant, back row; Redcurrant; Blueberry in the pot; Rose by the porch; Lilac; Elder by the shed; Hydrangea',
  'busking pitch':
    'Market Square; Station forecourt; Cathedral steps; Fountain in the park; Old Bridge; Shopping arcade; Harbour front; Town Hall corner',
  buttonhole:
    'White rose; Blue thistle; Red carnation; Lily of the valley; Gypsophila sprig; Sunflower; Peach ranunculus; Heather and ivy',
  'café, cafe, coffee shop':
    'Café Central; The Copper Kettle; Corner Cup; Café Lisboa; Blue Door Café; Kaffeehaus am Markt; Two Sparrows; Green Bean',
  calf: 'Daisy; Clover; Bluebell; Rosie; Buttercup; Heidi; Star; Duke',
  camel: 'Zahra; Sultan; Layla; Shams; Najma; Barq; Habibi; Reem',
  camera:
    'Leica M3; Nikon F3; Canon AE-1; Rolleiflex 2.8F; Olympus OM-1; Pentax K1000; Hasselblad 500C; Zenit E',
  'camera kit':
    'Sony FX3 kit; Canon C70 kit; Blackmagic Pocket 6K kit; Bolex 16mm kit; Panasonic GH6 kit; ARRI Alexa Mini kit; Fujifilm X-T4 kit; GoPro kit',
  'camp, summer camp, scout camp, camp weekend':
    'Summer camp at the lake; Autumn camp in the woods; Winter hut; Canoe camp; Mountain week; Music camp; Whitsun camp; Night under the stars',
  'camp gear':
    'Two-burner stove; Gas lantern; Sleeping mat; Dutch oven; Water canister; Tarp; Mess tins; Folding saw',
  'camper van, campervan':
    'VW California; Ford Nugget; Fiat Ducato; Mercedes Marco Polo; Citroën Jumper; Renault Trafic; VW T3 Westfalia; Peugeot Boxer',
  'camping stove, camp stove':
    'Trangia 27; MSR WhisperLite; Jetboil Flash; Primus Omnifuel; Campingaz Twister; Coleman Classic; Soto WindMaster; Svea 123',
  campsite:
    'Pine Bay; Lakeside Meadow; Camping Les Dunes; Fjord View; Camping La Playa; Riverbend; Old Orchard; Mountain Gate',
  campus:
    'City Campus; Riverside Campus; North Campus; Hospital Campus; Park Campus; Harbour Campus; Old Mill Campus; West Campus',
  'candle, scented candle':
    'Beeswax pillar; Vanilla jar; Lavender; Sandalwood; Fig and cedar; Wild rose; Cinnamon and orange; Sea salt',
  'canned reply, quick answer':
    'Thanks, we are looking into it; How to reset your password; Where is my parcel; Opening hours; Returns and refunds; How to change a booking; Please send us a photo; Closing, glad we could help',
  'capital city': 'Nairobi; Accra; Lisbon; Oslo; Ottawa; Lima; Hanoi; Canberra',
  caption:
    'Fresh colours for spring; Monday needs a little shine; New week, new look; Made with love and patience; Tell us your favourite; Behind the scenes today; Last places for Saturday; Thank you for a lovely week',
  'carpet, rug':
    'Tabriz medallion; Anatolian kilim; Beni Ourain; Kashan floral; Bukhara red; Gabbeh; Shaggy cream; Persian garden',
  'cash box': 'Bar; Summer fair; Kitchen; Front desk; Bake sale; Raffle; Cloakroom; Club house',
  'casserole dish':
    'Blue Le Creuset; Glass Pyrex with lid; White oval; Red enamel; Brown stoneware; Big cast iron; Flowery Corningware; Terracotta with lid',
  cassette:
    'Road trip mix; Grandfather sings; Radio charts of 1987; Songs for Anna; Choir at Christmas; Bedtime stories; Live at the village hall; Bob Marley: Legend',
  'cattle feed':
    'Cottonseed cake; Maize silage; Wheat bran; Dairy pellets; Groundnut cake; Mineral mix; Lucerne hay; Rice straw',
  'cell line': 'HeLa; HEK293; CHO-K1; MCF-7; Jurkat; A549; Vero; U2OS',
  cello:
    'Stentor Student II; Yamaha VC5S; Gewa Allegro; Eastman VC80; Hidersine Vivente; Stentor Conservatoire; Cecilio CCO-100; Primavera 100',
  'cement bag':
    'Dangote 42.5R; Lafarge Elephant; BUA Cement; UltraTech OPC 53; Holcim Excel; Cemex Extra; Bamburi Nguvu; Ambuja Plus',
  'ceramic, ceramics':
    'Moon jar; Tea bowl; Salt-glazed jug; Ash-glazed vase; Celadon plate; Espresso cup; Serving bowl; Tall mug',
  'chanterelle spot':
    'Old beech by the brook; Behind the hunting hut; Mossy slope; Birch clearing; North of the quarry; Fallen spruce; Along the deer path; Below the rocks',
  chapel: 'Bethel; Zion; Ebenezer; Salem; Providence; Mount Pleasant; Hope; Trinity',
  cheese: 'Comté; Gouda; Manchego; Pecorino; Stilton; Feta; Gruyère; Halloumi',
  chimney:
    'Living room stove; Kitchen range; Boiler flue; Bakery oven; Library fireplace; Sauna stove; Workshop stove; Guest house',
  'chocolate cake':
    'Sachertorte; Black Forest gateau; Devil’s food cake; Flourless chocolate cake; Kladdkaka; Chocolate fudge cake; Torta caprese; Marble cake',
  chord: 'C major; G major; D minor; A minor; E major; F major seven; B flat major; G seven',
  'choreography video':
    'Basic step and right turn; Cross-body lead; Copa and comb; Shine for beginners; Double spin; Enchufla; Dip at the end; Wedding dance, first half',
  'christmas tree':
    'Nordmann fir; Norway spruce; Blue spruce; Fraser fir; Balsam fir; Noble fir; Scots pine; Douglas fir',
  'class duty, classroom duty':
    'Clean the board; Water the plants; Hand out the books; Fetch the milk; Raise the flag; Feed the fish; Sweep the floor; Close the windows',
  'class hamster': 'Nibbles; Professor Fluff; Peanut; Einstein; Cookie; Sir Squeak; Pixel; Muffin',
  'cleaning duty':
    'Mop the hallway; Clean the oven; Wipe the shelves; Scrub the shower; Empty the bins; Vacuum the common room; Wash the windows; Defrost the freezer',
  'cleaning round':
    'Ground floor, morning; First floor, offices; Toilets, midday; Stairwell and lifts; Canteen after lunch; Meeting rooms; Lobby and entrance; Top floor, evening',
  'climbing harness':
    'Petzl Corax; Black Diamond Momentum; Petzl Adjama; Mammut Ophir; Edelrid Jay; DMM Viper; Beal Aero; Wild Country Mosquito',
  'climbing shoe':
    'La Sportiva Katana; Scarpa Instinct VS; Five Ten Anasazi; Tenaya Oasi; Evolv Shaman; Red Chili Voltage; Unparallel Flagship; Boreal Joker',
  clothes:
    'Wool coat; Denim jacket; White shirt; Linen trousers; Silk scarf; Grey cardigan; Summer dress; Black suit',
  'clothing type': 'Winter jacket; Rain coat; Jumper; Trousers; Boots; Gloves; Woolly hat; Thermal underwear',
  clue: 'Muddy footprint by the door; Torn train ticket; Stopped clock; Button from a blue coat; Half-burnt letter; Key without a lock; Smell of lavender; Missing page in the diary',
  'cnc router':
    'Shapeoko 4; X-Carve; Avid Pro 4848; Onefinity Woodworker; Stepcraft D840; ShopBot Desktop; Genmitsu 3018; Laguna IQ',
  'coffee bean':
    'Ethiopia Yirgacheffe; Colombia Huila; Kenya Nyeri; Brazil Santos; Guatemala Antigua; Sumatra Mandheling; Costa Rica Tarrazú; House espresso blend',
  'coffee machine, espresso machine':
    'La Marzocco Linea Mini; Gaggia Classic; Rancilio Silvia; Jura E8; De’Longhi Magnifica; Sage Barista Express; Nespresso Essenza; Moccamaster KBG',
  'collection point, pick-up point, pickup point':
    'Primary school gate; Red Lion car park; Village hall; Farm shop; Library entrance; Railway station; Community garden; Church porch',
  'collection tin':
    'Bakery counter; Post office; Corner pharmacy; Rose and Crown; Hairdresser; Petrol station; Fish and chip shop; Library desk',
  'collective case':
    'Damp in the north block; Broken lift; Heating cuts out; Mould in bathrooms; Leaking roof; Wrong service charges; Draughty windows; Noise from the fan',
  'colony cat': 'Ginger Tom; Smokey; Tiger; Bianca; One Ear; Patches; Grandma; Shadow',
  'color, colour': 'Teal; Coral; Navy blue; Mustard; Sage green; Burgundy; Ivory; Lavender',
  'color code, colour code': 'Coral; Teal; Mustard; Mint; Navy; Salmon pink; Slate grey; Lavender',
  'colourant, glaze colourant':
    'Cobalt oxide; Copper carbonate; Red iron oxide; Chrome oxide; Manganese dioxide; Rutile; Nickel oxide; Yellow ochre',
  'colourwork chart':
    'Nordic star; Fair Isle peerie; Icelandic yoke; Snowflake; Reindeer; Tulip border; Latvian mitten; Selbu rose',
  'combi oven':
    'Rational iCombi Pro; Rational iCombi Classic; Unox Cheftop; Convotherm 4; Electrolux SkyLine; Lainox Naboo; Alto-Shaam Prodigi; Hobart Combi',
  'communal goat': 'Heidi; Billy; Clementine; Gertrude; Bramble; Pan; Daisy; Basil',
  'compost heap, compost bin':
    'Behind the shed; By the chicken run; Leaf mould corner; School garden; Hot heap; Orchard end; Kitchen scraps; Next to the greenhouse',
  'confocal, confocal microscope':
    'Zeiss LSM 980; Zeiss LSM 880; Leica Stellaris 8; Leica SP8; Nikon AX; Nikon A1R; Olympus FV3000; Andor Dragonfly',
  'consent form':
    'School trip; Photo permission; Tattoo; Piercing; Data protection; Swimming lessons; Vaccination; Medication',
  consumable:
    'Nitrile gloves; Masking tape; Printer paper; Cable ties; Cleaning wipes; Batteries; Labels; Bin liners',
  'contact lens':
    'Acuvue Oasys; Dailies Total 1; Biofinity; Air Optix; Proclear; PureVision 2; MyDay; SofLens 59',
  'conversation starter':
    'My first job; A teacher I remember; The house I grew up in; My favourite smell; A journey I never forgot; What made me laugh; The best meal ever; A song from my youth',
  'coop, chicken coop':
    'Orchard coop; Old coop; Barn coop; Top field coop; Chick house; Blue coop; Garden coop; Rooster pen',
  'cosplay wig':
    'Sailor Moon, blonde buns; Hatsune Miku, turquoise; Naruto, spiky yellow; Geralt, silver; Jinx, blue braids; Asuka, long red; Zelda, golden; Cloud, ash blond',
  costume:
    'Harlequin; Red Riding Hood; Pirate captain; Snow Queen; Medieval knight; Peacock dancer; Flamenco dress; Court jester',
  'cottage, holiday cottage':
    'Birch Cottage; Seaview; Old Forge; Rose Cottage; Lakeside Cabin; The Boathouse; Shepherd’s Rest; Mill House',
  'country, national flag': 'Japan; Brazil; Kenya; Norway; India; Canada; Portugal; New Zealand',
  'county of ireland': 'Cork; Galway; Kerry; Donegal; Mayo; Antrim; Wexford; Sligo',
  'craft fair':
    'Spring fair at the town hall; Harvest fair; Advent market at the castle; Midsummer fair; Makers’ weekend; Riverside fair; Christmas fair at school; Old Mill open day',
  craving:
    'Cigarette after lunch; Chocolate at midnight; Crisps in front of the TV; Cigarette with the morning coffee; Beer after work; Sweets in the afternoon; Waiting for the bus; After an argument',
  'criterion, judging criterion':
    'Originality; Usefulness; Design; Technical skill; Presentation; Teamwork; Feasibility; Impact',
  'crochet animal':
    'Elephant with scarf; Bunny in a dress; Sleepy fox; Octopus; Little bear; Giraffe; Penguin; Hedgehog',
  'crochet pattern':
    'Raglan jumper; Cable hat; Baby cardigan; Lace shawl; Fair Isle mittens; Bed socks; Granny square blanket; Ribbed scarf',
  croissant:
    'Butter croissant; Almond croissant; Chocolate croissant; Ham and cheese croissant; Pistachio croissant; Wholemeal croissant; Raspberry croissant; Vanilla cream croissant',
  'crop achievement':
    'First harvest; Hundred pumpkins; Golden wheat; Pest-free season; Tomato master; Rainbow orchard; Early bird sower; Giant turnip',
  'crossword clue':
    'River through Paris; Opposite of old; Baker’s raw material; King of the jungle; Frozen water; Capital of Peru; Night bird; Bee’s home',
  'cuckoo clock':
    'Chalet with woodcutter; Hunter’s carved stag; Railway house; Beer drinker; Dancing couples; Water mill; Owl and vine leaves; Goat herd',
  cue: 'House lights to half; Curtain up; Thunder; Doorbell; Spot on the balcony; Blackout; Music fades; Snow falls',
  curtain:
    'Linen, living room; Velvet, bedroom; Café curtain, kitchen; Blackout, nursery; Lace, hallway; Striped cotton, study; Sheer voile, bay window; Shower curtain, white',
  'customer intention':
    'Ask for the price; Book an appointment; Complain about delivery; Cancel the order; Ask for opening hours; Request a return; Compare two models; Talk to a person',
  'cut flower': 'White rose; Eucalyptus; Peony; Ranunculus; Lisianthus; Baby’s breath; Tulip; Protea',
  'cut of meat, meat cut, christmas meat':
    'Rib of beef; Leg of lamb; Pork loin; Whole goose; Beef fillet; Smoked ham; Turkey breast; Rack of venison',
};
