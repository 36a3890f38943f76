/** Names that things have, by subject: vehicles. */
export const vehicles: Readonly<Record<string, string>> = {
  ambulance:
    'Emergency ambulance, day crew; Emergency ambulance, night crew; Patient transport; Intensive care transport; Baby ambulance; Mountain rescue ambulance; Air ambulance; Standby at the stadium',
  'bike part, bicycle part':
    'Chain; Rear derailleur; Saddle; Front wheel; Brake lever; Pedals; Bottom bracket; Handlebar tape',
  'bike tour, cycle route':
    'Along the Danube; Loire castles; Lake Constance loop; Coast to coast; Camino on two wheels; Vineyard ride; Elbe cycle path; Great Ocean ride',
  brake:
    'Front disc brake; Rear drum brake; Handbrake; Coaster brake; Rim brake; Trailer brake; Air brake; Parking brake',
  breakdown:
    'Flat battery; Puncture on the motorway; Overheated engine; Broken clutch cable; Out of fuel; Lost key; Snapped belt; Starter dead',
  'car part, auto part':
    'Brake pads; Headlight, left; Wing mirror; Clutch kit; Radiator; Alternator; Front bumper; Exhaust silencer',
  'car wash':
    'Outside only; Inside and out; Hand wash; Wax and polish; Engine bay; Upholstery; Van wash; Rims and tyres',
  caravan:
    'Two-berth tourer; Family bunk caravan; Teardrop; Folding caravan; Static by the lake; Vintage aluminium caravan; Shepherd’s hut; Pop-top',
  'carriage, horse carriage':
    'Wedding landau; Wagonette; Gig; Hay wagon; Sleigh; Dog cart; Covered wagon; Phaeton',
  'charging session':
    'At home overnight; Supermarket stop; Motorway fast charge; Office garage; Hotel in Lyon; Park and ride; Ferry terminal; Friends in Graz',
  'classic car, vintage car, oldtimer':
    'Citroën 2CV; Volkswagen Beetle; Morris Minor; Fiat 500; Mercedes 190 SL; Volvo Amazon; Jaguar E-Type; Ford Model T',
  'dent, scratch': 'Left rear door; Front bumper; Boot lid; Right wing; Roof edge; Sill; Bonnet; Rear bumper',
  drone:
    'Survey drone; Racing drone; Camera drone; Crop-spraying drone; Mini drone; Thermal drone; Delivery drone; Training drone',
  'fire engine, fire truck':
    'Turntable ladder; Pumper; Tanker; Rescue vehicle; Forest fire truck; Command car; Hose trailer; Foam tender',
  'fuel stop, refuelling, fill-up':
    'Motorway services; Harbour fuel dock; Supermarket station; Farm tank; Petrol station on the ring road; Border station; Village garage; Airport station',
  'headlight, bike light':
    'Front light, left; Front light, right; Rear light; Fog lamp; Brake light; Helmet light; Dynamo lamp; Reversing light',
  helicopter:
    'Rescue helicopter; Training helicopter; Police helicopter; Sightseeing flight; Crop sprayer; Heavy-lift helicopter; Offshore shuttle; Model helicopter',
  'hot air balloon, balloon':
    'Red and yellow stripes; Blue morning; Rainbow; Silver moon; Sunflower; Checkerboard; Green dragon; White swan',
  'inner tube':
    'Road bike, long valve; Mountain bike; Children’s bike; Wheelbarrow; Cargo bike; Tractor, front; Pram; Fat bike',
  'model rocket':
    'Red arrow; Blue comet; Two-stage; Night launcher; Glider return; Big daddy; Payload carrier; School build',
  motorbike:
    'Honda CB500; Royal Enfield Bullet; BMW R 80; Yamaha XT 600; Triumph Bonneville; Vespa PX; Moto Guzzi V7; Kawasaki W800',
  'motorbike part, motorcycle part':
    'Carburettor; Chain kit; Fuel tank; Brake disc; Fork seals; Exhaust; Saddle; Indicator',
  'motorbike tour, motorcycle tour':
    'Stelvio pass; North Coast 500; Black Forest high road; Transfăgărășan; Ring road of Iceland; Grossglockner; Route 66; Hai Van pass',
  motorhome:
    'Family alcove; Two-berth panel van; Vintage camper; Semi-integrated; Off-road camper; Camper with pop-up roof; Caravan with awning; Small city camper',
  'pram, stroller, pushchair':
    'Twin pushchair; Jogging stroller; Travel buggy; Vintage coach pram; All-terrain pram; Light stroller; Sibling stroller; Carrycot pram',
  'road trip':
    'Ring road of Iceland; Coast of Portugal; Garden Route; Route 66; Balkans by van; Scottish Highlands; Great Ocean Road; Baltic in ten days',
  'service vehicle':
    'Delivery van, blue; Pool car; Tipper truck; Cherry picker; Estate car, sales; Refrigerated van; Minibus; Crew van',
  'snow plough, snowplow':
    'Truck with front plough; Tractor plough; Pavement plough; Snow blower; Loader with bucket; Quad with blade; Motorway plough; Railway plough',
  'tractor implement, farm implement':
    'Plough; Disc harrow; Seed drill; Rotary mower; Hay tedder; Muck spreader; Front loader; Potato ridger',
  trailer:
    'Flatbed trailer; Livestock trailer; Boat trailer; Box trailer; Tipper trailer; Bike trailer; Horse trailer; Car transporter',
  tram: 'Line to the harbour; Old town loop; Heritage tram; University line; Night tram; Zoo line; Central station line; Articulated tram',
  'tyre change, tire change':
    'Summer to winter, van; Winter to summer, estate; New front pair; Puncture, left rear; Trailer pair; Tractor front; Bike, studded; Spare fitted',
  wagon: 'Hay wagon; Dining car; Tank wagon; Sleeping car; Covered wagon; Brake van; Timber wagon; Hopper',
  wheel:
    'Front wheel; Rear wheel; Spare wheel; Alloy, summer; Steel rim, winter; Trailer wheel; Wheelbarrow wheel; Castor',
  wheelchair:
    'Folding wheelchair; Sports wheelchair; Electric wheelchair; Beach wheelchair; Children’s wheelchair; Transit chair; Shower wheelchair; Stair climber',
};
