/** Names that things from i to o have. */
export const iToO: Readonly<Record<string, string>> = {
  'ice cream cart, ice cream van':
    'Beach promenade; Zoo entrance; Castle gardens; Market square; Lido; Station forecourt; Football ground; Lake shore',
  'ice cream topping':
    'Chocolate sauce; Chopped hazelnuts; Whipped cream; Rainbow sprinkles; Caramel sauce; Fresh strawberries; Crushed biscuit; Coconut flakes',
  'iftar box':
    'Chicken biryani; Harira and dates; Lamb mandi; Vegetable samosas; Falafel plate; Nasi lemak; Lentil soup and bread; Fish kabsa',
  'incubation project':
    'Solar cold boxes; Seaweed packaging; Clinic chat; Repair map; Drone seeding; Rice-husk bricks; Smart beehive; Second-life batteries',
  'indoor place':
    'Science museum; Swimming pool; City library; Climbing hall; Aquarium; Puppet theatre; Trampoline park; Tram museum',
  'infusion pump':
    'Alaris GP; Infusomat Space; Sigma Spectrum; Agilia VP; Perfusor Space; Plum 360; Terumo TE-LM800; Volumed VP7000',
  injection: 'Insulin; Vitamin B12; Heparin; Methotrexate; Gonal-f; Ovitrelle; Enoxaparin; Adalimumab',
  injury:
    'Sprained ankle; Pulled hamstring; Bruised knee; Broken finger; Tennis elbow; Concussion; Torn ligament; Shin splints',
  'ink, fountain pen ink':
    'Pilot Iroshizuku Kon-peki; Diamine Oxblood; Pelikan 4001 Royal Blue; J. Herbin Perle Noire; Sailor Yama-dori; Waterman Serenity Blue; Rohrer & Klingner Salix; Noodler’s Apache Sunset',
  'insulin pen':
    'NovoPen 6; NovoPen Echo Plus; HumaPen Savvio; Lantus SoloStar; Toujeo SoloStar; Tresiba FlexTouch; Humalog KwikPen; Fiasp FlexTouch',
  'insurance certificate':
    'Public liability; Employers’ liability; Professional indemnity; Contract works; Motor fleet; Plant and tools; Workers’ compensation; Goods in transit',
  'interactive game':
    'Find the hidden bear; Match the feelings; Feed the dragon; Balloon breathing; Colour the rainbow; Shadow puzzle; Who is missing; Memory pairs',
  'internal note':
    'Customer prefers a call back; Waiting for the supplier; Same fault as last month; Refund agreed with the manager; Speaks Portuguese; Check the warranty first; Sent to second line; Be patient, long story',
  island: 'Skye; Gotland; Zanzibar; Crete; Madeira; Bali; Inishmore; Chiloé',
  jam: 'Strawberry; Apricot; Plum and cinnamon; Blackcurrant; Bitter orange; Raspberry; Fig; Rhubarb and vanilla',
  'jeep, safari jeep':
    'Toyota Land Cruiser; Land Rover Defender; Jeep Wrangler; Suzuki Jimny; Mahindra Thar; Nissan Patrol; Willys MB; Lada Niva',
  'jewel, gemstone, cut stone': 'Ruby; Sapphire; Emerald; Amethyst; Garnet; Topaz; Tourmaline; Moonstone',
  jewellery:
    'Kundan choker; Pearl earrings; Gold bangles; Emerald set; Silver anklets; Temple necklace; Coral beads; Maang tikka',
  'jigsaw puzzle, jigsaw':
    'Neuschwanstein in autumn; The Kiss by Klimt; World map; Great Wave off Kanagawa; Cottage garden; Old Venice; Steam train at the viaduct; Van Gogh’s Starry Night',
  'job site':
    'Maple Court; Riverside School; Hillcrest garden; Station forecourt; Oak Road terrace; St Anne’s churchyard; Harbour offices; Meadow Lane',
  joke: 'The parrot at the bank; Two snails on a wall; My gym membership; Why the chicken stayed home; A horse walks into a bar; Grandpa and the robot vacuum; The dentist’s dog; Online dating at fifty',
  junction:
    'Ring Road; Market corner; Mission Road; Airport Road; Station roundabout; Church Street; Old toll gate; University gate',
  juz: 'Alif Lam Meem; Sayaqool; Tilkal Rusul; Lan Tana Loo; Wal Mohsanat; La Yuhibbullah; Wa Iza Samiu; Wa Lau Annana',
  keg: 'Pilsner; Pale ale; Stout; Wheat beer; IPA; Dry cider; Amber ale; Porter',
  'key ring, keyring':
    'Front door; Shed and garage; Office; Church hall; Van; Holiday cottage; Cellar and bikes; Neighbour’s flat',
  'khutbah, sermon':
    'Patience in hard times; Gratitude; Caring for parents; Honesty in trade; The neighbour’s rights; Mercy; Forgiveness; Hope',
  'kids clothes, hand me down clothes':
    'Striped sleepsuit; Denim dungarees; Rain jacket; Knitted cardigan; Flowery dress; Snowsuit; Dinosaur pyjamas; Corduroy trousers',
  'kids drawing':
    'Our house with a rainbow; Mum as a queen; The cat on the moon; A dragon with wellies; Grandpa’s tractor; Under the sea; My family; The big red bus',
  'kids tv show':
    'Sesame Street; Bluey; Pingu; Peppa Pig; Die Sendung mit der Maus; Shaun the Sheep; Paw Patrol; Krtek',
  kiln: 'Rohde Ecotop 60; Nabertherm Top 100; Skutt KM-1027; L&L Easy-Fire; Paragon Dragon; Kittec CB 70; Cromartie Hobbytech 40; Olympic 1823',
  'kiln firing':
    'Bisque firing; Stoneware glaze firing; Raku firing; Wood firing; Salt firing; Lustre firing; Pit firing; Earthenware glaze firing',
  kilt: 'Black Watch; Royal Stewart; Gordon; Cameron of Erracht; Hunting MacLeod; Campbell of Argyll; Douglas; Isle of Skye',
  'kindergarten, nursery school':
    'Sunflower; Little Foxes; Forest Kindergarten; St. Mary’s; Rainbow House; Ladybird; Villa Kunterbunt; River Street Nursery',
  'kitchen chore':
    'Wash the dishes; Dry and put away; Wipe the worktops; Sweep the floor; Empty the dishwasher; Take out the compost; Clean the stove; Wash the tea towels',
  'kitchen duty':
    'Empty the dishwasher; Wipe the counters; Take out the compost; Clean the coffee machine; Restock the milk; Clear out the fridge; Fold the tea towels; Sweep the floor',
  kite: 'Delta; Rokkaku; Box kite; Parafoil; Dragon train; Diamond; Cody; Wau bulan',
  kitten: 'Mochi; Pepper; Simba; Poppy; Biscuit; Nala; Pickle; Felix',
  knife: 'Chef’s knife; Santoku; Nakiri; Paring knife; Bowie; Skinner; Puukko; Bread knife',
  'knife set, kitchen knife':
    'Chef’s knife; Bread knife; Paring knife; Boning knife; Filleting knife; Cleaver; Santoku; Carving knife',
  'knitting machine':
    'Brother KH-881; Brother KH-930; Silver Reed SK280; Silver Reed LK150; Passap Duomatic 80; Singer Memo-matic; Toyota KS901; Addi Express',
  'knitting needle':
    'Bamboo 4 mm straight; Circular 5 mm, 80 cm; Sock set 2.5 mm; Birch 6 mm; Steel 3 mm straight; Circular 3.5 mm, 40 cm; Cable needle; Jumbo 10 mm',
  'knitting pattern':
    'Cabled cardigan; Baby bonnet; Fair Isle hat; Lace shawl; Ribbed socks; Raglan jumper; Fingerless mitts; Aran scarf',
  knot: 'Bowline; Clove hitch; Reef knot; Figure eight; Sheet bend; Double fisherman’s; Prusik; Sheepshank',
  'kolam, rangoli': 'Lotus; Peacock; Eight-petal star; Lamp; Conch; Parrots; Pulli dots; Temple chariot',
  'lab, laboratory':
    'Optics lab; Cell culture lab; Laser lab; Organic chemistry lab; Electronics lab; Genetics lab; Materials lab; Clean room',
  lamp: 'Anglepoise 1227; Artemide Tolomeo; Louis Poulsen PH 5; Flos Arco; Ikea Tertial; Anglepoise Apex 90; Noguchi Akari; Kaiser Idell',
  landmark:
    'Eiffel Tower; Big Ben; Brandenburg Gate; Taj Mahal; Sydney Opera House; Hagia Sophia; Christ the Redeemer; Golden Gate Bridge',
  language: 'Spanish; Swahili; Japanese; Portuguese; Arabic; Hindi; Polish; French',
  'lantern, camping lantern':
    'Feuerhand 276; Petromax HK500; Coleman Northstar; Dietz 76; BioLite AlpenGlow; Goal Zero Lighthouse; Black Diamond Moji; UCO Original',
  'laser cutter':
    'Glowforge Pro; XTool P2; Trotec Speedy 300; Epilog Fusion; OMTech Polar; Full Spectrum Muse; Thunder Nova 35; FLUX Beambox',
  lawn: 'Corner house, Elm Street; Church green; Blue house by the school; Bakery back garden; Old post office; Pond side, Mill Lane; Bungalow with the roses; Doctor’s front garden',
  'league match':
    'Rovers v United; City v Athletic; Harbour v Old Town; Rangers v Wanderers; Eagles v Lions; North End v Albion; Sporting v Victoria; Dynamo v Union',
  'leak report, water leak':
    'Burst pipe by the school; Meter box under water; Wet patch on Mill Lane; Dripping hydrant; Standpipe will not close; Cracked main at the bridge; Puddle by the church wall; Valve hissing near the pump',
  leather:
    'Vegetable-tanned cowhide; Goatskin; Suede; Bridle leather; Nappa lamb; Horween Chromexcel; Deerskin; Shell cordovan',
  'leather pattern':
    'Derby shoe; Tote bag; Card holder; Belt with keeper; Chelsea boot; Messenger bag; Watch strap; Key fob',
  'leather workshop, craft workshop':
    'Belt; Card holder; Tote bag; Sandals; Key ring; Notebook cover; Saddle stitch basics; Camera strap',
  lens: 'Canon EF 50mm f/1.8; Sigma 35mm Art; Nikkor 85mm f/1.8; Sony FE 24-70mm GM; Zeiss Planar 50mm; Helios 44-2; Tamron 28-75mm; Fujinon 23mm f/2',
  'lesson plan':
    'Fractions with pizza; The water cycle; Writing a letter; Rivers of Africa; Simple circuits; Poems about spring; The Romans; Healthy breakfast',
  levy: 'Import duty; Value added tax; Health insurance levy; ECOWAS levy; Road fund levy; Education levy; Tourism levy; Processing fee',
  'lifejacket, life jacket':
    'Crewsaver Crewfit; Spinlock Deckvest; Helly Hansen Sport; Mullion Compact; Baltic Legend; Secumar Ultra; Plastimo Pilot; Kru Sport',
  lighthouse:
    'Fastnet; Eddystone; Tower of Hercules; Peggy’s Cove; Cape Agulhas; Roter Sand; Split Point; Cordouan',
  'lighting cue, light cue':
    'House to half; Blackout; Moonlight; Sunrise; Spot centre stage; Candle glow; Lightning; Curtain call',
  'line-up':
    'Trio; Acoustic duo; Five-piece; Full band with brass; String quartet; Solo piano; DJ and saxophone; Quartet with singer',
  'little free library':
    'Corner of Oak Street; Beside the bakery; Community garden gate; Old phone box; Playground entrance; Church porch; By the tram stop; Beach path',
  'live room, live stream, livestream':
    'Late night piano; Cooking with Mei; Street food tour; Speedrun evening; Yoga at sunrise; Sketch with me; Football talk; Karaoke room',
  llama: 'Dolly; Pedro; Inca; Caramel; Paco; Fernando; Lola; Cusco',
  'loaf, sourdough loaf':
    'Country sourdough; Dark rye; Seeded spelt; Walnut loaf; Olive ciabatta; Wholemeal tin; Brioche; Potato bread',
  'loan product':
    'Car loan; Home mortgage; Student loan; Personal loan; Small business loan; Green renovation loan; Farm loan; Bridging loan',
  'loco, locomotive':
    'Flying Scotsman; Mallard; Big Boy; Crocodile; Evening Star; Rocket; Duchess of Hamilton; Black Five',
  'locomotive number':
    'Flying Scotsman 4472; Mallard 4468; Evening Star 92220; Tornado 60163; Deltic 55009; Oliver Cromwell 70013; Duchess of Hamilton 46229; Hardwicke 790',
  logo: 'Sunrise Bakery; North Star Cycles; Café Luna; Green Leaf Gardens; Blue Whale Diving; Atelier Mori; Red Fox Brewing; Harbour Yoga',
  loot: 'Potion of healing; Bag of holding; Cloak of elvenkind; Silver dagger; Scroll of fireball; Ring of protection; Dwarven axe; Pouch of rubies',
  'lost report':
    'Black umbrella on the tram; Blue child’s jacket; Phone in a red case; Bunch of keys with a bear; Brown wallet; Grey wool hat; Violin case; Silver bracelet',
  'lost sock':
    'Blue stripes; Grey wool; Pizza pattern; White with red heel; Black with cats; Green football sock; Pink fluffy; Mustard ribbed',
  lullaby:
    'Brahms’ Lullaby; Hush, Little Baby; Dodo ti baba; All the Pretty Little Horses; Schlaf, Kindlein, schlaf; Fais dodo; Toora Loora Looral; Thula Baba',
  'marathon water station':
    'Town Hall; River bridge; Stadium gate; Harbour road; Park corner; University; Old brewery; Last hill',
  'marine aquarium':
    'Reef display; Quarantine tank; Seahorse tank; Frag tank; Clownfish cube; Soft coral tank; Lagoon; Nano reef',
  'match day fine':
    'Late for warm-up; Forgot the club tie; Yellow card; Dropped the kit bag; Phone in the changing room; Wrong socks; Missed an open try; Left boots at home',
  'math formula, maths formula':
    'Pythagorean theorem; Quadratic formula; Area of a circle; Euler’s identity; Law of cosines; Binomial theorem; Compound interest; Volume of a sphere',
  meat: 'Beef mince; Lamb chops; Chicken thighs; Pork belly; Goat shoulder; Turkey breast; Oxtail; Veal cutlets',
  'med, medication':
    'Paracetamol; Ibuprofen; Metformin; Amoxicillin; Omeprazole; Ondansetron; Amlodipine; Levothyroxine',
  'medicine change':
    'Levetiracetam raised; Lamotrigine started; Valproate lowered; Evening dose moved to nine; Clobazam stopped; Switched to syrup; Vitamin D added; Morning dose halved',
  'medicine, drug':
    'Paracetamol 500 mg; Ibuprofen 400 mg; Metformin 850 mg; Ramipril 5 mg; Omeprazole 20 mg; Vitamin D drops; Zinc ointment; Eye drops',
  'meet record': 'Long jump; High jump; Shot put; Javelin; Hurdles; Relay; Discus; Triple jump',
  memory:
    'First day at school; Summer at the lake; Grandma’s kitchen; The night of the big storm; Our first car; Dancing at the wedding; Snow up to the window; The dog on the beach',
  merit:
    'Helped tidy the library; Excellent essay; Kind to a new pupil; Won the maths quiz; Full attendance; Great teamwork; Homework all on time; Led the assembly',
  'messier object':
    'Andromeda Galaxy; Orion Nebula; Pleiades; Crab Nebula; Ring Nebula; Whirlpool Galaxy; Beehive Cluster; Hercules Cluster',
  microscope:
    'Zeiss Axio Observer; Leica SP8; Nikon Eclipse Ti2; Olympus BX53; Zeiss LSM 900; Leica DM6; Keyence BZ-X800; Evident IXplore',
  'mileage claim':
    'Client meeting in Lyon; Away game in Leeds; Training day in Utrecht; Depot and back; Home visit, Oak Road; Trade fair in Milan; Airport pick-up; Parts from the wholesaler',
  milonga:
    'La Viruta; Salón Canning; Sunday milonga; Milonga del Puerto; Café Tango; Noche de Ronda; La Catedral; Tango by the river',
  'mini-program':
    'Café orders; Gym booking; Parcel lookup; Flower shop; Parking finder; Loyalty stamps; Clinic queue; Bike rental',
  'mini-program template':
    'Restaurant ordering; Online shop; Beauty salon; Fitness club; Hotel rooms; Photo gallery; Course sign-up; Community news',
  minibus:
    'Toyota HiAce; Ford Transit; Mercedes Sprinter; VW Crafter; Renault Trafic; Toyota Coaster; Fiat Ducato; Hyundai H350',
  mistake:
    'Read the question too fast; Mixed up two similar words; Skipped a step; Forgot the unit; Wrong sign; Guessed instead of checking; Misspelt a name; Wrong order',
  'mock exam, online exam, past paper':
    'Mathematics; English language; Biology; Chemistry; History; Contract law; Economics; Physics',
  'model railway layout, railway layout':
    'Alpine branch line; Harbour quay; Midland junction; Narrow gauge quarry; City tram loop; Goods yard; Desert crossing; Country station',
  monster:
    'Grumblefang; Slimo; Moss Troll; Shadow Wolf; Fluffzilla; Swamp Hag; Crystal Golem; Two-Headed Ogre',
  moped:
    'Piaggio Ciao; Honda Super Cub; Peugeot 103; Puch Maxi; Simson S51; Tomos A35; Zündapp ZD 40; Vespa Si',
  mosque:
    'Blue Mosque; Süleymaniye Mosque; Sheikh Zayed Grand Mosque; Hassan II Mosque; Al-Aqsa Mosque; Great Mosque of Djenné; Jama Masjid; Istiqlal Mosque',
  moth: 'Elephant hawk-moth; Garden tiger; Large yellow underwing; Cinnabar; Peppered moth; Silver Y; Emperor moth; Burnished brass',
  'moth trap':
    'Orchard edge; Back garden; Heath; Wood clearing; By the pond; Allotment; Churchyard; Dune path',
  motion:
    'Bicycle shed in the courtyard; Longer opening hours; New washing machines; Solar panels on the roof; Ban smoking at the entrance; Raise the annual fee; Plant trees along the drive; Hold meetings online as well',
  'motorbike taxi, boda boda':
    'Bajaj Boxer; TVS HLX 125; Honda Ace 125; Yamaha Crux; Hero Hunter; Suzuki GN 125; TVS Star; Haojue Express',
  mountain: 'Ben Nevis; Mont Blanc; Kilimanjaro; Mount Fuji; Triglav; Zugspitze; Mount Kinabalu; Aconcagua',
  'mouse trap, rat trap, bait station':
    'Behind the oven; Cellar stairs; Loading dock; Under the sink; Store room, left corner; Bin shed; Back door; Attic hatch',
  'moving box':
    'Kettle and mugs; Pots and pans; Winter clothes; Books, living room; Bathroom things; Tools and lamps; Children’s toys; Bedding',
  mug: 'Speckled stoneware; Blue drip glaze; Raku black; White porcelain; Celadon green; Terracotta with slip; Hand-painted hare; Salt-glazed tankard',
  munro:
    'Ben Nevis; Ben Lomond; Schiehallion; Buachaille Etive Mòr; Cairn Gorm; Ben Macdui; Liathach; Sgùrr Alasdair',
  mural:
    'The red whale; Woman with birds; Sleeping giant; Wall of hands; Blue staircase; The fishermen; Jungle on Hill Street; Girl with a kite',
  'mushroom place, mushroom spot':
    'Birch edge behind the mill; Old spruce ditch; Three oaks; Mossy bank by the stream; Behind the hunters’ hut; Sandy pine slope; Bend of the forest road; Beech hollow',
  nappy:
    'Newborn nappies; Mini nappies; Midi nappies; Maxi nappies; Junior nappies; Swim nappies; Cloth nappies; Pull-up pants',
  narrowboat: 'Marigold; Kingfisher; Lady Jane; Slow Motion; Moorhen; Willow; Dragonfly; Second Wind',
  'national park':
    'Serengeti; Yellowstone; Plitvice Lakes; Kruger; Torres del Paine; Snowdonia; Fuji-Hakone-Izu; Jotunheimen',
  'near miss':
    'Pallet slid off the forklift; Wet floor without a sign; Guard left open on the mixer; Hammer fell from the scaffold; Reversing truck, no spotter; Loose cable on the stairs; Wrong drum opened; Valve not closed after shift',
  'new goods':
    'Ankara fabric; Lace from Austria; Leather sandals; Gele headties; School bags; Baby clothes; Kitchen pots; Wristwatches',
  'new tyre':
    'Michelin CrossClimate 2; Continental PremiumContact 7; Pirelli P Zero; Nokian Hakkapeliitta; Bridgestone Turanza; Goodyear Vector; Hankook Ventus; Dunlop Winter Sport',
  'newborn puppy': 'Bean; Maple; Ziggy; Olive; Mocha; Pepper; Teddy; Willow',
  'news comment':
    'Finally some good news; Who is going to pay for this?; I remember when it opened; The headline is misleading; Well written, thank you; This should have come sooner; My street is affected too; Not everyone agrees with that',
  newsletter:
    'Spring news; Summer issue; Harvest letter; Christmas greetings; New Year letter; Behind the scenes; What’s on this month; Members’ news',
  'next step':
    'Send the offer; Call back on Thursday; Arrange a meeting; Ask for the floor plan; Send samples; Check the contract; Book the train; Write a short summary',
  'night bus':
    'N1 Main Square to Hospital; N2 Station to University; N3 Opera to Airport; N4 Old Town to Lakeside; N5 Market to Hillview; N6 Harbour to Stadium; N7 Centre to Riverside; N8 Station to Castle Park',
  noise:
    'Barking dog; Drilling upstairs; Loud music; Slamming doors; Party on the balcony; Moving furniture; Washing machine at night; Engine running in the yard',
  noun: 'House; River; Bread; Window; Friend; Journey; Mountain; Letter',
  'novel chapter':
    'The arrival; A letter from Trieste; Low tide; What the neighbour saw; The second key; Snow in April; The long way home; After the fire',
  'nursery rhyme':
    'Humpty Dumpty; Twinkle, Twinkle, Little Star; Frère Jacques; Hickory Dickory Dock; Baa, Baa, Black Sheep; Itsy Bitsy Spider; Hänschen klein; Row, Row, Row Your Boat',
  objection:
    'Too expensive this year; Blocks the fire exit; Not enough notice; Noise for the ground floor; Unfair to new members; We tried this before; Needs the owner’s consent; No one to look after it',
  'office plant':
    'Monstera by the printer; Yucca at reception; Peace lily; Rubber plant; Snake plant; Spider plant on the shelf; Ficus in the meeting room; Kitchen basil',
  'oil paint, paint tube, tube of paint':
    'Titanium white; Ultramarine; Burnt sienna; Cadmium yellow; Alizarin crimson; Yellow ochre; Viridian; Ivory black',
  'old coin, silver coin, rare coin, collector coin':
    'Morgan Dollar; Maria Theresa Thaler; Gold Sovereign; Krugerrand; Mexican Libertad; Athenian Owl; Silver Maple Leaf; Roman Denarius',
  'old flag':
    'Soviet Union; Yugoslavia; Ottoman Empire; East Germany; Kingdom of Hawaii; Zaire; Kingdom of Italy; Prussia',
  'old map, antique map':
    'Blaeu’s Scotland; Ortelius’ World; Speed’s Cornwall; Mercator’s Iceland; Merian’s Frankfurt; Cassini’s France; Homann’s Bavaria; Saxton’s Kent',
  'old photo, old photograph, family photo':
    'Grandparents’ wedding; First day of school; Summer at the lake; Grandad with his motorbike; Christmas at the old house; Class on the steps; The first car; Harvest in the village',
  'olive tree':
    'Old one by the well; Three sisters; Gate tree; Split trunk; Grandfather’s tree; Upper terrace; By the stone wall; Lightning tree',
  'online activity':
    'Drawing contest; Reading marathon; Maths quiz; Virtual museum visit; Science quiz; Story writing; Chess tournament; Song of the week',
  orchid: 'Phalaenopsis; Cattleya; Dendrobium; Vanda; Paphiopedilum; Oncidium; Cymbidium; Miltonia',
  'oud tape':
    'Maqam Rast; Maqam Bayati; Maqam Hijaz; Maqam Saba; Maqam Nahawand; Maqam Kurd; Maqam Sikah; Maqam Ajam',
  'outboard engine, outboard':
    'Yamaha Enduro 40; Suzuki DF15; Mercury 9.9; Honda BF50; Tohatsu 30; Yamaha F25; Evinrude E-TEC 60; Mariner 15',
  outfit:
    'Emerald silk saree; Navy suit and white shirt; Red lehenga; Linen dress and straw hat; Black tuxedo; Gold lace and gele; Denim and white tee; Kimono with obi',
  outing:
    'Botanical garden; Boat trip on the lake; Open-air museum; Picnic by the river; Zoo; Christmas market; Walk in the beech wood; Ice cream in the old town',
  oven: 'Big deck oven; Small deck oven; Wood-fired oven; Rotary rack oven; Convection oven; Stone oven; Old gas oven; Steam oven',
  'overtime request':
    'Stocktake on Saturday; Late delivery; Cover for illness; Match day policing; Month-end closing; Emergency repair; Festival weekend; Night operation',
};
