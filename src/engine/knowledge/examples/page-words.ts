/** Names of what abstract words stand for: categories, facts, sizes. */
export const pageWords: Readonly<Record<string, string>> = {
  adjective: 'Brave; Gentle; Bright; Heavy; Quick; Quiet; Sour; Ancient',
  adverb: 'Quickly; Often; Gently; Never; Well; Slowly; Outside; Soon',
  'alphabet letter': 'Alpha; Beta; Gamma; Delta; Epsilon; Zeta; Eta; Theta',
  bag: 'Sports bag; Nappy bag; Shopping bag; Laptop bag; Beach bag; Overnight bag; Tool bag; School bag',
  barrel:
    'Red wine, new oak; Rain barrel; Cider; Oak-aged stout; Vinegar; Sauerkraut; Whisky, sherry cask; Biodiesel',
  basket:
    'Picnic basket; Laundry basket; Bread basket; Willow log basket; Gift basket; Bike basket; Easter basket; Sewing basket',
  'benefit, perk':
    'Free entry; Discount in the shop; Early booking; Monthly magazine; Guest pass; Free parking; Loan of tools; Birthday voucher',
  box: 'Christmas decorations; Lego; Winter hats; Kitchen things; Photos; Cables; Craft paper; Camping gear',
  bucket:
    'Mop bucket; Ice bucket; Sand bucket; Mortar bucket; Milk pail; Ash bucket; Feed bucket; Champagne bucket',
  culture: 'Māori; Sámi; Basque; Yoruba; Inuit; Quechua; Zulu; Ainu',
  'difficulty level': 'Beginner; Easy; Medium; Advanced; Hard; Expert; Family; Open',
  direction: 'North; South; East; West; North-east; South-west; Upstream; Downhill',
  'era, epoch':
    'Stone Age; Antiquity; Middle Ages; Renaissance; Baroque; Enlightenment; Industrial age; Modern age',
  'fabric pattern, textile pattern':
    'Stripes; Polka dots; Checks; Paisley; Herringbone; Houndstooth; Floral; Zigzag',
  'fact, fun fact':
    'Honey never spoils; Octopuses have three hearts; Bananas are berries; Venus spins backwards; Koalas sleep most of the day; Wombats make cubes; Sharks are older than trees; Sound travels faster in water',
  'family generation':
    'Great-grandparents; Grandparents; Parents; Children; Grandchildren; Cousins; Aunts and uncles; In-laws',
  'first name, given name': 'Amina; Jonas; Priya; Mateo; Chiara; Kwame; Yuki; Freya',
  'glossary term': 'Mulch; Counterpoint; Interest rate; Offside; Tare; Grout; Dividend; Allegro',
  greeting: 'Good morning; Bonjour; Hola; Salaam; Namaste; Jambo; Grüß Gott; Konnichiwa',
  'historical event, history event, historic event':
    'Fall of the Berlin Wall; Moon landing; French Revolution; Battle of Hastings; Storming of the Bastille; Independence of Ghana; Magna Carta; Treaty of Rome',
  'holiday week, school holiday, school break':
    'Autumn half-term; Christmas; Winter break; Easter; Whitsun; Summer; Bridge day; Spring break',
  'how-to video':
    'Tie a bowline; Change a tyre; Sharpen a knife; Sew a zip; Prune a rose; Bake sourdough; Patch a wall; Set up a tent',
  'industry, sector, business sector':
    'Food; Building; Tourism; Health; Textiles; Energy; Education; Transport',
  'information, info':
    'Opening hours; How to get here; Prices; Contact; House rules; Parking; Accessibility; Lost property',
  instruction:
    'Rinse before use; Read all steps first; Keep upright; Charge overnight; Let it dry; Do not iron; Stir slowly; Store in the dark',
  'item condition': 'Like new; Very good; Good; Fair; Worn; Damaged; For parts; Unknown',
  'king, monarch, ruler':
    'Elizabeth I; Charlemagne; Mansa Musa; Catherine the Great; Ashoka; Louis XIV; Queen Nzinga; Suleiman',
  'life event': 'Birth; First day of school; Graduation; First job; Wedding; Move; Retirement; Grandchild',
  'manual, instruction manual':
    'Coffee machine; Heating; Washing machine; Projector; Till; Boat engine; Sewing machine; Alarm system',
  'member benefit, club benefit':
    'Free boat hire; Sauna discount; Guest pass; Club magazine; Locker; Early booking; Workshop use; Insurance',
  'membership type, membership level, membership tier':
    'Adult; Youth; Family; Student; Senior; Supporter; Honorary; Trial',
  month: 'January; February; March; April; May; June; July; August',
  nickname: 'Speedy; Bear; Captain; Sparrow; Prof; Curly; Smiley; Rocket',
  object: 'Umbrella; Torch; Tape measure; Picnic blanket; Camera; Bike pump; Suitcase; Board game',
  'opinion, argument':
    'More trees, fewer cars; School should start later; Keep the old hall; Sundays should be quiet; Cash must stay; Phones out of class; Buses should be free; Dogs welcome',
  'population group, target group':
    'Families; Students; Seniors; Commuters; Tourists; Schoolchildren; New parents; Newcomers',
  principle: 'Honesty; Respect; Fairness; Patience; Courage; Kindness; Care; Openness',
  priority: 'Urgent; High; Medium; Low; Today; This week; Some day; Waiting',
  'product type, item type': 'Basic; Standard; Special; Seasonal; Large; Small; Custom; Other',
  'profession, occupation': 'Nurse; Baker; Teacher; Carpenter; Engineer; Farmer; Pilot; Librarian',
  'profile, user profile':
    'Amina Yusuf; Jonas Weber; Priya Nair; Mateo Silva; Chiara Rossi; Kwame Boateng; Yuki Tanaka; Freya Lindgren',
  quality: 'Very good; Good; Fair; Worn; Like new; Needs repair; Refurbished; For parts',
  reason: 'Ill; Holiday; Moved away; Too expensive; No time; Bad weather; Wrong size; Changed mind',
  'religion, faith': 'Christianity; Islam; Judaism; Hinduism; Buddhism; Sikhism; Bahá’í; Taoism',
  requirement:
    'Swimming certificate; Own helmet; Over sixteen; First aid course; Two references; Sturdy shoes; Consent of parents; Driving licence',
  sack: 'Potatoes; Coffee, Ethiopia; Onions; Flour; Cement; Oats; Rice; Coal',
  'service offered': 'Advice; Repair; Delivery; Installation; Cleaning; Rental; Training; Emergency call-out',
  'service package': 'Basic; Comfort; Premium; Family; Weekend; Starter; All inclusive; Seasonal',
  shape: 'Circle; Square; Triangle; Oval; Heart; Star; Hexagon; Spiral',
  'size, clothing size': 'Extra small; Small; Medium; Large; Extra large; Children’s; One size; Tall',
  'smell, scent, perfume': 'Lavender; Rose; Sandalwood; Orange blossom; Fresh rain; Vanilla; Cedar; Jasmine',
  'sound effect':
    'Rain on the roof; Door creak; Thunder; Footsteps; Church bell; Seagulls; Train whistle; Applause',
  standard:
    'Food hygiene; Fire safety; Organic label; Accessibility; Quality of water; Fair trade; Data protection; Noise limit',
  status: 'New; In progress; Waiting; Done; On hold; Cancelled; Checked; Archived',
  'strength, good quality':
    'Patient; Creative; Reliable; Good listener; Curious; Calm under pressure; Funny; Brave',
  'surname, family name, last name': 'Okafor; Lindgren; Rossi; Novák; Tanaka; Silva; Haddad; Murphy',
  synonym:
    'Happy, glad; Big, large; Quick, fast; Begin, start; Brave, bold; Small, tiny; Shout, yell; Clever, smart',
  taste: 'Sweet; Sour; Salty; Bitter; Umami; Smoky; Spicy; Fruity',
  'time slot, slot':
    'Early morning; Late morning; Lunch; Early afternoon; Late afternoon; Evening; Saturday morning; Sunday',
  weakness: 'Impatient; Late; Too modest; Messy; Easily distracted; Shy; Stubborn; Forgetful',
  'weekday, day of the week':
    'Monday; Tuesday; Wednesday; Thursday; Friday; Saturday; Sunday; Public holiday',
};
