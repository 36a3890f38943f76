import { decimalOf, figure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { answerByShape, type ShapedAnswer, shaped } from '../shape-answers.ts';

/** Trial division up to the root of this takes a few milliseconds. */
const largest = 1e10;

function primeFactorsOf(number: number): readonly number[] {
  const factors: number[] = [];
  let rest = number;
  for (let divisor = 2; divisor * divisor <= rest; divisor += divisor === 2 ? 1 : 2)
    while (rest % divisor === 0) {
      factors.push(divisor);
      rest /= divisor;
    }
  if (rest > 1) factors.push(rest);
  return factors;
}

function divisorsOf(number: number): readonly number[] {
  let divisors = [1];
  const factors = primeFactorsOf(number);
  for (const prime of new Set(factors)) {
    const count = factors.filter((factor) => factor === prime).length;
    divisors = divisors.flatMap((divisor) =>
      Array.from({ length: count + 1 }, (_, power) => divisor * prime ** power),
    );
  }
  return divisors.toSorted((one, other) => one - other);
}

function writeFactors(factors: readonly number[]): string {
  return [...new Set(factors)]
    .map((prime) => {
      const count = factors.filter((factor) => factor === prime).length;
      return count === 1 ? figure(prime) : `${figure(prime)}^${count}`;
    })
    .join(' × ');
}

function withWhole(number: number, answer: (number: number) => ExactAnswer): ExactAnswer {
  if (!Number.isInteger(number) || number < 1)
    return cannot('Only whole numbers from 1 on can be taken apart into factors.');
  if (number > largest)
    return cannot(`Numbers up to ${figure(largest)} are taken apart; this one is too large.`);
  return answer(number);
}

function sayPrime(number: number): ExactAnswer {
  const factors = primeFactorsOf(number);
  const isPrime = factors.length === 1;
  return {
    kind: 'number',
    understood: `whether ${figure(number)} is a prime number`,
    answer: isPrime
      ? `Yes, ${figure(number)} is a prime number.`
      : `No, ${figure(number)} is not a prime number.`,
    steps: [
      number === 1
        ? 'Prime numbers begin with 2.'
        : isPrime
          ? 'Only 1 and itself divide it.'
          : `${figure(number)} = ${writeFactors(factors)}`,
    ],
  };
}

function sayFactors(number: number): ExactAnswer {
  const factors = primeFactorsOf(number);
  const written = factors.length === 0 ? '1' : writeFactors(factors);
  return {
    kind: 'number',
    understood: `the prime factors of ${figure(number)}`,
    answer: written,
    steps: [`${figure(number)} = ${factors.map((factor) => figure(factor)).join(' × ') || '1'}`],
  };
}

function sayDivisors(number: number): ExactAnswer {
  const divisors = divisorsOf(number);
  return {
    kind: 'number',
    understood: `the divisors of ${figure(number)}`,
    answer: divisors.map((divisor) => figure(divisor)).join(', '),
    value: divisors.length,
    steps: [
      `${divisors.length} divisors; ${figure(number)} = ${writeFactors(primeFactorsOf(number)) || '1'}`,
    ],
  };
}

function sayNext(number: number): ExactAnswer {
  let next = number + 1;
  while (primeFactorsOf(next).length !== 1) next += 1;
  return {
    kind: 'number',
    understood: `the first prime number after ${figure(number)}`,
    answer: figure(next),
    value: next,
    steps: ['Every number after it was tried by division.'],
  };
}

/** Gaps below this are short, and each step stays quick. */
const largestForNext = 1e9;

const one = decimalOf(1);
const answers: readonly ShapedAnswer[] = [
  ...shaped(['(?:is |whether )?{number} (?:is )?(?:an? )?prime(?: number)?'], (number = one) =>
    withWhole(Number(number), sayPrime),
  ),
  ...shaped(
    [
      '(?:prime factors|prime factori[sz]ation|prime decomposition|factori[sz]ation)(?: of| for| from)? {number}',
      '(?:factori[sz]e|factor|prime factori[sz]e|decompose) {number}(?: into primes?(?: factors?)?)?',
      '{number} (?:in|into|as) prime factors',
    ],
    (number = one) => withWhole(Number(number), sayFactors),
  ),
  ...shaped(
    [
      '(?:all )?(?:the )?(?:divisors|factors)(?: of| for) {number}',
      '(?:what )?(?:numbers )?divides? {number}(?: evenly)?',
    ],
    (number = one) => withWhole(Number(number), sayDivisors),
  ),
  ...shaped(['(?:the )?(?:next|first) prime(?: number)? (?:after|above|from) {number}'], (number = one) =>
    number.gt(largestForNext)
      ? cannot(`The next prime is looked for up to ${figure(largestForNext)}.`)
      : withWhole(Number(number), sayNext),
  ),
];

export function answerPrime({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (!/prime|factor|divi|decompose/.test(text)) return undefined;
  return answerByShape(text, answers) ?? answerByShape(core, answers);
}
