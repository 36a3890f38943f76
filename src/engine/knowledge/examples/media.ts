/** Names that things have, by subject: media. */
export const media: Readonly<Record<string, string>> = {
  'animated film':
    'Tom and Jerry; The Little Mole; Pingu; Popeye; Shaun the Sheep; Toy Story; Kirikou; Calvin the cat',
  'biography, life story, memoir':
    'Frida Kahlo; Nelson Mandela; Grandad’s war years; Wangari Maathai; Astrid Lindgren; A childhood in Lwów; Clara Schumann; From Kerala to Kent',
  'camera shot, film shot':
    'Wide of the harbour; Close-up, hands; Over the shoulder; Drone rise; Tracking, market; Point of view; Two-shot, kitchen; Sunset silhouette',
  'channel, tv channel, television channel':
    'News; Documentaries; Children; Sport; Culture; Regional; Music; Films',
  'comedy, stage play':
    'Twelfth Night; The Cherry Orchard; Tartuffe; The Broken Jug; The Visit; Blood Wedding; Death and the King’s Horseman; Our Town',
  'comic book, graphic novel':
    'Tintin in Tibet; Asterix and Cleopatra; Persepolis; Maus; Aya of Yop City; Corto Maltese; Moomin; Spirou',
  'content idea, content, video idea, post idea':
    'A day in the bakery; Five mistakes to avoid; Meet the team; Before and after; Questions and answers; Behind the counter; How it is made; Customer story',
  fable:
    'The Tortoise and the Hare; The Fox and the Grapes; The Lion and the Mouse; The Crow and the Pitcher; The Ant and the Grasshopper; Town Mouse, Country Mouse; The Boy Who Cried Wolf; The Golden Goose',
  'fairy tale, fairytale':
    'Hansel and Gretel; Cinderella; The Snow Queen; Baba Yaga; Puss in Boots; Rumpelstiltskin; Momotaro; The Little Mermaid',
  'family story, anecdote':
    'How they met; The winter of the big snow; Grandma’s first car; The lost suitcase; Uncle Theo’s goat; Crossing the border; The burnt goose; The house by the rail',
  'film genre, movie genre': 'Drama; Comedy; Thriller; Documentary; Western; Animation; Horror; Romance',
  'flag, pennant':
    'Club flag; Town flag; Rainbow flag; Pirate flag; Signal flag Alpha; Scout pennant; Blue Peter; White flag',
  'flyer, leaflet, brochure':
    'Summer fete; Open day; Yoga course; Pizza menu; Concert; Lost cat; Vote on Sunday; Garden tours',
  'font, typeface': 'Garamond; Helvetica; Futura; Baskerville; Gill Sans; Bodoni; Caslon; Frutiger',
  'footage, video clip':
    'Sunrise over the bay; Interview with the baker; Drone, vineyard; Crowd at the market; Close-up, hands; Train arriving; Rain on window; Children running',
  'genre, book genre': 'Novel; Crime; Fantasy; Biography; Poetry; Travel; Children’s book; Science fiction',
  haiku:
    'The old pond; First winter rain; Over the wintry; A world of dew; Light of the moon; Summer grasses; The lamp once out; Evening snow',
  'headline, news headline':
    'New bridge opens; Harvest earlier than ever; Library stays open; Storm closes harbour; Local choir wins gold; Night buses return; School garden blooms; Ferry resumes service',
  idiom:
    'Many hands make light work; Better late than never; Haste makes waste; No smoke without fire; A stitch in time; Rome was not built in a day; Practice makes perfect; Still waters run deep',
  'illustration, sketch':
    'Fox in the snow; Harbour at dawn; Sleeping cat; Old tram; Market woman; Tree with swing; Hands; Roofs of Prague',
  'legend, local legend':
    'The drowned bell; Lady of the mill; Dragon of the cave; The stone bride; Robin Hood; Loreley; King under the hill; La Llorona',
  'lyric, song lyric':
    'Chorus of the harbour song; Lullaby for Mila; Winter train; Second verse, blue bike; Bridge, lights out; Homecoming; Rain on tin; Letters to Lagos',
  manga: 'One Piece; Naruto; Akira; Yotsuba; Slam Dunk; Nausicaä; Fruits Basket; Death Note',
  'map, hiking map':
    'Old town plan; Lake District; Cycle map, north; Nautical chart, bay; Metro plan; Dolomites, west; Vineyards; School catchment',
  melody: 'Greensleeves; Ode to Joy; Für Elise; Kalinka; Clair de lune; Sakura; Danny Boy; La Paloma',
  'motto, slogan':
    'Slow but sure; Together we grow; Fresh every morning; Made by hand; Ready for rain; Small but mighty; Always room for one more; From field to fork',
  'movie scene, film scene':
    'Kitchen quarrel; Train platform; Chase on the roof; First kiss; Courtroom; Breakfast; Flashback, beach; Final goodbye',
  'music genre, music style': 'Jazz; Folk; Hip hop; Classical; Reggae; Electronic; Flamenco; Afrobeat',
  myth: 'Icarus; Orpheus; Anansi; Persephone; Ragnarök; Gilgamesh; Quetzalcoatl; Isis and Osiris',
  newspaper:
    'El País; Le Monde; The Guardian; Daily Nation; Asahi Shimbun; Gazeta Wyborcza; Die Zeit; The Hindu',
  opera: 'The Magic Flute; Carmen; La Traviata; Tosca; Aida; The Barber of Seville; Rusalka; La Bohème',
  'operetta, musical':
    'Die Fledermaus; West Side Story; Cats; The Merry Widow; Hair; Les Misérables; My Fair Lady; Grease',
  'photo shoot, photoshoot, photo session':
    'Newborn Mila; Golden wedding; Bakery portraits; Autumn family; Product shots, soap; Band in the harbour; Graduation; Horse and rider',
  'poetry, verse, ballad':
    'The Road Not Taken; Erlkönig; Daffodils; The Panther; Ode to the Onion; Sir Patrick Spens; Invictus; Still I Rise',
  postcard:
    'Lighthouse at dusk; Greetings from Rimini; Old tram, Lisbon; Alpine hut; Market in Fez; Cherry blossom, Kyoto; Cat in Santorini; Harbour, Bergen',
  'press article':
    'New head baker; Museum night; Club turns fifty; Record harvest; Charity run; Opening of the pool; Book launch; Partnership with Gdynia',
  'sign, signboard':
    'No entry; Please ring; Fresh eggs; Toilets; Wet floor; Private road; Beware of the dog; Exit',
  'social media post, social post, instagram post':
    'New in the shop; Behind the scenes; Throwback Thursday; Meet the team; Recipe of the week; Customer photo; Opening hours at Easter; Giveaway',
  symbol: 'Heart; Star; House; Sun; Arrow; Key; Bell; Leaf',
  'symphony, concerto':
    'Eroica; From the New World; Jupiter; Pathétique; The Clock; Italian; Spring; Resurrection',
};
