import { expect, test } from 'vitest';
import { inDays } from '../../store/sample-dates.ts';
import { basalRate, bmiGroup, clock } from './body-calculations.ts';
import { Given, InputFault, type Rows } from './calculation.ts';
import { calculations } from './calculations.ts';
import { spanBetween, workingDays } from './everyday-calculations.ts';
import { taxByBracket } from './income-calculations.ts';
import { amortize, futureValue, monthlyPayment } from './loan-calculations.ts';
import { namesOf } from './number-calculations.ts';

function run(id: string, changes: Record<string, string> = {}, rowChanges: Record<string, Rows> = {}) {
  const calculation = calculations.find((one) => one.id === id);
  if (calculation === undefined) throw new Error(`There is no calculation ${id}.`);
  const texts: Record<string, string> = {};
  const rows: Record<string, Rows> = {};
  for (const input of calculation.inputs) {
    if (input.kind === 'rows') rows[input.name] = input.start;
    else if (input.kind === 'choice') texts[input.name] = input.options[0] ?? '';
    else texts[input.name] = input.kind === 'date' ? inDays(input.start) : input.start;
  }
  const given = new Given(calculation.inputs, { ...texts, ...changes }, { ...rows, ...rowChanges });
  const { results, working } = calculation.calculate(given);
  expect(working.length).toBeGreaterThan(0);
  return Object.fromEntries(results.map(({ label, value }) => [label, value]));
}

test('every calculation works with the values it starts with', () => {
  for (const { id } of calculations) expect(Object.keys(run(id)).length, id).toBeGreaterThan(0);
});

test('a mortgage of 200,000 at 6% over 30 years costs 1,199.10 a month', () => {
  expect(monthlyPayment(200_000, 6, 360)).toBeCloseTo(1199.1, 2);
  expect(monthlyPayment(1200, 0, 12)).toBe(100);
  const schedule = amortize(200_000, 6, 360);
  expect(schedule).toHaveLength(360);
  expect(schedule[0]).toEqual({
    month: 1,
    payment: 1199.1,
    interest: 1000,
    principal: 199.1,
    balance: 199_800.9,
  });
  expect(schedule.at(-1)?.balance).toBe(0);
  expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(200_000, 2);
  expect(amortize(200_000, 6, 360, 500).length).toBeLessThan(200);
});

test('savings grow with compound interest', () => {
  expect(futureValue(1000, 0, 5, 1, 10)).toBeCloseTo(1628.89, 2);
  expect(futureValue(1000, 0, 12, 12, 1)).toBeCloseTo(1126.83, 2);
  expect(futureValue(0, 100, 12, 12, 1)).toBeCloseTo(1268.25, 2);
  expect(futureValue(0, 100, 0, 12, 1)).toBe(1200);
});

test('percentages answer the five questions', () => {
  expect(run('percentage').Result).toBe('30');
  expect(run('percentage', { question: 'X is what percent of Y?', x: '50' }).Percentage).toBe('25%');
  expect(run('percentage', { question: 'Change from X to Y in percent', x: '160' }).Change).toBe('25%');
  expect(run('percentage', { question: 'Y increased by X%' }).Result).toBe('230');
  expect(run('percentage', { question: 'Y decreased by X%' }).Result).toBe('170');
});

test('shopping, pay and travel', () => {
  expect(run('tip')['Per person']).toBe('$23.00');
  expect(run('discount', { tax: '10' })['Final price']).toBe('$99.00');
  expect(run('margin')['Profit margin']).toBe('40%');
  expect(run('margin').Markup).toBe('66.67%');
  expect(run('cost', { tax: '10' })['Total cost']).toBe('$269.50');
  expect(run('commission')['Commission']).toBe('$1,000.00');
  expect(run('trip')['Trip cost']).toBe('$44.10');
  expect(run('salary')['Per year']).toBe('$52,000.00');
  expect(run('break-even')['Break-even units']).toBe('500');
  expect(run('returns')['Return on investment']).toBe('45%');
});

test('each part of the income is taxed with the rate of its bracket', () => {
  const brackets = [
    { from: 0, percent: 10 },
    { from: 10_000, percent: 20 },
  ];
  expect(taxByBracket(15_000, brackets)).toEqual([1000, 1000]);
  expect(taxByBracket(0, brackets)).toEqual([0, 0]);
  expect(run('tax')['Income tax']).toBe('$7,900.00');
});

test('body measures', () => {
  expect(run('bmi')['Your BMI']).toBe('22.9');
  expect(run('bmi', { unit: 'Imperial (lb, in)', weight: '154', height: '69' })['Your BMI']).toBe('22.7');
  expect(['18.4', '18.5', '25', '30'].map((value) => bmiGroup(Number(value)))).toEqual([
    'Underweight',
    'Normal weight',
    'Overweight',
    'Obesity',
  ]);
  expect(basalRate(80, 180, 30, true)).toBe(1780);
  expect(run('pace').Pace).toBe('5:00 per km');
  expect(clock(3661)).toBe('1:01:01');
});

test('days are counted by the calendar', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  expect(spanBetween(day('2000-02-29'), day('2023-02-28'))).toEqual({ years: 23, months: 0, days: 0 });
  expect(spanBetween(day('2024-01-31'), day('2024-03-01'))).toEqual({ years: 0, months: 1, days: 1 });
  expect(spanBetween(day('1990-05-15'), day('2024-05-14'))).toEqual({ years: 33, months: 11, days: 29 });
  expect(workingDays(day('2024-01-01'), day('2024-01-08'))).toBe(5);
  expect(workingDays(day('2024-01-06'), day('2024-01-08'))).toBe(0);
  expect(run('dates', { from: '2024-03-01', to: '2024-02-01' }).Difference).toBe('29 days');
  expect(run('due-date', { period: '2024-01-01' })['Estimated due date']).toBe('Monday, October 7, 2024');
});

test('grades are weighted', () => {
  expect(run('gpa').GPA).toBe('3.70');
  expect(run('grades')['Weighted grade']).toBe('87.1%');
});

test('numbers and own formulas', () => {
  expect(run('average')).toMatchObject({ Mean: '18', Median: '15.5', 'Standard deviation': '13.4907' });
  expect(run('quadratic').Solutions).toBe('1 and 2');
  expect(run('quadratic', { b: '2', c: '5' }).Solutions).toBe('-1 + 2i and -1 − 2i');
  expect(run('custom').Result).toBe('54');
  expect(namesOf('sqrt(width) * 2 + pi')).toEqual(['width']);
});

test('what was entered wrongly is named', () => {
  expect(() => run('loan', { amount: 'much' })).toThrow('Loan amount: enter a number.');
  expect(() => run('loan', { rate: '-1' })).toThrow('Interest rate (% per year): enter at least 0.');
  expect(() => run('tip', { people: '2.5' })).toThrow(InputFault);
  expect(() => run('age', { birth: '' })).toThrow('Date of birth: choose a day.');
  expect(() => run('gpa', {}, { courses: [['Art', 'x', 'A']] })).toThrow('Row 1');
  expect(() => run('custom', { formula: 'price * weight' })).toThrow('Give a value to weight.');
});
