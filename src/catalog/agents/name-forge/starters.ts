import type { Starter } from '../../agent-desk/work.ts';
import type { NameInput } from './fields.ts';

const all = { blends: true, affixes: true, clips: true, compounds: true, invented: true } as const;
const usual = { weighLength: 2, weighEase: 4, weighDistinct: 4, weighMeaning: 2 } as const;

export const starters: readonly Starter<NameInput>[] = [
  {
    name: 'Bakery before breakfast',
    text: 'A neighbourhood bakery in Portland that delivers warm bread before seven.',
    input: {
      business: 'A bakery that brings warm bread to the door before breakfast',
      words: ['bread', 'dawn', 'oven', 'crumb', 'golden', 'wheat', 'basket', 'early'],
      character: 'warm',
      ...all,
      shortest: 4,
      longest: 10,
      wanted: 10,
      ...usual,
      known: ['Panera', 'Krispy Kreme', 'Breadsmith'],
      own: ['Breadawn', 'Crustly'],
      endings: ['com', 'shop'],
    },
  },
  {
    name: 'Software for hospital beds',
    text: 'A tool for clinics in Germany that shows free beds; it has to sound exact.',
    input: {
      business: 'A tool that shows hospitals which beds are free',
      words: ['clinic', 'signal', 'vital', 'ward', 'pulse', 'plan', 'clear', 'care', 'station', 'index'],
      character: 'sharp',
      ...all,
      shortest: 4,
      longest: 9,
      wanted: 10,
      weighLength: 2,
      weighEase: 3,
      weighDistinct: 5,
      weighMeaning: 2,
      known: ['Epic', 'Cerner', 'Medatixx', 'Doctolib', 'Orbis'],
      own: ['Vitalio', 'Bettenradar'],
      endings: ['de', 'eu', 'com'],
    },
  },
  {
    name: 'Electric cargo bikes',
    text: 'A maker of load-carrying bicycles in Nairobi; strong, and easy to shout across a road.',
    input: {
      business: 'Electric bicycles that carry two hundred kilograms',
      words: ['cargo', 'volt', 'wheel', 'road', 'boda', 'haul', 'motor', 'green', 'move', 'rider'],
      character: 'solid',
      ...all,
      shortest: 4,
      longest: 8,
      wanted: 10,
      ...usual,
      known: ['Ampersand', 'Roam', 'Spiro', 'Zembo'],
      endings: ['co.ke', 'africa'],
    },
  },
];
