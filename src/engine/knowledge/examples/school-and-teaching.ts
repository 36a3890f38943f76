/** Names of things that have to do with school and teaching. */
export const schoolAndTeaching: Readonly<Record<string, string>> = {
  'alphabet, letter of the alphabet':
    'A for apple; B for bear; C for cat; D for dragon; E for egg; F for fish; G for goat; H for house',
  'battle, war, revolution, treaty':
    'Marathon; Hastings; Waterloo; Treaty of Versailles; French Revolution; Gettysburg; Peace of Westphalia; Velvet Revolution',
  'book report':
    'Charlotte’s Web; The Hobbit; Anne Frank’s Diary; Things Fall Apart; Emil and the Detectives; Treasure Island; Holes; Pippi Longstocking',
  capital: 'Nairobi; Lisbon; Tokyo; Ottawa; Lima; Oslo; Jakarta; Cairo',
  'case study':
    'Village water supply; A family bakery; Patient with migraine; New bus line; School without bells; Urban beekeeping; Closing the mine; Bike-sharing',
  'celestial body': 'Mercury; Venus; Earth; Mars; Jupiter; Saturn; Uranus; Neptune',
  'cheat sheet, revision sheet, fact sheet, data sheet':
    'Irregular verbs; Fractions; Keyboard shortcuts; First aid; Chord shapes; Wine and food; Unit conversions; Periodic table',
  'chemical substance': 'Hydrogen; Oxygen; Carbon; Iron; Sodium; Gold; Helium; Copper',
  'class reward, school prize, school award':
    'Best reader; Most improved; Kindness cup; Maths prize; Helper of the week; Perfect attendance; Art prize; Team spirit',
  'classroom observation, lesson observation':
    'Group work, year five; Child at play; Reading circle; Playground; Robin at the feeder; Maths starter; Traffic at the gate; First frost',
  'continent, region of the world':
    'Africa; Asia; Europe; North America; South America; Antarctica; Oceania; Caribbean',
  'course for adults':
    'Pottery; Spanish; Yoga; Bookkeeping; Photography; Bike repair; First aid; Creative writing',
  'cover lesson, substitute lesson':
    'Maths for Mr Ito; French, year eight; PE, gym; Art, Mrs Silva; Chemistry, lab; English, first lesson; Music; History, upper school',
  'detention, behaviour incident, school incident':
    'Late three times; Mobile in class; Homework missing; Fight in the yard; Chewing gum; Talking in the test; Left school grounds; Rude to a teacher',
  'driving test, mock test, practice test':
    'Theory, traffic signs; First mock; Hazard perception; Night driving; Parallel parking; Final mock; Motorway; Eyesight check',
  'emergency drill, evacuation':
    'Morning, whole school; Lunch break; Gym and hall; Night, dormitory; Kitchen exit blocked; Nursery; Unannounced; Wheelchair route',
  'essay question, exam question, test question':
    'Why did Rome fall; Name three renewable energies; Explain photosynthesis; What causes tides; Who wrote Faust; Compare two poems; Define inflation; Solve for x',
  'exam paper, class test, school test':
    'Fractions; Vocabulary, unit on travel; Photosynthesis; French Revolution; Spelling; Rivers of Africa; Chemistry of salts; Reading comprehension',
  'exercise book':
    'Algebra One; Biology Today; Découvertes; World Atlas; Reading Ladder; Chemistry in Context; History of Europe; English Grammar in Practice',
  'figure of speech, metaphor, simile':
    'Piece of cake; Break the ice; Under the weather; Busy as a bee; Cost an arm and a leg; Time is money; Once in a blue moon; Cold as ice',
  'geometric shape': 'Circle; Triangle; Square; Hexagon; Cylinder; Cube; Trapezium; Sphere',
  'grading criterion, rubric, assessment criterion':
    'Content; Structure; Spelling; Use of sources; Creativity; Teamwork; Delivery; Neat work',
  'historical figure, famous person':
    'Nelson Mandela; Marie Curie; Cleopatra; Leonardo da Vinci; Florence Nightingale; Mansa Musa; Simón Bolívar; Ada Lovelace',
  'historical period':
    'Stone Age; Ancient Egypt; Roman Empire; Middle Ages; Renaissance; Industrial Revolution; Victorian era; Cold War',
  hobby: 'Knitting; Chess; Birdwatching; Cycling; Baking; Photography; Gardening; Choir singing',
  'lateness, absence note':
    'Bus was late; Dentist; Overslept; Fever; Family funeral; Bike puncture; Train cancelled; Stomach bug',
  'learning goal, learning objective, competence, competency, learning outcome':
    'Reads short texts aloud; Adds fractions; Writes a summary; Works in a team; Explains the water cycle; Asks questions in French; Tells the time; Uses a map',
  mark: 'Maths test; Essay on Macbeth; Vocabulary quiz; Sports day; Oral exam; Biology poster; Dictation; Group project',
  'maths problem, math problem, word problem':
    'Trains meeting; Area of the garden; Sharing the pizza; Speed of the boat; Change at the shop; Tiles on the floor; Ages of the sisters; Filling the tank',
  'module, course unit, learning unit':
    'Introduction; Fractions; Photosynthesis; The Roman Empire; Creative writing; Project week; Statistics; Final review',
  'month of the year': 'January; February; March; April; May; June; September; December',
  'moon phase':
    'New moon; Waxing crescent; First quarter; Waxing gibbous; Full moon; Waning gibbous; Last quarter; Waning crescent',
  'multiplication table, maths topic, math topic':
    'Two times table; Fractions; Long division; Percentages; Decimals; Geometry; Algebra; Probability',
  'pencil, crayon, marker, coloured pencil':
    'Soft pencil, 4B; Black fineliner; Red crayon; Yellow highlighter; Sky blue; Whiteboard marker; White chalk; Burnt sienna',
  'physics topic':
    'Electric circuits; Acids and bases; Photosynthesis; Forces; The cell; Light and lenses; Periodic table; Food chains',
  'playground duty, lunch duty, supervision, break duty':
    'Front yard, first break; Canteen; Bus stop; Football pitch; Library; Corridor; Gate, morning; After-school club',
  'preposition, pronoun': 'Quickly; Often; Under; Between; Myself; Ours; Never; Beside',
  'presentation, class presentation, school presentation':
    'Volcanoes; My hobby: falconry; Nelson Mandela; The heart; Life in space; Renewable energy; Ancient Egypt; Bees',
  'private lesson':
    'Maths with Leo; French, Amira; Reading with Sam; Physics, exam prep; Piano, Hanna; Essay help; Chemistry; English, Wei',
  'public lecture, lecture topic':
    'Bees in the city; Climbing Kilimanjaro; History of the mill; Saving for retirement; Poetry and war; Birds of the estuary; Life with dementia; The night sky',
  'qualification, degree, academic degree':
    'Abitur; Bachelor of Nursing; Master of Education; A levels; Electrician’s certificate; Doctorate; Baccalauréat; Teaching diploma',
  'research project, research topic':
    'Bees in the city; Sleep and memory; Dialects of the valley; Reading in primary school; Water from fog; Old trade routes; Microplastics in rivers; Music and dementia',
  'revision topic, study topic, exam topic':
    'Photosynthesis; Quadratics; Weimar Republic; Organic chemistry; Macbeth; Climate zones; Past tenses; Electric circuits',
  'school bag, satchel':
    'Blue rucksack; Dinosaur satchel; Sports bag; Pencil case, green; Art folder; Lunch bag; Swimming bag; Violin case',
  'school library book':
    'The Gruffalo; Matilda; The Hobbit; Momo; Wonder; Charlotte’s Web; The Little Prince; Anansi the Spider',
  'school project, student project, class project':
    'Weather station; Our town in old photos; School newspaper; Insect hotel; Model bridge; Family recipes book; Recycling week; Solar oven',
  'school report':
    'Autumn term; Spring term; Mid-year; Final year; Maths, half-term; Behaviour; Reading; Transfer report',
  'school supply, school item, stationery item':
    'Exercise book, lined; Fountain pen; Ruler; Glue stick; Coloured pencils; Scissors; Geometry set; Folder, A4',
  'science project, science fair project, science experiment':
    'Volcano with vinegar; Growing crystals; Egg drop; Potato battery; Which paper towel absorbs most; Bean in the dark; Water rocket; Mould on bread',
  'season of the year': 'Spring; Summer; Autumn; Winter; Dry season; Rainy season; Harvest; Advent',
  'spelling, spelling word': 'Necessary; Rhythm; Beautiful; Separate; February; Neighbour; Because; Friend',
  'student grant':
    'Music scholarship; Travel bursary; Women in science; Rural students; Sports scholarship; Book grant; First in family; Erasmus',
  'study card':
    'Mitochondrion; Der Hund; Capital of Peru; Treaty of Versailles; Pythagoras; Bonjour; Seven times eight; Noun or verb',
  'study note, field note, class note':
    'Cell division; Rivers and valleys; Keynes in brief; Hamlet, act one; Bird count, marsh; Newton’s laws; Roman law; Village interview',
  'study session, revision session, study block':
    'Maths, chapter on graphs; Biology flash cards; French verbs; Past paper; History essay; Group study; Chemistry calculations; Mock oral',
  'syllabus, curriculum topic':
    'Algebra; World history; Human body; Poetry; Climate; Programming basics; Music theory; Civics',
  'teaching resource, handout, classroom resource':
    'Fraction circles; Map of Europe; Phonics cards; Timeline poster; Dice and counters; Word wall; Skeleton model; Story sequencing cards',
  'tense, grammar topic, grammar point':
    'Present perfect; Past simple; Conditional; Passive voice; Reported speech; Relative clauses; Articles; Future continuous',
  'term paper, research paper, seminar paper':
    'Bees and pesticides; Women in the resistance; Sleep and memory; The Silk Road; Language of advertising; Microplastics; Kafka’s fathers; Village schools',
  'timeline, timeline entry':
    'Foundation; First school; Railway arrives; Great fire; Women vote; New bridge; Flood; Anniversary',
  'treasure hunt, scavenger hunt':
    'Pirates on the beach; Forest animals; Old town; Birthday, garden; Museum; Letters of the alphabet; Night with torches; Easter eggs',
  'vocab, vocabulary item, foreign word':
    'La biblioteca; Der Schmetterling; Le pain; Arigatō; Habibi; Asante; Obrigado; Spasibo',
  'wall map':
    'World, political; Europe in relief; City centre; Hiking trails; River basin; Night sky; School grounds; Old harbour',
};
