export interface FunctionRule {
  readonly least: number;
  readonly most: number;
  /** How it is written, for lists and for sentences. */
  readonly usage: string;
  readonly says: string;
}

const many = 20;

function taking(least: number, most: number, usage: string, says: string): FunctionRule {
  return { least, most, usage, says };
}

/** Everything that a formula can call: how it is written and what it gives. The work is in `functions.ts` and `evaluate.ts`. */
export const functionRules = {
  if: taking(3, 3, 'if(condition, then, otherwise)', 'One of two, by a condition'),
  sum: taking(1, many, 'sum(items.price * items.count)', 'All rows added up'),
  count: taking(1, 1, 'count(items)', 'How many rows or entries there are'),
  countwhere: taking(1, 1, 'countwhere(items.price > 5)', 'In how many rows this holds'),
  mean: taking(1, many, 'mean(items.price)', 'The average'),
  median: taking(1, many, 'median(items.price)', 'The middle one'),
  min: taking(1, many, 'min(a, b)', 'The least, of a column or of several'),
  max: taking(1, many, 'max(a, b)', 'The greatest, of a column or of several'),
  first: taking(1, 1, 'first(items.price)', 'That of the first row'),
  last: taking(1, 1, 'last(items.price)', 'That of the last row'),
  running: taking(1, 1, 'running(items.price)', 'The sum so far, row by row'),
  lookup: taking(3, 3, 'lookup(items.name, "Oats", items.price)', 'The value of the first row that fits'),
  round: taking(1, 2, 'round(number, digits)', 'To so many digits'),
  ceil: taking(1, 2, 'ceil(number, digits)', 'Up to the next'),
  floor: taking(1, 2, 'floor(number, digits)', 'Down to the next'),
  abs: taking(1, 1, 'abs(number)', 'Without its sign'),
  sqrt: taking(1, 1, 'sqrt(number)', 'The square root'),
  exp: taking(1, 1, 'exp(number)', 'e to the power of it'),
  log: taking(1, 1, 'log(number)', 'The natural logarithm'),
  log10: taking(1, 1, 'log10(number)', 'The logarithm to base ten'),
  sin: taking(1, 1, 'sin(number)', 'Of an angle in radians'),
  cos: taking(1, 1, 'cos(number)', 'Of an angle in radians'),
  tan: taking(1, 1, 'tan(number)', 'Of an angle in radians'),
  number: taking(1, 1, 'number(speed to km/h)', 'The bare number of an amount with a unit'),
  given: taking(1, 1, 'given(name)', 'Whether a field that may stay empty was filled in'),
  otherwise: taking(2, 2, 'otherwise(name, 0)', 'A value in place of an empty field'),
  concat: taking(1, many, 'concat(one, other)', 'Texts joined'),
  year: taking(1, 1, 'year(day)', 'The year of a day'),
  month: taking(1, 1, 'month(day)', 'The month of a day, from 1 to 12'),
  day: taking(1, 1, 'day(day)', 'The day of the month'),
} as const satisfies Readonly<Record<string, FunctionRule>>;

export type FunctionName = keyof typeof functionRules;

/** The rule of a function; names that every object has, such as `constructor`, are none. */
export function ruleOf(name: string): FunctionRule | undefined {
  return isFunctionName(name) ? functionRules[name] : undefined;
}

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functionRules, name);
}
