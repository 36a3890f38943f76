/** Names that things have, by subject: sports. */
export const sports: Readonly<Record<string, string>> = {
  asana: 'Downward dog; Tree; Warrior; Cobra; Child’s pose; Triangle; Bridge; Pigeon',
  ball: 'Football; Volleyball; Tennis ball; Handball; Medicine ball; Rugby ball; Basketball; Floorball',
  'belt grade, judo belt, karate belt': 'White; Yellow; Orange; Green; Blue; Purple; Brown; Black',
  'boulder, boulder problem':
    'Blue slab; Green corner; The crack; Overhang left; Sunny arête; Roof problem; Yellow traverse; Warm-up wall',
  'boxing class': 'Pilates; Spinning; Zumba; Back fit; Yoga flow; Circuit training; Aqua fit; Boxing basics',
  'climb, via ferrata':
    'Großer Donner; Tryfan north ridge; Sella towers; Kalymnos, Odyssey; Table Mountain; Fontainebleau circuit; Paklenica; Via Ferrata Brigata Tridentina',
  'cricket bat, baseball bat':
    'English willow, full size; Junior bat; Practice bat; Aluminium bat; Match bat; Short handle; Ash bat; Team bat',
  'dance move, dance step, dance figure':
    'Box step; Natural turn; Cross-body lead; Grapevine; Ocho; Chassé; Underarm turn; New York',
  'dance style, dance': 'Waltz; Salsa; Tango; Swing; Flamenco; Rumba; Bachata; Foxtrot',
  'football drill, training drill':
    'Rondo; Passing square; Finishing from the wing; One on one; Corner routine; Dribbling slalom; Pressing game; Keeper warm-up',
  'golf course, golf round':
    'St Andrews; Pebble Beach; Valderrama; Royal Portrush; Falsterbo; Leopard Creek; Club course, front nine; Practice round',
  'gym machine, fitness machine, gym equipment':
    'Leg press; Rowing machine; Treadmill; Lat pull-down; Chest press; Exercise bike; Cross trainer; Cable tower',
  heat: 'Heat A; Heat B; Quarter-final; Semi-final; Final; Repechage; Junior heat; Masters heat',
  helmet:
    'Bike helmet; Climbing helmet; Riding helmet; Ski helmet; Fire helmet; Motorbike helmet; Skate helmet; Kayak helmet',
  'horse ride, riding lesson':
    'Seat on the lunge; Trot work; First canter; Forest hack; Jumping poles; Dressage test; Beach ride; Bareback',
  'jersey, team jersey':
    'Goalkeeper, green; Home, red; Away, white; Captain; Youth set; Training bib; Winter set; Veterans',
  'judo throw':
    'O-goshi; Seoi-nage; Uchi-mata; Harai-goshi; Tai-otoshi; De-ashi-barai; Tomoe-nage; Ko-uchi-gari',
  kata: 'Heian Shodan; Heian Nidan; Tekki Shodan; Bassai Dai; Kanku Dai; Empi; Jion; Hangetsu',
  lap: 'Warm-up; Opening lap; Steady; Fast lap; With headwind; Recovery; Last lap; Cool-down',
  'martial art': 'Judo; Karate; Aikido; Taekwondo; Capoeira; Kung fu; Jiu-jitsu; Muay Thai',
  'match fixture':
    'FC Harbour at home; Rovers away; Cup round; Derby; Friendly against Lindau; Youth final; Last league day; Veterans’ match',
  'match score': 'Home win; Away win; Draw; Extra time; Penalty shoot-out; Friendly; Cup tie; Abandoned',
  opponent:
    'FC Harbour; Rovers; SV Lindau; Valley Eagles; United Northside; Club Atlético; Red Kites; TSV Mühlbach',
  'pitch, football pitch':
    'Main pitch; Training pitch; Small-sided cage; Artificial turf; School field; River meadow; Youth pitch; Old ground',
  'race result':
    'First place; Second place; Third place; Finished; Personal best; Did not start; Retired; Draw',
  'race stage, tour stage':
    'Prologue; Flat stage to the coast; Time trial; Queen stage; Cobbles; Hill finish; Rest-day ride; Final circuit',
  'racket, racquet':
    'Tennis, junior; Tennis, adult; Badminton; Squash; Table tennis bat; Padel; Beach tennis; Wooden classic',
  'run, training run, jog':
    'Easy loop; Hill repeats; Long Sunday run; Intervals on the track; Park run; Recovery jog; Trail with Amina; Tempo run',
  'school horse': 'Luna; Bandit; Estrella; Hector; Bella; Merlin; Shadow; Frosti',
  season: 'Spring; Summer; Autumn; Winter; Rainy season; Dry season; Indoor season; Pre-season',
  'skate, ice skate, roller skate':
    'Figure skates; Hockey skates; Inline skates; Quad skates; Children’s skates; Speed skates; Long blades; Rental pair, black',
  skateboard:
    'Street deck; Longboard; Cruiser; Old-school board; Downhill board; Penny board; Mini ramp board; Carver',
  'ski lift, chairlift':
    'Sunnegga; Gondola to the top; Beginners’ tow; Panorama chair; Valley station; Glacier lift; Children’s carpet; North ridge chair',
  'skiing day, ski trip, ski day': 'Zermatt; Åre; Chamonix; Sestriere; Zakopane; Whistler; Niseko; Garmisch',
  'sledge, sled, toboggan':
    'Wooden sledge; Davos sledge; Bob; Plastic saucer; Kick sled; Pulk; Racing toboggan; Air sledge',
  snowboard:
    'Allmountain; Freestyle; Freeride; Children’s board; Splitboard; Carving board; Rental, soft; Powder board',
  'sports discipline, discipline':
    'Football; Swimming; Athletics; Judo; Volleyball; Table tennis; Cycling; Gymnastics',
  'sports equipment, sport equipment':
    'Footballs; Cones; Hurdles; Badminton net; Gym mats; Relay batons; Bibs; Stopwatch',
  'sports injury':
    'Twisted ankle; Pulled hamstring; Bruised knee; Tennis elbow; Jammed finger; Shin splints; Concussion check; Sore shoulder',
  'stretching exercise':
    'Hamstring; Calf on the step; Shoulder; Hip flexor; Neck side; Child’s pose; Quadriceps; Chest in the door',
  substitution:
    'Okoye for Larsen; Fresh striker; Injured keeper; Youth debut; Tactical change; Captain off; Double change; Late defender',
  swim: 'Before work; Lake, clockwise; Sea swim to the buoy; Evening lengths; Cold dip; Club training; River bend; Island swim',
  'swim stroke, swimming stroke':
    'Breaststroke; Front crawl; Backstroke; Butterfly; Sidestroke; Medley; Elementary backstroke; Dolphin kick',
  'swimming badge, swimming award':
    'Seahorse; Bronze; Silver; Gold; Lifesaver; Snorkel badge; Long distance; Diver',
  swimwear:
    'Racing suit; Bikini, striped; Swim shorts; Children’s suit; Burkini; Trunks; Tankini; Water polo cap',
  'tactic, formation':
    'Four-four-two; High press; Counter-attack; Zone defence; Long ball; Short passing; Man marking; Double pivot',
  'track and field event, athletics event':
    'Long jump; High jump; Shot put; Javelin; Hurdles; Relay; Pole vault; Sprint',
  'training equipment, training gear':
    'Cones; Agility ladder; Resistance bands; Bibs; Hurdles; Medicine ball; Rebounder; Stopwatch',
};
