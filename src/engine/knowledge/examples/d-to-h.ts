/** Names that things from d to h have. */
export const dToH: Readonly<Record<string, string>> = {
  'dachshund, greyhound, sausage dog': 'Frida; Bruno; Otto; Lola; Hugo; Nala; Biscuit; Rocky',
  'daily special, lunch special':
    'Tomato soup with basil; Fish pie; Mushroom risotto; Lentil curry; Lamb stew; Spinach quiche; Grilled mackerel; Apple crumble',
  'daily task':
    'Check the post; Water the plants; Tidy the desk; Answer messages; Empty the bins; Plan tomorrow; Walk for half an hour; Back up the photos',
  dal: 'Toor dal; Moong dal; Chana dal; Masoor dal; Urad dal; Rajma; Whole moong; Panchratna dal',
  damage:
    'Scratch on the left door; Cracked windscreen; Dent in the rear bumper; Broken wing mirror; Water stain on the ceiling; Torn seat cover; Chipped corner; Bent handle',
  debt: 'Pizza on Friday; Concert tickets; Petrol for the trip; Lunch at the market; Birthday present for Mum; Train to Lyon; Groceries; Taxi home',
  'deckhand job':
    'Prawn trawler, two weeks; Whitefish boat, day trips; Scallop dredger, winter; Crab boat, start in May; Relief hand, one trip; Cook and deckhand; Trainee deckhand; Engine room and deck',
  deduction:
    'Income tax; Health insurance; Pension contribution; Cash advance; Union dues; Vet bill; Feed on credit; Transport',
  'deer stand, hunting stand':
    'Oak ridge; Creek crossing; Old orchard; Beech hollow; North meadow; Power line; Cornfield corner; Pine knoll',
  defibrillator:
    'Village hall, main door; Fire station; Pharmacy wall; Railway platform; Sports club entrance; Town hall foyer; Petrol station; Cable car base',
  delay:
    'Tiles not delivered; Electrician off sick; Heavy rain; Waiting for the permit; Wrong worktop sent; Paint still wet; Van broke down; Supplier on holiday',
  demerit:
    'Late to class; Shirt not tucked in; Homework missing; Noise in the dormitory; Phone in lesson; Fighting; Left the grounds; Rude to a prefect',
  'design pattern': 'Observer; Factory method; Strategy; Decorator; Adapter; Singleton; Command; Iterator',
  'didactic plan':
    'Fractions with pizza; The water cycle; Reading a city map; Life in ancient Rome; Writing a letter; Magnets and forces; Rhythm and clapping; Plants in spring',
  dinosaur:
    'Tyrannosaurus; Triceratops; Stegosaurus; Velociraptor; Brachiosaurus; Ankylosaurus; Diplodocus; Iguanodon',
  diploma:
    'Reading champion; Swimming badge bronze; First aid certificate; Multiplication master; Young cook; Chess beginner; Best helper; Nature explorer',
  dishwasher:
    'Bosch Serie 4; Miele G 5000; Siemens iQ300; Beko DIN; Whirlpool 6th Sense; AEG 6000; LG QuadWash; Winterhalter UC',
  'dispute, quarrel':
    'Fence on the boundary; Music after midnight; Who pays for the broken window; Borrowed drill not returned; Parking in front of the gate; Tree hanging over the wall; Bins left on the path; Dog barking at night',
  district:
    'Old Town; Harbour; Northside; Riverside; University quarter; Station quarter; West End; Garden City',
  'dive site':
    'Blue Hole; Elphinstone Reef; SS Thistlegorm; Barracuda Point; Silfra; Sail Rock; Manta Point; Darwin’s Arch',
  'dog command': 'Sit; Stay; Come; Down; Heel; Leave it; Wait; Drop it',
  'dough recipe': 'Country sourdough; Baguette; Ciabatta; Rye loaf; Pizza dough; Brioche; Focaccia; Pita',
  dragon: 'Ember; Smokey; Fafnir; Azura; Thornwing; Cinder; Puff; Stormscale',
  dream:
    'Flying over the sea; The house with no doors; Late for the train; Talking dog; Grandmother at the well; Falling teeth; Lost in the market; Snow in summer',
  dress:
    'Blue summer dress; Black evening gown; Green wrap dress; Red polka dots; Linen shirt dress; Velvet cocktail dress; White lace dress; Floral maxi',
  'driver tour':
    'North tour; Old town tour; Hospital tour; Riverside tour; Village tour; Station tour; South tour; Evening tour',
  drivetrain:
    'Shimano 105; SRAM Rival AXS; Campagnolo Chorus; Shimano Deore; Shimano GRX; SRAM Eagle GX; Rohloff Speedhub; MicroShift Advent X',
  driveway:
    'Yellow house on the corner; Old bakery; House with the blue gate; Top of the hill; Twin garages; Red barn; Last house on the left; Opposite the church',
  'driving question, trial question':
    'Who goes first at a crossing?; What does a red triangle mean?; When must you use lights?; Where is parking forbidden?; What does a double line mean?; How do you pass a school bus?; When may you overtake?; What to do after an accident?',
  drum: 'Snare drum; Bass drum; Tenor drum; Djembe; Bodhrán; Conga; Taiko; Tabla',
  dua: 'Dua for travelling; Dua at the Kaaba; Dua at Arafat; Dua on drinking Zamzam; Dua for parents; Dua between Safa and Marwah; Dua before sleeping; Talbiyah',
  'egg incubator':
    'Brinsea Mini II; Brinsea Ovation 28; Borotto Lumia 8; Covatutto 24; Rcom 20; GQF Sportsman; HovaBator Genesis; River Systems ET 24',
  elective:
    'Robotics; Drama; Photography; Italian for beginners; Creative writing; Cooking around the world; Astronomy; Choir',
  'electric car':
    'Tesla Model 3; Renault Zoe; Nissan Leaf; Hyundai Ioniq 5; Volkswagen ID.3; Kia e-Niro; BYD Dolphin; Fiat 500e',
  'electricity bill':
    'January electricity; February electricity; March electricity; April electricity; May electricity; June electricity; Winter back payment; Yearly statement',
  'email account': 'Info; Sales; Support; Accounts; Office; Newsletter; Jobs; Bookings',
  'ending, story ending':
    'The dragon becomes a friend; Home before dark; Queen of the island; The secret stays secret; Lost in the forest; A feast for everyone; The treasure is shared; Back to the start',
  'engine oil, motor oil':
    'Castrol Edge 5W-30; Mobil 1 0W-40; Shell Helix Ultra; Total Quartz 9000; Motul 8100; Liqui Moly Top Tec; Valvoline MaxLife; Elf Evolution',
  essay:
    'The bridge in our village; Why I get up early; A letter to my grandmother; Two winters in Tromsø; What silence costs; My first shift; The last bus; Bread and patience',
  'essential oil':
    'Lavender; Tea tree; Peppermint; Eucalyptus; Sweet orange; Ylang ylang; Frankincense; Lemongrass',
  'eurorack module':
    'Make Noise Maths; Mutable Instruments Plaits; Mutable Instruments Clouds; Intellijel Quad VCA; Doepfer A-110; ALM Pamela’s New Workout; Befaco Rampage; Noise Engineering Basimilus',
  ewe: 'Blossom; Daisy; Bramble; Nettle; Dolly; Heather; Clover; Tansy',
  excavator:
    'Caterpillar 320; Komatsu PC210; Volvo EC220; Hitachi ZX130; JCB 8018; Kubota KX080; Takeuchi TB216; Liebherr R 922',
  'expense claim':
    'Train to Leeds; Lunch with client; Hotel in Vienna; Taxi from the airport; Parking at the fair; Printer cartridges; Conference ticket; Safety boots',
  'extension cord, extension lead':
    'Orange reel, 25 m; Black outdoor, 10 m; White six-way; Workshop reel; Stage left, 15 m; Kitchen, 3 m; Garden, green; Short grey',
  'eye drop':
    'Latanoprost; Timolol; Dexamethasone; Ofloxacin; Hylo-Comod; Ketorolac; Prednisolone; Artificial tears',
  fabric:
    'Blue gingham cotton; Natural linen; Liberty floral; Grey wool flannel; Indigo denim; Ankara wax print; Raw silk; Mustard corduroy',
  fade: 'Low fade; Mid fade; High fade; Skin fade; Taper fade; Drop fade; Burst fade; Temple fade',
  'fair trip':
    'Spring craft fair; Bazaar in the capital; Christmas market; Harvest festival; Wool fair; Women’s Day market; Harbour days; Embroidery week',
  feast: 'Christmas; Eid al-Fitr; Diwali; Easter; Passover; Assumption; Lunar New Year; Timkat',
  'feed bag':
    'Starter crumble; Grower pellets; Finisher pellets; Layer mash; Breeder mix; Mineral mix; Floating pellets; High-protein starter',
  fence:
    'Front garden; Back lane; North boundary; Between the two gardens; Along the stream; Orchard; Behind the garage; By the playground',
  'feral pig sighting':
    'Two sows at the creek; Boar by the back dam; Mob in the sorghum; Piglets near the fence; Fresh rooting at the gate; Lone boar on the ridge; Tracks at the trough; Mob crossing the road',
  'fermentation jar':
    'Sauerkraut; Kimchi; Dill pickles; Preserved lemons; Beet kvass; Chilli mash; Curtido; Garlic in honey',
  'field recording':
    'Dawn chorus in the beech wood; Frogs at the mill pond; Rain on a tin roof; Night market; Waves on shingle; Church bells at noon; Crickets in August; Wind in the reeds',
  'financial knowledge':
    'What is compound interest; How to build an emergency fund; Reading a bank statement; Shares and bonds; What inflation does; First steps with a budget; Fixed or variable rate; How insurance works',
  'financial news':
    'Central bank holds rates; Oil falls for a third day; Chip maker lifts its forecast; Euro gains on the dollar; Housing prices cool; Wheat rises after dry spring; Airline shares recover; Inflation slows in Europe',
  'fire extinguisher, fire extinguisher inspection':
    'Kitchen, CO2; Boiler room, powder; Main entrance, foam; Workshop, powder; Server room, CO2; First floor, water; Garage, powder; Canteen, wet chemical',
  firewood: 'Beech; Oak; Ash; Birch; Hornbeam; Spruce; Larch; Olive',
  'firewood lot':
    'Beech at the upper path; Oak by the spring; Storm-felled spruce; Birch along the ditch; Ash below the quarry; Hornbeam at the border; Larch, north slope; Mixed crowns, old clearing',
  'first aid course':
    'First aid for babies and children; Basic life support; First aid at work; CPR and defibrillator; Outdoor first aid; Refresher evening; First aid for drivers; Sports injuries',
  'first aid cupboard':
    'Staff room; Gym; Science lab; Canteen; Reception; Workshop; Library; Playground shed',
  'first aid kit':
    'Car; Kitchen cupboard; Boat cabin; Workshop; Hiking rucksack; Office reception; Sports hall; Caravan',
  'fish, catch': 'Mackerel; Sea bass; Rainbow trout; Carp; Tilapia; Herring; Salmon; Pike',
  'fish recipe, cook your catch recipe':
    'Baked sea bream; Mackerel on toast; Fish tacos; Trout with almonds; Cod chowder; Grilled sardines; Pike dumplings; Ceviche',
  'fish species': 'Snapper; Cod; Sea bass; Mackerel; Brown trout; Pike; Kingfish; Blue cod',
  'fish tank':
    'Reception tank; Waiting room tank; Goldfish tank; Neon tetra tank; Betta cube; Guppy nursery; Living room tank; Shrimp bowl',
  'fishing beat, river beat':
    'Bridge Pool; Upper Mill; Church Water; Willow Bend; The Weir; Otter Run; Long Glide; Junction Pool',
  'fixed cost':
    'Rent; Electricity; Internet; Car insurance; Nursery fee; Phone contract; Gym membership; Home insurance',
  'flag signal':
    'Man overboard; Pilot wanted; Keep clear; Diver below; On fire; Need medical help; Ready to sail; Storm coming',
  'flavour, flavor':
    'Pistachio; Stracciatella; Mango; Hazelnut; Lemon; Dark chocolate; Strawberry; Salted caramel',
  flour: 'Strong white; Wholemeal; Rye; Spelt; Type 00; Buckwheat; Plain white; Semolina',
  'fly stock': 'Canton-S; Oregon-R; White eye; Curly wing; Vestigial wing; Elav-GAL4; UAS-GFP; Balancer TM3',
  fodmap:
    'Lactose; Fructose; Sorbitol; Mannitol; Fructans in wheat; Fructans in onion; Fructans in garlic; Galactans in beans',
  'follow-up action, follow-up':
    'Add an alert for disk space; Write a runbook; Call the customer back; Test the backup; Update the checklist; Order a spare; Train the night shift; Review in one month',
  'food parcel':
    'Single person; Couple; Family of four; Large family; Vegetarian; Halal; Baby and toddler; No-cook parcel',
  'food safety certificate':
    'Food hygiene, level two; Food handler card; Allergen awareness; HACCP basics; Food safety supervisor; Kitchen manager certificate; Infection protection briefing; Cold chain handling',
  'food truck':
    'Taco Libre; Bifana Bus; The Rolling Dumpling; Falafel Corner; Crêpe Suzette; Burger Brothers; Smokey Joe’s; Pasta on Wheels',
  'football shirt, football jersey':
    'Brazil home 1970; Netherlands home 1988; Nigeria home 2018; Argentina home 1986; Celtic home 1967; Ajax home 1995; Germany home 1990; Cameroon home 1994',
  forage:
    'First-cut silage; Meadow hay; Second-cut silage; Lucerne hay; Maize silage; Red clover haylage; Spring grass; Barley straw',
  forklift:
    'Toyota Traigo 48; Linde E20; Jungheinrich EFG 216; Still RX 20; Hyster J2.5; Yale ERP 20; Crown FC 5200; Cat EP18',
  foul: 'Tripping; Holding; Handball; Pushing; Elbow; Blocking; Charging; Dangerous play',
  'found item, found thing, found stuff':
    'Black umbrella; Child’s red mitten; Bunch of keys; Silver earring; Samsung phone; Reading glasses; Blue rucksack; Brown leather wallet',
  'fountain pen':
    'Pelikan M400; Pilot Custom 74; Kaweco Sport; Lamy 2000; TWSBI Eco; Sailor Pro Gear; Parker 51; Platinum 3776',
  'freedom of information requests, freedom of information request':
    'Road repair contracts; School meal inspections; Mayor’s travel costs; Police body camera policy; Water test results; Building permits, river bank; Overtime in the fire service; Emails on the stadium plan',
  'friendship bracelet':
    'Chevron; Candy stripe; Diamond; Rainbow spiral; Fishtail; Zigzag; Hearts; Daisy chain',
  frog: 'Common frog; Green tree frog; Marsh frog; Agile frog; Bullfrog; Red-eyed tree frog; Moor frog; Spring peeper',
  fuel: 'Diesel; Petrol 95; Petrol 98; Premium diesel; Biodiesel; LPG; Natural gas; Ethanol E85',
  'funeral order':
    'White lily spray; Red rose heart; Coffin wreath with ribbon; Wildflower posy; Basket of chrysanthemums; Cross of white roses; Ivy cushion; Standing spray in pink',
  'funeral wreath, wreath':
    'White lilies and ivy; Red roses; Autumn leaves; Fir and pine cones; White chrysanthemums; Laurel with ribbon; Pink carnations; Wildflowers',
  'funny thing':
    'The moon follows our car; Grandpa is out of batteries; Can fish get thirsty?; I am not tired, only my eyes; Spaghetti needs a haircut; My foot has fallen asleep, shh; When I was old; The rain is leaking',
  furniture:
    'Oak dining table; Billy bookcase; Grey corner sofa; Double bed; Chest of drawers; Armchair; Writing desk; Shoe cabinet',
  garment:
    'Linen shirt; Wool coat; Pleated skirt; Denim jacket; Silk blouse; Corduroy trousers; Knitted vest; Cotton dress',
  'gas bottle, gas cylinder':
    'Propane 5 kg; Propane 11 kg; Butane 13 kg; Camping Gaz 907; Calor Patio 13 kg; Butane 6 kg; Propane 33 kg; Camping Gaz 904',
  gecko: 'Mango; Ziggy; Pixel; Saffron; Gizmo; Peanut; Olive; Spot',
  'geiger counter':
    'GQ GMC-320; Radex RD1503; Soeks Quantum; Gamma-Scout; Ludlum Model 3; Radiacode 102; Victoreen CD V-700; Terra-P',
  'gelato flavour, gelato flavor, ice cream flavour, ice cream flavor':
    'Pistachio; Stracciatella; Hazelnut; Lemon sorbet; Salted caramel; Dark chocolate; Fior di latte; Mango sorbet',
  generator:
    'Honda EU22i; Perkins 20 kVA; Cummins C38; Yamaha EF2000; Caterpillar DE33; FG Wilson P22; Kipor KDE12; Kohler 20 kVA',
  'german card':
    'Ace of acorns; King of leaves; Ober of hearts; Unter of bells; Ten of acorns; Seven of leaves; Nine of hearts; Eight of bells',
  'gig date, gig':
    'The Cellar, Leeds; Blue Note Bar; Harbour Festival; Old Fire Station; Student Union; Riverside Stage; Jazzkeller; Open Air at the Castle',
  'glasses, spectacles, sunglasses':
    'Ray-Ban Clubmaster; Persol 649; Lindberg Air Titanium; Oakley Holbrook; Silhouette Titan; Moscot Lemtosh; Mykita Lite; Oliver Peoples Gregory Peck',
  glider: 'ASK 21; Discus 2; LS4; Twin Astir; Schleicher K 8; Ventus 2; DG-1000; Duo Discus',
  glove:
    'Nitrile, medium; Latex, small; Leather work glove; Gardening glove; Welding glove; Cut-resistant glove; Winter glove; Rubber glove',
  'goat kid': 'Daisy; Pepper; Heidi; Peterli; Snowdrop; Clover; Bandit; Hazel',
  'good thing, nice thing':
    'Sun on the balcony; A call from an old friend; Fresh bread for breakfast; The bus was on time; A good laugh at work; Finished my book; A walk without rain; Slept right through',
  'goods wagon, railway wagon':
    'Tank wagon; Coal hopper; Flat wagon; Log carrier; Cattle wagon; Refrigerator van; Brake van; Car transporter',
  grant:
    'School garden; Winter heating; Youth theatre; Wheelchair ramp; Music lessons; Emergency rent; Community kitchen; Playground repair',
  'graphing calculator':
    'TI-84 Plus CE; Casio fx-CG50; TI-Nspire CX; HP Prime; NumWorks; TI-83 Plus; Casio fx-9750GIII; TI-89 Titanium',
  'groove, drum groove':
    'Bossa nova; Half-time shuffle; Motown backbeat; Samba; Reggae one drop; Second line; Afrobeat; Train beat',
  'group shot':
    'Bride’s family; Groom’s family; Bridesmaids; All the cousins; Grandparents with the couple; University friends; Everyone on the steps; Witnesses',
  'guided tour':
    'Old town by lantern; Castle and gardens; Behind the scenes; Street art walk; Cellars and tunnels; Kilns and quarry; Harbour by boat; Family tour',
  'guinea pig, piggy': 'Nibbles; Peanut; Coco; Truffle; Patch; Ginger; Popcorn; Bubbles',
  guitar:
    'Fender Stratocaster; Gibson Les Paul; Martin D-28; Taylor 214ce; Yamaha C40; Ibanez RG550; Gretsch 6120; Alhambra 4P',
  'guitar tab':
    'House of the Rising Sun; Wish You Were Here; Blackbird; Nothing Else Matters; Hotel California; Romanza; Wonderwall; Dust in the Wind',
  'hair colour, hair color':
    'Ash blonde; Copper red; Chestnut brown; Blue black; Honey balayage; Platinum; Dark chocolate; Rose gold',
  hall: 'Great Hall; Sports Hall; Parish Hall; Jubilee Hall; Riverside Hall; Memorial Hall; Assembly Hall; St Mary’s Hall',
  hamster: 'Nibbles; Peanut; Fluffy; Caramel; Zorro; Cookie; Whiskers; Rocket',
  'hand injury':
    'Cut thumb; Crushed fingertip; Burned palm; Sprained wrist; Broken little finger; Torn nail; Splinter in the palm; Bruised knuckles',
  'hand plane, block plane':
    'Stanley No. 4; Lie-Nielsen No. 102; Veritas Low Angle Jack; Record No. 5; Stanley No. 60 1/2; Norris A5; Kanna by Tsunesaburo; Bailey No. 7',
  'handmade instrument':
    'Rosewood ukulele; Bamboo flute; Walnut kantele; Hurdy-gurdy; Gourd kora; Spruce violin; Cedar cajón; Olive-wood lyre',
  'hard hat':
    'Petzl Vertex; JSP Evo3; Delta Plus Granite; MSA V-Gard; Uvex Pheos; Kask Zenith; Centurion Nexus; Schuberth Protector',
  hashtag:
    'ShopLocal; SmallBusiness; MondayMood; HandmadeWithLove; BehindTheScenes; WeekendVibes; NewArrivals; ThankYou',
  'hay baler':
    'John Deere 359; Claas Rollant; Krone Comprima; New Holland BR7060; Welger AP 630; Vicon RV 5216; McHale F5500; Kuhn VB 3160',
  headstone:
    'Grey granite, upright; White marble cross; Black granite, polished; Sandstone with rose; Slate, rounded top; Limestone book; Red granite heart; Boulder with plaque',
  'health note':
    'Slight limp on the left; Ate less than usual; Cough at night; Vaccination given; Itchy ears; Lost a little weight; New medicine started; Well again',
  'health question':
    'Do you have a fever?; Do you take medicine?; Any allergies?; Recent surgery?; Are you pregnant?; High blood pressure?; Travel in the last month?; Do you feel well today?',
  'hearing aid':
    'Phonak Audéo; Oticon Real; ReSound Nexia; Signia Pure; Widex Moment; Starkey Genesis; Unitron Moxi; Bernafon Alpha',
  'heat pump':
    'Daikin Altherma; Mitsubishi Ecodan; Vaillant aroTHERM; NIBE F2040; Viessmann Vitocal; Panasonic Aquarea; Samsung EHS Mono; Bosch Compress',
  hedge:
    'Privet at the front; Hawthorn by the lane; Beech along the drive; Yew by the gate; Laurel behind the shed; Box around the roses; Hornbeam on the boundary; Lavender by the path',
  hedgehog: 'Spike; Bramble; Hazel; Conker; Mecki; Thistle; Pip; Nettle',
  'hedgehog sighting':
    'Under the hedge on Mill Lane; Playground, by the slide; Back garden, Oak Road; Churchyard path; Allotment compost heap; Verge near the bridge; School car park; Feeding bowl at number nine',
  herb: 'Peppermint; Lemon balm; Sage; Thyme; Chamomile; Lavender; Rosemary; Oregano',
  'herbarium loan':
    'Carex sheets to Kew; Orchids to Leiden; Alpine ferns to Geneva; Grasses to Nairobi; Mosses to Helsinki; Salix types to Vienna; Cacti to Mexico City; Proteas to Pretoria',
  'historic map':
    'Plan of the old harbour; County survey of 1794; Map of the Baltic coast; City walls of Kraków; Estate map with woods; Rivers of Bengal; Chart of the Azores; Railways of Saxony',
  'hive, beehive':
    'Plum tree hive; South wall; Blue hive; Orchard gate; Swarm of May; Old Buckfast; Heather hive; By the elder',
  'hole in the road':
    'In front of the school; By the church gate; Corner of Mill Lane; At the bus stop; Below the bridge; Outside the bakery; Road to the cemetery; By the water tower',
  'holiday cabin':
    'Pine Cabin; Lakeside; Birch Hut; Fox Den; Eagle’s Nest; Waterfall; Bear Cabin; Meadow View',
  'holiday flat, holiday apartment':
    'Sea View; Dune Cottage; Casa Azul; Old Town Loft; Lighthouse; Harbour Nest; Olive Garden; Under the Roof',
  'home game':
    'Rovers at home; Derby with Riverside; Northfield in the league; St John’s in the cup; Season opener; Harbour United; Last game before Christmas; Play-off with Hillside',
  'honey, honey jar':
    'Acacia honey; Lime blossom honey; Heather honey; Chestnut honey; Rapeseed honey; Forest honey; Manuka honey; Wildflower honey',
  'honeymoon piece, honeymoon gift':
    'Dinner by the sea; Snorkel trip; Breakfast in bed; Massage for two; Boat to the island; Night in a treehouse; Cooking class; Sunset cocktails',
  hoodie:
    'Grey zip-up; Black pullover; Navy with club logo; Red university hoodie; Olive fleece; Purple oversized; White organic cotton; Yellow rain hoodie',
  hoody:
    'Navy, small; Navy, medium; Navy, large; Black, medium; Black, extra large; Forest green, medium; Burgundy, small; Grey, large',
  'hot cross bun':
    'Classic fruit; Chocolate and orange; Apple and cinnamon; Sourdough; Vegan; Cranberry; Gluten free; Salted caramel',
  'hot meal':
    'Lentil rice; Vegetable stew; Chicken curry; Egg and potato; Bean soup; Pasta with tomato; Fish with rice; Chickpea masala',
  'hotel tip':
    'Hotel Central; The Old Post; Pension Rosa; Grand Hotel Europa; Casa do Rio; Seaview Inn; Gasthof Linde; The Lamb',
  houseplant:
    'Monstera; Rubber plant; Peace lily; Snake plant; Spider plant; Boston fern; String of pearls; Fiddle-leaf fig',
  'how-to':
    'Reset the router; Change the toner; Book annual leave; Set up voicemail; Connect to the projector; Order office supplies; Report a fault; Lock up in the evening',
  'html element': 'Heading; Paragraph; Button; Image; Link; Table; Form; List item',
  'hut, mountain hut':
    'Rifugio Lagazuoi; Refuge du Goûter; Monte Rosa Hut; Höllentalangerhütte; Triglavski dom; Mueller Hut; Corrour Bothy; Gjendebu',
  hydrant:
    'Church square; Fire station yard; Lower village, bridge; School, south gate; Sawmill; Cable car base; Hotel Post; Cemetery wall',
  'hymn, hymn number':
    'Amazing Grace; Abide with Me; How Great Thou Art; Be Thou My Vision; Now Thank We All Our God; Holy, Holy, Holy; The Lord’s My Shepherd; Silent Night',
};
