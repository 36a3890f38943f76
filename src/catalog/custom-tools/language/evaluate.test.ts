import { describe, expect, it } from 'vitest';
import { customToolLimits } from '../custom-tool-limits.ts';
import { plainOf, wordsOf } from '../write-value.ts';
import { Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { FormulaFault } from './formula-fault.ts';
import { functionRules } from './function-rules.ts';
import { formulaFunctions } from './functions.ts';
import { quantityOf } from './math.ts';
import { readFormula } from './read-formula.ts';
import { Column, Day, Empty, Rows, type Value } from './values.ts';

const price = new Column([10, 20, 30]);
const count = new Column([1, 0, 2]);
const names: Readonly<Record<string, Value>> = {
  a: 6,
  b: 4,
  rate: 0.08,
  isOn: true,
  word: 'oats',
  none: new Empty('Extra'),
  start: Day.of('2027-01-31'),
  way: quantityOf(5, 'km') ?? 0,
  degrees: quantityOf(20, 'degC') ?? 0,
  items: new Rows(
    3,
    new Map([
      ['price', price],
      ['count', count],
      ['what', new Column(['oats', 'rye', 'rice'])],
    ]),
  ),
  others: new Rows(2, new Map([['price', new Column([1, 2])]])),
};

function work(formula: string): Value {
  const scope = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
  return evaluate(readFormula(formula), scope, new Budget(customToolLimits.steps));
}

function words(formula: string): string {
  return wordsOf(plainOf(work(formula)), { as: 'number' }, 'USD');
}

describe('a formula', () => {
  it.each([
    ['a + b * 2', '14'],
    ['(a + b) * 2', '20'],
    ['-a ^ 2', '-36'],
    ['a mod 4', '2'],
    ['100 * (1 - rate)', '92'],
    ['50 * 8%', '4'],
    ['if(a > b, "more", "less")', 'more'],
    ['a > b ? 1 : 2', '1'],
    ['1 < b < 5 and not (a == 4)', 'Yes'],
    ['if(b == 0, a / 0, a / b)', '1.5'],
    ['sum(items.price * items.count)', '70'],
    ['sum(if(items.count > 0, items.price / items.count, 0))', '25'],
    ['mean(items.price)', '20'],
    ['median(1, 9, 3, 4)', '3.5'],
    ['max(items.price) - min(a, b)', '26'],
    ['count(items)', '3'],
    ['countwhere(items.price >= 20)', '2'],
    ['lookup(items.what, "rye", items.price)', '20'],
    ['last(running(items.price))', '60'],
    ['round(2.345, 2)', '2.35'],
    ['ceil(0.1 + 0.2 - 0.3)', '0'],
    ['5 km / 30 min to km/h', '10 km/h'],
    ['number(way to m) / 1000', '5'],
    ['way + 300 m to km', '5.3 km'],
    ['3 m * 4 m', '12 m²'],
    ['way > 4000 m', 'Yes'],
    ['degrees to degF', '68 degF'],
    ['otherwise(none, 3) + 1', '4'],
    ['given(none)', 'No'],
    ['start + 1', 'Feb 1, 2027'],
    ['start + 2 weeks - start', '14'],
    ['month(start)', '1'],
    ['concat(word, " × ", a)', 'oats × 6'],
    ['pi > e', 'Yes'],
  ])('%s is %s', (formula, expected) => {
    expect(words(formula)).toBe(expected);
  });

  it.each([
    ['', /Write a formula/],
    ['a +', /missing or too much/],
    ['a / (b - 4)', /divides by zero/],
    ['a mod 0', /divides by zero/],
    ['unknown + 1', /neither a field, nor a formula, nor a unit/],
    ['way + 3 kg', /units do not match/],
    ['way to kg', /measure different things/],
    ['a to km', /has no unit/],
    ['way to parsecs_of_x', /none that is known/],
    ['word + 1', /joined by concat/],
    ['a > word', /compares a number with a text/],
    ['if(a, 1, 2)', /condition/],
    ['none + 1', /“Extra” is empty/],
    ['items.price', /whole column/],
    ['items.weight', /no column “weight”/],
    ['a.price', /is no table/],
    ['items + 1', /Name a column/],
    ['items.price + others.price', /different numbers of rows/],
    ['sum(items.price / items.count)', /In row 2: This divides by zero/],
    ['sqrt(-1)', /no number/],
    ['round(way * 2 to m / 3 s)', /missing|measure|known/],
    ['degrees * 2', /Degrees cannot be multiplied/],
    ['degrees + degrees', /Degrees cannot be added/],
  ])('%s says what is wrong', (formula, expected) => {
    expect(() => words(formula)).toThrow(FormulaFault);
    expect(() => words(formula)).toThrow(expected);
  });
});

describe('a hostile formula', () => {
  const deep = `${'('.repeat(240)}1${')'.repeat(240)}`;
  it.each([
    'import("x")',
    'createUnit("foo")',
    'evaluate("1 + 1")',
    'parse("1")',
    'compile("1")',
    'simplify("x")',
    'derivative("x^2", "x")',
    'f(x) = f(x)',
    'x = 3',
    'a = b',
    'constructor',
    'constructor("return 1")()',
    'a.constructor',
    'items.constructor.constructor("return 1")()',
    'items["price"]',
    'items[1]',
    'items.price[1]',
    '__proto__',
    'items.__proto__',
    'toString()',
    'hasOwnProperty("a")',
    'cos.constructor("x")',
    '"a".length',
    '{a: 1}.a',
    '[1, 2, 3]',
    'ones(10000, 10000)',
    'zeros(1e9)',
    '1:1e9',
    'sum(1:10)',
    '170!',
    'factorial(1000)',
    'gamma(1000)',
    '9 ^ 9 ^ 9 ^ 9',
    '1e308 * 10',
    '1e999',
    'exp(100000)',
    '(5 m) ^ 200',
    'concat(concat(word, word), 1; 2)',
    '1; 2',
    'repeat("x", 1e9)',
    'map(items, f)',
    'range(0, 1e9)',
    'config({})',
    'typed("x")',
    'unit("5 km")',
    'i',
    'null + 1',
    'undefined',
    "a'",
  ])('%s is refused with a sentence', (formula) => {
    const begun = performance.now();
    expect(() => plainOf(work(formula))).toThrow(FormulaFault);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it.each([
    ['a long text', `"${'x'.repeat(600)}"`],
    ['hundreds of operations', `${'1 + '.repeat(400)}1`],
    ['a name without an end', 'a'.repeat(100_000)],
    ['more parts than it may have', Array.from({ length: 240 }, () => 'a').join('+')],
  ])('with %s is refused with a sentence', (_, formula) => {
    expect(() => plainOf(work(formula))).toThrow(FormulaFault);
  });

  it('that is nested deeply is answered like any other', () => {
    expect(() => {
      try {
        work(deep);
      } catch (error) {
        if (!(error instanceof FormulaFault)) throw error;
      }
    }).not.toThrow();
  });

  it('ends when it has cost too much', () => {
    const rows = new Rows(500, new Map([['x', new Column(Array.from({ length: 500 }, () => 1))]]));
    const long = Array.from({ length: 60 }, () => 't.x').join(' + ');
    const budget = new Budget(10_000);
    expect(() => evaluate(readFormula(`sum(${long})`), () => rows, budget)).toThrow(/take too long/);
  });

  it('leaves nothing behind that the next could use', () => {
    expect(() => work('x = 3')).toThrow(FormulaFault);
    expect(() => work('x + 1')).toThrow(/neither a field/);
  });
});

describe('the functions of the language', () => {
  it('are those that have rules, and `if`', () => {
    expect(['if', ...Object.keys(formulaFunctions)].toSorted()).toEqual(
      Object.keys(functionRules).toSorted(),
    );
  });
});
