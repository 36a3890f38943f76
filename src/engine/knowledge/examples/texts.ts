/** Names of things that have to do with texts. */
export const texts: Readonly<Record<string, string>> = {
  autobiography:
    'Long Walk to Freedom; Becoming; Frida; I Am Malala; Einstein; Educated; My Left Foot; Wild Swans',
  'book review, film review, theatre review, restaurant review':
    'A quiet triumph; Slow but rewarding; Loved every page; Not for me; Moving and funny; Best of the series; Great cast, weak plot; Worth the queue',
  'caption idea, photo caption, image caption':
    'Morning on the lake; First day of school; Team after the win; Grandma’s kitchen; Market in Dakar; Snow at last; Before and after; Opening night',
  'character, story character, novel character, villain, hero':
    'Clara the lighthouse keeper; Old Tomás; Captain Reyes; The baker’s daughter; Inspector Lind; Mira, the thief; Grandfather Oduya; The nameless boy',
  'comic strip':
    'Tintin in Tibet; Persepolis; Maus; One Piece; Asterix in Britain; Calvin and Hobbes; Aya of Yop City; Akira',
  'debate, debate topic, debate motion':
    'School uniforms; Four-day week; Zoos should close; Ban homework; Free public transport; Voting at sixteen; Phones in class; Tax on sugar',
  'dictionary, encyclopedia, reference book':
    'Oxford English; Duden; Larousse; Swahili to English; Rhyming dictionary; Britannica; Dictionary of saints; Bird guide',
  'edition, magazine issue':
    'Spring; Summer; Autumn; Winter; Anniversary issue; Christmas special; Election special; Double issue',
  'editorial, opinion piece, magazine article, newspaper article':
    'More trees for Main Street; Why I left the city; The school canteen; In praise of slowness; Our river; A vote for buses; Sunday shopping; The lost art of letters',
  'folk song, folk ballad':
    'Barbara Allen; Scarborough Fair; Lord Randall; Tam Lin; The Erl-King; Lorelei; John Henry; Matty Groves',
  'folk tale, folktale, tale':
    'Cinderella; Hansel and Gretel; Anansi and the pot; Baba Yaga; The Snow Queen; Puss in Boots; The Crane Wife; Aladdin',
  'footnote, appendix':
    'On the spelling of names; Letter from the archive; Measurements; Table of sources; Translation of the oath; Map of the village; Interview guide; Photo credits',
  'glossary, dictionary entry, technical term, definition':
    'Photosynthesis; Invoice; Metaphor; Sourdough; Mortgage; Gauge; Heirloom; Viscosity',
  'greeting text, invitation text':
    'Welcome to the club; Appointment reminder; Thank you for your order; Happy birthday; Payment reminder; We are closed; Sorry for the delay; Save the date',
  'guestbook entry, visitor’s comment, testimonial text':
    'What a lovely stay; Best bread in town; Thank you for everything; We will be back; So kind and patient; Beautiful garden; The children loved it; Highly recommended',
  'letter to the editor, complaint letter, official letter, formal letter':
    'Noise at night; Parking on Main Street; Refund request; Reference for Amina; School place; Broken lift; Thanks to the nurses; Rent increase',
  'manuscript, draft, text draft':
    'The last ferry, first draft; Poems for Ana; Cookbook, chapters on bread; Memoir, early years; Thesis, introduction; Children’s story; Village chronicle; Short stories',
  'monologue, audition piece':
    'To be or not to be; Nina, The Seagull; Puck’s farewell; Blanche; The bus driver; Lady Macbeth; Antigone’s defence; Mr Puntila',
  'news item, news story':
    'New opening hours; Summer party in July; Welcome, Amina; Car park closed; Win for the juniors; Roof finished; Flu jabs available; Thank you, helpers',
  'novel idea, writing idea':
    'A lighthouse with no sea; Letters found in a wall; The last beekeeper; Twins swap lives; Town without clocks; The cook who lost taste; Night train to nowhere; A map drawn by a child',
  page: 'Home; About us; Services; Contact; Gallery; Prices; News; Opening hours',
  pamphlet:
    'Summer festival; Opening weekend; Guided walks; Flu vaccination; Yoga classes; Recycling guide; Choir concert; Missing cat',
  'passage, section of text':
    'Introduction; The arrival; Description of the house; Turning point; Dialogue in the rain; Argument for; Argument against; Conclusion',
  'pet name': 'Rosie; Max; Nana; Bear; Coco; Sunny; Pepe; Lulu',
  play: 'Hamlet; The Seagull; Mother Courage; Blood Wedding; Our Town; The Lion and the Jewel; An Inspector Calls; Cyrano',
  'pun, parody, funny story':
    'Why the hen crossed; Knock knock; The talking dog; Grandma and the sat nav; The lazy postman; Two fish in a tank; Doctor, doctor; The parrot’s secret',
  'reference, literature reference':
    'Town archive; Interview with Mrs Lind; National statistics; Smith, A History of Bread; Parish register; Old newspaper, May; Museum catalogue; WHO report',
  'rhyme, counting rhyme':
    'Humpty Dumpty; Twinkle, twinkle; Jack and Jill; Eeny, meeny; Baa, baa, black sheep; Hey diddle diddle; Incy Wincy Spider; Frère Jacques',
  saga: 'King Arthur; The Golden Fleece; Loch Ness; Robin Hood; Icarus; Mami Wata; The Pied Piper; Thor’s hammer',
  'scenario, role play, training scenario':
    'Fire in the kitchen; Angry customer; Lost child; Job interview; Power cut; Ordering in a café; Patient has fallen; At the airport',
  'script, screenplay, film script':
    'The last ferry; Two sisters; Night bus; Harvest; A room in Porto; The understudy; Cold case; Grandma’s van',
  'song text':
    'Leaving on Sunday; Rain on tin; Carry me; Old highway; Mama said; Golden hour; Without a map; Dancing shoes',
  'sonnet, limerick, lyric poem':
    'First snow; Letter to the moon; The harbour; Old pond; Late bloom; My father’s hands; Night train; A cat in spring',
  'speech topic, public speaking topic':
    'Why I volunteer; The teacher I remember; My first job; Learning from failure; Our river; A day without phones; Courage; What home means',
  'story setting':
    'Fishing village; Night train; Abandoned mill; Lagos market; Mountain hut; Boarding school; Desert camp; Paris attic',
  'summary, abstract':
    'Board meeting in brief; Chapter on migration; Film in one paragraph; Key findings; Week at a glance; Interview notes; Annual report, short; Novel, part one',
  tagline:
    'Fresh every morning; We keep you moving; Made by hand; From field to table; Close to you; Small shop, big heart; Built to last; Sleep well',
  'text, written text, piece of writing':
    'The old lighthouse; Welcome page; About us; Letter to the editor; Morning in Lagos; How we began; Recipe introduction; Thank you',
  'theme, story theme': 'Friendship; Loss; Coming of age; Justice; Courage; Home; Forgiveness; Freedom',
  'thesis statement':
    'Trees cool cities; Later school start helps sleep; Libraries pay for themselves; Cars cost space; Uniforms reduce envy; Reading builds empathy; Zoos protect species; Cash keeps privacy',
  'toast, wedding toast, wedding speech, best man’s speech':
    'To the bride and groom; To absent friends; Father of the bride; To forty years; Best man; Maid of honour; To the cook; To new beginnings',
  tragedy:
    'Hamlet; The Importance of Being Earnest; Antigone; Tartuffe; A Doll’s House; Death and the King’s Horseman; The Cherry Orchard; Twelfth Night',
  'translated text':
    'Birth certificate; Rental contract; Children’s book; Menu, English; Website, French; Diploma; Medical report; Love poem',
  'user guide, handbook':
    'Coffee machine; Tractor; Staff handbook; Sewing machine; First aid; Camera; House guide for guests; Club rules',
  'writing exercise':
    'A door you never opened; Letter to your younger self; The smell of rain; Describe your kitchen; A stranger on the bus; Begin with a lie; What the dog saw; The last day of summer',
};
