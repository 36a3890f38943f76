/** Names of things that have to do with a farm. */
export const farm: Readonly<Record<string, string>> = {
  'animal movement, animal transport, livestock transport':
    'Ewes to summer pasture; Bull to show; Calves to market; Rams home; Pigs to abattoir; Heifers, upper alp; Pony to clinic; Geese to farm shop',
  'bee colony, colony':
    'Orchard hive; Lime avenue; Heather stand; Rooftop; Swarm from May; Buckfast, blue box; Carnica, garden; Nucleus by the pond',
  'bloodline, pedigree, ancestor line':
    'Daisy line; Hector × Bella; Old Orchard line; Storm out of Estrella; Buckfast island line; Highfield; Rex × Luna; Silver Wing',
  'boarding horse':
    'Estrella, full; Duke, grass; Ponies, part; Storm, box by the arch; Hazel; Freya, rehab; Retired Max; Foal Pip',
  'breed, animal breed, cattle breed, sheep breed':
    'Jersey; Merino; Simmental; Boer; Haflinger; Texel; Brown Swiss; Saddleback',
  'brood, clutch, group of animals':
    'Hill ewes; Dairy herd; Young stock; Laying hens; Broody’s ducklings; Goats; Rams; Geese',
  'buffalo, water buffalo, yak': 'Raja; Laxmi; Bianca; Moti; Carmela; Ganga; Nera; Dolma',
  'bull, steer, ox, beef bull': 'Hector; Angus; Bruno; Goliath; Ferdinand; Moritz; Thunder; Samson',
  'cat breed':
    'Maine Coon; Siamese; British Shorthair; Persian; Bengal; Ragdoll; Norwegian Forest; Abyssinian',
  'contract work, contract job for farmers':
    'Baling, Huber; Spraying, ten acre; Combine, church field; Hedge cutting; Slurry, Larsen; Drilling barley; Mowing verges; Digger, pond',
  'dairy cow, heifer': 'Daisy; Bella; Rosa; Blossom; Liesl; Buttercup; Marguerite; Olga',
  'dog breed': 'Border Collie; Labrador; Dachshund; Poodle; Beagle; Boxer; Whippet; Shiba Inu',
  'donkey, mule': 'Pedro; Jenny; Balthazar; Rosalie; Paco; Dusty; Emil; Clover',
  'ear tag, animal tag, livestock tag':
    'Daisy, yellow; Ewe with twins; Bull calf; Ram Hector; Goat Heidi; Heifer Rosa; Sow Petunia; Lamb, blue',
  'enclosure, zoo enclosure':
    'Penguin pool; Lion terrace; Parrot aviary; Meerkats; Reptile house; Wolf wood; Giraffe house; Petting zoo',
  'farm machine': 'Plough; Seed drill; Baler; Mower; Slurry tanker; Front loader; Harrow; Hay turner',
  'farm shop item, farm stall item, market produce':
    'Free-range eggs; Raw milk; Apple juice; Potatoes; Goat’s cheese; Sausages; Pumpkins; Honey',
  'farm work':
    'Plough top field; Sow barley; Mow river meadow; Spread muck; Roll the grass; Bale straw; Lift potatoes; Mend the fence',
  'farrowing, kidding':
    'Twins, ewe by the gate; Daisy, heifer calf; Triplets; Bella, bull calf; Rosie, big litter; First-time ewe; Heidi, two kids; Breech, all well',
  'feed, animal feed, livestock feed':
    'Layers’ pellets; Rolled barley; Calf starter; Lamb creep; Sow nuts; Dairy concentrate; Mineral lick; Beet pulp',
  'fencing, fence repair, field repair':
    'Top field, south side; Broken gate, orchard; Electric wire, calves; River posts; Deer fence; Stile by the chapel; Water trough; Drain in ten acre',
  'fleece, wool fleece':
    'Shetland, moorit; Merino, white; Jacob, spotted; Alpaca, fawn; Wensleydale lustre; Herdwick grey; Romney; Icelandic',
  'goose, turkey, quail, guinea fowl':
    'Martin; Greta; Sir Gobble; Pip; Matilda; Emden pair; Bronze Betty; Speckles',
  'grove, orchard block, vineyard block':
    'Old olives, south slope; Almond grove; Riesling terraces; Lemon block; Pinot, hill side; Walnut grove; Young mangoes; Cherry rows',
  'hatching, chick batch, hatching batch':
    'Marans; Sussex; Ducklings, May; Quail; Bantams; Turkeys; Goslings; Broody Greta’s',
  'hay, hay bale, bale, straw, straw bale':
    'First cut, river meadow; Second cut; Barley straw; Wheat straw; Lucerne hay; Haylage, round; Oat straw; Old meadow hay',
  'honey harvest, honey extraction':
    'Spring blossom; Lime tree; Heather; Acacia; Forest honeydew; Rapeseed; Chestnut; Summer flowers',
  'honey order, honey sale, egg box order':
    'Six jars, village shop; Lime honey, Keller; Heather, two; Wedding favours; Café Rosa; Market, Saturday; School fair; Gift box',
  'hoof problem, mastitis case, animal illness, sick animal':
    'Daisy, lame; Bella, mastitis; Rosa, milk fever; Ewe, foot rot; Calf, scours; Goat, bloat; Hen, mites; Pony, colic',
  'hutch, cage':
    'By the kitchen; Rabbit run; Long kennel; Quarantine; Guinea pigs; Double hutch; Puppy run; Parrot cage',
  'incubator, hatch, clutch of eggs':
    'Marans, dark eggs; Duck eggs; Quail; Bantam mix; Geese; Araucana; Guinea fowl; Turkeys',
  lamb: 'Snowy; Bramble; Bottle lamb Tess; Clover; Pip; Heather; Biscuit; Thistle',
  'laying hen, chicken breed, poultry breed':
    'Sussex; Rhode Island Red; Marans; Leghorn; Orpington; Barnevelder; Araucana; Bielefelder',
  litter:
    'Bella’s first; Rosie’s spring litter; Snow’s autumn litter; Luna and Rex; Hazel’s kits; The Christmas litter; Mia’s five; Tilda’s second',
  'livestock sale, animal sale, cattle sale':
    'Two heifers; Ram Hector; Weaners, six; Breeding ewes; Bull calf; Laying hens; Nanny and kid; Shetland pony',
  'mare, stallion, foal, colt, filly, gelding':
    'Bella Luna; Storm; Estrella; Duke; Hazel; Sirocco; Nightfall; Freya',
  'mating, breeding, insemination, tupping':
    'Daisy with Angus; Bella, repeat; Ram with group red; Rosie and Boris; Heidi and Gruff; Mare Estrella; Doe Hazel; Queen line, Buckfast',
  'milk yield, milk record':
    'Daisy, morning; Bella, evening; Rosa; Blossom; Liesl; Herd average; Buttercup; Fresh heifers',
  'nanny goat, billy goat': 'Heidi; Nanny; Capella; Bubbles; Zora; Gruff; Pepper; Clementine',
  'pigeon, dove, racing pigeon':
    'Blue Baron; Silver Wing; Antwerp Lass; Red Comet; Old Faithful; Lady Grey; White Arrow; Barcelona Boy',
  'queen, queen bee':
    'Blue-marked Buckfast; Carnica, orchard; Swarm queen; Yellow, hive by the gate; Virgin from June; Italian; Red-marked, heather; Old queen, nucleus',
  'ration, feed ration':
    'Dry cows; High yielders; Weaned calves; Pregnant ewes; Fattening pigs; Rams before tupping; Ponies; Heifers',
  'rooster, cockerel, chick': 'Rusty; Caruso; Henri; Goldie; Napoleon; Pepper; Sunny; Pablo',
  'shearing, hoof trimming, foot trim':
    'Main flock; Rams; Alpacas; Hill ewes; Pet sheep; Dairy cows; Goats; Show animals',
  'silage, fodder':
    'Grass, first cut; Maize; Whole-crop wheat; Lucerne; Red clover; Beet pulp; Grass, third cut; Rye',
  'silo, grain store, grain bin':
    'Wheat; Barley; Maize silage; Rapeseed; Feed oats; Grass silage; Soya meal; Seed corn',
  'sow, boar, piglet': 'Petunia; Rosie; Hamlet; Trudi; Boris; Olive; Peggy; Truffle',
  'varroa count, varroa treatment, hive treatment':
    'Orchard hive; Oxalic, winter; Heather stand; Formic, August; Rooftop; Thymol strips; Nucleus; Sugar roll, blue box',
  'wheat, oat, barley, corn, maize':
    'Winter wheat; Spring barley; Naked oats; Sweetcorn; Durum; Malting barley; Spelt; Popcorn maize',
};
