import { figure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { questionShape } from '../question-shape.ts';
import { readNumber } from '../read-number.ts';

const signs: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const largest = 3_999;

const toRoman = [
  questionShape(
    '(?:convert |write )?(?:the )?(?:number |year )?{whole} (?:in|to|into|as)(?: an?)? roman(?: numerals?| numbers?| digits?)?',
  ),
  questionShape('(?:the )?roman (?:numerals?|numbers?|digits?)(?: of| for| is|:)? {whole}'),
  questionShape('{whole} roman(?: numerals?)?'),
];
const fromRoman = [
  /^(?:convert |write )?(?:the )?(?:roman (?:numeral |number )?)?([ivxlcdm]{1,15}) (?:in|to|into|as|from)(?: an?)? (?:roman(?: numerals?)?(?: to)? ?)?(?:arabic|numbers?|digits?|decimal|normal|normal numbers?|a number|arabic numerals?|arabic numbers?|english|roman numerals)$/,
  /^(?:the )?roman (?:numeral|number) ([ivxlcdm]{1,15})$/,
  /^(?:(?:what|which) )?(?:number|year|value) (?:is|does|of)(?: the roman numeral)? ([ivxlcdm]{2,15})(?: mean| stand for)?$/,
];

export function answerRoman({ text, core }: AskedQuestion): ExactAnswer | undefined {
  for (const shape of toRoman) {
    const number = readNumber(shape.exec(core)?.[1] ?? '');
    if (number !== undefined) return written(Number(number));
  }
  for (const shape of fromRoman) {
    const found = shape.exec(core) ?? shape.exec(text);
    if (found !== null) return read((found[1] ?? '').toUpperCase());
  }
  return undefined;
}

function romanOf(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of signs)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}

function written(number: number): ExactAnswer {
  if (number < 1 || number > largest) return cannot(`Roman numerals go from 1 to ${figure(largest)}.`);
  const parts = signs
    .filter(([, sign]) => romanOf(number).includes(sign))
    .map(([value, sign]) => `${sign} = ${value}`);
  return {
    kind: 'number',
    understood: `${number} in Roman numerals`,
    answer: romanOf(number),
    value: number,
    steps: [parts.join(', ')],
  };
}

function read(text: string): ExactAnswer {
  let number = 0;
  let rest = text;
  for (const [value, sign] of signs)
    while (rest.startsWith(sign)) {
      number += value;
      rest = rest.slice(sign.length);
    }
  if (rest !== '' || number > largest || romanOf(number) !== text)
    return cannot(`“${text}” is not written as Roman numerals are.`);
  return {
    kind: 'number',
    understood: `the Roman numeral ${text}`,
    answer: String(number),
    value: number,
    steps: [`${text} = ${number}`],
  };
}
