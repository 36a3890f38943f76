/** Names that things have, by subject: nature. */
export const nature: Readonly<Record<string, string>> = {
  'animal track, animal footprint': 'Fox; Badger; Roe deer; Hare; Otter; Wild boar; Squirrel; Heron',
  'apple tree':
    'Boskoop by the gate; Bramley; Gravenstein, old; Cox in the corner; Topaz; Golden Delicious; Elstar; Russet by the wall',
  'bat species':
    'Common pipistrelle; Noctule; Brown long-eared; Daubenton’s; Greater horseshoe; Serotine; Barbastelle; Natterer’s',
  'beach clean-up, litter pick, cleanup, clean-up':
    'Harbour beach; River bank; School wood; Market square; Dune path; Lake shore; Ring road verge; Playground',
  beetle:
    'Stag beetle; Ladybird; Rose chafer; Cockchafer; Dung beetle; Ground beetle; Rhinoceros beetle; Longhorn beetle',
  'bird of prey, raptor, falcon, hawk':
    'Kestrel; Buzzard; Red kite; Sparrowhawk; Peregrine; Golden eagle; Osprey; Marsh harrier',
  'brook, creek':
    'Mill brook; Trout stream; Alder creek; Chalk stream; Forest brook; Village beck; Spring rill; Boundary stream',
  'bulb, flower bulb, spring bulb':
    'Daffodil; Tulip, Apricot Beauty; Snowdrop; Crocus; Grape hyacinth; Allium; Iris; Fritillary',
  butterfly:
    'Red admiral; Peacock; Brimstone; Swallowtail; Painted lady; Small tortoiseshell; Monarch; Orange tip',
  'campfire recipe, campfire meal':
    'Stick bread; Baked potatoes; Bean stew; Marshmallows; Foil fish; Porridge; Corn on the cob; Chapati',
  'campfire song':
    'Kumbaya; Bella ciao; The Lion Sleeps Tonight; Wild Rover; Guantanamera; Country Roads; Hejo, spann den Wagen an; La Cucaracha',
  'campfire, bonfire':
    'Summer solstice; Easter fire; Scout promise; Beach night; Saint John’s Eve; Harvest end; Guy Fawkes; Farewell evening',
  cave: 'Postojna; Lascaux; Waitomo; Eisriesenwelt; Škocjan; Mammoth Cave; Sterkfontein; Altamira',
  'cloud, cloud type':
    'Cumulus; Cirrus; Stratus; Altocumulus; Nimbostratus; Cumulonimbus; Cirrostratus; Mackerel sky',
  comet: 'Halley; Hale-Bopp; Encke; Hyakutake; Neowise; Lovejoy; Swift-Tuttle; Borrelly',
  constellation: 'Orion; Ursa Major; Cassiopeia; Cygnus; Leo; Scorpius; Southern Cross; Lyra',
  deer: 'Red stag by the wood; Roe doe with fawn; Fallow herd; Sika; Muntjac; Young buck; Elk at the lake; Reindeer',
  desert: 'Sahara; Atacama; Gobi; Namib; Negev; Kalahari; Thar; Mojave',
  dragonfly:
    'Emperor; Banded demoiselle; Common darter; Blue-tailed damselfly; Broad-bodied chaser; Southern hawker; Azure damselfly; Golden-ringed',
  ecosystem: 'Rainforest; Coral reef; Savannah; Tundra; Mangrove; Peat bog; Alpine meadow; Estuary',
  'family tree, ancestor':
    'Johann Brandt; Mary O’Shea; Giuseppe Conti; Adwoa Mensah; Wanda Zielińska; Abraham Levi; Ingeborg Dahl; Manuel Ortega',
  fern: 'Lady fern; Male fern; Hart’s tongue; Bracken; Maidenhair; Royal fern; Polypody; Ostrich fern',
  field: 'Top field; Long acre; River field; Church field; Ten acre; Stony piece; Orchard side; Home field',
  'flower bed, flowerbed, vegetable bed':
    'Tomatoes and basil; Roses; Herb spiral; Cabbages; Strawberries; Shade bed; Cut flowers; Beans and squash',
  'forest, wood lot, woodland':
    'Black Forest; Sherwood Forest; Białowieża; Kakamega; Crown wood; Oak copse; Beech hangar; Sacred grove',
  'fossil find, fossil site':
    'Ammonite; Trilobite; Sea urchin; Belemnite; Shark tooth; Fern imprint; Fish in slate; Amber with midge',
  'fruit tree':
    'Apple, Boskoop; Pear, Conference; Plum, Victoria; Cherry, Regina; Quince; Apricot; Medlar; Mirabelle',
  galaxy: 'Milky Way; Andromeda; Whirlpool; Sombrero; Triangulum; Pinwheel; Cigar; Large Magellanic Cloud',
  glacier:
    'Aletsch; Perito Moreno; Vatnajökull; Jostedalsbreen; Mer de Glace; Franz Josef; Pasterze; Athabasca',
  grass:
    'Meadow foxtail; Timothy; Ryegrass; Quaking grass; Cocksfoot; Feather grass; Bent; Sweet vernal grass',
  'growth stage, development stage, plant stage':
    'Seed; Germination; Seedling; Leaf growth; Budding; Flowering; Fruiting; Harvest',
  'habitat, biotope': 'Pond; Hedgerow; Dry meadow; Old oak wood; Reed bed; Heath; Stone wall; Bog',
  'hiking gear, hiking equipment, outdoor gear':
    'Walking poles; Head torch; Rain jacket; Map and compass; Water bottle; Stove; First aid kit; Sleeping mat',
  'hiking tour':
    'Lakeside loop; Samaria Gorge; Tour du Mont Blanc stage; Kinder Scout; Old mill trail; Rennsteig stage; Sugarloaf; Seven bridges walk',
  hill: 'Arthur’s Seat; Windmill Hill; Castle hill; Monte Testaccio; Chapel hill; Vineyard slope; Sledging hill; Beacon Hill',
  insect: 'Ladybird; Honeybee; Stag beetle; Grasshopper; Hoverfly; Dragonfly; Earwig; Praying mantis',
  lake: 'Lake Constance; Lake Victoria; Windermere; Lake Garda; Titicaca; Saimaa; Ohrid; Baikal',
  leaf: 'Oak; Maple; Ginkgo; Beech; Holly; Chestnut; Fern; Ivy',
  lichen:
    'Oakmoss; Map lichen; Old man’s beard; Pixie cup; Reindeer lichen; Dog lichen; Sunburst lichen; Lungwort',
  'litter item, beach litter':
    'Cigarette ends; Plastic bottle; Fishing line; Can; Crisp packet; Rope; Straw; Glass',
  meadow:
    'Orchid meadow; Flood meadow; Hay meadow; Orchard meadow; Alpine pasture; Bee meadow; Churchyard meadow; Horse meadow',
  'mineral, crystal': 'Rock crystal; Amethyst; Pyrite; Fluorite; Calcite; Malachite; Garnet; Tourmaline',
  moon: 'Io; Europa; Titan; Ganymede; Phobos; Triton; Enceladus; Callisto',
  moss: 'Sphagnum; Haircap moss; Feather moss; Cushion moss; Tamarisk moss; Swan’s-neck moss; Silvery thread; Fork moss',
  mushroom:
    'Cep; Chanterelle; Parasol; Fly agaric; Oyster mushroom; Horn of plenty; Shaggy ink cap; Birch bolete',
  'natural disaster, disaster':
    'Flood; Earthquake; Landslide; Drought; Wildfire; Storm surge; Avalanche; Volcanic eruption',
  nest: 'Blackbird in the hedge; Swallow in the barn; Stork on the chimney; Robin in the ivy; Kestrel, church tower; Wren by the shed; Swan on the island; House martin',
  'nest box, bird box, nesting box, birdhouse':
    'Old oak; School yard; Church tower; Orchard, row two; Barn gable; By the pond; Cemetery wall; Allotment hut',
  owl: 'Barn owl; Tawny owl; Little owl; Eagle owl; Long-eared owl; Snowy owl; Pygmy owl; Scops owl',
  'pasture, grazing field':
    'Top field; River meadow; Long acre; Orchard; Common; North slope; Behind the barn; Alp',
  pebble:
    'Flint with a hole; White quartz; Red jasper; Striped gneiss; Black basalt; Green serpentine; Amber; Skimming stone',
  planet: 'Mercury; Venus; Earth; Mars; Jupiter; Saturn; Uranus; Neptune',
  'puppy litter':
    'Spring litter; Bella and Max; Luna’s first; Christmas puppies; Black and tan; Willow’s five; A litter; B litter',
  'rainfall, rain record':
    'Morning drizzle; Thunder shower; All-day rain; Light shower; Hail and rain; Sleet; Summer downpour; Night rain',
  'reef, coral':
    'Brain coral; Staghorn coral; Table coral; Sea fan; Mushroom coral; Fire coral; Bubble coral; Elkhorn coral',
  river: 'Danube; Mississippi; Loire; Ganges; Niger; Vistula; Tagus; Mekong',
  'rock, rock sample': 'Granite; Basalt; Sandstone; Gneiss; Limestone; Obsidian; Slate; Pumice',
  'shelter, bivouac, trail shelter':
    'Beech glade; Bothy by the loch; Forest lean-to; Ridge hut; River camp; Old barn; Stone shelter; Dune hollow',
  spider:
    'Garden spider; House spider; Wasp spider; Wolf spider; Crab spider; Jumping spider; Tarantula; Daddy-long-legs',
  'spring, well':
    'Old village well; Chapel spring; Mill well; Warm spring; School borehole; Shepherd’s spring; Courtyard well; Holy well',
  star: 'Sirius; Vega; Polaris; Betelgeuse; Arcturus; Rigel; Antares; Aldebaran',
  storm:
    'Autumn gale; Hailstorm; Thunderstorm, west; Snowstorm; Dust storm; Tropical storm; First spring storm; Ice storm',
  'summit, peak, mountain peak':
    'Zugspitze; Ben Nevis; Triglav; Toubkal; Rysy; Mount Kenya; Galdhøpiggen; Mulhacén',
  tree: 'Oak by the gate; Copper beech; Old pear; Walnut; Silver birch; Lime on the green; Weeping willow; Scots pine',
  'tree species, tree type': 'Oak; Beech; Silver birch; Scots pine; Maple; Ash; Baobab; Ginkgo',
  valley:
    'Aosta Valley; Glencoe; Val d’Orcia; Hunza; Lauterbrunnen; Loire Valley; Yosemite; Great Rift Valley',
  volcano: 'Etna; Fuji; Cotopaxi; Eyjafjallajökull; Kilimanjaro; Merapi; Teide; Popocatépetl',
  waterfall: 'Iguazú; Victoria Falls; Gullfoss; Krimml; Plitvice; Niagara; Jog Falls; High Force',
  'wild animal, mammal': 'Fox; Badger; Roe deer; Red squirrel; Otter; Hare; Wild boar; Beaver',
  'wild bee, bumblebee, bee':
    'Buff-tailed bumblebee; Red mason bee; Leafcutter bee; Carder bee; Wool carder; Ivy bee; Carpenter bee; Garden bumblebee',
  'wild herb, foraged plant':
    'Wild garlic; Nettle; Ground elder; Dandelion; Sorrel; Elderflower; Woodruff; Plantain',
  'wildflower, wild flower, wild plant':
    'Cornflower; Poppy; Ox-eye daisy; Meadow sage; Cowslip; Harebell; Red clover; Yarrow',
};
