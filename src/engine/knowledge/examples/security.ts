/** Names that things have, by subject: security. */
export const security: Readonly<Record<string, string>> = {
  'access card, key card, badge card':
    'Cleaner; Night porter; Visitor; Workshop; Trainer; Choir leader; Office; Caretaker',
  'alarm system, alarm zone': 'Front door; Shop floor; Cellar; Office; Yard; Back door; Roof light; Store',
  'crime, criminal case':
    'Bicycle theft; Burglary; Pickpocketing; Graffiti; Fraud by phone; Shoplifting; Car break-in; Vandalism',
  earthquake: 'Lisbon; San Francisco; Valdivia; Tohoku; L’Aquila; Kathmandu; Izmit; Haiti',
  'emergency call, alarm call, call-out, callout':
    'Chimney fire; Cat in a tree; Flooded cellar; Car accident; Fallen tree; Fire alarm, care home; Oil on the road; Person in the lift',
  'emergency number':
    'Ambulance; Fire brigade; Police; Poison helpline; Mountain rescue; Family doctor; Electricity fault; Neighbour with key',
  'emergency plan, evacuation plan, contingency plan':
    'Fire; Power cut; Flood; Missing child; Storm; Medical emergency; Gas leak; Evacuation',
  'emergency supply, emergency stock, survival item':
    'Bottled water; Candles; Battery radio; Tinned beans; First aid kit; Torch; Blankets; Camping stove',
  'emergency, emergency case':
    'Fall on the stairs; Allergic reaction; Kitchen fire; Car on its roof; Chest pain; Missing child; Gas smell; Person in the water',
  'evidence, proof photo, piece of evidence':
    'Muddy footprint; Torn ticket; Fingerprint on glass; Train receipt; Broken vase; Anonymous letter; Camera picture; Blue thread',
  'fire alarm test, alarm test':
    'Ground floor; Attic; Kitchen; School wing; Sports hall; Guest rooms; Boiler room; Night bell',
  'fire brigade operation, fire service operation, incident report':
    'Barn fire; Flooded underpass; Traffic accident; Fire alarm, school; Fallen tree; Oil spill; Door opening; Bin fire',
  'fire drill, drill exercise, evacuation drill':
    'School, morning; Office, unannounced; Care home; Sports hall; Night drill; Nursery; Kitchen; With the fire brigade',
  'fire, forest fire, wildfire':
    'Pine ridge; Heath by the railway; Reed bed; Dry meadow; Quarry slope; Chimney, Mill Lane; Straw stack; Campsite edge',
  'first aid case, first aid entry, first aid log':
    'Grazed knee; Bee sting; Nosebleed; Bumped head; Splinter; Small burn; Fainting; Twisted ankle',
  'first aid item, first aid supply':
    'Plasters; Gauze bandage; Cold pack; Tweezers; Antiseptic wipes; Triangular bandage; Rescue blanket; Gloves',
  'flood, high water':
    'Mill bridge; Lower meadow; Market square; Cellars in Dock Street; Campsite; Weir; School path; Underpass',
  'guard, security guard, watch duty':
    'Main gate; Night round; Stadium east; Museum hall; Car park; Reception; Backstage; Warehouse',
  hazard: 'Loose cable; Wet floor; Blocked exit; Broken step; Open manhole; Low beam; Hot surface; Icy path',
  'key loan, key handover':
    'Hall, choir; Boathouse; Gym, judo club; Cellar, caretaker; Church, organist; Office, cleaner; Garden gate; Band room',
  'lost cat, lost dog':
    'Tabby cat, Mimi; Black labrador, Rex; Grey parrot; White rabbit; Ginger tom; Beagle, Bella; Tortoise; Siamese, Suki',
  'lost object':
    'Blue umbrella; Child’s glove; Silver earring; House keys; School bag; Teddy bear; Reading glasses; Phone in red case',
  'night watch, lookout duty':
    'First watch; Middle watch; Dawn watch; Camp fire guard; Lambing shed; Dike watch; Harbour light; Storm watch',
  'patrol, night patrol, patrol round':
    'Harbour round; School gates; Night round, north; Beach; Forest track; Market day; Stadium; Reserve fence',
  'radio call, radio message':
    'Base to patrol; All quiet; Need a second crew; Road blocked; Runner down at the bridge; Water needed; Gate open; Return to base',
  'rescue, rescue mission':
    'Hiker on the ridge; Kayak capsized; Dog on the ice; Lost mushroom picker; Climber on the wall; Sailing boat adrift; Child in the well; Ski tourer',
  'safety check, security check':
    'Fire exits; Ladders; Playground swings; Gas hose; Climbing ropes; Emergency lights; Life jackets; Extension leads',
  'safety rule, safety instruction':
    'Wear a helmet; No open flames; Keep exits clear; Report every accident; Lift with two; Switch off at night; Wash your hands; No running',
  'suspect, murder suspect':
    'The butler; Colonel Graves; Lady Ashcombe; The gardener; Dr. Moreau; The cook; The piano teacher; Cousin Edmund',
  'theft, burglary, stolen item, stolen good':
    'Red racing bike; Wallet on the tram; Garden tools; Laptop from the car; Copper pipes; Phone in the café; Collection box; Outboard engine',
  threat: 'Phishing mail; Drought; Invasive plant; Overfishing; Flood; Late frost; Poaching; Power cut',
  'visitor log, visitor entry, visitor book entry':
    'Electrician; School inspector; Delivery, bakery; Parents of Mila; Fire officer; Photographer; Piano tuner; Guest speaker',
  'warning, weather warning': 'Heavy rain; Black ice; Storm gusts; Heat; Thunderstorm; Fog; High water; Snow',
};
