import type { ToolDefinition } from '../tool-definition.ts';

export const markupAndMargin: ToolDefinition = {
  name: 'Markup and margin',
  job: 'Turns what things cost you into prices, and shows markup, margin and what a discount takes.',
  currency: 'USD',
  fields: [
    {
      kind: 'table',
      name: 'goods',
      label: 'What you sell',
      row: 'article',
      columns: [
        { kind: 'text', name: 'what', label: 'Article' },
        { kind: 'money', name: 'cost', label: 'Costs you', min: 0 },
        { kind: 'number', name: 'sold', label: 'Sold a month', min: 0 },
      ],
    },
    {
      kind: 'percent',
      name: 'margin',
      label: 'Margin you want',
      min: 1,
      max: 95,
      help: 'The share of the price that stays.',
    },
    { kind: 'percent', name: 'tax', label: 'Sales tax on top', min: 0, max: 30 },
    { kind: 'percent', name: 'discount', label: 'Discount you think of', min: 0, max: 80 },
  ],
  formulas: [
    { name: 'prices', formula: 'round(goods.cost / (1 - margin), 2)' },
    { name: 'markup', formula: 'margin / (1 - margin)' },
    { name: 'turnover', formula: 'sum(prices * goods.sold)' },
    { name: 'profit', formula: 'sum((prices - goods.cost) * goods.sold)' },
    { name: 'discounted_profit', formula: 'sum((prices * (1 - discount) - goods.cost) * goods.sold)' },
    {
      name: 'more_needed',
      formula: 'if(discount < margin, margin / (margin - discount) - 1, 0)',
    },
  ],
  summary: 'A margin of {margin} is a markup of {markup}; a month brings {profit} on {turnover}.',
  shown: [
    {
      kind: 'table',
      title: 'Price list',
      table: 'goods',
      columns: [
        { label: 'Article', formula: 'goods.what', as: 'text' },
        { label: 'Costs you', formula: 'goods.cost', as: 'money' },
        { label: 'Price', formula: 'prices', as: 'money' },
        { label: 'With tax', formula: 'round(prices * (1 + tax), 2)', as: 'money' },
        { label: 'Profit a month', formula: '(prices - goods.cost) * goods.sold', as: 'money' },
      ],
    },
    {
      kind: 'figures',
      title: 'A month',
      figures: [
        { label: 'Markup', formula: 'markup', as: 'percent' },
        { label: 'Turnover', formula: 'turnover', as: 'money' },
        { label: 'Profit', formula: 'profit', as: 'money' },
        { label: 'Profit with the discount', formula: 'discounted_profit', as: 'money' },
        { label: 'More to sell to make up for it', formula: 'more_needed', as: 'percent' },
      ],
    },
    {
      kind: 'chart',
      title: 'Profit by article',
      chart: 'bar',
      over: { kind: 'rows', table: 'goods', category: 'goods.what' },
      series: [{ label: 'Profit a month', formula: '(prices - goods.cost) * goods.sold', as: 'money' }],
    },
  ],
  checks: [
    {
      when: 'discount >= margin',
      says: 'The discount of {discount} takes the whole margin of {margin}: each sale loses money.',
      stops: false,
    },
  ],
  sample: {
    goods: [
      { what: 'Candle', cost: 4.2, sold: 120 },
      { what: 'Soap', cost: 2.1, sold: 260 },
      { what: 'Gift box', cost: 11.5, sold: 45 },
    ],
    margin: 55,
    tax: 8,
    discount: 15,
  },
};
