import { type DecimalNumber, decimalOf, figure, sayFigure, writeFigure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { type GeometryFormula, geometryFormulas, type Measured, powerOf } from './geometry-formulas.ts';
import { wordSet } from './question-parts.ts';
import { numberSource } from './question-shape.ts';
import { readNumber } from './read-number.ts';
import { findUnit, unitNamed } from './units/find-unit.ts';
import type { UnitOfMeasure } from './units/unit.ts';

interface Length {
  readonly name: string | undefined;
  readonly value: DecimalNumber;
  readonly unit: UnitOfMeasure | undefined;
}

const longest = 160;
const measuredWords: readonly (readonly [RegExp, Measured])[] = [
  [/\bsurface(?: area)?\b/, 'surface'],
  [/\b(?:area|square (?:metres|meters|feet))\b/, 'area'],
  [/\b(?:perimeter|circumference)\b/, 'perimeter'],
  [/\bvolume\b/, 'volume'],
  [/\bdiagonal\b/, 'diagonal'],
  [/\bhypotenuse\b/, 'hypotenuse'],
];
const lengthName =
  '(radius|r|diameter|d|side length|sides?|edge|length|width|height|base|depth|legs?|axis|axes)';
const after =
  '(radius|diameter|sides?|long|wide|high|tall|deep|in diameter|in radius|across|base|height|width|length)';
const lengthInText = new RegExp(
  `(?:\\b${lengthName}(?: length)?(?: (?:of|is|are))?(?: ?[:=])? ?)?(?<![a-z\\d])(${numberSource.replace('[-+]?', '')}) ?(mm|cm|dm|m|km|in|inch|inches|ft|feet|foot|yd|yards?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?)?(?![a-z])(?: ${after}\\b)?`,
  'g',
);
const sameName: Readonly<Record<string, string>> = {
  r: 'radius',
  d: 'diameter',
  'in diameter': 'diameter',
  across: 'diameter',
  'in radius': 'radius',
  sides: 'side',
  'side length': 'side',
  edge: 'side',
  long: 'length',
  wide: 'width',
  high: 'height',
  tall: 'height',
  deep: 'height',
  depth: 'height',
  legs: 'leg',
  axis: 'half axis',
  axes: 'half axis',
};
const words = wordSet(
  "a an the of with and is are what what's whats how much big large by x * has have having that which whose in on to for sides side legs leg measuring measures find ;",
);
const shapeNames =
  'circle|square|right triangle|right-angled triangle|triangle|rectangle|trapezoid|trapezium|parallelogram|ellipse|oval|sphere|ball|globe|cylinder|pipe|tube|cone|cube|cuboid|rectangular prism|box|room|pool|aquarium|tank|container|carton|floor|wall|garden|field|carpet|can|hole|raised bed|disk|disc';
const shapeWord = new RegExp(`\\b(?:(?:circular|rectangular|cylindrical|round) [a-z]+|${shapeNames})\\b`);

/** “Area of 3 m x 4 m” means a rectangle, with a third length a box. */
function plainShape(measured: Measured, text: string): string | undefined {
  if (measured === 'hypotenuse') return 'triangle';
  if (!/\d ?[a-z]* ?(?:x|\*|by) ?\d/.test(text)) return undefined;
  return measured === 'volume' ? 'box' : 'rectangle';
}

/** Areas, volumes and lengths of simple shapes. */
export function answerGeometry({ text }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  const measured = measuredWords.find(([word]) => word.test(text));
  if (measured === undefined) return undefined;
  const shape = shapeWord.exec(text)?.[0] ?? plainShape(measured[1], text);
  if (shape === undefined) return undefined;
  const lengths: Length[] = [];
  const rest = text
    .replaceAll(/(?<=\d) ?[x*] ?(?=\d)/g, ' by ')
    .replace(measured[0], ' ')
    .replace(shape, ' ')
    .replaceAll(lengthInText, (_all, before?: string, number = '', unit?: string, behind?: string) => {
      const value = readNumber(String(number));
      const name = before ?? behind;
      if (value !== undefined)
        lengths.push({
          name: name === undefined ? undefined : (sameName[name] ?? name),
          value,
          unit: unit === undefined ? undefined : findUnit(unit)?.unit,
        });
      return ' ; ';
    });
  if (lengths.length === 0 || !rest.split(/[\s,;:.?()]+/).every((word) => word === '' || words.has(word)))
    return undefined;
  return worked(shape, measured[1], lengths);
}

function worked(shape: string, measured: Measured, lengths: readonly Length[]): ExactAnswer | undefined {
  const unit = lengths.find((found) => found.unit !== undefined)?.unit;
  const inUnit = lengths.map((found) => ({
    ...found,
    value:
      unit === undefined || found.unit === undefined
        ? found.value
        : found.value.times(found.unit.factor).div(unit.factor),
  }));
  for (const formula of geometryFormulas) {
    if (formula.measured !== measured || !formula.shape.test(shape)) continue;
    const given = fitted(formula, inUnit);
    if (given === undefined) continue;
    if (given.some((value) => value.lte(0))) return cannot('Lengths must be above zero.');
    const value = formula.work(...given);
    if (value === undefined) return cannot('Three sides of these lengths do not meet in a triangle.');
    return say(formula, given, value.toSignificantDigits(45), unit);
  }
  return undefined;
}

/** The lengths in the order of the formula; half of a diameter is a radius. */
function fitted(
  { needs, name: shape }: GeometryFormula,
  lengths: readonly Length[],
): readonly DecimalNumber[] | undefined {
  const left = lengths.map((found) =>
    found.name === 'diameter' && needs.includes('radius')
      ? { ...found, name: 'radius', value: found.value.div(2) }
      : found,
  );
  if (left.length === 1 && needs.length > 1 && needs.every((need) => need === needs[0])) return undefined;
  if (left.length !== needs.length) return undefined;
  const used = new Set<Length>();
  const named = needs.map((need) => {
    const found = left.find((one) => one.name === need && !used.has(one));
    if (found !== undefined) used.add(found);
    return found;
  });
  // A number alone could be the radius or the diameter of something round.
  const isRound = shape === 'circle' || shape === 'sphere';
  const values = named.map((found) => {
    if (found !== undefined) return found.value;
    const free = isRound
      ? undefined
      : left.find(
          (one) => !used.has(one) && (one.name === undefined || needs.every((need) => need !== one.name)),
        );
    if (free !== undefined) used.add(free);
    return free?.value;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

function say(
  { name, measured, needs, formula }: GeometryFormula,
  given: readonly DecimalNumber[],
  value: DecimalNumber,
  unit: UnitOfMeasure | undefined,
): ExactAnswer {
  const power = powerOf[measured];
  const raised = power === 1 ? '' : power === 2 ? '²' : '³';
  const sign = unit === undefined ? '' : ` ${unit.sign}${raised}`;
  const lengths = given
    .map(
      (length, index) =>
        `${needs[index] ?? ''} ${figure(length)}${unit === undefined ? '' : ` ${unit.sign}`}`,
    )
    .join(', ');
  const word = measured === 'perimeter' && name === 'circle' ? 'circumference' : measured;
  return {
    kind: 'shape',
    understood: `the ${word} of a ${name} with ${lengths}`,
    answer: `${sayFigure(value, 8)}${sign}`,
    value: Number(value),
    steps: [`${formula} = ${writeFigure(value, 8).text}${sign}`, ...litres(value, measured, unit)],
  };
}

function litres(
  value: DecimalNumber,
  measured: Measured,
  unit: UnitOfMeasure | undefined,
): readonly string[] {
  const cubic = unitNamed('m^3');
  if (measured !== 'volume' || unit === undefined || cubic === undefined) return [];
  const inLitres = value.times(decimalOf(unit.factor).pow(3)).times(cubic.factor);
  return [`That is ${sayFigure(inLitres, 7)} litres.`];
}
