import { figure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { readNumberList } from '../read-number-list.ts';

const divisor =
  /^(?:the )?(?:gcd|gcf|hcf|greatest common (?:divisor|factor|denominator)|highest common (?:divisor|factor)|largest common (?:divisor|factor))(?: of| for| from)?[ :(]+([-\d ,;and&]+?)\)?$/;
const multiple =
  /^(?:the )?(?:lcm|least common multiple|lowest common multiple|smallest common multiple|least common denominator|lowest common denominator|lcd)(?: of| for| from)?[ :(]+([-\d ,;and&]+?)\)?$/;
const mostDigits = 60;

/** The greatest common divisor and the least common multiple of whole numbers. */
export function answerCommonDivisor({ core }: AskedQuestion): ExactAnswer | undefined {
  const shared = divisor.exec(core);
  const found = shared ?? multiple.exec(core);
  const numbers = found === null ? undefined : readNumberList(found[1] ?? '');
  if (numbers === undefined || numbers.length < 2) return undefined;
  if (numbers.some((number) => !number.isInteger() || number.lte(0)))
    return cannot('This needs whole numbers above zero.');
  const wholes = numbers.map((number) => BigInt(number.toFixed(0)));
  const written = wholes.map(String).join(', ');
  const value = wholes.reduce((one, other) =>
    shared === null ? (one / commonDivisor(one, other)) * other : commonDivisor(one, other),
  );
  if (String(value).length > mostDigits) return cannot('The result is too large.');
  const name = shared === null ? 'least common multiple' : 'greatest common divisor';
  return {
    kind: 'number',
    understood: `the ${name} of ${written}`,
    answer: figure(Number(value)),
    value: Number(value),
    steps: [
      shared === null
        ? 'The product of two numbers divided by their greatest common divisor.'
        : 'By Euclid: the remainder is divided into the divisor until nothing is left.',
    ],
  };
}

export function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
