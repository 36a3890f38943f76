import { customToolLimits } from '../custom-tool-limits.ts';
import type { Operator } from './expression.ts';
import { FormulaFault } from './formula-fault.ts';
import { hasShiftedZero, isQuantity, type Quantity } from './math.ts';
import { Broken, Day, Empty, type Plain } from './values.ts';

/** What a value is, in the words of whoever wrote the formula. */
export function kindOf(value: Plain): string {
  if (value instanceof Day) return 'a day';
  if (isQuantity(value)) return `an amount in ${value.formatUnits()}`;
  if (typeof value === 'number') return 'a number';
  return typeof value === 'string' ? 'a text' : 'yes or no';
}

/** Refuses what no operation can go on with. */
export function usable(value: Plain): Exclude<Plain, Empty | Broken> {
  if (value instanceof Empty)
    throw new FormulaFault(`“${value.label}” is empty. Write otherwise(name, 0) where it may be.`);
  if (value instanceof Broken) throw new FormulaFault(value.message);
  return value;
}

export function finite(value: number): number {
  if (Number.isNaN(value)) throw new FormulaFault('This gives no number.');
  if (!Number.isFinite(value)) throw new FormulaFault('This gets too large to be reckoned with.');
  return value;
}

function checked(value: Quantity | number): Quantity | number {
  if (typeof value === 'number') return finite(value);
  finite(value.value);
  return value;
}

export function isTrue(value: Plain): boolean {
  const used = usable(value);
  if (typeof used !== 'boolean')
    throw new FormulaFault(`Here stands a condition, such as a > b. This is ${kindOf(used)}.`);
  return used;
}

/** One operation on values that are no columns. */
export function operate(operator: Operator, given: readonly Plain[]): Plain {
  const [one, other] = given.map(usable);
  if (one === undefined) throw new FormulaFault('Something is missing here.');
  if (operator === 'not') return !isTrue(one);
  if (operator === 'unaryPlus') return one;
  if (operator === 'unaryMinus') return times(one, -1);
  if (other === undefined) throw new FormulaFault('Something is missing here.');
  switch (operator) {
    case 'add':
      return plus(one, other, 1);
    case 'subtract':
      return plus(one, other, -1);
    case 'multiply':
      return times(one, other);
    case 'divide':
      return over(one, other);
    case 'pow':
      return power(one, other);
    case 'mod':
      return remainder(one, other);
    case 'and':
      return isTrue(one) && isTrue(other);
    case 'or':
      return isTrue(one) || isTrue(other);
    case 'xor':
      return isTrue(one) !== isTrue(other);
    case 'equal':
      return isSame(one, other);
    case 'unequal':
      return !isSame(one, other);
    default:
      return isInOrder(operator, compare(one, other));
  }
}

type Usable = Exclude<Plain, Empty | Broken>;

function plus(one: Usable, other: Usable, sign: 1 | -1): Plain {
  if (typeof one === 'number' && typeof other === 'number') return finite(one + sign * other);
  if (one instanceof Day && typeof other === 'number') return shifted(one, sign * other);
  if (one instanceof Day && isQuantity(other)) return shifted(one, sign * inDays(other));
  if (one instanceof Day && other instanceof Day && sign === -1) return one.number - other.number;
  if (isQuantity(one) && isQuantity(other)) {
    matching(one, other);
    const sum = one.clone();
    sum.value = finite(one.value + sign * other.value);
    return sum;
  }
  if (typeof one === 'string' || typeof other === 'string')
    throw new FormulaFault('Texts are joined by concat(one, other).');
  throw new FormulaFault(
    `${kindOf(one)} and ${kindOf(other)} cannot be ${sign === 1 ? 'added' : 'subtracted'}.`.replace(
      /^a/,
      'A',
    ),
  );
}

function inDays(length: Quantity): number {
  try {
    return length.toNumber('day');
  } catch {
    throw new FormulaFault('Only days and lengths of time can be added to a day.');
  }
}

/** Five digits of years are none that a calendar writes. */
const lastDay = 2_932_896;

function shifted(day: Day, by: number): Day {
  const number = day.number + Math.round(by);
  if (Math.abs(number) > lastDay) throw new FormulaFault('This day is too far away.');
  return new Day(number);
}

function matching(one: Quantity, other: Quantity): void {
  if (!one.equalBase(other))
    throw new FormulaFault(
      `The units do not match: ${one.formatUnits() || 'none'} and ${other.formatUnits() || 'none'}.`,
    );
  if (hasShiftedZero(one) || hasShiftedZero(other))
    throw new FormulaFault('Degrees cannot be added up or compared. Convert them to K first.');
}

function amount(value: Usable, what: string): number | Quantity {
  if (typeof value === 'number') return value;
  if (!isQuantity(value)) throw new FormulaFault(`Only numbers can be ${what}. This is ${kindOf(value)}.`);
  if (hasShiftedZero(value)) throw new FormulaFault(`Degrees cannot be ${what}. Convert them to K first.`);
  return value;
}

function times(first: Usable, second: Usable): Plain {
  const one = amount(first, 'multiplied');
  const other = amount(second, 'multiplied');
  if (typeof one === 'number')
    return typeof other === 'number' ? finite(one * other) : checked(other.multiply(one));
  return checked(one.multiply(other));
}

function over(first: Usable, second: Usable): Plain {
  const one = amount(first, 'divided');
  const other = amount(second, 'divided');
  if ((typeof other === 'number' ? other : other.value) === 0)
    throw new FormulaFault('This divides by zero. Ask with if(…) first where that can happen.');
  if (typeof one === 'number')
    return typeof other === 'number' ? finite(one / other) : times(one, reciprocal(other));
  return checked(one.divide(other));
}

function reciprocal(quantity: Quantity): Usable {
  const turned = quantity.pow(-1);
  return typeof turned === 'number' ? finite(turned) : turned;
}

function power(first: Usable, exponent: Usable): Plain {
  const one = amount(first, 'raised to a power');
  if (typeof exponent !== 'number') throw new FormulaFault('An exponent is a plain number.');
  if (typeof one === 'number') return finite(one ** exponent);
  if (!Number.isInteger(exponent) || Math.abs(exponent) > customToolLimits.exponentOfUnit)
    throw new FormulaFault('An amount with a unit takes whole exponents up to 6.');
  return checked(one.pow(exponent));
}

function remainder(one: Usable, other: Usable): Plain {
  if (typeof one !== 'number' || typeof other !== 'number')
    throw new FormulaFault('A remainder is taken of plain numbers.');
  if (other === 0)
    throw new FormulaFault('This divides by zero. Ask with if(…) first where that can happen.');
  return finite(((one % other) + other) % other);
}

function isSame(one: Usable, other: Usable): boolean {
  if (typeof one === typeof other && typeof one !== 'object') return one === other;
  return compare(one, other) === 0;
}

/** Below zero when the first is less. */
export function compare(one: Plain, other: Plain): number {
  const first = usable(one);
  const second = usable(other);
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  if (first instanceof Day && second instanceof Day) return first.number - second.number;
  if (isQuantity(first) && isQuantity(second)) {
    matching(first, second);
    return first.value - second.value;
  }
  throw new FormulaFault(`This compares ${kindOf(first)} with ${kindOf(second)}.`);
}

function isInOrder(operator: Operator, difference: number): boolean {
  if (operator === 'smaller') return difference < 0;
  if (operator === 'smallerEq') return difference <= 0;
  return operator === 'larger' ? difference > 0 : difference >= 0;
}
