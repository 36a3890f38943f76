/** Names that things have, by subject: law. */
export const law: Readonly<Record<string, string>> = {
  'appeal, legal appeal':
    'Parking fine; School place; Tax notice; Planning refusal; Benefit decision; Exam grade; Speed camera; Residence permit',
  'article of association, article of law':
    'Name and seat; Purpose; Membership; Fees; General meeting; Board; Voting; Dissolution',
  'ballot paper':
    'Club chair; Parents’ council; New logo; Name of the school; Village hall roof; Treasurer; Team captain; Mascot',
  'birth certificate, civil record':
    'Baptism, 1871; Birth, Lwów; Marriage, Cork; Death, Bergen; Census entry; Emigration, Hamburg; Military record; Naturalisation',
  'by-law':
    'Quiet hours; Dogs on the lead; Waste sorting; Parking on Sundays; Open fires; Market stalls; Playground hours; Swimming in the lake',
  'candidate list, election list':
    'Greens and Friends; Village First; United Left; Free Voters; Young Town; Farmers’ List; Women’s List; Harbour Alliance',
  'clause, contract clause':
    'Notice period; Confidentiality; Payment terms; Liability; Pets; Subletting; Repairs; Final provisions',
  'council motion, council topic':
    'Cycle lanes; New playground; Market square trees; Bus at night; Swimming pool hours; Street lights; Library budget; Town twinning',
  'council service':
    'Register a birth; Renew passport; Bulky waste; Parking permit; Dog licence; Library card; School place; Report a pothole',
  'deed, title deed':
    'Farmhouse and orchard; Flat in the old town; Forest plot; Mooring rights; Right of way; Corner shop; Water rights; Garage',
  'identity document, id document, personal document':
    'Passport; Identity card; Driving licence; Birth certificate; Marriage certificate; Health card; Residence permit; Vaccination card',
  'last will, testament':
    'House to the children; Piano to Clara; Library to the school; Garden plot; Gift to the hospice; Family jewellery; Savings; Letters and photos',
  'law question, legal question':
    'Who pays for the boiler?; May I sublet?; Is the contract valid?; How long is the notice?; Who inherits?; Can I return it?; Who is liable?; Is a handshake enough?',
  'legal matter, law case':
    'Rent dispute; Dog bite; Parking fine appeal; Inheritance; Noise complaint; Unpaid invoice; Neighbour’s fence; Flight delay',
  obligation:
    'Clear the snow; Sort the waste; Keep the receipts; Register the address; Insure the car; File the tax return; Test the alarm; Give notice',
  'official errand, administrative errand, authority visit':
    'Renew passport; Register address; Collect birth certificate; Apply for parking permit; Dog licence; Marriage papers; Vehicle registration; Voting card',
  'paragraph, section':
    'Introduction; Scope; Definitions; Rights and duties; Fees; Termination; Data protection; Final provisions',
  passport: 'Mum; Dad; Amina; Jonas; Grandma; Baby Leo; Priya; Marek',
  'power of attorney':
    'Health matters; Bank; House sale; Car registration; Post; Tax office; School matters; Court case',
  'privacy request, data request':
    'Copy of my data; Delete my account; Correct my address; Stop the newsletter; Who sees my photo?; Move my data; Withdraw consent; Remove old post',
  'residence permit': 'Study; Work; Family; Asylum; Permanent; Seasonal work; Research; Au pair',
  visa: 'Tourist, India; Student, Germany; Work, Canada; Transit, Turkey; Family, France; Business, Brazil; Working holiday, Australia; Schengen',
  'witness statement, testimony':
    'Neighbour, ground floor; Bus driver; Shop assistant; Cyclist; Passer-by with dog; Night porter; Teacher; Tram passenger',
};
