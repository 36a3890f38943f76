/** Names of things that have to do with music and the stage. */
export const musicAndStage: Readonly<Record<string, string>> = {
  'accordion, concertina, bagpipe, harmonica':
    'Piano accordion; Anglo concertina; Great Highland pipes; Uilleann pipes; Blues harp in C; Bandoneon; Gaita; Melodeon',
  'amp, amplifier, guitar pedal, effects pedal, music gear':
    'Valve combo; Practice amp; Delay pedal; Bass head; Overdrive; Looper; Reverb; Acoustic amp',
  'aria, overture, solo, vocal solo':
    'Nessun dorma; Queen of the Night; Habanera; Summertime; William Tell; O mio babbino caro; Ave Maria; Casta diva',
  'arpeggio, etude, étude, finger exercise':
    'C major; A minor; G major, two octaves; Chromatic; Blues scale; D minor arpeggio; Pentatonic; Czerny, evenly',
  audition:
    'Juliet; Second violin; Chorus; Lead guitarist; Dance ensemble; Narrator; Youth orchestra; Tenor solo',
  'ballet, ballet piece':
    'Swan Lake; Giselle; The Nutcracker; Coppélia; Romeo and Juliet; La Bayadère; The Firebird; Don Quixote',
  'ballroom dance, folk dance': 'Slow waltz; Salsa; Tango; Lindy hop; Flamenco; Ceilidh reel; Kizomba; Polka',
  'band name':
    'The Night Ferries; Los Vientos; Blue Harbour; Brass Monkeys; Tuareg Moon; Kellerkinder; Paper Lions; Sister Marigold',
  'card trick':
    'Vanishing coin; Cut rope restored; Ambitious card; Cups and balls; Linking rings; Mills mess; Rabbit from hat; Floating note',
  'carol, christmas carol, christmas song':
    'Silent Night; O Holy Night; Feliz Navidad; In dulci jubilo; Good King Wenceslas; Deck the Halls; Joy to the World; Adeste Fideles',
  'cd, lp, compact disc':
    'Kind of Blue; Abbey Road; Graceland; Buena Vista Social Club; The Köln Concert; Tapestry; Homogenic; Zombie',
  'choir rehearsal, band rehearsal':
    'Full orchestra; Sopranos and altos; Act one, no scripts; Brass section; Dress rehearsal; Dance numbers; Technical run; Choir with organ',
  'choir section, voice part, chorus part':
    'Soprano one; Soprano two; Alto one; Alto two; Tenor; Baritone; Bass; Descant',
  'choir song, choral piece, chorus':
    'Ave verum corpus; Shenandoah; Locus iste; Siyahamba; Hallelujah Chorus; Es ist ein Ros; Danny Boy; The Seal Lullaby',
  'choreography, dance number, dance routine':
    'Opening number; Swan Lake, corps; Jazz solo; Finale; Umbrella dance; Flamenco duet; Hip-hop crew; Sword dance',
  'composition, musical composition, own composition':
    'Morning on the fjord; Waltz for Ana; Night train; Three miniatures; Rain song; Festival march; Lullaby for Leo; Desert wind',
  'costume change, prop list, stage list':
    'Act one, servants; Ball gown to rags; Letter and dagger; Finale, all; King’s crown; Tea tray; Wolf to grandmother; Lantern',
  'dj set, playlist mix':
    'Sunset terrace; Wedding floor; Afro house; Nineties night; Warm-up; Disco brunch; Closing set; Latin evening',
  'drum kit, drum pattern, beat':
    'Basic rock; Bossa nova; Shuffle; Afrobeat; Waltz brushes; Reggae one drop; Samba; Hip-hop boom bap',
  'drum rudiment, rudiment':
    'Paradiddle; Flam; Single stroke roll; Double stroke roll; Drag; Ratamacue; Five stroke roll; Flam tap',
  'festival stage':
    'Main stage; River stage; Acoustic tent; Dance floor; Children’s corner; Jazz cellar; Open mic; Church stage',
  'festival visit':
    'Roskilde; Glastonbury; Montreux; Sauti za Busara; Primavera; Fuji Rock; Tønder; Rock al Parque',
  'flute, clarinet, oboe, woodwind instrument':
    'Silver flute; Piccolo; B flat clarinet; Bass clarinet; Oboe; Soprano recorder; Alto recorder; Bassoon',
  'harp, banjo, ukulele, mandolin, lute, plucked instrument':
    'Celtic harp; Five-string banjo; Soprano ukulele; Kora; Mandolin; Oud; Zither; Balalaika',
  'instrument lesson':
    'Hanna, piano; Leo, guitar; Amira, violin; Sam, drums; Beginners’ recorder; Voice, Mrs Silva; Cello, Yuki; Theory class',
  'karaoke song, party song, cover song':
    'Dancing Queen; Sweet Caroline; I Will Survive; Country Roads; Bohemian Rhapsody; Bella Ciao; Wonderwall; La Bamba',
  'mic, sound equipment, audio equipment':
    'Vocal microphone; Drum overhead; Mixing desk; Wireless headset; Stage monitor; DI box; Condenser pair; PA speaker',
  'mouthpiece, plectrum, violin bow, rosin':
    'Trumpet, shallow; Clarinet, classical; Pick, medium; Dark rosin; Cello bow; Sax, jazz; Pernambuco bow; Thumb pick',
  'music piece, piece of music, musical piece':
    'Für Elise; Clair de lune; The Swan; Nocturne in E flat; Spring; Gymnopédie; Prelude in C; Autumn Leaves',
  'musical comedy':
    'West Side Story; Cabaret; My Fair Lady; Les Misérables; Grease; Fiddler on the Roof; Chicago; Oliver',
  'musical instrument': 'Violin; Clarinet; Trumpet; Cello; Acoustic guitar; Snare drum; Flute; Accordion',
  'national anthem, brass band piece':
    'Radetzky March; Florentiner March; Colonel Bogey; La Marseillaise; Highland Cathedral; Abide with Me; Bohemian Polka; God Save the King',
  oratorio:
    'The Magic Flute; Carmen; La Traviata; Messiah; Tosca; The Mikado; Die Fledermaus; Porgy and Bess',
  'pop song':
    'Golden hour; Leaving on Sunday; Bright lights; Call me back; Summer street; Paper boats; Slow dance; Night bus',
  premiere:
    'Hamlet; The Nutcracker; Youth circus; Short film night; Cabaret; Puppet theatre; Jazz opera; Christmas play',
  'recital, student concert':
    'Piano pupils, spring; Cello and piano; Christmas recital; Organ at noon; Young strings; Song evening; Graduation recital; Flute trio',
  'record player, turntable, hi-fi component':
    'Belt-drive deck; Valve amplifier; Old gramophone; Cassette deck; Shelf speakers; Jukebox; Tuner; Portable suitcase player',
  recording:
    'Take at the church; Kitchen demo; Live in Leipzig; Acoustic version; Rehearsal, May; String overdubs; Old cassette; Final mix',
  'rhythm, dance rhythm': 'Waltz; Salsa; Tango; Samba; Reggae; Bossa nova; Cha-cha-cha; Swing',
  'riff, chord progression, medley':
    'Verse idea in D; Sad waltz; Blues in E; Folk medley; Chorus hook; Christmas medley; Descending line; Bridge in A minor',
  'saxophone, trumpet, trombone, horn, french horn, tuba, brass instrument':
    'Alto sax; Cornet; Flugelhorn; Tenor trombone; Double horn; Bass tuba; Euphonium; Piccolo trumpet',
  'show act, act':
    'Juggling clubs; Trapeze; Fire breathing; Tightrope; Clown trio; Unicycle; Knife throwing; Acrobats',
  'sonata, chamber music':
    'Moonlight Sonata; New World Symphony; The Four Seasons; Cello Suite in G; Emperor Concerto; Pastoral Symphony; Trout Quintet; Elvira Madigan',
  'song idea, songwriting idea, guitar lick':
    'Rain on the roof; Last bus home; Two left shoes; Slow in A minor; Grandma’s radio; City wakes; Waltz in the kitchen; Bluesy turnaround',
  'stage effect, light effect':
    'Thunder; Door slam; Seagulls; Train whistle; Church bells; Rain; Phone ringing; Applause',
  'stage performance':
    'Opening night; Matinee; School gala; Closing night; Open-air, park; Charity evening; Guest show, Graz; Christmas show',
  'stage set, scenery, backdrop, set piece':
    'Forest at night; Royal palace; Kitchen, Act two; Street in Verona; Ship’s deck; Snowy village; Throne; Balcony',
  'string, guitar string, violin string, reed':
    'Light acoustic; Nylon classical; Violin E; Cello A; Clarinet reed, medium; Bass set; Oboe reed; Sax reed, soft',
  'style of music': 'Jazz; Folk; Hip-hop; Classical; Reggae; Afrobeat; Rock; Electronic',
  'synth, synthesizer, electric piano':
    'Stage piano; Analogue mono; Rhodes; Hammond organ; Sampler; Drum machine; Children’s keyboard; Modular rack',
  'tango, polka, waltz':
    'La cumparsita; Por una cabeza; Blue Danube; Tritsch-Tratsch; El choclo; Beer Barrel Polka; Libertango; Emperor Waltz',
  'theatre role, stage role, role in a play':
    'Romeo; The nurse; Narrator; King Lear; Second witch; Cinderella; The innkeeper; Mercutio',
  'violin, viola, fiddle, string instrument':
    'Student violin; Mittenwald, old; Viola, large; Half-size violin; Hardanger fiddle; Electric violin; Mirecourt; Quarter-size',
  'vocal exercise, vocal warm-up, singing exercise, piano exercise':
    'Lip trills; Sirens; Five-note scale; Humming; Staccato ha; Hands together; Thirds; Tongue twister',
  'wedding song, first dance song, love song':
    'At Last; Perfect Day; La Vie en rose; Can’t Help Falling in Love; Stand by Me; Thinking Out Loud; Moon River; Bésame mucho',
  'xylophone, percussion instrument, percussion':
    'Djembe; Marimba; Bongos; Tambourine; Timpani; Cajón; Glockenspiel; Triangle',
};
