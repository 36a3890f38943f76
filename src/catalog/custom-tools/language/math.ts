import { create, parseDependencies, UnitDependencies } from 'mathjs';

/**
 * The parser and the units of mathjs, and nothing else of it: no evaluator, no way to define or import a function or a unit.
 * What a formula may do is decided by `read-formula.ts` and worked out by `evaluate.ts`.
 */
const { parse, Unit: QuantityClass } = create({ ...parseDependencies, ...UnitDependencies }, {});

export { parse };

/** A number with a unit, as far as formulas use one. */
export interface Quantity {
  /** In basic units, such as metres and seconds. */
  value: number;
  readonly units: readonly { readonly unit: { readonly offset: number } }[];
  /** It stands in the unit that was said, and not in one that came out of a multiplication. */
  readonly skipAutomaticSimplification: boolean;
  clone(): Quantity;
  equalBase(other: Quantity): boolean;
  multiply(other: Quantity | number): Quantity | number;
  divide(other: Quantity | number): Quantity | number;
  pow(exponent: number): Quantity | number;
  to(unit: string): Quantity;
  toNumber(unit: string): number;
  simplify(): Quantity;
  formatUnits(): string;
}

const longestUnit = 30;
/** What a unit may be written with; anything else never reaches the parser. */
const unitText = /^[A-Za-z°µΩ][A-Za-z0-9°µΩ^*/() -]*$/;

export function isQuantity(value: unknown): value is Quantity {
  return value instanceof QuantityClass;
}

/** A number with its unit; undefined where the unit is none that is known. */
export function quantityOf(value: number, unit: string): Quantity | undefined {
  if (unit.length > longestUnit || !unitText.test(unit)) return undefined;
  try {
    return new QuantityClass(value, unit) as unknown as Quantity;
  } catch {
    // The parser of units says only that it does not know this one, which is the answer.
    return undefined;
  }
}

/** Degrees begin elsewhere than at zero, so that sums and multiples of them mean nothing. */
export function hasShiftedZero(quantity: Quantity): boolean {
  return quantity.units.some(({ unit }) => unit.offset !== 0);
}
