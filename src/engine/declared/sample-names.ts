import { knownNames } from '../plan/example-names.ts';

/** Names of things whose word means different things in different trades, by what the text is about. */
const byTrade: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\binstrument|measuring device|gauge$/,
    /laborator|calibrat|lab\b/i,
    'Analytical balance; Pipette 100 µl; Thermometer; pH meter; Caliper; Pressure gauge',
  ],
  [
    /^(?:tour|route|run)$/,
    /deliver|driver|van|cold|truck/i,
    'Morning tour north; Town centre; Harbour and market; Hospital tour; Evening tour south; Weekend tour',
  ],
  [
    /\bsystem$/,
    /\bit\b|change|server|software/i,
    'Mail server; Payroll system; Customer portal; File storage; Booking database; Web shop',
  ],
  [
    /^change$/,
    /\bit\b|system|back-?out|deploy/i,
    'Renew the certificate; Move the database; Update the firewall; Replace the mail gateway; New release of the portal; Enlarge the storage',
  ],
  [
    /^(?:item|article|product|requisition)$/,
    /office|purchase|requisition|cost cent/i,
    'Toner cartridges; Standing desk; Printer paper; External monitor; Conference phone; Filing cabinet',
  ],
  [
    /^(?:vessel|boat|ship)$/,
    /fish|landing|harbour|quota/i,
    'Morning Star; Kittiwake; Provider; Ocean Reward; Silver Darling; Guiding Light',
  ],
  [
    /^(?:topic|thesis)$/,
    /thesis|student|supervis/i,
    'Heat storage in clay; Ranking by learned weights; Erosion of dune coasts; Trust in online reviews; Sensors for small farms; Grammar of street signs',
  ],
  [
    /^(?:criterion)$/,
    /tender|bid|evaluat/i,
    'Quality of the concept; Experience of the team; Delivery time; Service and repair; Energy use; Warranty',
  ],
  [
    /^(?:crop|plant)$/,
    /greenhouse|harvest|grow/i,
    'Tomatoes; Cucumbers; Peppers; Basil; Lettuce; Aubergines',
  ],
  [/^(?:tool)$/, /./, 'Torque wrench; Angle grinder; Cordless drill; Cable tester; Pipe cutter; Laser level'],
  [
    /^(?:device|equipment)$/,
    /fire|brigade|rescue/i,
    'Hose 52 m; Portable pump; Breathing mask; Ladder, three parts; Thermal camera; Hydraulic spreader',
  ],
  [
    /^(?:vehicle|engine)$/,
    /fire|brigade|rescue/i,
    'Fire engine; Turntable ladder; Equipment tender; Command car',
  ],
  [
    /^(?:work|piece)$/,
    /orchestra|choir|music/i,
    'Symphony No. 7; The Hebrides; Peer Gynt Suite No. 1; Requiem; Enigma Variations; Finlandia',
  ],
  [
    /^(?:composer)$/,
    /./,
    'Ludwig van Beethoven; Felix Mendelssohn; Edvard Grieg; Gabriel Fauré; Edward Elgar; Jean Sibelius',
  ],
  [
    /^(?:object|exhibit)$/,
    /museum|gallery|loan/i,
    'Portrait of a girl; Bronze oil lamp; Harbour at dusk; Carved chest; Silver beaker; Map of the coast',
  ],
  [
    /^(?:accession|species|seed)$/,
    /seed|plant|germinat/i,
    'Papaver rhoeas; Triticum monococcum; Lens culinaris; Primula veris; Linum usitatissimum; Vicia faba',
  ],
  [
    /^(?:exam|module)$/,
    /./,
    'Linear Algebra; Organic Chemistry; Statistics I; Roman Law; Thermodynamics; Microeconomics',
  ],
  [/^(?:playground)$/, /./, 'Mill Meadow; Harbour Park; Castle Hill; Station Square; Birch Grove; Riverside'],
  [
    /^(?:dish|meal)$/,
    /./,
    'Lentil soup; Vegetable lasagne; Fish with potatoes; Apple crumble; Tomato salad; Mushroom risotto',
  ],
  [/^(?:ingredient)$/, /./, 'Red lentils; Flour; Potatoes; Milk; Hazelnuts; Tomatoes'],
  [
    /^(?:room)$/,
    /library|meeting|study|seminar|book/i,
    'Room 1.01; Room 1.02; Room 2.10; Room 2.14; Reading room; Seminar room',
  ],
  [
    /^(?:cost cent(?:re|er)|department)$/,
    /./,
    'Laboratory; Sales; Workshop; Administration; Logistics; Research',
  ],
  [
    /^(?:fault|defect)$/,
    /crane|device|machine|playground/i,
    'Rope frayed; Does not start; Oil on the floor; Bolt is loose; Cover cracked; Light flickers',
  ],
  [/^(?:part|instrument)$/, /orchestra|music|loan/i, 'Violin I; Violin II; Viola; Cello; Oboe; Horn'],
];

const severalMeanings =
  /\b(?:instrument|tour|case|change|report|issue|part|line|object|record|order|entry|bid|landing|transfer|stop|defect|topic|job|test|check|run|session|sample|system|class|course|system|work|tool|criterion|period|group|type|state|field|post|item|article|piece|product|paper|trip)$/;

const people = ['Elena Novak', 'Marcus Bell', 'Priya Raman', 'Jonas Weber', 'Amara Diallo', 'Chen Wei'];
const companies = [
  'Brandt & Co',
  'Northfield Supplies',
  'Harbour Trading',
  'Lindqvist',
  'Oakley Foods',
  'Meridian',
];
const places = [
  'Harbour Street 12',
  'Linden Road 4',
  'Mill Lane 31',
  'Station Road 8',
  'Market Square 2',
  'Hillside 19',
];
const towns = ['Aldmouth', 'Brackley', 'Castleford', 'Dunmore', 'Eastwick', 'Fernhill'];

const lists: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:supplier|company|institution|publisher|bidder|firm|manufacturer|buyer|recipient|organisation|organization)$/,
    companies,
  ],
  [/\b(?:address|street|location|venue)$/, places],
  [/\b(?:city|town|origin|district|region)$/, towns],
  [/\bcountry$/, ['Norway', 'Portugal', 'Kenya', 'Japan', 'Chile', 'Ireland']],
  [
    /\bcall sign$/,
    ['Florian 1-10', 'Florian 1-30', 'Florian 1-52', 'Florian 2-10', 'Florian 2-44', 'Florian 3-19'],
  ],
  [
    /^(?:trip|destination)$/,
    [
      'Rotterdam trade fair',
      'Visit to Leeds',
      'Training in Vienna',
      'Client in Porto',
      'Conference in Bergen',
      'Audit in Lyon',
    ],
  ],
  [/\binitials$/, ['E. N.', 'M. B.', 'P. R.', 'J. W.', 'A. D.', 'C. W.']],
  [/\bplate$/, ['WX 12 ABC', 'KL 77 RTE', 'BD 04 PQO', 'MN 31 SAX', 'LC 58 JHU', 'TS 90 VWD']],
  [/\bpassword\b/, ['Starling', 'Bluebell', 'Otter', 'Lantern', 'Thistle', 'Pebble']],
  [/\bsize class$/, ['1', '2', '3', '1', '4', '2']],
];

const persons =
  /\b(?:person|people|by|technician|nurse|caller|owner|customer|client|host|holder|skipper|worker|musician|contact|supervisor|student|employee|author|teacher|driver|mechanic|candidate|patient|donor|visitor|member|guest|tenant|parent|parents|child|borrower|artist|courier|gardener|inspector|reporter|applicant|volunteer|trainer|pupil|player|requester|manager|operator|clerk|officer|responsible)$/;

export function isPersonWord(words: string): boolean {
  return persons.test(words.toLowerCase());
}

/** Values for a property of a record by its words; undefined where nothing fits. */
export function valuesFor(words: string, subject: string): readonly string[] | undefined {
  const plain = words.toLowerCase();
  // The plate of a vehicle is no plate of a kitchen.
  return (
    lists.find(([pattern]) => pattern.test(plain))?.[1] ??
    namesOf(plain, subject) ??
    (persons.test(plain) ? people : undefined)
  );
}

/** Names that such things have, in the sense of the text; undefined where nobody knows. */
export function namesOf(one: string, subject: string): readonly string[] | undefined {
  const trade = byTrade.find(([word, context]) => word.test(one) && context.test(subject));
  if (trade !== undefined) return trade[2].split('; ');
  if (isPersonWord(one)) return people;
  return severalMeanings.test(one) ? undefined : knownNames(one);
}
