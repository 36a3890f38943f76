/** Names that things have, by subject: transport. */
export const transport: Readonly<Record<string, string>> = {
  'airport transfer, shuttle':
    'Airport to hotel; Station to conference; Hotel to airport, early; Ferry to village; Clinic and back; Wedding guests; Campsite shuttle; Stadium to station',
  arrival:
    'Family from Porto; Scout group; Night train; Conference guests; Seedlings; Coach from Prague; New volunteers; Wine delivery',
  'bike stand, bicycle rack, bike rack':
    'Station, north side; Library; Town hall; Swimming pool; School yard; Market square; Sports hall; Cinema',
  container:
    'Coffee from Santos; Tiles from Valencia; Toys from Ningbo; Household move to Perth; Machine parts; Bananas, cooled; Used clothing; School desks',
  'courier job, courier run':
    'Blood samples; Contract for signature; Spare part, urgent; Flowers to the clinic; Keys to the agency; Printed programmes; Passport to the embassy; Wedding cake',
  crate: 'Apples; Empty bottles; Vinyl records; Carrots; Bread; Tools; Lemonade; Fish on ice',
  'driving lesson':
    'First drive; Hill start; Roundabouts; Parallel parking; Motorway; Night drive; Emergency stop; Mock test',
  'driving licence, driving license':
    'Car; Motorbike; Truck; Bus; Tractor; Trailer; Moped; International permit',
  'fare, bus fare':
    'Single, adult; Child; Day ticket; Airport express; Group of five; Short trip; Monthly pass; Night supplement',
  'hire bike':
    'City bike, step-through; Trekking bike; Mountain bike; Tandem; Children’s bike; E-bike, large; Cargo bike; Gravel bike',
  'house move, moving job':
    'Two-room flat to Leeds; Office, third floor; Piano to the school; Student room; Family house to Bern; Storage to new flat; Shop fittings; Farmhouse kitchen',
  'lift offer':
    'Leipzig on Friday; Airport, early; To the match in Turin; Daily to the university; Festival weekend; Christmas to Kraków; Ski area on Saturday; To the coast on Sunday',
  load: 'Gravel, quarry to site; Sugar beet; Pallets of tiles; Logs; Milk, two farms; Flat-pack furniture; Scrap metal; Bottled water',
  'railway, railway line, train line':
    'West Highland Line; Semmering Railway; Bernina Express; Flåm Railway; Darjeeling Himalayan; Douro Line; Harz narrow gauge; Bergen Line',
  'road tax, vehicle tax': 'Delivery van; Family estate; Trailer; Motorbike; Truck; Camper; Minibus; Tractor',
  'school run, school pickup':
    'Monday, Aisha’s mum; Tuesday, Jonas; Wednesday, Grandad; Thursday, Priya; Friday, Lena; Early finish; Swimming day; Music school',
  'stopover, layover': 'Reykjavík; Doha; Istanbul; Singapore; Addis Ababa; Frankfurt; Panama City; Lisbon',
  'ticket, travel ticket':
    'Single, adult; Return; Day ticket; Child; Group ticket; Weekly pass; Senior; Bicycle',
  toll: 'Brenner motorway; Øresund bridge; Mont Blanc tunnel; City centre zone; Severn crossing; Autoroute du Soleil; Mountain road; Ferry ramp',
  'traffic count, vehicle count':
    'School gate, morning; Main crossing; Cycle path bridge; Ring road; Village entry; Market day; Station forecourt; Harbour road',
  'traffic light':
    'School crossing; Station square; Ring road junction; Harbour bridge; Market street; Hospital entrance; Tram crossing; Fire station exit',
};
