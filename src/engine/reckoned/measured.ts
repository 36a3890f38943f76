import { nounLemma } from '../read/lemma.ts';

/** What a quantity is measured in: powers of metres, kilograms, litres, hours, money, and of things that are counted. */
export type Dimensions = Readonly<Record<string, number>>;

/** A quantity that somebody enters or wants to know. */
export interface Measured {
  /** As it was said, without “my” and “how many”. */
  readonly label: string;
  /** What is written behind its field: “l/ha”. */
  readonly unit: string;
  /** How much of the base units one of it is. */
  readonly factor: number;
  readonly dimensions: Dimensions;
  /** How many of something: only whole ones can be had. */
  readonly isCount: boolean;
}

type Unit = readonly [sign: string, factor: number, dimensions: Dimensions];

const length = { m: 1 };
const area = { m: 2 };
const mass = { kg: 1 };
const volume = { l: 1 };
const time = { h: 1 };
const money = { money: 1 };
const energy = { kwh: 1 };

const units: Readonly<Record<string, Unit>> = {
  millimetre: ['mm', 0.001, length],
  mm: ['mm', 0.001, length],
  centimetre: ['cm', 0.01, length],
  cm: ['cm', 0.01, length],
  metre: ['m', 1, length],
  meter: ['m', 1, length],
  m: ['m', 1, length],
  kilometre: ['km', 1000, length],
  kilometer: ['km', 1000, length],
  km: ['km', 1000, length],
  mile: ['miles', 1609.344, length],
  foot: ['ft', 0.3048, length],
  feet: ['ft', 0.3048, length],
  ft: ['ft', 0.3048, length],
  inch: ['in', 0.0254, length],
  yard: ['yd', 0.9144, length],
  'square metre': ['m²', 1, area],
  'square meter': ['m²', 1, area],
  sqm: ['m²', 1, area],
  'm²': ['m²', 1, area],
  m2: ['m²', 1, area],
  'square foot': ['sq ft', 0.09290304, area],
  'square feet': ['sq ft', 0.09290304, area],
  hectare: ['ha', 10_000, area],
  ha: ['ha', 10_000, area],
  acre: ['acres', 4046.8564224, area],
  gram: ['g', 0.001, mass],
  g: ['g', 0.001, mass],
  mg: ['mg', 0.000001, mass],
  kilo: ['kg', 1, mass],
  kilogram: ['kg', 1, mass],
  kg: ['kg', 1, mass],
  tonne: ['t', 1000, mass],
  ton: ['t', 1000, mass],
  pound: ['lb', 0.45359237, mass],
  lb: ['lb', 0.45359237, mass],
  ounce: ['oz', 0.028349523125, mass],
  oz: ['oz', 0.028349523125, mass],
  millilitre: ['ml', 0.001, volume],
  ml: ['ml', 0.001, volume],
  litre: ['l', 1, volume],
  liter: ['l', 1, volume],
  l: ['l', 1, volume],
  gallon: ['gal', 3.785411784, volume],
  'cubic metre': ['m³', 1000, volume],
  'm³': ['m³', 1000, volume],
  second: ['s', 1 / 3600, time],
  minute: ['min', 1 / 60, time],
  min: ['min', 1 / 60, time],
  hour: ['h', 1, time],
  h: ['h', 1, time],
  day: ['days', 24, time],
  week: ['weeks', 168, time],
  euro: ['€', 1, money],
  dollar: ['$', 1, money],
  rupee: ['₹', 1, money],
  kwh: ['kWh', 1, energy],
};

/** Words that say what they are measured in where nobody says it. */
const meant: Readonly<Record<string, Unit>> = {
  price: ['', 1, money],
  cost: ['', 1, money],
  wage: ['', 1, money],
  pay: ['', 1, money],
  fee: ['', 1, money],
  budget: ['', 1, money],
  distance: ['km', 1000, length],
  weight: ['kg', 1, mass],
  length: ['m', 1, length],
  width: ['m', 1, length],
  height: ['m', 1, length],
  depth: ['m', 1, length],
  area: ['m²', 1, area],
  dose: ['', 1, { dose: 1 }],
};

const leading =
  /^(?:(?:and|also|then|maybe|the|my|our|your|their|its|an?|how many|how much|number of|amount of|total|what|which|required|needed)\s+)+/iu;
const trailing =
  /\s+(?:i|we|you|they|people)\s+(?:use|need|have|want|buy|get|put|drive|take|must|should|mix|add|spray|order)(?:\s+\p{L}+)?(?=\s+per\s|$)|\s+(?:is|are|to (?:buy|mix|use|order|add|take)|needed|required|it takes|it needs|in all|altogether)$/iu;
const sizes = /\s+(?:size|capacity|volume|content|contents|amount|weight|length|width|height)$/iu;

function unitNamed(words: string): Unit | undefined {
  const plain = words.toLowerCase().trim();
  return units[plain] ?? units[nounLemma(plain)];
}

/** “litres of water I use per hectare”, “plot in acres”, “tank litres”, “ml per tank”; undefined where no unit can be told. */
export function measuredIn(phrase: string): Measured | undefined {
  const asked = phrase
    .replaceAll(/[()“”"]|[.!?]+$/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const said = asked.replace(leading, '').replace(trailing, '').trim();
  if (said === '' || said.split(' ').length > 7) return undefined;
  const [head = '', ...per] = said.split(/\s+(?:per|an?|each|for every|for each)\s+|\s*\/\s*/iu);
  const below = per.map(belowOf);
  const top = topOf(head, /^(?:\p{L}+\s+)*how many\b/iu.test(asked));
  if (top === undefined) return undefined;
  const dimensions: Record<string, number> = { ...top.dimensions };
  let { factor } = top;
  for (const { unit, count } of below) {
    factor /= unit[1] * count;
    for (const [name, power] of Object.entries(unit[2])) dimensions[name] = (dimensions[name] ?? 0) - power;
  }
  const signs = below.map(({ unit: [sign], count }) => (count === 1 ? sign : `${count} ${sign}`));
  return {
    label: said,
    unit: [top.sign, ...signs].filter((one) => one !== '').join('/'),
    factor,
    dimensions: Object.fromEntries(Object.entries(dimensions).filter(([, power]) => power !== 0)),
    isCount: below.length === 0 && top.isCount,
  };
}

/** “per 100 km”, “per hectare”, “per tank”. */
function belowOf(words: string): { unit: Unit; count: number } {
  const [, figure = '1', rest = words] = /^(\d+)?\s*(.+)$/u.exec(words.trim()) ?? [];
  const noun = nounLemma(rest.toLowerCase());
  return { unit: unitNamed(rest) ?? [noun, 1, { [noun]: 1 }], count: Number(figure) };
}

interface Top {
  readonly sign: string;
  readonly factor: number;
  readonly dimensions: Dimensions;
  readonly isCount: boolean;
}

const asTop = ([sign, factor, dimensions]: Unit): Top => ({ sign, factor, dimensions, isCount: false });

function topOf(head: string, isCounted: boolean): Top | undefined {
  const inUnit = /^(.+?)\s+in\s+(.+)$/iu.exec(head);
  const ofUnit = /^(.+?)\s+of\s+(.+)$/iu.exec(head);
  const behind = /^(.+)\s+(\S+(?:\s(?:metres?|meters?|feet))?)$/iu.exec(head);
  const own = unitNamed(head);
  if (own !== undefined) return asTop(own);
  const named: [whole: string, unit: string][] = [
    ...(inUnit === null ? [] : [[inUnit[1] ?? '', inUnit[2] ?? ''] as [string, string]]),
    ...(ofUnit === null ? [] : [['', ofUnit[1] ?? ''] as [string, string]]),
    ...(behind === null ? [] : [[behind[1] ?? '', behind[2] ?? ''] as [string, string]]),
  ];
  for (const [whole, words] of named) {
    const unit = unitNamed(words);
    if (unit !== undefined) return { ...asTop(unit), dimensions: ofEach(whole, unit[2]) };
  }
  const last = nounLemma((head.split(' ').at(-1) ?? '').toLowerCase());
  const known = meant[last];
  if (known !== undefined) return asTop(known);
  if (!isCounted && !/s$/iu.test(head)) return undefined;
  return { sign: '', factor: 1, dimensions: { [last]: 1 }, isCount: true };
}

/** A tank of 20 litres has so many litres a tank; a plot of two acres is those acres. */
function ofEach(whole: string, dimensions: Dimensions): Dimensions {
  const noun = nounLemma((whole.replace(sizes, '').split(' ').at(-1) ?? '').toLowerCase());
  return noun === '' ? dimensions : { ...dimensions, [`?${noun}`]: -1 };
}
