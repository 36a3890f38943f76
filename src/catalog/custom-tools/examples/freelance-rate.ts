import type { ToolDefinition } from '../tool-definition.ts';

export const freelanceRate: ToolDefinition = {
  name: 'Hourly rate of a freelancer',
  job: 'Says what an hour has to cost so that the year pays a salary, taxes and costs.',
  currency: 'USD',
  fields: [
    {
      kind: 'money',
      name: 'salary',
      label: 'To live on, a year',
      min: 0,
      help: 'What should reach your own pocket.',
    },
    { kind: 'percent', name: 'tax', label: 'Taxes and insurance', min: 0, max: 70, help: 'Of the profit.' },
    {
      kind: 'table',
      name: 'costs',
      label: 'Costs of the business, a year',
      row: 'cost',
      columns: [
        { kind: 'text', name: 'what', label: 'What' },
        { kind: 'money', name: 'amount', label: 'A year', min: 0 },
      ],
    },
    {
      kind: 'number',
      name: 'weeksOff',
      label: 'Weeks off',
      unit: 'weeks',
      plain: true,
      min: 0,
      max: 30,
      whole: true,
    },
    {
      kind: 'number',
      name: 'hoursAWeek',
      label: 'Hours a week',
      unit: 'hours',
      plain: true,
      min: 1,
      max: 80,
    },
    {
      kind: 'percent',
      name: 'billable',
      label: 'Of which paid by clients',
      min: 10,
      max: 100,
      help: 'Offers, invoices and learning are paid by nobody; 60 % is usual.',
    },
    { kind: 'percent', name: 'reserve', label: 'Reserve on top', min: 0, max: 50 },
  ],
  formulas: [
    { name: 'profit', formula: 'salary / (1 - tax)' },
    { name: 'running_costs', formula: 'sum(costs.amount)' },
    { name: 'turnover', formula: '(profit + running_costs) * (1 + reserve)' },
    { name: 'paid_hours', formula: '(52 - weeksOff) * hoursAWeek * billable' },
    { name: 'rate', formula: 'turnover / paid_hours' },
    { name: 'day_rate', formula: 'round(rate * 8, -1)' },
  ],
  summary: 'Ask for {rate} an hour: {paid_hours} paid hours have to bring in {turnover} a year.',
  shown: [
    {
      kind: 'figures',
      title: 'What to ask for',
      figures: [
        { label: 'An hour', formula: 'rate', as: 'money' },
        { label: 'A day of eight hours, rounded', formula: 'day_rate', as: 'money' },
        { label: 'Turnover a year', formula: 'turnover', as: 'money' },
        { label: 'Paid hours a year', formula: 'paid_hours', as: 'whole' },
      ],
    },
    {
      kind: 'chart',
      title: 'Rate by the share of hours that clients pay',
      chart: 'area',
      over: { kind: 'range', field: 'billable', from: 30, to: 100, points: 15 },
      series: [{ label: 'An hour', formula: 'rate', as: 'money' }],
    },
    {
      kind: 'table',
      title: 'What each cost adds to an hour',
      table: 'costs',
      columns: [
        { label: 'What', formula: 'costs.what', as: 'text' },
        { label: 'A year', formula: 'costs.amount', as: 'money' },
        { label: 'In an hour', formula: 'costs.amount / paid_hours', as: 'money' },
      ],
    },
  ],
  checks: [
    { when: 'billable > 85%', says: 'Few people can bill more than 85 % of their hours.', stops: false },
  ],
  sample: {
    salary: 54000,
    tax: 32,
    costs: [
      { what: 'Desk and internet', amount: 4200 },
      { what: 'Computer and software', amount: 2600 },
      { what: 'Accountant', amount: 1400 },
    ],
    weeksOff: 7,
    hoursAWeek: 38,
    billable: 62,
    reserve: 10,
  },
};
