import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import { type Equation, isSameValue } from './read-equations.ts';
import { unitOf } from './said-unit.ts';
import type { SheetMaker } from './sheet.ts';
import type { Operand } from './word-formula.ts';

const paid =
  /\b(?:price|costs?|payment|interest|total|loan|salary|wage|rent|pay|fee|amount|savings?|budget|share|bill)\b/i;
const countedWord = /\b(?:number|people|persons|years|months|hours|tiles|days)\b/i;
/** The unit that a size is measured in. */
const measuredBy: Readonly<Record<string, string>> = {
  area: 'square-metre',
  volume: 'cubic-metre',
  distance: 'km',
  weight: 'kg',
};
const meant = /^(?:that|it|this|the result|result|the sum)$/i;

/** Lines for what the equations of a text work out; what they speak of and nothing gives is asked for. */
export function compileEquations(
  equations: readonly Equation[],
  maker: SheetMaker,
  text: string,
): string | undefined {
  let last: string | undefined;
  for (const equation of equations) {
    const formula = formulaOf(equation, maker, text, last);
    const isMoney = paid.test(equation.name) && !countedWord.test(equation.name);
    last = maker.line(
      equation.name,
      formula,
      isMoney || isShareOfMoney(equation, maker) ? 'money' : 'number',
    );
    const [head = ''] = equation.name.split(/\s+per\s+/iu);
    const word = nounLemma(head.split(' ').at(-1) ?? head).toLowerCase();
    maker.setQuantity(measuredBy[word] ?? unitOf(word), last);
  }
  return last;
}

/** “per person is that divided by the people”: what money is divided into is money. */
function isShareOfMoney({ operands: [first] }: Equation, { lines }: SheetMaker): boolean {
  const before = lines.at(-1);
  return first !== undefined && meant.test(first.words) && before?.kind === 'money';
}

function formulaOf(
  { operands, rounding, waste }: Equation,
  maker: SheetMaker,
  text: string,
  last: string | undefined,
): string {
  const plain = operands
    .map((one) => `${one.sign === '' ? '' : ` ${one.sign} `}${one.value ?? nameOf(one, maker, text, last)}`)
    .join('');
  const whole = waste === undefined ? plain : `(${plain}) * ${1 + waste / 100}`;
  if (rounding === undefined) return whole;
  // A little more than a whole number by the way numbers are held is that number.
  return `${rounding}(round(${whole}, 6))`;
}

function nameOf({ words }: Operand, maker: SheetMaker, text: string, last: string | undefined): string {
  if (meant.test(words) && last !== undefined) return last;
  const known = [...maker.lines, ...maker.inputs].find(({ label }) => isSameValue(label, words));
  if (known !== undefined) return known.name;
  const { unit, start } = toldOf(words, text);
  const isPercent = unit === '%';
  const isMoney = !isPercent && paid.test(words) && !countedWord.test(words);
  return maker.add({
    label: sentenceCase(words),
    kind: isPercent ? 'percent' : isMoney ? 'money' : 'number',
    min: 0,
    ...(unit === undefined || isPercent ? {} : { unit }),
    ...(start === undefined ? {} : { start }),
  });
}

/** “consumption in litres per 100 km”, “price per kWh (usually 0.24 €)”: the unit and the usual figure of a value. */
function toldOf(words: string, text: string): { unit?: string; start?: number } {
  const name = words.replaceAll(/[^\p{L} ]/gu, '').trim();
  const unit = new RegExp(
    String.raw`\b${name}\s+in\s+(percent|%|[\p{L}²³]+(?:\s+per\s+(?:\d+\s+)?[\p{L}²³]+)?)`,
    'iu',
  ).exec(text)?.[1];
  const start = new RegExp(
    String.raw`\b${name}\b[^.,;(]{0,20}\(?(?:usually|normally|mostly|about|default)\s+[€£$]?(\d+(?:\.\d+)?)`,
    'iu',
  ).exec(text)?.[1];
  return {
    ...(unit === undefined ? {} : { unit: /percent|%/i.test(unit) ? '%' : unit.slice(0, 20) }),
    ...(start === undefined ? {} : { start: Number(start) }),
  };
}
