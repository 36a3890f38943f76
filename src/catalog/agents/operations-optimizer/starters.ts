import type { Starter } from '../../agent-desk/work.ts';
import type { OperationsInput } from './fields.ts';

const day = [
  ['08:00', 42],
  ['08:30', 68],
  ['09:00', 97],
  ['09:30', 118],
  ['10:00', 126],
  ['10:30', 121],
  ['11:00', 109],
  ['11:30', 92],
  ['12:00', 71],
  ['12:30', 66],
  ['13:00', 80],
  ['13:30', 95],
  ['14:00', 104],
  ['14:30', 99],
  ['15:00', 86],
  ['15:30', 70],
  ['16:00', 55],
  ['16:30', 38],
] as const;

export const starters: readonly Starter<OperationsInput>[] = [
  {
    name: 'What a joinery should make',
    text: 'A joinery near Graz shares machine hours, oak and the paint shop among four products.',
    input: {
      question: 'plan',
      aim: 'most',
      aimName: 'EUR of margin a week',
      variables: [
        { name: 'Tables', gain: 142, whole: false, most: 30 },
        { name: 'Chairs', gain: 38, whole: false },
        { name: 'Cabinets', gain: 200, whole: false, least: 6 },
        { name: 'Shelves', gain: 31, whole: false, least: 10, most: 40 },
      ],
      limits: {
        columns: ['Limit', 'Tables', 'Chairs', 'Cabinets', 'Shelves', 'Relation', 'Bound'],
        rows: [
          ['Machine hours', '2,5', '0,8', '3,5', '0,6', '<=', '180'],
          ['Assembly hours', '1,5', '0,9', '4', '0,5', '<=', '170'],
          ['Oak in m²', '3,2', '0,6', '4,1', '1,1', '<=', '200'],
          ['Paint shop hours', '0,8', '0,3', '1,2', '0,2', '<=', '60'],
          ['Chairs for tables', '-4', '1', '', '', '>=', '0'],
        ],
      },
    },
  },
  {
    name: 'Crates of pump seals',
    text: 'A distributor in Lagos weighs discounts against the cost of stock.',
    input: {
      question: 'order',
      currency: 'NGN',
      period: 'year',
      demand: 18_000,
      orderCost: 95_000,
      holdingCost: 120,
      holdingRate: 24,
      prices: [
        { from: 0, price: 4_200 },
        { from: 2_000, price: 4_050 },
        { from: 6_000, price: 3_960 },
      ],
      presentQuantity: 1_500,
    },
  },
  {
    name: 'Medicines in a regional store',
    text: 'A pharmacy wholesaler in Kenya whose supplier is often late.',
    input: {
      question: 'reorder',
      currency: 'KES',
      period: 'week',
      demand: 420,
      demandDeviation: 95,
      lead: 3,
      leadDeviation: 0.8,
      lot: 2_500,
      serviceKind: 'fill',
      service: 98.5,
      unitHolding: 1.4,
    },
  },
  {
    name: 'Winter jackets, one order',
    text: 'A shop in Gothenburg must order in spring what it sells in winter.',
    input: {
      question: 'single',
      currency: 'SEK',
      price: 1_890,
      cost: 940,
      leftover: 420,
      goodwill: 60,
      demandKind: 'cases',
      cases: [
        { demand: 120, chance: 10 },
        { demand: 160, chance: 20 },
        { demand: 200, chance: 30 },
        { demand: 240, chance: 25 },
        { demand: 300, chance: 15 },
      ],
    },
  },
  {
    name: 'A help line over the day',
    text: 'An insurer in Leeds staffs its line by half hours, 80 percent within 20 seconds.',
    input: {
      question: 'staff',
      currency: 'GBP',
      interval: 30,
      arrivals: day.map(([name, count]) => ({ name, count })),
      handling: 285,
      target: 80,
      within: 20,
      shrinkage: 28,
      wage: 17.4,
    },
  },
  {
    name: 'Trucks for the morning',
    text: 'A haulier in Ohio chooses whole trucks at the least cost.',
    input: {
      question: 'plan',
      aim: 'least',
      aimName: 'USD a day',
      variables: [
        { name: 'Box trucks', gain: 410, whole: true, most: 12 },
        { name: 'Flatbeds', gain: 530, whole: true, most: 8 },
        { name: 'Vans', gain: 175, whole: true, most: 15 },
      ],
      limits: {
        columns: ['Limit', 'Box trucks', 'Flatbeds', 'Vans', 'Relation', 'Bound'],
        rows: [
          ['Pallets', '14', '20', '4', '>=', '155'],
          ['Long goods', '0', '6', '0', '>=', '15'],
          ['Drivers', '1', '1', '1', '<=', '17'],
          ['City stops', '6', '0', '11', '>=', '74'],
        ],
      },
    },
  },
  {
    name: 'A plan that cannot be',
    text: 'A dairy in Brazil has promised more than its lines can fill: which promises conflict?',
    input: {
      question: 'plan',
      aim: 'most',
      aimName: 'BRL of margin a day',
      variables: [
        { name: 'Yoghurt', gain: 0.9, whole: false },
        { name: 'Cheese', gain: 2.4, whole: false },
      ],
      limits: {
        columns: ['Limit', 'Yoghurt', 'Cheese', 'Relation', 'Bound'],
        rows: [
          ['Milk in litres', '1.1', '9.5', '<=', '20000'],
          ['Filling line, minutes', '0.06', '0', '<=', '540'],
          ['Contract for cheese', '0', '1', '>=', '1600'],
          ['Contract for yoghurt', '1', '0', '>=', '7000'],
        ],
      },
    },
  },
];
