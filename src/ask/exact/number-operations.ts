import { type DecimalNumber, decimalOf, figure, NarrowDecimal } from './decimals.ts';

/** A calculation that has no answer; its message says why. */
export class ArithmeticFault extends Error {
  override readonly name = 'ArithmeticFault';
}

const mostDigits = 3_000;
const largestFactorial = 1_000;
const largestAngle = 1e12;
/** Sines of doubles are sure to so many places. */
const surePlaces = 13;

export function quotient(above: DecimalNumber, below: DecimalNumber): DecimalNumber {
  if (below.isZero()) throw new ArithmeticFault('Nothing can be divided by zero.');
  return above.div(below);
}

export function remainder(value: DecimalNumber, below: DecimalNumber): DecimalNumber {
  if (below.isZero()) throw new ArithmeticFault('Nothing can be divided by zero, so there is no remainder.');
  if (value.abs().gt('1e60')) throw new ArithmeticFault('This number is too large for a remainder.');
  const rest = value.mod(below);
  // The remainder has the sign of the divisor, as in mathematics.
  return rest.isZero() || rest.isNegative() === below.isNegative() ? rest : rest.plus(below);
}

export function power(base: DecimalNumber, exponent: DecimalNumber): DecimalNumber {
  if (base.isZero()) {
    if (exponent.isZero()) throw new ArithmeticFault('Zero to the power of zero has no agreed value.');
    if (exponent.isNegative())
      throw new ArithmeticFault('Nothing can be divided by zero, and a negative power divides.');
    return base;
  }
  if (base.abs().eq(1) && exponent.isInteger()) return exponent.mod(2).isZero() ? base.abs() : base;
  if (base.isNegative() && !exponent.isInteger())
    throw new ArithmeticFault(
      `A negative number such as ${figure(base)} has no power of ${figure(exponent)} among the real numbers.`,
    );
  const digits = Number(exponent) * Math.log10(Math.abs(Number(base)) || Number.MIN_VALUE);
  if (!(Math.abs(digits) <= mostDigits) || !Number.isFinite(digits))
    throw new ArithmeticFault(
      `The result is too ${digits < 0 ? 'small' : 'large'}: it would have more than ${figure(mostDigits)} digits.`,
    );
  if (exponent.isInteger() && exponent.abs().lte(100_000)) return base.pow(exponent);
  return decimalOf(new NarrowDecimal(base).pow(new NarrowDecimal(exponent)));
}

export function factorial(value: DecimalNumber): DecimalNumber {
  if (!value.isInteger() || value.isNegative())
    throw new ArithmeticFault('Only whole numbers from zero on have a factorial.');
  if (value.gt(largestFactorial))
    throw new ArithmeticFault(
      `This factorial is too large: up to ${figure(largestFactorial)}! is worked out.`,
    );
  // Each is made of the one before, once: an expression of many large ones would take long.
  for (let next = factorials.length; next <= Number(value); next += 1)
    factorials.push((factorials[next - 1] ?? decimalOf(1)).times(next));
  return factorials[Number(value)] ?? decimalOf(1);
}

const factorials: DecimalNumber[] = [decimalOf(1)];

export function rootOf(value: DecimalNumber, degree: number): DecimalNumber {
  if (degree < 1 || degree > 100)
    throw new ArithmeticFault('Roots from the second to the hundredth are worked out.');
  if (value.isNegative() && degree % 2 === 0)
    throw new ArithmeticFault(
      `A negative number such as ${figure(value)} has no such root among the real numbers.`,
    );
  if (value.isZero() || degree === 1) return value;
  if (degree === 2) return value.sqrt();
  const size = decimalOf(
    new NarrowDecimal(value.abs()).pow(new NarrowDecimal(1).div(degree)),
  ).toSignificantDigits(35);
  // A root that is whole is exactly so.
  const near = size.round();
  const found = near.pow(degree).eq(value.abs()) ? near : size;
  return value.isNegative() ? found.neg() : found;
}

interface FunctionValue {
  readonly value: DecimalNumber;
  readonly note?: string;
}

function logarithm(value: DecimalNumber, base?: number): FunctionValue {
  if (value.lte(0)) throw new ArithmeticFault('Only numbers above zero have a logarithm.');
  const narrow = new NarrowDecimal(value);
  const found = base === undefined ? narrow.ln() : narrow.log(base);
  return { value: decimalOf(found.toSignificantDigits(35)) };
}

function ofAngle(name: string, work: (radians: number) => number, value: DecimalNumber): FunctionValue {
  const degrees = Number(value);
  if (!(Math.abs(degrees) <= largestAngle)) throw new ArithmeticFault('This angle is too large.');
  if (name === 'tangent' && Math.abs(degrees % 180) === 90)
    throw new ArithmeticFault('The tangent has no value at 90 degrees.');
  const found = decimalOf(work(((degrees % 360) * Math.PI) / 180).toFixed(surePlaces));
  return {
    value: found,
    note: `The angle is taken in degrees; in radians the ${name} is ${figure(decimalOf(work(degrees)), 8)}.`,
  };
}

type NumberFunction = (value: DecimalNumber, degree: number) => FunctionValue;

function toBase(value: DecimalNumber, base: number): FunctionValue {
  const taken = base < 2 ? 10 : base;
  return { ...logarithm(value, taken), note: `log is taken to the base ${taken}.` };
}

/** What can stand before brackets; the second value is the degree of a root or the base of a logarithm. */
export const functions: ReadonlyMap<string, NumberFunction> = new Map<string, NumberFunction>([
  ['sqrt', (value) => ({ value: rootOf(value, 2) })],
  ['cbrt', (value) => ({ value: rootOf(value, 3) })],
  ['root', (value, degree) => ({ value: rootOf(value, degree === 0 ? 2 : degree) })],
  ['abs', (value) => ({ value: value.abs() })],
  ['factorial', (value) => ({ value: factorial(value) })],
  ['ln', (value) => logarithm(value)],
  ['log', toBase],
  ['sin', (value) => ofAngle('sine', Math.sin, value)],
  ['cos', (value) => ofAngle('cosine', Math.cos, value)],
  ['tan', (value) => ofAngle('tangent', Math.tan, value)],
]);
