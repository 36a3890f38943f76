/** Names that things have, by subject: science. */
export const science: Readonly<Record<string, string>> = {
  acid: 'Hydrochloric acid; Sulphuric acid; Citric acid; Acetic acid; Nitric acid; Lactic acid; Tartaric acid; Phosphoric acid',
  antibody:
    'Anti-actin; Anti-tubulin; Goat anti-mouse; Rabbit anti-rat; Anti-insulin; Anti-CD4; Anti-myosin; Rhesus antibody',
  'archaeological find':
    'Flint scraper; Pot sherd; Bronze pin; Clay pipe; Roman coin; Bone comb; Iron nail; Glass bead',
  'bacterium, microbe':
    'Escherichia coli; Lactobacillus; Bacillus subtilis; Staphylococcus; Streptococcus; Salmonella; Rhizobium; Cyanobacteria',
  'bird count, bird survey, species count':
    'Garden hour; Wetland walk; Gull roost; Dawn chorus; Winter ducks; School ground; Estuary, high tide; Woodland transect',
  'blood value':
    'Iron; Vitamin D; Cholesterol; Blood sugar; Thyroid; Liver values; White cells; Kidney values',
  'body part': 'Head; Shoulder; Arm; Hand; Back; Knee; Foot; Hip',
  'cell culture, bacterial culture':
    'E. coli, plate; Yeast, liquid; Lactobacillus; Skin fibroblasts; Penicillium; Bacillus subtilis; Algae flask; Root callus',
  'chemical element, element': 'Hydrogen; Helium; Carbon; Oxygen; Iron; Copper; Silver; Gold',
  'chemical, reagent, lab chemical':
    'Sodium chloride; Ethanol; Hydrochloric acid; Copper sulphate; Acetone; Sodium hydroxide; Iodine solution; Potassium permanganate',
  discovery: 'Penicillin; Radium; X-rays; Double helix; Gravity; Rosetta Stone; Neptune; Oxygen',
  enzyme: 'Amylase; Lactase; Pepsin; Rennet; Catalase; Lipase; Papain; Polymerase',
  'excavation, dig, trench':
    'Trench by the wall; Roman villa; Churchyard edge; Bronze Age ditch; Kiln site; Harbour mud; Test pit; Castle well',
  experiment:
    'Red cabbage indicator; Egg in vinegar; Pendulum; Bean in the dark; Lemon battery; Crystal garden; Baking soda volcano; Floating needle',
  'finding, research finding':
    'Fewer bees near the road; Sleep improves recall; Soil lacks phosphate; Readers prefer paper; Clover feeds more species; Warm water holds less oxygen; Shade lowers heat; Music slows pulse',
  'formula, equation':
    'Area of a circle; Ohm’s law; Quadratic formula; Speed; Density; Compound interest; Volume of a cone; Kinetic energy',
  gas: 'Oxygen; Nitrogen; Carbon dioxide; Helium; Argon; Propane; Hydrogen; Methane',
  'glassware, lab glass':
    'Beaker; Erlenmeyer flask; Test tube; Burette; Petri dish; Funnel; Measuring cylinder; Condenser',
  'human organ': 'Heart; Liver; Lung; Kidney; Stomach; Brain; Skin; Pancreas',
  'hypothesis, research question':
    'Shade helps moss; Caffeine raises pulse; Birds prefer red berries; Sleep improves recall; Salt slows growth; Music aids focus; Slugs avoid copper; Warm water dissolves more',
  'lab equipment, laboratory equipment, apparatus':
    'Centrifuge; Microscope; Bunsen burner; Balance; Fume hood; Incubator; Water bath; Autoclave',
  'lab protocol, lab method, laboratory method':
    'Gram stain; DNA extraction; Titration; Western blot; Plate count; Gel electrophoresis; Filtration; Thin-layer chromatography',
  measurement:
    'Water temperature; Soil moisture; Wind speed; Trunk girth; Room humidity; Snow depth; Noise level; Well depth',
  'molecule, compound': 'Water; Carbon dioxide; Glucose; Caffeine; Ethanol; Methane; Ammonia; Aspirin',
  muscle: 'Biceps; Triceps; Quadriceps; Calf; Glutes; Deltoid; Trapezius; Hamstring',
  'mutant, plant line, strain':
    'Wild type; Dwarf; White eye; Curly wing; Late flowering; Albino; Salt tolerant; Giant',
  'observation, field observation':
    'First swallow; Hawthorn in bloom; Frog spawn in the pond; Fox at dusk; Frost on the grass; Bees on the ivy; Toads crossing; Ring around the moon',
  'physics unit, unit of measure': 'Piece; Kilogram; Litre; Metre; Hour; Box; Pair; Bag',
  'reading, meter reading':
    'Electricity; Gas; Cold water; Hot water; Heating, living room; Solar yield; Garden water; Heat pump',
  'sample, lab sample':
    'River water, upstream; River water, downstream; Garden soil; Well water; Honey, spring; Blood serum; Sea sand; Milk, tank',
  'science topic, science subject, school experiment':
    'Magnetism; Water cycle; Photosynthesis; Volcanoes; Electricity; Sound waves; Human heart; Solar system',
  'scientist, inventor':
    'Marie Curie; Charles Darwin; Ada Lovelace; Alexander von Humboldt; Chien-Shiung Wu; Ibn al-Haytham; Rosalind Franklin; Srinivasa Ramanujan',
  'sensor reading, sensor value':
    'Greenhouse temperature; Soil moisture, bed two; River level; Cold store; Hive weight; Air quality; Light, window sill; Humidity, cellar',
  sighting:
    'Kingfisher at the weir; Otter, early morning; Red kite over the farm; Hare in the stubble; Seal off the pier; Wolf track; Glow-worms; Stork on the chimney',
  'soil sample, soil test':
    'Top field; Vegetable bed; Orchard; River meadow; Vineyard, upper row; School garden; Playing field; Compost',
  specimen:
    'Stag beetle; Fern frond; Pond water slide; Pyrite cube; Blackbird feather; Pressed orchid; Trilobite; Rabbit skull',
  'star observation, night sky observation, astronomy observation':
    'Saturn’s rings; Orion Nebula; Perseids; Moon, terminator; Jupiter’s moons; Andromeda; Lunar eclipse; Double cluster',
  'study participant, test person':
    'Participant Alder; Participant Birch; Participant Cedar; Participant Elm; Participant Hazel; Participant Maple; Participant Rowan; Participant Willow',
  theorem:
    'Pythagoras; Thales; Fermat’s little theorem; Infinite primes; Binomial theorem; Four colours; Bayes; Root two is irrational',
  theory:
    'Evolution; Relativity; Plate tectonics; Big Bang; Game theory; Germ theory; Chaos theory; Attachment theory',
  virus: 'Influenza; Measles; Rhinovirus; Norovirus; Hepatitis B; Rabies; Dengue; Tobacco mosaic',
  'water sample, water test':
    'River, mill weir; Village well; Bathing lake; School tap; Fish pond; Spring in the wood; Harbour basin; Rain barrel',
};
