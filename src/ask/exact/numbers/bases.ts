import { decimalOf, figure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';

const bases: readonly (readonly [RegExp, number, string])[] = [
  [/^(?:binary|bin|base[ -]?2|dual)$/, 2, 'binary'],
  [/^(?:octal|oct|base[ -]?8)$/, 8, 'octal'],
  [/^(?:decimal|dec|base[ -]?10|denary)$/, 10, 'decimal'],
  [/^(?:hexadecimal|hex|base[ -]?16|hexa)$/, 16, 'hexadecimal'],
];
const baseWord =
  '((?:binary|bin|dual|octal|oct|decimal|dec|denary|hexadecimal|hexa|hex|base[ -]?\\d{1,2})(?: number| numbers| form| notation| system)?)';
const digits = '(0x[0-9a-f]+|0b[01]+|0o[0-7]+|-?[0-9a-f]{1,64})';
const shapes: readonly (readonly [
  RegExp,
  (found: RegExpExecArray) => readonly [string, string | undefined, string],
])[] = [
  [
    new RegExp(
      `^(?:convert |write |express )?(?:the )?${baseWord} ${digits} (?:in|to|into|as)(?: an?)? ${baseWord}$`,
    ),
    (found) => [found[2] ?? '', found[1], found[3] ?? ''],
  ],
  [
    new RegExp(
      `^(?:convert |write |express )?${digits} from ${baseWord} (?:in|to|into|as)(?: an?)? ${baseWord}$`,
    ),
    (found) => [found[1] ?? '', found[2], found[3] ?? ''],
  ],
  [
    new RegExp(
      `^(?:convert |write |express )?${digits}(?: (?:in|as))? ${baseWord} (?:in|to|into|as)(?: an?)? ${baseWord}$`,
    ),
    (found) => [found[1] ?? '', found[2], found[3] ?? ''],
  ],
  [
    new RegExp(`^(?:convert |write |express )?${digits} (?:in|to|into|as)(?: an?)? ${baseWord}$`),
    (found) => [found[1] ?? '', undefined, found[2] ?? ''],
  ],
  [new RegExp(`^${baseWord} (?:of|for) ${digits}$`), (found) => [found[2] ?? '', undefined, found[1] ?? '']],
];
const baseOfPrefix: ReadonlyMap<string, number> = new Map([
  ['0x', 16],
  ['0b', 2],
  ['0o', 8],
]);
const longest = 120;

/** Numbers in other bases. */
export function answerBase({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest) return undefined;
  for (const [shape, partsOf] of shapes) {
    const found = shape.exec(core);
    if (found === null) continue;
    const [written, from, to] = partsOf(found);
    return converted(written, from, to);
  }
  return undefined;
}

function converted(written: string, fromWord: string | undefined, toWord: string): ExactAnswer | undefined {
  const prefix = /^0[xbo]/.exec(written)?.[0];
  const from = prefix === undefined ? baseNamed(fromWord ?? 'decimal') : baseOfPrefix.get(prefix);
  const to = baseNamed(toWord);
  if (from === undefined || to === undefined) return cannot('Bases from 2 to 36 are known.');
  const plain = prefix === undefined ? written : written.slice(2);
  if (fromWord === undefined && prefix === undefined && !/^-?\d+$/.test(plain)) return undefined;
  const value = valueOf(plain, from);
  if (value === undefined) return cannot(`“${plain}” has digits that base ${from} does not have.`);
  const shown = value.toString(to).toUpperCase();
  return {
    kind: 'number',
    understood: `${plain.toUpperCase()} in base ${from}, written in base ${to}`,
    answer: shown,
    value: Number(value),
    steps: [`In decimal digits: ${figure(decimalOf(value))}`, `In base ${to}: ${shown}`],
  };
}

function baseNamed(word: string): number | undefined {
  const name = word.replace(/ (?:numbers?|form|notation|system)$/, '');
  const known = bases.find(([names]) => names.test(name))?.[1];
  if (known !== undefined) return known;
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return number >= 2 && number <= 36 ? number : undefined;
}

function valueOf(written: string, base: number): bigint | undefined {
  const isNegative = written.startsWith('-');
  let value = 0n;
  for (const sign of isNegative ? written.slice(1) : written) {
    const digit = Number.parseInt(sign, 36);
    if (!(digit < base)) return undefined;
    value = value * BigInt(base) + BigInt(digit);
  }
  return isNegative ? -value : value;
}
