/** Names that things have, by subject: places. */
export const places: Readonly<Record<string, string>> = {
  address:
    'Lindenstraße, Freiburg; Rua das Flores, Porto; Mill Lane, Kendal; Via Roma, Lucca; Rue Haute, Brussels; Harbour Street, Cork; Ring Road, Accra; Long Street, Cape Town',
  'bench, park bench':
    'By the lake; Under the lime tree; Castle view; Playground; Chapel; Harbour wall; Rose garden; Hilltop',
  'bucket list item, bucket list, life goal':
    'See the northern lights; Learn to sail; Run a marathon; Write a book; Ride a hot-air balloon; Plant a tree; Speak Italian; Sleep in the desert',
  'campsite pitch, caravan pitch':
    'By the lake; Pine row; Tent meadow; Near the showers; Shady corner; Dune edge; Motorhome hardstanding; Family circle',
  'car park': 'Town hall; Station; Harbour; Hospital; Market square; Park and ride; Sports hall; Church',
  castle: 'Neuschwanstein; Malbork; Eilean Donan; Chambord; Bran; Kronborg; Himeji; Spiš',
  'city trip, city break, weekend trip': 'Prague; Ghent; Seville; Riga; Bologna; Glasgow; Ljubljana; Porto',
  'collection object, exhibit':
    'Bronze Age axe; Wedding chest; Miner’s lamp; Roman coin; Steam engine model; Fishing net; Carved mask; Spinning wheel',
  'fishing spot':
    'Mill weir; Harbour wall; River bend; Reed bay; Under the bridge; Old jetty; Sandbank; Deep pool',
  'fountain, drinking fountain':
    'Market square; Station; Playground; Rose garden; Church steps; Harbour; Town hall; Cycle path',
  'garden plot, plot':
    'By the gate; Corner with the pear tree; Sunny row; Next to the well; Hedge side; Bee meadow; School bed; Old greenhouse',
  'grave, burial plot':
    'Family Brandt; Maria Conti; Unknown soldier; Sisters Okonjo; Captain Lund; Old priest; Family Novák; Little Anna',
  'meeting point, meeting place':
    'Under the clock; By the fountain; Station, main entrance; Old oak; Boathouse; Market cross; Church steps; Kiosk in the park',
  'monument, memorial':
    'War memorial; Founder’s statue; Liberty column; Fishermen’s cross; Brandenburg Gate; Gateway of India; Poets’ bench; Miners’ wheel',
  'museum room, exhibition room, gallery room':
    'Ice Age; Romans; Crafts; Maritime hall; Textiles; Coin cabinet; Portraits; Temporary show',
  'packing item, packing list, thing to pack':
    'Passport; Toothbrush; Rain jacket; Charger; Sun cream; Swimsuit; First aid kit; Book',
  palace: 'Schönbrunn; Versailles; Topkapı; Sanssouci; Pena; Mysore; Drottningholm; Royal Palace of Caserta',
  'path, footpath':
    'Mill path; Riverside walk; Old pilgrim way; Ridge path; Bluebell wood path; School path; Canal towpath; Vineyard trail',
  'picnic area, picnic spot, barbecue spot':
    'Lake meadow; Old oak; River bend; Castle hill; Pine clearing; Beach steps; Chapel lawn; Quarry pond',
  'place to visit, travel destination':
    'Lisbon; Kyoto; Zanzibar; Dubrovnik; Cartagena; Tbilisi; Edinburgh; Marrakesh',
  ruin: 'Tintern Abbey; Great Zimbabwe; Palmyra; Tulum; Burg Hanstein; Ephesus; Corvin Castle tower; Whitby Abbey',
  'sight, place to see':
    'Alhambra; Angkor Wat; Charles Bridge; Machu Picchu; Cliffs of Moher; Hagia Sophia; Victoria Falls; Mont-Saint-Michel',
  souvenir:
    'Snow globe; Fridge magnet; Carved elephant; Painted tile; Shell necklace; Olive wood spoon; Lace doily; Postcard set',
  'spot, favourite spot':
    'North shore; By the old bridge; Clearing in the wood; Castle wall; Behind the church; River bend; Harbour steps; Hilltop bench',
  'square, town square':
    'Market square; Plaza Mayor; Rynek; Piazza del Campo; Djemaa el-Fna; Station square; Cathedral square; Grand-Place',
  temple: 'Angkor Wat; Golden Temple; Borobudur; Kinkaku-ji; Meenakshi; Karnak; Temple of Heaven; Wat Arun',
  'temple visit, pilgrimage, pilgrimage site':
    'Santiago de Compostela; Lourdes; Varanasi; Mecca; Kumano Kodo; Częstochowa; Lumbini; Canterbury',
  'time zone': 'London; New York; Nairobi; Mumbai; Tokyo; Sydney; São Paulo; Dubai',
  'tour stop, audio guide stop, tour station':
    'Town gate; Market fountain; Cathedral; Merchant’s house; Old bridge; Synagogue; Castle hill; Harbour crane',
  tower: 'Water tower; Bell tower; Eiffel Tower; Watchtower; Belém; Galata; Clock tower; Forest lookout',
  'travel day, itinerary item':
    'Arrival in Lisbon; Old town walk; Day at the beach; Boat to the island; Museum morning; Market and cooking class; Mountain hike; Journey home',
  'travel expense, holiday expense':
    'Train tickets; Hotel; Ferry; Museum entry; Dinner by the harbour; Bike hire; Snacks; Taxi',
  'travel memory, travel story':
    'Lost in Venice; Sunrise on Teide; Night bus to Cusco; Tea with the shepherd; Missed ferry; Snow in April; Market in Tashkent; Dolphins at dawn',
  'travel tip, local tip':
    'Buy the tram day pass; Carry small change; Museum free on Sundays; Swim before nine; Book the ferry early; Try the market lunch; Bring a scarf; Sit on the left side',
  'us state': 'California; Texas; Vermont; Oregon; Georgia; Minnesota; New Mexico; Maine',
  'viewpoint, lookout':
    'Church tower; Eagle rock; Harbour terrace; Miradouro da Graça; Kehlstein; Table Mountain; Castle wall; Water tower',
  zone: 'Entrance; Quiet zone; Play area; Loading zone; Garden; Reception; Staff only; Parking',
};
