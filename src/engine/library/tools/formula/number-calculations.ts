import { evaluate } from '../calculator/evaluate.ts';
import { readNumber, showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

export const average: Calculation = {
  id: 'average',
  title: 'Average and statistics',
  formula: 'mean = sum ÷ count; standard deviation = √(sum of squared distances from the mean ÷ (count − 1))',
  inputs: [{ kind: 'text', name: 'numbers', label: 'Numbers', start: '4, 8, 15, 16, 23, 42' }],
  calculate(given) {
    const parts = given
      .text('numbers')
      .split(/[\s,;]+/)
      .filter((part) => part !== '');
    const numbers = parts.map((part) => {
      const value = readNumber(part);
      if (value === undefined) throw new InputFault('numbers', `Numbers: “${part}” is not a number.`);
      return value;
    });
    if (numbers.length === 0) throw new InputFault('numbers', 'Numbers: enter at least one.');
    const sorted = numbers.toSorted((a, b) => a - b);
    const sum = numbers.reduce((total, value) => total + value, 0);
    const mean = sum / numbers.length;
    const middle = sorted.length / 2;
    const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
    const squares = numbers.reduce((total, value) => total + (value - mean) ** 2, 0);
    const deviation = numbers.length < 2 ? 0 : Math.sqrt(squares / (numbers.length - 1));
    return {
      results: [
        { label: 'Mean', value: showNumber(mean) },
        { label: 'Median', value: showNumber(median) },
        { label: 'Standard deviation', value: showNumber(deviation, 4) },
        { label: 'Sum', value: showNumber(sum) },
        { label: 'Smallest', value: showNumber(sorted[0] ?? 0) },
        { label: 'Largest', value: showNumber(sorted.at(-1) ?? 0) },
      ],
      working: [
        `${showNumber(sum)} ÷ ${numbers.length} = ${showNumber(mean)}`,
        `Sorted: ${sorted.join(', ')}`,
      ],
    };
  },
};

export const quadratic: Calculation = {
  id: 'quadratic',
  title: 'Quadratic equation',
  formula: 'x = (−b ± √(b² − 4ac)) ÷ 2a solves ax² + bx + c = 0',
  inputs: [
    { kind: 'number', name: 'a', label: 'a', start: '1' },
    { kind: 'number', name: 'b', label: 'b', start: '-3' },
    { kind: 'number', name: 'c', label: 'c', start: '2' },
  ],
  calculate(given) {
    const [a, b, c] = [given.number('a'), given.number('b'), given.number('c')];
    if (a === 0) throw new InputFault('a', 'a: enter a number other than 0.');
    const inside = b * b - 4 * a * c;
    const working = [`b² − 4ac = ${showNumber(inside)}`];
    if (inside < 0) {
      const real = showNumber(-b / (2 * a));
      const imaginary = showNumber(Math.sqrt(-inside) / Math.abs(2 * a));
      return {
        results: [{ label: 'Solutions', value: `${real} + ${imaginary}i and ${real} − ${imaginary}i` }],
        working: [...working, 'It is negative: there is no real solution.'],
      };
    }
    const roots = [(-b + Math.sqrt(inside)) / (2 * a), (-b - Math.sqrt(inside)) / (2 * a)].toSorted(
      (x, y) => x - y,
    );
    return {
      results: [
        {
          label: inside === 0 ? 'Solution' : 'Solutions',
          value: [...new Set(roots.map((root) => showNumber(root)))].join(' and '),
        },
      ],
      working,
    };
  },
};

/** The names in a formula that stand for values to be entered. */
export function namesOf(formula: string): string[] {
  const known = /^(?:pi|e|sin|cos|tan|asin|acos|atan|sqrt|cbrt|ln|log|exp|abs|round|floor|ceil)$/i;
  return [...new Set(formula.match(/[a-z_][a-z0-9_]*/gi) ?? [])].filter((name) => !known.test(name));
}

export const custom: Calculation = {
  id: 'custom',
  title: 'Own formula',
  formula:
    'Write a formula with names, such as price * quantity * (1 - discount / 100), and give each name its value.',
  inputs: [
    { kind: 'text', name: 'formula', label: 'Formula', start: 'price * quantity * (1 - discount / 100)' },
    {
      kind: 'rows',
      name: 'values',
      label: 'Values',
      columns: [
        { label: 'Name', kind: 'text' },
        { label: 'Value', kind: 'number' },
      ],
      start: [
        ['price', '20'],
        ['quantity', '3'],
        ['discount', '10'],
      ],
    },
  ],
  calculate(given) {
    const formula = given.text('formula');
    const values = new Map(
      given.rows('values').map(([name = '', text = '']) => {
        const value = readNumber(text);
        if (value === undefined) throw new InputFault('values', `“${name}”: enter a number.`);
        return [name.trim().toLowerCase(), value] as const;
      }),
    );
    const missing = namesOf(formula).filter((name) => !values.has(name.toLowerCase()));
    if (missing.length > 0) throw new InputFault('values', `Give a value to ${missing.join(', ')}.`);
    const result = evaluate(formula, { names: (name) => values.get(name.toLowerCase()) });
    if (!result.ok) throw new InputFault('formula', result.fault);
    const filled = formula.replaceAll(/[a-z_][a-z0-9_]*/gi, (name) =>
      values.has(name.toLowerCase()) ? showNumber(values.get(name.toLowerCase()) ?? 0) : name,
    );
    return {
      results: [{ label: 'Result', value: showNumber(result.value) }],
      working: [`${filled} = ${showNumber(result.value)}`],
    };
  },
};
