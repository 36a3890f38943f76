/** Names that things have, by subject: workshop and building. */
export const workshopAndBuilding: Readonly<Record<string, string>> = {
  beam: 'Ridge beam; Oak lintel; Floor joist; Tie beam; Steel beam over the opening; Purlin; Porch beam; Barn truss',
  bearing:
    'Front wheel bearing; Bottom bracket; Headset bearing; Pump shaft bearing; Roller bearing; Needle bearing; Thrust bearing; Drum bearing',
  brick:
    'Red facing brick; Engineering brick; Fire brick; Reclaimed brick; Yellow stock brick; Air brick; Glazed brick; Clay paver',
  'building material, construction material':
    'Red brick; Portland cement; Sharp sand; Plasterboard; Roof batten; Rock wool; Gravel; Reinforcing bar',
  'building phase, construction phase':
    'Groundworks; Foundations; Shell; Roof; Windows; First fix; Plastering; Handover',
  'building project, construction project':
    'Loft conversion; New kitchen; Garden wall; Barn roof; School extension; Bathroom refit; Village hall ramp; Timber porch',
  'cable, wire':
    'Mains cable; Network cable; Speaker cable; Earth wire; Extension lead; Bell wire; Microphone cable; Solar cable',
  ceiling: 'Hall; Kitchen; Chapel vault; Bathroom; Stairwell; Living room; Attic; Ballroom',
  chain:
    'Bike chain; Snow chain; Anchor chain; Tow chain; Saw chain; Safety chain; Timing chain; Lifting chain',
  concrete:
    'Foundation mix; Ready-mix; Screed; Lightweight concrete; Fibre concrete; Exposed aggregate; Post mix; Self-levelling',
  crack:
    'Gable wall; Ceiling, hall; Garden step; Chimney stack; Window sill; Cellar floor; Bridge pier; Plaster by the door',
  'craft trade': 'Carpenter; Plumber; Electrician; Roofer; Plasterer; Tiler; Mason; Painter',
  crane:
    'Tower crane; Mobile crane; Truck crane; Overhead crane; Harbour crane; Mini crawler crane; Workshop hoist; Railway crane',
  digger:
    'Mini digger; Wheeled excavator; Backhoe loader; Long-reach digger; Crawler excavator; Trenching machine; Skid steer; Micro digger',
  door: 'Front door; Cellar door; Sliding patio door; Fire door; Barn door; Garage side door; Larder door; French doors',
  'drive belt':
    'Timing belt; Fan belt; Lawnmower belt; Washing machine belt; Conveyor belt; Sander belt; Alternator belt; Lathe belt',
  engine:
    'Tractor engine; Steam engine; Boat diesel; Two-stroke engine; Fire pump engine; Stationary engine; Motorbike twin; Model aero engine',
  engraving:
    'Wedding ring, names; Club trophy; Pocket watch; Brass plate; Dog tag; Glass vase; Christening cup; Memorial plaque',
  filter:
    'Oil filter; Air filter; Water jug cartridge; Cooker hood filter; Pond filter; Vacuum cleaner filter; Fuel filter; Pool sand filter',
  floor: 'Ground floor; First floor; Basement; Attic; Mezzanine; Second floor; Roof terrace; Parking level',
  fuse: 'Kitchen sockets; Lighting upstairs; Cooker; Washing machine; Garage; Boiler; Outdoor sockets; Workshop',
  'gas meter':
    'Cellar; Flat, ground floor; Flat, first floor; Shop; Garden; Workshop; Boiler room; Holiday flat',
  'gate, garden gate':
    'Main entrance; Orchard gate; Field gate by the road; Side gate; Yard gate; Kissing gate; Sliding gate; Churchyard gate',
  gutter:
    'Front, street side; Back of the house; Garage; Porch; Barn, north side; Greenhouse; Church nave; Bike shed',
  hinge:
    'Butt hinge; Strap hinge; Concealed hinge; Gate hinge; Piano hinge; Spring hinge; T-hinge; Rising butt hinge',
  hose: 'Garden hose; Fire hose; Suction hose; Pressure hose; Washing machine hose; Soaker hose; Air hose; Milk hose',
  insulation:
    'Sheep’s wool; Rock wool; Wood fibre board; Hemp batts; Cellulose; Cork board; Foam board; Loft roll',
  jig: 'Dovetail jig; Drilling template; Circle jig; Chair leg template; Box joint jig; Shelf pin jig; Guitar body template; Hinge template',
  key: 'Front door; Garage; Letter box; Community hall; Boiler room; Garden shed; Office; Bike cellar',
  leak: 'Kitchen sink; Roof valley; Washing machine hose; Radiator valve; Cellar wall; Garden tap; Skylight; Shower tray',
  'lift, elevator':
    'Main entrance; Goods lift; Car park; Hospital wing; Library; Platform lift; Station, platform side; Staff lift',
  'lock, padlock':
    'Front door; Back gate; Bike cellar; Tool shed; Letter box; Office cabinet; Boat chain; Storage unit',
  'motor, electric motor':
    'Gate motor; Lathe motor; Sewing machine motor; Pump motor; Fan motor; Winch motor; Wiper motor; Hub motor',
  'mould, casting mould':
    'Candle, beehive; Plaster angel; Soap bar; Garden gnome; Chocolate heart; Concrete pot; Resin coaster; Bronze bell',
  'panel, solar panel':
    'South roof, left; South roof, right; Garage roof; Garden frame; Balcony; Carport; Barn roof; Camper roof',
  pipe: 'Copper pipe; Drain pipe; Waste pipe; Heating pipe; Gas pipe; Downpipe; Garden water pipe; Flexible pipe',
  'pipe fitting': 'Elbow; Tee; Straight coupling; Reducer; End cap; Union; Compression joint; Flange',
  plank:
    'Oak, wide; Larch cladding; Pine floorboard; Scaffold board; Spruce batten; Beech, planed; Douglas fir; Reclaimed teak',
  plaster:
    'Lime plaster; Gypsum plaster; Clay plaster; One-coat plaster; Bonding coat; Tadelakt; Finishing plaster; Patching plaster',
  'plug, socket, power socket':
    'Kitchen worktop; Behind the television; Hall; Garden shed; By the bed; Workshop bench; Terrace; Washing machine',
  radiator:
    'Living room, under the window; Hall; Bathroom towel rail; Kitchen; Landing; Children’s room; Study; Bedroom',
  renovation:
    'New bathroom; Kitchen floor; Attic insulation; Window frames; Rewiring; Facade paint; Cellar damp-proofing; Roof tiles',
  rope: 'Climbing rope; Mooring line; Bell rope; Tow rope; Washing line; Skipping rope; Halyard; Hemp rope',
  'sheet metal, metal':
    'Mild steel; Stainless steel; Aluminium; Copper; Brass; Galvanised steel; Zinc; Bronze',
  'skip, dumpster':
    'Mixed building waste; Green waste; Rubble; Scrap metal; Wood; Plasterboard; Soil; Bulky household waste',
  'staircase, stair':
    'Main staircase; Cellar steps; Spiral stair; Attic ladder; Fire escape; Garden steps; Tower stair; Back stairs',
  stone: 'Limestone; Granite; Slate; Sandstone; Marble; Basalt; Travertine; Flint',
  'switch, light switch':
    'Hall; Stairs, top; Stairs, bottom; Cellar; Porch light; Kitchen; Bathroom; Outdoor lights',
  'tap, faucet':
    'Kitchen mixer; Bathroom basin; Garden tap; Bath filler; Shower mixer; Utility sink; Stand pipe; Boiling-water tap',
  thermostat: 'Hall; Living room; Greenhouse; Incubator; Bathroom floor; Boiler room; Cold store; Bedroom',
  tile: 'Terracotta floor tile; White metro tile; Slate tile; Zellige; Mosaic sheet; Encaustic cement tile; Porcelain plank; Azulejo',
  valve:
    'Ball valve; Stop valve; Check valve; Radiator valve; Safety valve; Float valve; Gate valve; Mixing valve',
  wall: 'Garden wall, south; Dry-stone wall by the lane; Climbing wall; Party wall; Cellar wall; Feature wall; Retaining wall; Churchyard wall',
  'water tank':
    'Roof tank; Rain tank, barn; School tank; Fire tank; Greenhouse; Drinking water, camper; Underground cistern; Hilltop tank',
  window:
    'Kitchen, north side; Bay window; Skylight; Bathroom; Stairwell; Attic dormer; Shop front; Cellar window',
  'wood finish, varnish':
    'Linseed oil; Shellac; Beeswax; Yacht varnish; Danish oil; Water-based lacquer; Hard wax oil; Tung oil',
  'wood joint':
    'Dovetail; Mortise and tenon; Finger joint; Half lap; Dowel joint; Bridle joint; Tongue and groove; Mitre',
};
