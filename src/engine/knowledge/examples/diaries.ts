/** Names that things have, by subject: diaries. */
export const diaries: Readonly<Record<string, string>> = {
  'baby feeding, breastfeeding, bottle feed':
    'Left side; Right side; Bottle, morning; Night feed; Porridge; Pumped milk; Both sides; Bottle before bed',
  'bad habit':
    'Biting nails; Late snacks; Too much phone; Skipping breakfast; Slouching; Interrupting; Putting things off; Too much coffee',
  'bible reading, scripture reading':
    'Genesis, creation; Psalm of the shepherd; Sermon on the Mount; Ruth and Naomi; Prodigal son; Jonah; Letter to the Romans; Emmaus',
  'call, telephone call, customer call':
    'Mum; Plumber, called back; School office; New customer, Ghent; Insurance; Dentist, new date; Garage, car ready; Supplier, late order',
  'check, checkup, check-up':
    'Morning check; Water trough; Fire doors; Battery level; Fences; Tyre pressure; Fridge temperature; Evening check',
  'cigarette, craving note':
    'After coffee; On the phone; With wine; At the bus stop; Work break; After dinner; Stressful call; At the party',
  'cleaning, cleaning task, cleaning job':
    'Kitchen floor; Windows; Stairwell; Oven; Changing rooms; Office desks; Fridge; Bathroom tiles',
  'coaching session':
    'First talk; Goals; Sleep; Work stress; Family matters; Looking back; Exercise review; Closing talk',
  commute: 'By bike; Train and walk; Bus; Car share; On foot; E-scooter; Ferry; Home office',
  'customer visit, client visit, site visit':
    'Bakery Lorenz; Hotel Seeblick; School canteen; Farm Okafor; Old Mill; Riverside flats; Café Lumière; Town library',
  'cycle day': 'Light; Medium; Strong; Spotting; Cramps; Fertile days; No symptoms; Tired',
  'daily entry, daily report, daily note':
    'Site open, dry; Two new guests; Delivery late; Calm day; Team short; Roof finished; Visit from the council; Frost in the morning',
  'deep clean, spring cleaning':
    'Behind the fridge; Curtains; Carpets; Extractor hood; Cellar shelves; Mattresses; Window frames; Wardrobe',
  'dentist visit, dental appointment':
    'Check-up; Cleaning; Filling, upper left; Wisdom tooth; Brace adjusted; Crown; Root canal; Second opinion',
  'doctor visit, doctor appointment, medical appointment':
    'Annual check-up; Blood test; Eye test; Vaccination; Knee pain; Skin check; Follow-up; Prescription',
  'dog training, dog lesson':
    'Sit and stay; Recall; Loose lead; Place; Agility tunnel; Meeting other dogs; Drop it; Nose work',
  'drink log, water intake, glass of water':
    'Morning glass; Tea; With lunch; After sport; Afternoon bottle; Juice; Herbal tea; Before bed',
  'drop-off':
    'Parcel at the post; Keys at reception; Clothes bank; Laundry; Kids at training; Samples to the lab; Bike for service; Bottles',
  'egg collection, egg count, laying record':
    'Brown hens; Morning nest boxes; Bantams; Ducks; Pullets’ first; Mobile coop; Evening; Quail',
  'farm visit, farm tour':
    'Dairy Lindqvist; Goat farm; School class; Olive grove; Coffee cooperative; Bee yard; Organic open day; Vineyard',
  feeding:
    'Morning hay; Evening grain; Bottle, lamb; Fish flakes; Kitten milk; Mice for the owl; Mash for the hens; Seeds at the feeder',
  feeling: 'Calm; Happy; Tired; Anxious; Grateful; Sad; Angry; Hopeful',
  'good habit':
    'Drink water; Read ten pages; Stretch; Walk after lunch; Bed before eleven; Floss; Write three lines; No phone at table',
  'gratitude entry, gratitude, thing to be grateful for, gratitude note':
    'Sun on the balcony; Call with Mum; Warm soup; A good night’s sleep; Kind neighbour; Finished the book; Birdsong; Laughing with Jonas',
  harvest:
    'First tomatoes; Plums; Potatoes, early; Honey, spring; Garlic; Apples, Boskoop; Olives; Runner beans',
  'hive inspection, hive check':
    'Queen seen; Eggs and brood; Added a super; Varroa count; Swarm cells; Fed syrup; Weak colony; Honey harvest',
  'lambing, birth, calving':
    'Twins, ewe Rosie; Single, ewe Clover; Heifer calf, Bella; Triplets; Night birth; Bull calf, Daisy; Foal, Luna; Kids, goat Heidi',
  'language lesson, language class':
    'Greetings; At the market; Past tense; Asking the way; Family; Ordering food; On the phone; Small talk',
  'log entry, logbook, daily log':
    'Morning round; Calm night; Visitor at noon; Heating off; New delivery; Window repaired; Rain all day; Closed early',
  'medicine intake':
    'Morning tablet; Noon; Evening tablet; Eye drops; Insulin, breakfast; Inhaler; Vitamin D; Iron drops',
  milking:
    'Morning, cows; Evening, cows; Goat Heidi; Sheep flock; First milking after calving; Hand-milked; Robot, night; Fresh heifers',
  mowing: 'Front lawn; Orchard; Football pitch; Churchyard; Hay meadow; Verge; Playground; Cemetery path',
  'mucking out, stable work':
    'Luna’s box; Goat pen; Chicken coop; Pony row; Calf shed; Rabbit hutch; Donkey shed; Pigsty',
  'music lesson, piano lesson, guitar lesson, violin lesson':
    'First scales; New piece; Duet; Theory; Exam preparation; Sight-reading; Improvisation; Concert run-through',
  'nappy change, diaper change':
    'Wet; Dirty; Both; Before nap; Night change; On the road; Rash cream used; Dry',
  pain: 'Lower back; Neck; Left knee; Shoulder; Headache; Wrist; Stomach; Hip',
  'pick-up, pickup, collection slot':
    'Birthday cake; Dry cleaning; Children from school; Parcel at the kiosk; Veg box; Rental van; Old fridge; Library books',
  'ploughing, field work, fieldwork':
    'Plough top field; Harrow long acre; Drill wheat; Roll grass; Spread muck; Cut hay; Turn hay; Bale straw',
  'practice entry, practice log':
    'Scales; Sonata, first page; Sight-reading; Slow bowing; Chord changes; Recital piece; With metronome; Duet with Priya',
  pruning: 'Apple trees; Roses; Vine, south wall; Hedge; Raspberries; Wisteria; Olive; Plum after harvest',
  'puppy training, puppy class':
    'House-training; First lead walk; Name game; Biting inhibition; Crate time; Meeting children; Car ride; Vet visit',
  'restaurant visit, museum visit, cinema visit':
    'Opening night; With Grandma; Birthday treat; Rainy Sunday; First date; School class; Members’ evening; With the team',
  'round, delivery round, milk round, paper round':
    'Village, early; Harbour streets; North farms; Station quarter; Mill Lane; School and clinic; Saturday round; Hill houses',
  'school visit, class visit':
    'Fire station; Planetarium; Bakery; Town hall; Farm; Theatre; Recycling plant; Museum',
  'seizure, migraine, headache':
    'Mild, morning; At work; After bad sleep; With aura; During the night; Weather change; After sport; Short, evening',
  sowing: 'Carrots, bed two; Lettuce; Peas; Tomatoes indoors; Radish; Green manure; Sunflowers; Winter rye',
  spraying:
    'Copper, vines; Soap spray, roses; Milk on courgettes; Nettle tea; Worming, sheep; Hoof care; Varroa, hives; Blight, potatoes',
  'temperature check, fridge temperature, fridge check':
    'Walk-in fridge; Display counter; Freezer; Drinks fridge; Salad bar; Milk tank; Delivery van; Hot counter',
  'treatment session':
    'Back and neck; Full body; Foot reflex; Sports massage; Hot stone; Head and face; Prenatal; Hand massage',
  'tutoring session, tutoring lesson':
    'Maths with Leo; French verbs; Essay structure; Physics before exam; Reading with Aisha; Chemistry revision; English conversation; Exam nerves',
  visit:
    'Grandma on Sunday; Dr. Okafor; School inspector; New neighbours; Aunt Rosa in Porto; Museum with class; Mr Lindqvist, advice; Open garden',
  'walk log, walkies':
    'Morning round; Forest loop; Beach; Park with Bella; Night round; Long Sunday walk; River path; Around the block',
  watering:
    'Tomatoes; Window boxes; Greenhouse; Hanging baskets; New hedge; Office plants; Grave; Raised beds',
  weighing:
    'Monday, fasting; After holiday; Baby Leo; Lamb, first week; Puppy litter; Gym scale; Before the match; End of month',
};
