/** Names that things from p to s have. */
export const pToS: Readonly<Record<string, string>> = {
  'packed lunch':
    'Cheese roll and apple; Ham sandwich and crisps; Hummus wrap; Egg salad bagel; Chicken pasta box; Falafel pitta; Tuna and sweetcorn roll; Rice salad',
  paddock:
    'Top paddock; River paddock; Orchard paddock; Long paddock; Oak paddock; Winter paddock; Barn paddock; Willow paddock',
  paint:
    'Dulux Brilliant White; Farrow & Ball Hague Blue; Chalk white matt; Little Greene Sage Green; Terracotta emulsion; Anthracite metal paint; Cream gloss; Grey primer',
  'pan, lost pan':
    'Cast iron skillet; Big soup pot; Non-stick frying pan; Wok; Milk pan; Paella pan; Copper saucepan; Grill pan',
  parachute:
    'Sabre2 170; Pilot 168; Spectre 150; Safire 3; Navigator 240; Silhouette 190; Storm 150; Triathlon 175',
  'parking fine, traffic fine, speeding fine':
    'Station Road, no ticket; Loading zone at the market; Bus lane on Main Street; Motorway, too fast; Red light at the bridge; Double yellow line; School street, too fast; Blocked a driveway',
  'parrot, rescue parrot': 'Kiwi; Mango; Rio; Coco; Pepe; Jasper; Lola; Captain',
  'party theme':
    'Under the sea; Wild West; Roaring Twenties; Pirates; Jungle safari; Outer space; Masked ball; Tropical night',
  pen: 'Pelikan M400; Pilot Custom 74; Kaweco Sport; Lamy 2000; TWSBI Eco; Sailor Pro Gear; Parker 51; Platinum 3776',
  penguin:
    'Emperor penguin; King penguin; Gentoo; Adélie; Rockhopper; Macaroni; Humboldt; Little blue penguin',
  'personal record, personal best':
    'Deadlift; Back squat; Bench press; Five kilometre run; Pull-ups; Two kilometre row; Half marathon; Clean and jerk',
  'pest trap line':
    'Ridge track; Creek line; Bush edge; Quarry loop; Beach access; Reservoir road; Kauri walk; School boundary',
  pharmacy:
    'Lion Pharmacy; Station Pharmacy; Rose Pharmacy; Market Square Pharmacy; St. Anne’s Pharmacy; Harbour Pharmacy; Eagle Pharmacy; Riverside Pharmacy',
  'phone, mobile phone, smartphone':
    'OnePlus Nord; Samsung Galaxy A54; Google Pixel 7; Xiaomi Redmi Note 12; Nokia G22; Motorola Moto G; Huawei P30; Fairphone 4',
  'phone plan, mobile plan':
    'Giffgaff Goodybag; Vodafone Red; T-Mobile Essentials; Free 5G; Jio Prepaid; Lebara Unlimited; Mint Mobile; Aldi Talk Kombi-Paket',
  'photo gallery':
    'Wedding at the lake; Summer fair; Christening in May; Mountain weekend; School play; Harvest supper; Opening night; Beach day',
  'photo slide, old slide':
    'Beach at Rimini; Grandma in the garden; First day of school; Skiing in Tyrol; New car, Sunday drive; Christmas at Aunt Rosa’s; Harbour at dusk; Picnic by the lake',
  'phrasal verb': 'Give up; Look after; Turn down; Get along; Put off; Run into; Break down; Carry on',
  'physical reward':
    'Plush panda; Enamel keyring; Tote bag; Phone stand; Collector’s figure; Ceramic mug; Desk lamp; Poster, signed',
  'physio exercise':
    'Shoulder circles; Heel slides; Wall push-ups; Sit to stand; Ankle pumps; Bridge on the mat; Towel squeeze; Step-ups',
  piano:
    'Yamaha U1; Steinway Model O; Kawai K-300; Bechstein Concert 8; Blüthner Model 4; Bösendorfer 170; Petrof P 118; Schimmel C 116',
  pickle:
    'Gherkins in dill; Beetroot; Red onion; Mango pickle; Kimchi; Piccalilli; Lime pickle; Pickled ginger',
  'picture square, picture card': 'Eat; Drink; Toilet; Tired; Hurt; Outside; Music; Go home',
  pierogi:
    'Ruskie, potato and curd cheese; Cabbage and mushroom; Minced meat; Spinach and feta; Blueberry; Sweet curd cheese; Lentil; Strawberry',
  pigment:
    'Ultramarine; Burnt sienna; Yellow ochre; Cadmium red; Viridian; Raw umber; Cobalt blue; Quinacridone rose',
  'plane, aircraft, airplane, aeroplane':
    'Cessna 172; Airbus A320; Boeing 747; Supermarine Spitfire; Piper Cub; ATR 72; Antonov An-2; Embraer 190',
  'plant specimen, herbarium specimen':
    'Marsh marigold; Common foxglove; Bird’s-foot trefoil; Ox-eye daisy; Lady’s bedstraw; Yarrow; Wood anemone; Hart’s-tongue fern',
  playground:
    'Castle Park; River Meadow; Chestnut Square; School Lane; Adventure Wood; Harbour Playground; Sunny Hill; Old Orchard',
  polaroid:
    'Grandpa on the porch; Picnic in June; The yellow car; First snow; Two friends on the pier; Birthday cake; Cat in the laundry; Last day of summer',
  pond: 'Mill pond; Lily pond; Upper pond; Duck pond; Willow pond; Quarry pond; Long pond; Village pond',
  portrait:
    'The old fisherman; Girl with a red scarf; Mother and daughter; The baker at dawn; Bride by the window; Two brothers; Dancer at rest; Man with a pipe',
  'post-mortem, postmortem':
    'Checkout down for an hour; Expired certificate; Slow database after update; Lost emails on Monday; Login loop on phones; Full disk on the backup server; Wrong prices shown; Failed night import',
  'postage stamp, old stamp':
    'Penny Black; Basel Dove; Inverted Jenny; Blue Mauritius; Bull’s Eye; Black One Kreuzer; Red Mercury; Hawaiian Missionary',
  'pot of paint, miniature paint':
    'Mournfang Brown; Rhinox Hide; Abaddon Black; Mephiston Red; Agrax Earthshade; Leadbelcher; Macragge Blue; Zandri Dust',
  'potato variety, seed potato':
    'Charlotte; King Edward; Maris Piper; Pink Fir Apple; Linda; Désirée; Yukon Gold; Kerr’s Pink',
  'pothole, pothole report':
    'Station Road, by the bus stop; Mill Lane, outside the bakery; Church Street, at the crossing; Harbour Road, near the bridge; School Lane, at the gate; Market Square, north side; Hill Road, on the bend; Park Avenue, by the pharmacy',
  'practice track':
    'Ave verum corpus; Shenandoah; Hallelujah Chorus; Siyahamba; Cantique de Jean Racine; Deep River; O Fortuna; Locus iste',
  'prayer point':
    'Healing for the sick; Peace in our land; Wisdom for our leaders; Safe travel for the family; Jobs for the young people; Comfort for those who mourn; Open doors for the mission; Thanksgiving for the harvest',
  'prayer time': 'Fajr; Sunrise; Dhuhr; Asr; Maghrib; Isha; Jumuah; Tahajjud',
  'present, gift':
    'Wool scarf; Cookbook; Concert tickets; Board game; Potted orchid; Handmade mug; Box of chocolates; Fountain pen',
  'pressure washer':
    'Kärcher K5; Bosch AQT 37; Nilfisk Core 140; Stihl RE 90; Ryobi 1800 PSI; Makita HW102; Kärcher K2; Einhell TC-HP 130',
  printer:
    'HP LaserJet Pro; Brother HL-L2350DW; Epson EcoTank; Canon Pixma; Kyocera Ecosys; Ricoh IM C3000; Xerox VersaLink; Lexmark MS431',
  'printing press, etching press':
    'Heidelberg Windmill; Adana 8x5; Vandercook SP15; Albion hand press; Polymetaal etching press; Rollaco; Chandler & Price; Korrex Frankfurt',
  'product feature':
    'Works offline; Easy to set up; Shared with the whole team; Dark mode; Reminders; Free updates; Export to a spreadsheet; Search by voice',
  'programme booklet, theatre programme':
    'The Cherry Orchard; Twelfth Night; The Threepenny Opera; A Doll’s House; The Visit; Blood Wedding; Peter Pan; Waiting for Godot',
  'programming language': 'Python; JavaScript; Rust; Go; Java; Kotlin; Ruby; Haskell',
  'project phase': 'Concept; Design; Permit; Tender; Site supervision; Handover; Review; Aftercare',
  promise:
    'A day out on the boat; Six home-made pies; An evening of babysitting; Mow your lawn for a month; A guitar lesson; Lift to the airport; Walk your dog for a week; A load of firewood',
  prop: 'Silver candlestick; Love letter; Toy pistol; Leather suitcase; Tea set; Walking stick; Gramophone; Paper fan',
  'propeller, second-hand propeller':
    'Yamaha 9.9, three-blade; Suzuki DF40 aluminium; Mercury Spitfire; Yamaha 60, steel; Solas Amita 3; Mercury Black Max; Suzuki DF15; Honda BF20',
  'public holiday':
    'New Year’s Day; Good Friday; Easter Monday; Labour Day; Eid al-Fitr; Diwali; Christmas Day; Independence Day',
  'public toilet':
    'Market Square; Central Station; City Park, east gate; Bus terminal; Harbour promenade; Public library; Town hall; Beach car park',
  'puja duty':
    'Mangala aarti; Morning abhishekam; Noon naivedya; Evening aarti; Deepa aradhana; Satyanarayan puja; Flower garlands; Shayan aarti',
  punnet:
    'Strawberries; Raspberries; Blueberries; Cherry tomatoes; Blackberries; Gooseberries; Redcurrants; Mushrooms',
  'pup, puppy': 'Biscuit; Bramble; Luna; Teddy; Pepper; Hazel; Ziggy; Olive',
  'questions they asked, interview question':
    'Why do you want this job; Tell us about yourself; What are your strengths; Describe a conflict you solved; Where do you see yourself; Why did you leave your last job; How do you handle stress; Do you have questions for us',
  'questions to ask':
    'Are there side effects?; When is the next scan?; Can he drive again?; May we stop the tablets?; What if the pain comes back?; Who do we call at night?; Is there another treatment?; How long will it take to heal?',
  quilt:
    'Log Cabin; Double Wedding Ring; Flying Geese; Ohio Star; Grandmother’s Flower Garden; Drunkard’s Path; Bear’s Paw; Lone Star',
  'quilt pattern, quilt block':
    'Log cabin; Flying geese; Ohio star; Double wedding ring; Churn dash; Bear’s paw; Nine patch; Drunkard’s path',
  'rabbit, bunny, house rabbit': 'Clover; Thumper; Hazel; Cookie; Snowball; Pepper; Coco; Nibbles',
  radio:
    'Grundig Satellit 2100; Roberts R200; Philips Philetta; Braun T3; Sony ICF-2010; Tesla Talisman; Zenith Trans-Oceanic; Bush TR82',
  'radio advert, radio spot':
    'Spring sale at the garden centre; Fresh bread from Lynch’s; Winter tyres now; Wedding fair on Sunday; New menu at the harbour; Farm shop open daily; Free eye test week; Carpet clearance',
  'radio play, theatre play':
    'Twelfth Night; The Cherry Orchard; Waiting for Godot; A Doll’s House; The Crucible; Tartuffe; Antigone; The Importance of Being Earnest',
  'radio programme, radio show':
    'Morning Drive; Lunchtime Mix; Jazz after Dark; Farm and Field; Gospel Hour; Sports Round-up; Golden Oldies; Night Owls',
  raffle:
    'Christmas hamper; Summer fête; School roof; Easter basket; Football kit; Library books; Harvest supper; Dog rescue',
  'raised bed':
    'Herb bed; Salad bed; Tomato bed; Bean bed; Root bed; Strawberry bed; Cabbage bed; Bed by the shed',
  ram: 'Hector; Duke; Bruce; Samson; Angus; Rufus; Merlin; Caesar',
  'reading card': 'Diesel; Brake; Delivery; Motorway; Trailer; Receipt; Warehouse; Danger',
  'reading glasses':
    'Tortoiseshell, plus 1.5; Black round, plus 2; Clear frame, plus 1; Red folding, plus 2.5; Half-moon, plus 3; Slim steel, plus 2; Blue square, plus 1.5; Gold rim, plus 2',
  recap:
    'Ambush at the old mill; The locked tower; A feast with goblins; Lost in the marsh; The dragon’s bargain; Shipwreck on Crow Island; The missing crown; Into the crypt',
  'recipe card':
    'Chicken paprikash; Goulash; Plum dumplings; Apple strudel; Stuffed cabbage; Lentil soup; Poppy seed roll; Sunday roast',
  'recital pic':
    'Swan Lake finale; Tap trio; Tiny ballerinas; Backstage smiles; Jazz group bow; Nutcracker snowflakes; Solo in red; Flowers for the teacher',
  'records to trade, record to trade':
    'Kind of Blue; Rumours; Abbey Road; The Dark Side of the Moon; Buena Vista Social Club; Autobahn; Exodus; Blue Train',
  'red flag':
    'Never says sorry; Always late; Rude to waiters; Hides the phone; Talks only of an ex; Wants money up front; No clear answers; Pushes for a quick yes',
  'referee signal':
    'Advantage; Offside; Time-out; Penalty; Indirect free kick; Substitution; Corner kick; Holding',
  'refit job':
    'Repaint the hull; Replace the anodes; Overhaul the main engine; Service the rudder; Renew the deck planks; Inspect the sea valves; Polish the propeller; Test the lifeboats',
  'rehearsal track':
    'Ave Verum, soprano; Ave Verum, alto; Shenandoah, tenor; Shenandoah, bass; Siyahamba, all voices; Locus Iste, alto; Hallelujah, soprano; Warm-up in thirds',
  'remote telescope':
    'Celestron EdgeHD 11; Takahashi FSQ-106; Planewave CDK14; Sky-Watcher Esprit 120; Meade LX200; Vixen VC200L; William Optics RedCat 51; Orion Optics ODK10',
  renewal:
    'Passport; Car insurance; Driving licence; Library card; Gym membership; Domain name; Residence permit; Parking permit',
  'repair job':
    'Replace the worn belt; Tighten a loose hinge; Solder a broken wire; Change the battery; Clean the motor; Fit a new switch; Patch the leak; Oil the bearings',
  'repair order':
    'Door on the second floor sticks; Light flickers in the hall; Pump is losing oil; Brake worn on the left; Emergency button loose; Heating stays cold; Cable cover missing; Handrail wobbles',
  reservoir: 'Iznájar; Kielder Water; Lake Mead; Alqueva; Kariba; Edersee; La Breña; Ladybower',
  'retro console':
    'Super Nintendo; Sega Mega Drive; Nintendo 64; PlayStation; Atari 2600; Sega Dreamcast; Game Boy; Neo Geo AES',
  'reward voucher':
    'Free coffee; Book voucher; Free lunch box; Cinema ticket; Ten percent off; Free haircut; Bakery voucher; Swimming pool entry',
  rice: 'Basmati; Jasmine; Arborio; Sona Masoori; Bomba; Sushi rice; Black rice; Brown long grain',
  riddle:
    'What has keys but opens no lock?; What gets wetter as it dries?; What has hands but cannot clap?; What runs but never walks?; What has teeth but cannot bite?; What has a neck but no head?; What goes up but never comes down?; What is full of holes yet holds water?',
  'road sign':
    'Give way; No entry; Roundabout ahead; Slippery road; No overtaking; Level crossing; School crossing; End of speed limit',
  roof: 'Main house; Garage; Porch; Barn; Garden shed; Church hall; Bay window; School annexe',
  'roofing lead':
    'Slipped tiles, Mill Lane; New flat roof, garage; Leak at the chimney; Gutter replacement, school; Storm damage, Park Road; Skylight, attic flat; Barn roof, Hill Farm; Slate repair, old vicarage',
  'rough lot':
    'Zambian emerald; Burmese spinel; Ceylon sapphire; Tanzanite; Pink tourmaline; Amethyst, Uruguay; Garnet, Rajasthan; Aquamarine, Shigar',
  'rss source, rss feed':
    'BBC News; The Guardian; Le Monde; Ars Technica; Al Jazeera; Der Spiegel; Hacker News; NASA Breaking News',
  'rubber boot, wellington boot, welly':
    'Green with frogs; Yellow classic; Red with dots; Blue with stripes; Lined winter pair; Pink with stars; Black garden pair; Dinosaur pair',
  'rucksack, backpack':
    'Osprey Atmos 65; Deuter Aircontact; Fjällräven Kajka; Gregory Baltoro; Lowe Alpine Cerro Torre; Berghaus Trailhead; Karrimor SF Sabre; Tatonka Yukon',
  'rule, house rule':
    'Shoes off at the door; Quiet after ten; Clean up after yourself; No phones at the table; Ask before you borrow; Last one out locks up; Pay by the first of the month; Tell us if you are late',
  rung: 'Say hello to a neighbour; Order a coffee at the counter; Ask for directions; Ring the dentist; Take the bus at rush hour; Eat alone in a café; Return a shirt to the shop; Speak up in a meeting',
  'running shoe':
    'Asics Gel-Kayano; Brooks Ghost; Nike Pegasus; Hoka Clifton; Saucony Ride; Mizuno Wave Rider; On Cloudsurfer; New Balance 1080',
  'safety test':
    'Bench drill; Table saw; Band saw; Soldering station; Laser cutter; Angle grinder; Wood lathe; Ladder',
  saint:
    'Saint Francis; Saint Nicholas; Saint Lucy; Saint Patrick; Saint Martin; Saint Bernadette; Saint George; Saint Clare',
  samosa:
    'Potato and pea; Lamb keema; Spicy lentil; Paneer and spinach; Chicken and coriander; Onion and cashew; Sweetcorn and cheese; Coconut and raisin',
  'sample recipe':
    'Lentil soup; Lemon chicken; Plum dumplings; Spinach pie; Fish curry; Rye pancakes; Bean stew; Almond cake',
  'savings goal':
    'New bicycle; Lego castle; Summer camp; Headphones; Trip to the sea; Driving licence; Guitar; Emergency fund',
  'savings jar, money jar':
    'Summer holiday; New bicycle; Christmas presents; Vet bills; School trip; Rainy day; Driving licence; New sofa',
  saying:
    'Many hands make light work; No rain, no rainbow; Measure twice, cut once; The early bird catches the worm; A stitch in time saves nine; Slow is smooth, smooth is fast; Hunger is the best cook; Still waters run deep',
  scaffolding:
    'Blue house on the hill; Church tower, north side; School gym; Harbour warehouse; Corner bakery; Town hall front; Flats on Station Road; Old cinema',
  'scale model paint':
    'Flat Black; Olive Drab; Panzer Grey; Desert Yellow; Sky Type S; Gunmetal; Hull Red; Dark Sea Grey',
  scarecrow:
    'Worzel the tramp; Lady Marmalade; The sleepy postman; Captain Straw; Granny on a bicycle; The bin-bag bride; Farmer Barley; Professor Turnip',
  scene:
    'The letter arrives; Storm at the harbour; Breakfast in silence; The lost suitcase; Dance on the roof; Goodbye at the station; The broken mirror; Home at dawn',
  'scenic spot, scenic spot information':
    'West Lake; Yellow Mountain; Plitvice Lakes; Cliffs of Moher; Victoria Falls; Mount Fuji; Grand Canyon; Geirangerfjord',
  'schnapps, schnapp': 'Pear; Plum; Apricot; Cherry; Juniper; Quince; Gentian; Raspberry',
  'school bus':
    'Hillside route; River route; Village route; North route; Coast route; Station route; Farm road route; Early route',
  'school lunch':
    'Spaghetti bolognese; Fish fingers and peas; Vegetable curry; Chicken and rice; Pancakes; Lentil soup; Jacket potato; Pizza margherita',
  'school notification, school notice':
    'No lessons on Friday; Parents’ evening; School trip to the museum; Bring sports kit; Flu going round; New canteen menu; Photo day; Bus leaves earlier',
  'school trip consent slip':
    'Zoo; Science museum; Farm day; Castle ruins; Theatre matinee; Beach clean-up; Planetarium; Ski day',
  'school uniform':
    'Navy blazer; Grey trousers; Pleated skirt; White shirt; House tie; V-neck jumper; Gym shorts; Summer dress',
  'schoolbook, school book, textbook':
    'Mathematics Year 7; English Grammar in Use; Campbell Biology; World History Atlas; Physics for Beginners; French Step by Step; Organic Chemistry; Introduction to Law',
  'scout badge, merit badge':
    'First aid; Campfire cook; Knots; Map and compass; Star gazer; Swimmer; Woodcraft; Good neighbour',
  'scout patrol':
    'Fox Patrol; Eagle Patrol; Beaver Patrol; Wolf Patrol; Owl Patrol; Otter Patrol; Hawk Patrol; Badger Patrol',
  'scratch card':
    'Lucky Clover; Gold Rush; Treasure Island; Cash Carnival; Diamond Days; Panda Fortune; Christmas Cracker; Pharaoh’s Gold',
  'screening question':
    'Do you smoke; Do you work night shifts; Are you over eighteen; Do you take any medication; Are you pregnant; Do you sleep well; Do you drink coffee every day; Have you taken part before',
  'script task':
    'Nightly backup; Clean temp folder; Import orders; Resize images; Send weekly report; Sync customers; Rotate logs; Rebuild search index',
  sea: 'North Sea; Baltic Sea; Adriatic Sea; Red Sea; Coral Sea; Black Sea; Caribbean Sea; Sea of Japan',
  'season pass': 'Adult; Child; Senior; Student; Family; Couple; Early swimmers; Ten-month pass',
  'seasonal product':
    'Hot cross bun; Easter lamb; Strawberry tart; Asparagus quiche; Plum cake; Pumpkin soup; Gingerbread; Stollen',
  'second hand book, second-hand book, used book':
    'Middlemarch; The Name of the Rose; Things Fall Apart; Norwegian Wood; The Old Man and the Sea; Love in the Time of Cholera; Pippi Longstocking; Rebecca',
  'second-hand band instrument, band instrument':
    'Yamaha trumpet; Conn euphonium; Buffet clarinet; Besson cornet; Selmer alto saxophone; Holton French horn; Pearl snare drum; Jupiter flute',
  'second-hand uniform':
    'Navy blazer; Grey pleated skirt; White polo shirt; PE kit with bag; School jumper; Summer dress; Striped tie; Winter coat',
  'security camera':
    'Front door; Car park; Loading gate; Stairwell; Reception; Back yard; Corridor, first floor; Till area',
  'seed packet':
    'Tomato Brandywine; Kale Cavolo Nero; Runner bean Painted Lady; Beetroot Chioggia; Sunflower Giant; Lettuce Merveille; Pumpkin Hokkaido; Nasturtium',
  sentence:
    'Where is the nearest bus stop?; I would like a window seat; It has been raining since Monday; My sister lives in Lisbon; We ran out of milk again; Could you say that more slowly?; The shop closes at six; I left my umbrella on the train',
  'sermon note':
    'The lost son; Bread for the journey; Walking on water; The good Samaritan; Salt and light; Waiting in Advent; The empty tomb; Who is my neighbour?',
  'set list':
    'Wedding party; Pub night; Summer festival; Acoustic evening; Christmas show; Street party; Village fair; New Year’s Eve',
  seva: 'Rolling roti; Chopping vegetables; Washing dishes; Serving langar; Cleaning the hall; Looking after shoes; Stirring the dal; Making chai',
  'seven seater':
    'Volkswagen Touran; Dacia Jogger; Peugeot 5008; Toyota Sienna; Kia Carnival; Renault Grand Scenic; Citroën Berlingo XL; Skoda Kodiaq',
  'sewing machine':
    'Singer 201K; Bernina 830; Pfaff 130; Husqvarna Viking Emerald; Janome HD3000; Brother Innov-is; Elna Grasshopper; Juki TL-2010Q',
  'sewing pattern, dressmaking pattern':
    'Wrap dress; A-line skirt; Pyjama trousers; Shirt with collar; Kimono jacket; Pinafore; Linen tunic; Tote bag',
  'shared expense':
    'Toilet paper; Internet; Electricity; Washing-up liquid; Cleaning products; Pizza night; Water bill; New kettle',
  'sharpening workshop':
    'Kitchen knives for beginners; Japanese water stones; Scissors and shears; Chisels and planes; Axes and hatchets; Razor stropping; Garden tools; Pocket knives',
  sheepdog: 'Fly; Moss; Meg; Cap; Nell; Roy; Jess; Glen',
  'sheet music, choir piece':
    'Ave Verum Corpus; Hallelujah; Shenandoah; Locus Iste; Siyahamba; Dona nobis pacem; Amazing Grace; Deep River',
  'shell, seashell': 'Cowrie; Scallop; Queen conch; Razor clam; Nautilus; Periwinkle; Abalone; Auger',
  'shift pattern, work pattern':
    'Two on, two off; Four on, four off; Early, late, night; Weekdays only; Every other weekend; Continental; Long days; School hours',
  'ship, cargo ship':
    'Aurora; Northern Star; Santa Lucia; Ocean Pioneer; Black Swan; Maria Christina; Albatross; Pacific Dawn',
  shirt:
    'White Oxford; Blue linen; Red flannel check; Black polo; Striped cotton; Denim shirt; Green corduroy; Hawaiian print',
  shoe: 'Adidas Samba; Nike Air Max 90; Converse Chuck Taylor; Birkenstock Boston; Clarks Desert Boot; Dr Martens 1461; Vans Old Skool; Veja Campo',
  'short story':
    'The last ferry; A jar of winter; What the tide left; The piano tuner’s dog; Seven doors down; Salt and paper; The year without bees; Night bus to Porto',
  'sick plant':
    'Tomato with yellow leaves; Rose with black spots; Lemon with scale; Basil gone limp; Orchid with soft roots; Cucumber with mildew; Ficus dropping leaves; Pepper with greenfly',
  'sign language sign': 'Thank you; Please; More; Eat; Drink; Sleep; Mother; I love you',
  sin: 'Saying literally; Phone at the table; Late again; Last biscuit taken; Talking in the film; Dishes left in the sink; Spoilers; Humming at breakfast',
  'situations ladder, exposure ladder':
    'Talk to the dog; Say hello to a neighbour; Order a coffee; Ask the way; Phone a friend; Ask in a shop; Speak at a meeting; Give a short talk',
  ski: 'Atomic Redster; Rossignol Experience; Salomon QST; Head Supershape; Fischer RC4; Völkl Mantra; Nordica Enforcer; K2 Mindbender',
  'ski boot':
    'Salomon S/Pro; Atomic Hawx; Lange RX; Tecnica Mach1; Nordica Speedmachine; Head Edge; Rossignol Alltrack; Dalbello Panterra',
  'sleeping bag':
    'Rab Ascent 500; Mountain Equipment Helium; Deuter Orbit; Marmot Trestles; Nemo Disco; Sea to Summit Spark; Vango Nitestar; Carinthia Defence 4',
  slope: 'West ridge; North face; Sheep hill; Windy gap; Long meadow; Quarry edge; Chapel hill; Eagle run',
  'small good news, good news':
    'The lift works again; A baby on the third floor; Lemons for everyone in the yard; The cat has come home; Passed the driving test; Grandma is out of hospital; The swallows are back; The new bench is here',
  'smoke alarm, fire alarm':
    'Kitchen ceiling; Upstairs landing; Living room; Boiler room; Hallway; Bedroom; Attic; Workshop',
  snag: 'Paint run on the door frame; Socket loose in the hall; Window does not close; Cracked tile by the shower; Tap drips in the kitchen; Scratch on the worktop; Skirting board not fixed; Door catches the floor',
  snake:
    'Ball python; Corn snake; Kingsnake; Milk snake; Boa constrictor; Hognose snake; Carpet python; Garter snake',
  'snow globe': 'Vienna; Paris; New York; Prague; Tokyo; Edinburgh; Quebec; Rovaniemi',
  snowsuit:
    'Blue Reima, age two; Red Didriksons, age four; Green Polarn O. Pyret; Pink Lindex, age three; Grey H&M, age one; Yellow Kuling; Navy Columbia, age five; Purple Molo',
  'sofa, couch':
    'Ikea Klippan; Chesterfield, brown leather; Togo by Ligne Roset; Muuto Outline; Green velvet two-seater; Grey corner sofa; Ikea Ektorp; Hay Mags',
  soil: 'Sandy loam; Clay; Silt loam; Peat; Chalk; Loamy sand; Silty clay; Black earth',
  'solar roof':
    'South roof; Garage roof; West gable; Barn roof; Carport; School roof; Bike shelter; Flat roof',
  'song request':
    'Dancing Queen; Mr. Brightside; Billie Jean; Despacito; Uptown Funk; September; Jerusalema; I Will Survive',
  'sound cue':
    'Thunder; Doorbell; Phone rings; Birdsong; Train passes; Opening music; Church bells; Applause',
  soup: 'Minestrone; Borscht; Tom yum; Lentil soup; Chicken noodle; Pumpkin soup; Pho; Gazpacho',
  'sourdough starter':
    'Bread Pitt; Clint Yeastwood; Doughlene; Herman; Vincent van Dough; Bubbles; Sour Sally; Grandma Rye',
  spade:
    'Border spade; Digging spade; Long-handled spade; Trenching spade; Child’s spade; Rabbiting spade; Drain spade; Stainless spade',
  'spare key, house key': 'Front door; Back door; Garage; Cellar; Letterbox; Bike shed; Garden gate; Office',
  'spare part, spare':
    'Drive belt; Oil filter; Ball bearing; Fuse set; Gasket; Pump impeller; Fuel injector; Hose clamp',
  speech:
    'Welcome; Best man; Father of the bride; Farewell to a colleague; Graduation; Opening of the festival; Toast to the grandparents; Vote of thanks',
  'speech bubble':
    'Look out behind you!; Where is my hat?; Not again!; Hurry up!; I have a plan; Who goes there?; It was the cat; Wait for me!',
  spend: 'Groceries; Petrol; Vet for the cat; Birthday present; Pharmacy; Cinema; Shoes for school; Bakery',
  'spice jar': 'Cumin; Sweet paprika; Turmeric; Cinnamon; Black pepper; Coriander seed; Nutmeg; Star anise',
  sporran:
    'Day sporran, brown; Dress sporran, seal; Semi-dress, black; Horsehair, drummers; Leather with thistle; Celtic knot; Rob Roy; Plain hunting',
  'sports hall':
    'North Sports Hall; School gym; Riverside Arena; Olympic Hall; Old gymnasium; Station Road Hall; Jahn Hall; Eastside Sports Centre',
  'sports news':
    'Harbour United win the derby; New coach for the women’s team; Marathon route changed; Keeper out for six weeks; Juniors reach the final; Record crowd at the stadium; Rain stops the cricket; Transfer window closes',
  'stall, market stall':
    'Two Sisters; The Blue Door; Mama Njeri; Casa Rosa; Old Mill; Green Barrow; Tante Marie; Lucky Corner',
  stile:
    'Church field; Mill meadow; Oak corner; Stone step by the beck; Top wood; Farm lane; Ladder over the wall; Canal path',
  'stitch, knitting stitch':
    'Garter stitch; Stocking stitch; Moss stitch; Cable twist; Single rib; Basket weave; Seed stitch; Brioche',
  'stok barang':
    'Beras Ramos; Minyak goreng; Gula pasir; Mi instan goreng; Kopi bubuk; Sabun mandi; Tepung terigu; Teh celup',
  'storm card': 'Fog; Gale; Broken glass; Quiet night; Thunder; High tide; Sleet; Empty oil lamp',
  'straw hat': 'Panama; Boater; Gondolier; Sun hat; Trilby; Sombrero; Cloche; Gardener’s hat',
  'street, road':
    'Church Street; Station Road; Mill Lane; Bahnhofstrasse; Rua Augusta; Via Roma; Calle Mayor; Harbour Road',
  'street lamp, streetlight, street light':
    'Mill Lane, by the bakery; Station Road, platform side; Church Street, at the steps; Harbour quay; School Lane, bus stop; Park path, playground; Market Square, fountain; Bridge Street, east end',
  'street name':
    'Church Street; Mill Lane; Station Road; Market Square; Rue de la Gare; Calle Mayor; Lindenstraße; Harbour Road',
  'street tree':
    'London plane; Small-leaved lime; Norway maple; Jacaranda; Ginkgo; Cherry; Hornbeam; Horse chestnut',
  'subscription source, feed source, news source':
    'BBC News; Le Monde; The Guardian; Ars Technica; El País; NPR; Hacker News; Der Spiegel',
  'successive sowing': 'Lettuce; Radish; Spinach; Rocket; Spring onion; Carrot; Beetroot; Coriander',
  'suckler, suckler cow': 'Bella; Daisy; Rosebud; Flora; Black Bess; Primrose; Molly; Heather',
  'sudden death question, tie-break question':
    'How tall is the Eiffel Tower?; How long is the Nile?; How many bones has an adult human?; When was the first Moon landing?; How deep is Lake Baikal?; How many islands has Indonesia?; How heavy is a blue whale?; How old is the oldest olive tree?',
  'sugar packet':
    'Café Florian, Venice; Café Central, Vienna; Lavazza, Turin; Tate and Lyle, London; Café de Flore, Paris; Südzucker, Mannheim; Delta Cafés, Portugal; Tienen, Belgium',
  suitcase:
    'Blue Samsonite; Red Rimowa; Black cabin case; Grandpa’s leather case; Green duffel; Silver hard shell; Kids’ Trunki; Brown with stickers',
  'sunday dinner':
    'Roast chicken; Pot roast; Baked ham; Lasagne; Meat loaf; Fried catfish; Shepherd’s pie; Chicken and dumplings',
  sundial:
    'St Mary’s churchyard; Town hall south wall; Botanic garden; Manor terrace; School courtyard; Abbey cloister; Market cross; Observatory lawn',
  'supplier invoice':
    'Office paper and toner; Cleaning service; Electricity; Timber delivery; Web hosting; Van repair; Printing of flyers; Coffee beans',
  'surgical procedure, surgical operation':
    'Hernia repair; Cataract; Tooth extraction; Cruciate ligament; Tumour removal; Caesarean; Fracture repair; Skin graft',
  surprise:
    'Breakfast in bed; A letter from Grandma; Trip to the zoo; Film night with popcorn; Treasure hunt in the garden; Ice cream for dinner; A song just for you; Picnic by the lake',
  'swaledale tup, tup':
    'Muker Lad; Black Moss; Tan Hill Tommy; Keld Prince; Bull of Birkdale; Old Gunnerside; Ravenseat King; Stonesdale Jack',
  'swap request':
    'Friday late for Sunday early; Saturday night for Monday night; Christmas Eve for New Year’s Eve; Tuesday early for Thursday early; First week for third week; Easter Monday for May Day; Wednesday for Friday; Night shift for day shift',
  swarm:
    'Plum tree by the school; Under the church eaves; Hedge on Mill Lane; Chimney at the bakery; Letterbox at the corner; Oak in the cemetery; Garden fence near the pond; Apple tree behind the barn',
  sweet: 'Gulab jamun; Jalebi; Turkish delight; Nougat; Brigadeiro; Mochi; Fudge; Liquorice',
  'swimming pool':
    'Main pool; Children’s pool; Diving pool; Warm pool; Outdoor pool; Learner pool; Wave pool; Rooftop pool',
  'symptom, symptom note':
    'Headache; Sore throat; Nausea; Dizzy after lunch; Tired all day; Chills in the evening; Dry cough; Back pain',
  'synth module': 'Maths; Plaits; Clouds; Ripples; Pamela’s New Workout; Disting; Rings; Wogglebug',
};
