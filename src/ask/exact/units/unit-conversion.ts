import { type DecimalNumber, decimalOf, figure, writeFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { type FoundUnit, findUnit, unitNamed } from './find-unit.ts';
import { converted, type Quantity, readQuantity } from './quantity.ts';
import type { UnitOfMeasure } from './unit.ts';

const digits = 7;
/** Factors of more digits than this are themselves rounded; results are cut before that shows. */
const certainDigits = 50;
const longestQuestion = 120;
const absoluteZero = 0;

const verbs = /^(?:convert|change|turn|transform|express|translate|switch|write)\s+/;
/** The blank behind it is looked at and left: in “4 in to metres” it belongs to the next one too. */
const separator =
  / (?:in|to|into|as|on|=|equals|is|are|makes?|how many)(?: (?:how many|how much in|what in|many))?(?= )/g;
const leadIn =
  /^(?:(?:the|my|a) )?(?:recipe (?:says|calls for|needs|wants)|(?:set (?:the )?)?oven(?: to| at)?|bake(?: it)? at|i have|i need|it is|it's|temperature(?: of| is)?|fever(?: of)?) /;
const howMany =
  /^(?:how many|how much|hw many|number of) (.+?) (?:(?:are|is|r|does|do|would|will) )?(?:there )?(?:(?:in|is|are|make|makes|make up|equal|equals|per|to|for|fit in|fits in|go into) )?((?:\d|an? |1 |the ).*)$/;
const oneIn = /^(.+?) (?:in|per|to|make) (?:an?|1|one|each) (.+)$/;

export function answerUnits({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longestQuestion) return undefined;
  const asked = howMany.exec(text);
  if (asked !== null) {
    const from = readQuantityOrOne((asked[2] ?? '').replace(/ (?:have|has|contain|hold|be|there)$/, ''));
    const to = findUnit((asked[1] ?? '').replace(/ (?:are|is) (?:there)?$/, ''));
    if (from !== undefined && to !== undefined) return answerPair(from, to);
  }
  for (const part of new Set([core.replace(verbs, ''), text.replace(verbs, ''), text.replace(leadIn, '')])) {
    const found = bySeparator(part);
    if (found !== undefined) return found;
    const single = oneIn.exec(part);
    const to = single === null ? undefined : findUnit(single[1] ?? '');
    const from = single === null ? undefined : readQuantity(`1 ${single[2] ?? ''}`);
    if (from !== undefined && to !== undefined) return answerPair(from, to);
  }
  return undefined;
}

/** “a cup” is one cup. */
function readQuantityOrOne(text: string): Quantity | undefined {
  return readQuantity(text) ?? readQuantity(text.replace(/^(?:an?|the|one) /, '1 '));
}

function bySeparator(text: string): ExactAnswer | undefined {
  const places = [...text.matchAll(separator)].toReversed();
  for (const place of places) {
    const to = text
      .slice(place.index + place[0].length + 1)
      .replace(/ (?:is|are|would) (?:that|it|this)(?: be)?$/, '');
    const from = readQuantityOrOne(text.slice(0, place.index).replace(/ (?:is|equals?|are|be)$/, ''));
    if (from === undefined) continue;
    const mixed = mixedTarget(to);
    if (mixed !== undefined && mixed[0].dimension === from.unit.dimension)
      return answerMixed(from, mixed[0], mixed[1]);
    const unit = findUnit(to);
    if (unit !== undefined) return answerPair(from, unit);
  }
  return undefined;
}

function mixedTarget(text: string): readonly [UnitOfMeasure, UnitOfMeasure] | undefined {
  const found = /^([a-z]+) (?:and|&|\+) ([a-z]+)$/.exec(text);
  const [one, other] = [findUnit(found?.[1] ?? '')?.unit, findUnit(found?.[2] ?? '')?.unit];
  if (one === undefined || other === undefined || one.dimension !== other.dimension) return undefined;
  return decimalOf(one.factor).gt(other.factor) ? [one, other] : undefined;
}

/** Ounces of something liquid are fluid ounces, and degrees without a scale fit no temperature. */
function suited({ unit }: Quantity, { unit: to }: FoundUnit): readonly [UnitOfMeasure, UnitOfMeasure] {
  const fluid = unitNamed('fl oz');
  if (fluid !== undefined && unit.sign === 'oz' && to.dimension === 'volume') return [fluid, to];
  if (fluid !== undefined && to.sign === 'oz' && unit.dimension === 'volume') return [unit, fluid];
  return [unit, to];
}

function answerPair(quantity: Quantity, target: FoundUnit): ExactAnswer | undefined {
  const [from, to] = suited(quantity, target);
  if (from.dimension !== to.dimension) {
    if (quantity.isGuessed || target.isGuessed) return undefined;
    return cannot(mismatch(from, to));
  }
  if (from === to && !quantity.written.includes(' ', quantity.written.indexOf(' ') + 1)) return undefined;
  const fault = belowZero(quantity, from);
  if (fault !== undefined) return cannot(fault);
  const value = converted(quantity.amount, from, to);
  if (value === undefined) return cannot('A use of zero cannot be turned into this unit.');
  const settled = value.toSignificantDigits(certainDigits);
  const { text, isRounded } = writeFigure(settled, digits);
  return {
    kind: 'unit',
    understood: `${quantity.written} (${from.plural}) in ${to.plural}`,
    answer: `${quantity.written} = ${isRounded ? 'about ' : ''}${text} ${to.sign}`,
    value: Number(settled),
    steps: [...stepsOf(from, to), ...notesOf(from, to), ...alsoIn(settled, to)],
  };
}

function mismatch(from: UnitOfMeasure, to: UnitOfMeasure): string {
  const pair = [from.dimension, to.dimension];
  if (pair.includes('mass') && pair.includes('volume'))
    return `How many ${to.plural} that is depends on what is measured: ${from.plural} are a ${from.dimension}, ${to.plural} a ${to.dimension}.`;
  return `${sentenceStart(from.plural)} measure ${from.dimension} and ${to.plural} ${to.dimension}, so one cannot be turned into the other.`;
}

function sentenceStart(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function belowZero({ amount }: Quantity, unit: UnitOfMeasure): string | undefined {
  if (
    unit.dimension === 'temperature' &&
    amount
      .times(unit.factor)
      .plus(unit.offset ?? 0)
      .lt(absoluteZero - 1e-30)
  )
    return 'This is colder than absolute zero, −273.15 °C; there is no such temperature.';
  return undefined;
}

function stepsOf(from: UnitOfMeasure, to: UnitOfMeasure): readonly string[] {
  if (from.dimension === 'temperature') return [temperatureFormula(from.sign, to.sign)];
  if (from.isInverse === true || to.isInverse === true) {
    const factor = converted(decimalOf(1), from, to);
    return factor === undefined
      ? []
      : [`${from.sign} × ${to.sign} = ${figure(factor, 8)}, so one is that figure divided by the other.`];
  }
  const factor = decimalOf(from.factor).div(to.factor).toSignificantDigits(certainDigits);
  return factor.gte(1)
    ? [`1 ${from.sign} = ${figure(factor, 10)} ${to.sign}`]
    : [
        `1 ${to.sign} = ${figure(decimalOf(to.factor).div(from.factor).toSignificantDigits(certainDigits), 10)} ${from.sign}`,
      ];
}

const temperatureFormulas: Readonly<Record<string, string>> = {
  '°C>°F': '°F = °C × 9/5 + 32',
  '°F>°C': '°C = (°F − 32) × 5/9',
  '°C>K': 'K = °C + 273.15',
  'K>°C': '°C = K − 273.15',
  '°F>K': 'K = (°F − 32) × 5/9 + 273.15',
  'K>°F': '°F = (K − 273.15) × 9/5 + 32',
};

function temperatureFormula(from: string, to: string): string {
  return temperatureFormulas[`${from}>${to}`] ?? `${from} = ${to}`;
}

function notesOf(...units: readonly UnitOfMeasure[]): readonly string[] {
  const notes = units.map(({ note }) => note).filter((note) => note !== undefined);
  // Kilobytes into kibibytes say by themselves how they count.
  return [...new Set(notes)];
}

const smallerBeside: ReadonlyMap<string, string> = new Map([
  ['ft', 'in'],
  ['h', 'min'],
  ['lb', 'oz'],
]);

/** Feet with a fraction are seldom what somebody wants to read. */
function alsoIn(value: DecimalNumber, unit: UnitOfMeasure): readonly string[] {
  const smaller = smallerBeside.get(unit.sign);
  const part = smaller === undefined ? undefined : unitNamed(smaller);
  if (part === undefined || value.isInteger() || value.lt(1)) return [];
  return [`That is ${inTwoUnits(value, unit, part)}.`];
}

function inTwoUnits(value: DecimalNumber, unit: UnitOfMeasure, part: UnitOfMeasure): string {
  const size = decimalOf(unit.factor).div(part.factor);
  const inParts = value.times(size).toDecimalPlaces(2);
  const whole = inParts.div(size).trunc();
  return `${figure(whole)} ${unit.sign} ${figure(inParts.minus(whole.times(size)))} ${part.sign}`;
}

function answerMixed(quantity: Quantity, unit: UnitOfMeasure, part: UnitOfMeasure): ExactAnswer | undefined {
  const value = converted(quantity.amount, quantity.unit, unit);
  if (value === undefined || value.lt(0)) return undefined;
  const settled = value.toSignificantDigits(certainDigits);
  return {
    kind: 'unit',
    understood: `${quantity.written} in ${unit.plural} and ${part.plural}`,
    answer: `${quantity.written} = ${inTwoUnits(settled, unit, part)}`,
    value: Number(settled),
    steps: [`${quantity.written} = ${figure(settled, digits)} ${unit.sign}`, ...notesOf(quantity.unit, unit)],
  };
}
