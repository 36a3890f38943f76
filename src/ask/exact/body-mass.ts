import { decimalOf, figure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { wordSet } from './question-parts.ts';
import { unitNamed } from './units/find-unit.ts';
import { converted, type Quantity, readQuantity } from './units/quantity.ts';

const words = wordSet(
  "a an the of for with and is are what what's whats my bmi body mass index i i'm im am weigh weighing weight weighs height tall high person someone somebody who man woman at if me his her he she years old adult",
);
const weight =
  /\d[\d.,]*\s*(?:st|stones?)(?:\s*\d+\s*(?:lbs?|pounds?)?)?|\d[\d.,]*\s*(?:kgs?|kilos?|kilograms?|lbs?|pounds?)\b/;
const height =
  /\d\s*(?:ft|feet|foot|')\s*(?:\d{1,2}(?:[.,]\d+)?\s*(?:inches|inch|in\b|")?)?|\d[.,]\d+\s*m(?:et(?:er|re)s?)?\b|\d\s*m\s*\d{2}\b|\d{2,3}(?:[.,]\d+)?\s*cm\b|\d{2,3}\s*(?:inches|in|")/;

/** Limits for adults: World Health Organization, Technical Report Series 894 (2000), table 2.1. */
const classes: readonly (readonly [number, string])[] = [
  [18.5, 'underweight'],
  [25, 'normal weight'],
  [30, 'pre-obese'],
  [35, 'obese, class I'],
  [40, 'obese, class II'],
  [Number.POSITIVE_INFINITY, 'obese, class III'],
];

/** The body mass index of a weight and a height. */
export function answerBodyMass({ text }: AskedQuestion): ExactAnswer | undefined {
  if (!/\bbmi\b|\bbody mass index\b/.test(text)) return undefined;
  const heavy = weight.exec(text);
  const rest = heavy === null ? text : text.replace(heavy[0], ' ; ');
  const tall = height.exec(rest);
  if (heavy === null || tall === null) return undefined;
  const left = rest.replace(tall[0], ' ; ').split(/[\s,;:.?()/=]+/);
  if (!left.every((word) => word === '' || words.has(word))) return undefined;
  const [mass, length] = [inUnit(readQuantity(heavy[0]), 'kg'), inUnit(readQuantity(tall[0]), 'm')];
  if (mass === undefined || length === undefined) return undefined;
  if (length.lt(0.3) || length.gt(3) || mass.lt(1) || mass.gt(700))
    return cannot('Nobody has this height or weight. Write it like this: bmi 70 kg 175 cm');
  const value = mass.div(length.pow(2));
  const shown = value.toDecimalPlaces(1);
  const name = classes.find(([limit]) => value.lt(limit))?.[1] ?? '';
  return {
    kind: 'health',
    understood: `the body mass index of ${figure(mass, 6)} kg at ${figure(length, 6)} m`,
    answer: `${figure(shown)} (${name} in adults, by the World Health Organization)`,
    value: Number(value),
    steps: [
      `${figure(mass, 6)} / ${figure(length, 6)}² = ${figure(value.toDecimalPlaces(3))}`,
      'The classes are for adults; they say nothing of children or muscles.',
    ],
  };
}

function inUnit(quantity: Quantity | undefined, name: string) {
  const unit = unitNamed(name);
  if (quantity === undefined || unit === undefined || quantity.unit.dimension !== unit.dimension)
    return undefined;
  return converted(quantity.amount, quantity.unit, unit) ?? decimalOf(0);
}
