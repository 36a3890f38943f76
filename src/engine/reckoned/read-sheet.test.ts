import { describe, expect, it } from 'vitest';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { type ReckonInput, scopeOf } from '../library/rules/reckon.ts';
import { readSheet } from './read-sheet.ts';
import { reckonerOf } from './sheet-reckoner.ts';

type Entered = Readonly<Record<string, string | number | boolean>>;

/** What comes out for values by the labels of their fields, everything else as it stands at first. */
function reckoned(text: string, entered: Entered): Record<string, unknown> {
  const sheet = readSheet(text)?.sheet;
  const reckoner = sheet === undefined ? undefined : reckonerOf(sheet);
  if (reckoner === undefined) throw new Error('Nothing was read.');
  const inputs = reckoner['inputs'] as ReckonInput[];
  const unknown = Object.keys(entered).filter((label) => !inputs.some((one) => one.label === label));
  expect(unknown).toEqual([]);
  const values = Object.fromEntries(
    inputs.map(({ name, label, start }) => [name, entered[label] ?? start ?? null]),
  );
  const scope = scopeOf({
    inputs,
    values,
    faults: {},
    numbers: {},
    today: '2026-05-11',
    now: '2026-05-11T09:00',
  });
  const results = reckoner['results'] as { label: string; formula: string }[];
  return Object.fromEntries(
    results.map(({ label, formula }) => [label, evaluate(parseFormula(formula), scope)]),
  );
}

/** Amounts are the same where their cents are. */
function inCents(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}

const told: readonly (readonly [string, Entered, Entered])[] = [
  [
    'price calculator for my house painting: 14 € per square metre, two coats 20 € per square metre, ceilings count 4 € extra per square metre, minimum 150 €, plus 19 % VAT',
    { Area: 30, Kind: 'Two coats', Ceilings: true },
    { Net: 720, 'VAT 19%': 136.8, Total: 856.8 },
  ],
  [
    'price calculator for my house painting: 14 € per square metre, minimum 150 €, plus 19 % VAT',
    { Area: 5 },
    { Net: 150, Total: 178.5 },
  ],
  [
    'Canoe 25 € a day, raft 60 € a day, life vests 3 € each. From 3 days 10% off. 20% deposit.',
    { Canoes: 2, Rafts: 1, 'Life vests': 4, Days: 3 },
    { Subtotal: 342, Discount: 34.2, Total: 307.8, 'Deposit 20%': 61.56 },
  ],
  [
    '85 euros per hour for two men and a van, extra man 30 euros per hour, 1.20 € per km beyond 30 km, piano flat 120. Hours are rounded up to full hours. Minimum 3 hours.',
    { Hours: 3.5, 'Extra men': 1, Distance: 50, Piano: true },
    { Travel: 24, Total: 4 * 85 + 4 * 30 + 24 + 120 },
  ],
  [
    '40 € an hour on weekdays, 60 € an hour at weekends, cleaning fee 50 €. At least 2 hours. Members pay half.',
    { Day: '2026-05-16', Hours: 3, Members: true },
    { Subtotal: 230, Total: 115 },
  ],
  [
    'A pitch costs 9 € per night, each adult 6 € per night, children 3 € per night, under 4 free, a dog 2 € per night. In July and August the pitch is 14 €. Tourist tax 0.60 € per adult per night. At most 6 people on a pitch.',
    { Arrival: '2026-07-04', Nights: 2, Adults: 2, Children: 1, 'Children under 4': 1, Dogs: 1 },
    { 'For pitches': 28, Total: 28 + 24 + 6 + 4 + 2.4 },
  ],
  [
    'A pitch costs 9 € per night, each adult 6 € per night, children 3 € per night. At most 6 people on a pitch.',
    { Nights: 2, Adults: 5, Children: 2 },
    { Total: 'At most 6 people.' },
  ],
  [
    'Three sizes: small 28 €, medium 42 €, large 60 €. Writing on the cake 5 €. Delivery 8 €, over 60 euro free delivery. Orders at least 3 days ahead.',
    { Size: 'Large', 'Writing on the cake': true, Delivery: true, Day: '2026-06-01' },
    { 'Price of delivery': 0, Total: 65 },
  ],
  [
    'Three sizes: small 28 €, medium 42 €, large 60 €. Delivery 8 €. Orders at least 3 days ahead.',
    { Size: 'Small', Delivery: true, Day: '2026-05-13' },
    { Total: 'Please choose a day at least 3 days ahead.' },
  ],
  [
    'flyers A6 0.08 each, A5 0.12 each, A4 0.20 each. Setup 15 €. From 500 pieces 10 % off, from 1000 pieces 20 % off. Express plus 30 %. plus 20 % VAT. Minimum 50 pieces.',
    { Kind: 'A5', Pieces: 1000, Express: true },
    { Subtotal: 135, Discount: 27, Net: 140.4, Total: 168.48 },
  ],
  [
    'Number of guests from 20 to 250. Menus: Ranchero 180 pesos, Jalisco 240, Gran Fiesta 320 per person; children under 10 half price. Drinks package 95 per adult. Waiters: one per 15 guests at 700 each, rounded up. Travel is free up to 20 km, then 18 per km. From 100 guests 8 % off on food, deposit 30 % of the total. VAT 16 % on top.',
    { Adults: 40, 'Children under 10': 0, Menu: 'Ranchero', Distance: 10 },
    { 'Price of the menu': 7200, 'For waiters': 2100, Net: 9300, Total: 10_788 },
  ],
  [
    'Sleeps 6 in three bedrooms. Prices per night: 120 € from September to May, 165 € from June to August, plus 80 € final cleaning once. Minimum stay 3 nights, in July and August 7 nights. They put in arrival, departure and number of people.',
    { Arrival: '2026-10-01', Departure: '2026-10-05', People: 4 },
    { Nights: 4, 'For the nights': 480, Total: 560 },
  ],
  [
    'Prices per night: 120 € from September to May, 165 € from June to August, plus 80 € final cleaning once. Minimum stay 3 nights, in July and August 7 nights. They put in arrival and departure.',
    { Arrival: '2026-07-01', Departure: '2026-07-06' },
    { Total: 'At least 7 nights at this time.' },
  ],
  [
    'length times width times depth is the volume in m3. add 5 % waste. 1 m3 costs 135 €, delivery flat 60 €',
    { Length: 4, Width: 5, Depth: 0.2, Delivery: true },
    { Volume: 4.2, Total: 627 },
  ],
  [
    '12 an hour, after 10 pm 15 an hour, taxi home 10.',
    { Hours: 3, 'Hours after 10 pm': 2, 'Taxi home': true },
    { Total: 76 },
  ],
  [
    'beech 95 € per cubic metre, oak 90 €, birch 80 €. delivery 1.50 € per km beyond 10 km. splitting to 25 cm plus 12 € per cubic metre. minimum 2 cubic metres',
    { Kind: 'Oak', Volume: 4, Distance: 14, 'Splitting to 25 cm': true },
    { 'For the volume': 360, 'For delivery': 6, Total: 414 },
  ],
  [
    'adults 39 euro, children under 12 half price, under 4 free, max 12 people per trip, dry bag 5 € each, groups from 8 people 10 % off. Deposit 25 %.',
    { Adults: 4, 'Children under 12': 2, 'Children under 4': 1, 'Dry bags': 2 },
    { 'For adults': 195, Total: 205 },
  ],
  [
    'I repair bikes. Labour 45 per hour, tube 8, chain 25, tyre 30.',
    { Hours: 2, Chain: true },
    { 'For labour': 90, Total: 115 },
  ],
  [
    'base fare 4.50, 2.20 per km, waiting 0.50 per minute, night surcharge 20%',
    { Distance: 10, Minutes: 5, Night: true },
    { 'Base fare': 4.5, Total: 34.8 },
  ],
  [
    '25 € per hour, at least 2 hours, oven cleaning 30 €, windows 4 € per window, first booking 15 % off.',
    { Hours: 2, Windows: 5, 'Oven cleaning': false },
    { Subtotal: 70, Total: 70 },
  ],
  [
    'i make jam, 6 a jar, 12 jars 10% off, postage 5.90, free from 50 euro.',
    { Jars: 12, Postage: true },
    { 'For jars': 72, 'Price of postage': 0, Total: 64.8 },
  ],
  [
    'my day rate is 480 £. discount of 10% from 10 days. travel expenses 0.45 per mile. VAT 20%.',
    { Days: 10, 'Travel expenses': 100 },
    { Subtotal: 4845, Net: 4360.5, Total: 5232.6 },
  ],
  [
    'Hall A 300 € per day, Hall B 450 € per day, projector 40 €, chairs 1.50 € each, at most 14 days',
    { Hall: 'Hall B', Days: 2, Chairs: 10, Projector: true },
    { Total: 955 },
  ],
  ['first hour free, then 2 € per hour, max 14 €', { Hours: 5 }, { Total: 8 }],
  ['first hour free, then 2 € per hour, max 14 €', { Hours: 12 }, { Total: 14 }],
  [
    'Small castle 80 € per day, big castle 140 € per day. At most 2 castles.',
    { 'Small castles': 2, 'Big castles': 1, Days: 1 },
    { Total: 'At most 2 castles.' },
  ],
  [
    '28 € per night, second dog half price. 15 € extra for pick up. max 3 dogs, min 2 nights. from 7 nights 10 % off.',
    { Nights: 7, Dogs: 2, 'Pick up': true },
    { Subtotal: 309, Total: 278.1 },
  ],
  [
    'room length and width in metres, divided by 0.36 is the number of tiles, rounded up, plus 10 % waste. a tile costs 4.50',
    { 'Room length': 3.6, 'Room width': 2 },
    { Tiles: 22, Total: 99 },
  ],
  [
    'wall area = length times height, minus the windows area. one litre covers 10 square metres. two coats. a 2.5 litre tin costs 24.90, rounded up to full tins',
    { Length: 10, Height: 2.5, 'Windows area': 3 },
    { 'Wall area': 22, Litres: 4.4, Tins: 2, 'For tins': 49.8 },
  ],
  [
    'interest is amount times rate divided by 100 times years. the total is amount plus interest. monthly payment is total divided by years times 12',
    { Amount: 10_000, Rate: 5, Years: 2 },
    { Interest: 1000, Total: 11_000, 'Monthly payment': 11_000 / 24 },
  ],
  [
    'watts times hours per day divided by 1000 is kWh per day. price 0.32 € per kWh. show cost per day, per month and per year',
    { Watts: 2000, 'Hours per day': 3 },
    { 'KWh per day': 6, Total: 1.92, 'Per month': 57.6, 'Per year': 700.8 },
  ],
];

describe('what a text says is reckoned', () => {
  it.each(told)('%s', (text, entered, expected) => {
    const results = reckoned(text, entered);
    const seen = Object.keys(expected).map((label) => [label, inCents(results[label])]);
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([label, value]) => [label, inCents(value)])),
    );
  });

  it('asks for nothing that no figure speaks of', () => {
    expect(readSheet('A diary for my dog with photos. He is 3 years old.')).toBeUndefined();
  });

  it('says what it did not use', () => {
    const read = readSheet(
      '30 minutes cost 22 €, 45 minutes 32 €. 10 lessons paid ahead: the eleventh is free.',
    );
    expect(read?.left.map(({ text }) => text)).toEqual(['10 lessons paid ahead: the eleventh is free']);
  });
});
