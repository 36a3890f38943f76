import { showMoney, showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

export const percentage: Calculation = {
  id: 'percentage',
  title: 'Percentage',
  formula: 'part = percent ÷ 100 × whole',
  inputs: [
    {
      kind: 'choice',
      name: 'question',
      label: 'Question',
      options: [
        'What is X% of Y?',
        'X is what percent of Y?',
        'Change from X to Y in percent',
        'Y increased by X%',
        'Y decreased by X%',
      ],
    },
    { kind: 'number', name: 'x', label: 'X', start: '15' },
    { kind: 'number', name: 'y', label: 'Y', start: '200' },
  ],
  calculate(given) {
    const question = given.text('question');
    const x = given.number('x');
    const y = given.number('y');
    const [fx, fy] = [showNumber(x), showNumber(y)];
    const answer = (label: string, value: string, working: string) => ({
      results: [{ label, value }],
      working: [`${working} = ${value}`],
    });
    if (question.startsWith('X is')) {
      if (y === 0) throw new InputFault('y', 'Y: enter a number other than 0.');
      return answer('Percentage', `${showNumber((x / y) * 100, 4)}%`, `${fx} ÷ ${fy} × 100`);
    }
    if (question.startsWith('Change')) {
      if (x === 0) throw new InputFault('x', 'X: enter a number other than 0.');
      return answer(
        'Change',
        `${showNumber(((y - x) / Math.abs(x)) * 100, 4)}%`,
        `(${fy} − ${fx}) ÷ ${showNumber(Math.abs(x))} × 100`,
      );
    }
    if (question.includes('increased'))
      return answer('Result', showNumber(y * (1 + x / 100), 4), `${fy} × (1 + ${fx} ÷ 100)`);
    if (question.includes('decreased'))
      return answer('Result', showNumber(y * (1 - x / 100), 4), `${fy} × (1 − ${fx} ÷ 100)`);
    return answer('Result', showNumber((x / 100) * y, 4), `${fx} ÷ 100 × ${fy}`);
  },
};

export const tip: Calculation = {
  id: 'tip',
  title: 'Tip and bill split',
  formula: 'total = bill × (1 + tip ÷ 100), shared by the people',
  inputs: [
    { kind: 'number', name: 'bill', label: 'Bill amount', start: '80', min: 0 },
    { kind: 'number', name: 'tip', label: 'Tip (%)', start: '15', min: 0, max: 100 },
    { kind: 'number', name: 'people', label: 'Number of people', start: '4', min: 1, max: 1000 },
  ],
  calculate(given) {
    const bill = given.number('bill');
    const percent = given.number('tip');
    const people = given.number('people');
    if (!Number.isInteger(people)) throw new InputFault('people', 'Number of people: enter a whole number.');
    const extra = (bill * percent) / 100;
    return {
      results: [
        { label: 'Per person', value: showMoney((bill + extra) / people) },
        { label: 'Tip', value: showMoney(extra) },
        { label: 'Total', value: showMoney(bill + extra) },
        { label: 'Tip per person', value: showMoney(extra / people) },
      ],
      working: [
        `Tip = ${showMoney(bill)} × ${showNumber(percent)}% = ${showMoney(extra)}`,
        `Total = ${showMoney(bill)} + ${showMoney(extra)} = ${showMoney(bill + extra)}`,
        `Per person = ${showMoney(bill + extra)} ÷ ${people}`,
      ],
    };
  },
};

export const discount: Calculation = {
  id: 'discount',
  title: 'Discount and sales tax',
  formula: 'final price = price × (1 − discount ÷ 100) × (1 + tax ÷ 100)',
  inputs: [
    { kind: 'number', name: 'price', label: 'Original price', start: '120', min: 0 },
    { kind: 'number', name: 'discount', label: 'Discount (%)', start: '25', min: 0, max: 100 },
    { kind: 'number', name: 'tax', label: 'Sales tax (%)', start: '0', min: 0, max: 100 },
  ],
  calculate(given) {
    const price = given.number('price');
    const saved = (price * given.number('discount')) / 100;
    const net = price - saved;
    const tax = (net * given.number('tax')) / 100;
    return {
      results: [
        { label: 'Final price', value: showMoney(net + tax) },
        { label: 'You save', value: showMoney(saved) },
        { label: 'Tax', value: showMoney(tax) },
      ],
      working: [
        `${showMoney(price)} × ${given.text('discount')}% = ${showMoney(saved)} off`,
        `${showMoney(net)} × ${given.text('tax')}% = ${showMoney(tax)} tax`,
      ],
    };
  },
};

export const margin: Calculation = {
  id: 'margin',
  title: 'Profit margin',
  formula: 'margin = (price − cost) ÷ price; markup = (price − cost) ÷ cost',
  inputs: [
    { kind: 'number', name: 'cost', label: 'Cost', start: '60', min: 0.01 },
    { kind: 'number', name: 'price', label: 'Selling price', start: '100', min: 0.01 },
    { kind: 'number', name: 'units', label: 'Units sold', start: '1', min: 0 },
  ],
  calculate(given) {
    const cost = given.number('cost');
    const price = given.number('price');
    const profit = price - cost;
    return {
      results: [
        { label: 'Profit margin', value: `${showNumber((profit / price) * 100, 2)}%` },
        { label: 'Profit per unit', value: showMoney(profit) },
        { label: 'Markup', value: `${showNumber((profit / cost) * 100, 2)}%` },
        { label: 'Total profit', value: showMoney(profit * given.number('units')) },
      ],
      working: [
        `(${showMoney(price)} − ${showMoney(cost)}) ÷ ${showMoney(price)} = ${showNumber((profit / price) * 100, 2)}%`,
      ],
    };
  },
};

export const cost: Calculation = {
  id: 'cost',
  title: 'Cost estimate',
  formula: 'total = sum of quantity × price, plus tax',
  inputs: [
    {
      kind: 'rows',
      name: 'items',
      label: 'Items',
      columns: [
        { label: 'Item', kind: 'text' },
        { label: 'Quantity', kind: 'number' },
        { label: 'Price each', kind: 'number' },
      ],
      start: [
        ['Materials', '3', '40'],
        ['Hours of work', '5', '25'],
      ],
    },
    { kind: 'number', name: 'tax', label: 'Tax (%)', start: '0', min: 0, max: 100 },
  ],
  calculate(given) {
    const lines = given.rows('items').map(([item = ''], row) => ({
      item,
      quantity: given.cell('items', row, 1),
      price: given.cell('items', row, 2),
    }));
    const sum = lines.reduce((total, { quantity, price }) => total + quantity * price, 0);
    const tax = (sum * given.number('tax')) / 100;
    return {
      results: [
        { label: 'Total cost', value: showMoney(sum + tax) },
        { label: 'Subtotal', value: showMoney(sum) },
        { label: 'Tax', value: showMoney(tax) },
      ],
      working: lines.map(
        ({ item, quantity, price }) =>
          `${item === '' ? 'Item' : item}: ${showNumber(quantity)} × ${showMoney(price)} = ${showMoney(quantity * price)}`,
      ),
    };
  },
};

export const commission: Calculation = {
  id: 'commission',
  title: 'Commission',
  formula: 'commission = sales × rate ÷ 100; pay = base + commission',
  inputs: [
    { kind: 'number', name: 'sales', label: 'Sales amount', start: '20000', min: 0 },
    { kind: 'number', name: 'rate', label: 'Commission rate (%)', start: '5', min: 0, max: 100 },
    { kind: 'number', name: 'base', label: 'Base pay', start: '0', min: 0 },
  ],
  calculate(given) {
    const earned = (given.number('sales') * given.number('rate')) / 100;
    return {
      results: [
        { label: 'Commission', value: showMoney(earned) },
        { label: 'Total pay', value: showMoney(earned + given.number('base')) },
      ],
      working: [`${showMoney(given.number('sales'))} × ${given.text('rate')}% = ${showMoney(earned)}`],
    };
  },
};

export const trip: Calculation = {
  id: 'trip',
  title: 'Fuel and trip cost',
  formula: 'cost = distance ÷ 100 × consumption × price per litre',
  inputs: [
    { kind: 'number', name: 'distance', label: 'Distance (km)', start: '350', min: 0 },
    { kind: 'number', name: 'use', label: 'Consumption (litres per 100 km)', start: '7', min: 0.1, max: 100 },
    { kind: 'number', name: 'price', label: 'Price per litre', start: '1.80', min: 0 },
    { kind: 'number', name: 'people', label: 'Number of people', start: '1', min: 1, max: 100 },
  ],
  calculate(given) {
    const litres = (given.number('distance') / 100) * given.number('use');
    const total = litres * given.number('price');
    return {
      results: [
        { label: 'Trip cost', value: showMoney(total) },
        { label: 'Fuel', value: `${showNumber(litres, 2)} litres` },
        { label: 'Per person', value: showMoney(total / given.number('people')) },
      ],
      working: [`${given.text('distance')} ÷ 100 × ${given.text('use')} = ${showNumber(litres, 2)} litres`],
    };
  },
};
