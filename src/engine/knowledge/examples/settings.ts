/** Names of places and occasions: what people list, and also where a text may merely be set. */
export const settings: Readonly<Record<string, string>> = {
  airport: 'Lisbon; Nairobi; Kraków; Osaka Kansai; Bogotá; Oslo; Accra; Vancouver',
  allotment:
    'By the gate; Corner with the pear tree; Sunny row; Next to the well; Hedge side; Bee meadow; School bed; Old greenhouse',
  'area, neighbourhood, neighborhood':
    'Old town; Harbour; Station quarter; University hill; Garden suburb; Market quarter; Riverside; Northside',
  barn: 'Hay barn; Old stone barn; Lambing barn; Machine barn; Threshing barn; Straw barn; Dairy barn; Wedding barn',
  bathroom:
    'Family bathroom; Guest toilet; En suite; Shower room, attic; Downstairs cloakroom; Changing room; Sauna shower; Staff washroom',
  bedroom:
    'Main bedroom; Children’s room; Guest room; Attic room; Nursery; Twin room; Grandma’s room; Studio',
  'building site, construction site':
    'School extension; Riverside flats; Station square; Old mill conversion; Health centre; Row of townhouses; Bridge on the ring road; Farm shop',
  'camping pitch':
    'By the lake; Pine row; Tent meadow; Near the showers; Shady corner; Dune edge; Motorhome hardstanding; Family circle',
  'car boot sale':
    'Racecourse, Sunday; School car park; Football club; Old airfield; Church field; Supermarket roof; Market square; Showground',
  carnival: 'Rio; Venice; Basel; Notting Hill; Cologne; Barranquilla; Binche; Mindelo',
  celebration:
    'Grandma’s eightieth; Graduation; Eid; Golden wedding; Housewarming; Name day; Diwali; New Year’s Eve',
  'cemetery, graveyard':
    'Père Lachaise; St Mary’s churchyard; Highgate; Ohlsdorf; La Recoleta; Old Jewish Cemetery; Merry Cemetery; Woodland Cemetery',
  'charity organisation, nonprofit, aid organisation':
    'Clean Water Now; Food for All; Helping Paws; Open Books; Street Kitchen; Second Chance; Green Future; Shelter Home',
  church: 'St Mary’s; Sankt Michael; San Lorenzo; St Olav; All Saints; Notre-Dame; Holy Trinity; Santa Maria',
  'class reunion, family reunion':
    'School class, ten years; Cousins’ weekend; Choir of old; Rowing crew; Exchange year; Company veterans; Scout troop; Family Kowalski',
  'club evening, club night':
    'Slide show from Nepal; Open workshop; Guest speaker; Annual meeting; Quiz; Tasting; New members’ night; Swap evening',
  'committee, working group':
    'Finance; Events; Youth; Building; Fundraising; Communications; Membership; Safety',
  'community project, neighbourhood project, village project':
    'Tool library; Bench by the brook; Flower strip; Book exchange; Repair café; Playground roof; Orchard; Mural',
  'company event, team event':
    'Summer party; Bowling night; Cooking class; Christmas dinner; Escape room; Hike with picnic; Anniversary; Family day',
  'escape room':
    'The clockmaker; Pharaoh’s tomb; Submarine; Mad professor; Train robbery; The old library; Pirate cabin; Prison break',
  'festival booth, booth, info stand':
    'Waffles; Face painting; Second-hand books; Fair trade; Lemonade; Tombola; Bike checks; Honey and candles',
  'filling station':
    'Ring road; Harbour; Motorway services; Village garage; Supermarket; Border; Airport road; Mill bridge',
  'fire station':
    'Old town; Harbour; Airport; Northside; Village volunteers; Industrial park; University; Hill station',
  'flea market':
    'Naschmarkt, Vienna; Feira da Ladra; Mauerpark; Porta Portese; Saint-Ouen; Portobello Road; Waterlooplein; San Telmo',
  'game night, games night, board game night':
    'Catan evening; Family Sunday; Role-play one-shot; Chess and tea; Student union night; Long strategy night; New games table; Card evening',
  'general meeting, annual meeting':
    'Spring assembly; Annual general meeting; Extraordinary meeting; Founders’ meeting; Youth assembly; Parents’ assembly; Tenants’ assembly; Budget meeting',
  'harbour, harbor': 'Marseille Vieux-Port; Portree; Rostock; Piran; Lamu; Valletta; Stavanger; Halifax',
  'homeless shelter, night shelter':
    'Open Door; Harbour House; Warm Nights; Casa Abierta; Station Mission; Saint Martin’s; Safe Haven; Winter Shelter',
  'housing association, housing cooperative':
    'Gartenstadt West; Sunnyside Co-op; La Borda; Riverside Homes; Kalkbreite; Tullbro; Oak Street Tenants; Spreefeld',
  'kiosk, newsstand':
    'Station kiosk; Harbour kiosk; Park kiosk; Stadium east; Beach kiosk; School corner; Market square; Tram stop',
  kitchen:
    'Main kitchen; Tea kitchen; School kitchen; Outdoor kitchen; Parish hall kitchen; Show kitchen; Bakery; Canteen',
  marina:
    'Port Vell; Kiel-Schilksee; Marina di Portisco; Horta; Lymington; Šibenik; Grenada Marine; Langkawi',
  market:
    'Saturday farmers’ market; Christmas market; Night market; Flea market at the quay; Fish market; Plant market; Antiques market; Organic market',
  office: 'Hamburg; Lagos; Porto; Leeds; Kraków; Pune; Montréal; Izmir',
  'parade, procession':
    'Carnival parade; Corpus Christi; Lantern walk; Pride; Three Kings; Marching bands; Harvest wagons; Lion dance',
  'parish event':
    'Harvest thanksgiving; Choir concert; Bible evening; Parish fete; Nativity play; Senior lunch; Baptism; Youth retreat',
  'police station':
    'Central; Harbour; Railway station; Northside; Market square; Airport; University; Old town',
  'polling station':
    'Primary school; Village hall; Library; Fire station; Sports hall; Parish centre; Town hall; Nursery',
  port: 'Rotterdam; Mombasa; Genoa; Santos; Busan; Gdańsk; Durban; Valparaíso',
  province: 'Gelderland; Quebec; KwaZulu-Natal; Córdoba; Antwerp; Ontario; Sichuan; Bolzano',
  'pub, tavern':
    'The Red Lion; Zum Goldenen Anker; The Plough; U Zlatého tygra; Osteria del Ponte; The Old Ferry; La Taberna; Gasthaus Linde',
  'quiz night, pub quiz':
    'Music special; Christmas quiz; Sports round; Around the world; Movie night; Local history; Nineties; Teams of four',
  regatta:
    'Spring regatta; Club championship; Kiel Week; Round the island; Night race; Junior cup; Autumn trophy; Old-timers’ race',
  region: 'Provence; Tuscany; Bavaria; Galicia; Transylvania; Punjab; Patagonia; Highlands',
  'sailing school, sailing course':
    'Dinghy beginners; Coastal skipper; Children’s week; Navigation by night; Catamaran; Radio licence; Racing clinic; First aid at sea',
  'school event, school festival':
    'Summer fete; Sports day; Open day; School play; Book week; Lantern parade; Graduation; Bake sale',
  seminar:
    'Conflict at work; Photography basics; Bookkeeping; First aid; Public speaking; Time management; Pruning fruit trees; Writing for the web',
  society:
    'Chess Club; Garden Friends; Ramblers; Choir Cantabile; Model Railway Club; Film Society; Judo Club; Knitting Circle',
  'sports day':
    'Sack race; Egg and spoon; Relay; Tug of war; Long jump; Obstacle course; Three-legged race; Throwing',
  'stable, horse stable':
    'Luna’s box; Pony row; Foaling box; Isolation stable; Corner stable; Old coach house; Donkey shed; Visitors’ box',
  station:
    'Wien Hauptbahnhof; Gare de Lyon; Edinburgh Waverley; Milano Centrale; Nairobi Terminus; Lisboa Oriente; Kyoto; Utrecht Centraal',
  'street party, block party, neighbourhood party':
    'Linden Street; Baker’s Yard; Harbour Row; Mill Lane; Old Town Square; Station Quarter; Garden Colony; Rua da Paz',
  'supermarket, grocery store':
    'Mercadona; Migros; Carrefour; Shoprite; Lidl; Corner shop Yılmaz; Co-op; Big Bazaar',
  'thermal bath, sauna':
    'Széchenyi; Finnish sauna; Steam bath; Blue Lagoon; Salt cave; Herbal sauna; Hamam; Lakeside sauna',
  town: 'Bamberg; Kendal; Ronda; Ouidah; Olomouc; Colmar; Hoi An; Paraty',
  'website, web site':
    'Village bakery; Choir; Town library; Guesthouse; Football club; Yoga studio; Farm shop; School',
  workplace:
    'By the window; Quiet corner; Standing desk; Phone booth; Team island; Reception; Library table; Garden room',
  zoo: 'Wildpark Lüneburg; Artis; Tierpark Berlin; Chester Zoo; San Diego; Zoo Zürich; Giza Zoo; Taronga',
};
