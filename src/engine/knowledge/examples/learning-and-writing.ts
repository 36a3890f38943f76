/** Names of things that have to do with learning and writing. */
export const learningAndWriting: Readonly<Record<string, string>> = {
  'art lesson, drawing lesson, craft lesson, art project':
    'Self-portrait; Clay animals; Colour wheel; Printing with leaves; Papier-mâché masks; Still life; Perspective; Collage',
  'blog idea, blog topic, podcast idea, article idea':
    'Ten winter walks; Behind the bakery; Ask the vet; My first marathon; Saving water; Local heroes; Books for rainy days; Mending clothes',
  'book idea, book chapter, book series':
    'The arrival; A house by the sea; Letters; The storm; Night train; The secret; Homecoming; Epilogue',
  'conference paper, scholarly article, keynote, conference talk':
    'Reading in the digital age; Soil and carbon; Care at home; Dialects of the coast; Ageing well; Teaching with games; Water from fog; Bees and cities',
  'cooking lesson, home economics lesson':
    'Knife safety; Vegetable soup; Pizza dough; Scones; Healthy snacks; Pancakes; Curry; Christmas biscuits',
  'criticism, feedback note, teacher comment':
    'Clear structure; More examples needed; Great effort; Check spelling; Speak up more; Lovely handwriting; Late again; Good teamwork',
  'dictation, dictation text, handwriting exercise':
    'The fox in the garden; A rainy day; My family; At the market; Winter; The lost key; Our school; A letter',
  'fan fiction, fanfic, zine':
    'After the last page; Moonlit academy; Kitchen zine; The other twin; Riot and roses; Captain’s log; City birds; Lost scene',
  'fantasy name, fantasy world, character name':
    'Eldoria; Mirelle Thorn; The Sunken Isles; Kaelen; Ashenvale; Old Tomás; Nimbra; Queen Isaura',
  'fraction, number fact':
    'One half; Three quarters; One third; Two fifths; Seven eighths; A dozen; Pi; Golden ratio',
  'grammar exercise, language exercise, comprehension question':
    'Fill in the verbs; Put in order; Find the mistake; Why did he leave; Make it plural; Join the sentences; Who is speaking; Choose the tense',
  'half-term, semester':
    'Autumn term; Spring term; Summer term; Winter semester; Summer semester; Project week; Exam period; Half-term',
  'icebreaker, ice breaker, energiser, brain break, warm-up game, team game':
    'Two truths and a lie; Name ball; Human knot; Simon says; Find someone who; Stretch and shake; Line up by birthday; Zip zap',
  'lesson idea, lesson topic, teaching unit, learning game, learning video':
    'Water cycle; Market role play; Fractions with pizza; Volcano; Roman day; Class newspaper; Shadow theatre; Map our street',
  'letter draft, email draft, speech outline, speech draft':
    'Thanks to the team; Retirement of Ruth; Complaint about noise; Welcome to parents; Wedding toast; Offer to a client; Opening words; Farewell',
  'locker, school locker':
    'Mia, by the stairs; Leo, gym; Staff, left; Art room; Changing room; Music cases; Visitors; Top row, blue',
  'logic puzzle, maths puzzle, brain teaser, mental maths exercise':
    'River crossing; Magic square; Two doors; Missing number; Weighing coins; Matchsticks; Three light switches; Age of the farmer',
  'pe lesson, pe game, sports lesson':
    'Dodgeball; Gymnastics; Relay; Basketball; Rope skipping; Dance; Long jump; Badminton',
  'pencil case, blackboard, whiteboard, classroom item':
    'Blue pencil case; Large whiteboard; Globe; Abacus; Class clock; Reading rug; Green blackboard; Chalk box',
  'personal statement, motivation letter, cover letter, application letter':
    'Nursing school; Bakery apprenticeship; Art college; Exchange year; Library job; Medicine; Scholarship fund; Summer job',
  'phonics sound, letter sound, sight word': 'Sh; Ch; The; Ea; Said; Igh; Because; Oo',
  'poem idea, poetry book, spoken word piece':
    'My mother’s kitchen; Letters to the sea; Bus at dawn; Small gods; The colour of Monday; Milk and stone; Night shift; Borders',
  'portfolio entry, student portfolio':
    'Self-portrait in charcoal; Essay on home; Weather project; Clay bowl; Poem; Group presentation; Logo design; Reading diary',
  'potion, magic spell':
    'Healing draught; Invisibility; Light orb; Truth serum; Frost shield; Fire dart; Sleep mist; Feather fall',
  'reading book, reading level':
    'The Gruffalo; Biff’s Boat; Chapter on dragons; Matilda; Poem of the week; Owl Babies; Space facts; Comic page',
  'reading note, book note, literature note, annotation, excerpt':
    'Opening scene; On solitude; Definition of home; The river passage; Key argument; Favourite line; Chapter summary; Open question',
  'school instrument, instrument hire, instrument loan':
    'Half-size violin; Clarinet; Trombone; Quarter cello; Alto sax; Trumpet; Snare drum; Flute',
  'swimming lesson': 'Seahorse; Beginners; Bronze; Diving rings; Backstroke; Parent and baby; Silver; Rescue',
  'thesis topic, dissertation, dissertation chapter':
    'Introduction; Literature review; Methods; Results; Bees in the city; Reading and poverty; Discussion; Village schools',
  'vowel, consonant, syllable': 'Short a; Long e; Soft c; Rolled r; Silent k; Double l; Umlaut ö; Nasal an',
  webinar:
    'Bookkeeping basics; First aid refresher; Spanish A1; Data protection; Photo editing; Beekeeping; Fire safety; Public speaking',
  'work placement, placement, apprenticeship':
    'Bakery Keller; Vet’s practice; Town library; Carpenter Lind; Nursery; Local newspaper; Hospital ward; Bike workshop',
  'writing session, writing goal':
    'Morning pages; Finish chapter; Short story prize; Haiku contest; Library café; Five hundred words; Young writers; Edit the ending',
};
