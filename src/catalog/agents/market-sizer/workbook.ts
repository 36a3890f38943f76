import type { WorkbookSheet } from '../../agent-desk/result.ts';
import type { MarketInput } from './fields.ts';

const firstSegment = 12;

/** Both ways in one sheet that reckons for itself. */
export function marketWorkbook(input: MarketInput): WorkbookSheet[] {
  const last = firstSegment + input.segments.length - 1;
  const bold = (value: string) => ({ value, bold: true as const });
  return [
    {
      name: 'Market',
      widths: [34, 16, 14, 16, 14, 18],
      rows: [
        [bold('From above')],
        ['Everybody who could buy', input.everybody],
        ['Served', { value: input.served / 100, as: 'percent' }],
        ['Won', { value: input.won / 100, as: 'percent' }],
        ['Spent by one a year', { value: input.spending, as: 'money' }],
        [bold('Total market'), { formula: '=B2*B5', as: 'money' }],
        [bold('Serviceable'), { formula: '=B6*B3', as: 'money' }],
        [bold('Obtainable'), { formula: '=B7*B4', as: 'money' }],
        [],
        [bold('From below')],
        ['Segment', 'Reached', 'Buy', 'Purchases', 'Price', 'Revenue'].map(bold),
        ...input.segments.map(({ name, reached, conversion, purchases, price }, index) => {
          const row = firstSegment + index;
          return [
            name,
            reached,
            { value: conversion / 100, as: 'percent' as const },
            purchases,
            { value: price, as: 'money' as const },
            { formula: `=B${row}*C${row}*D${row}*E${row}`, as: 'money' as const },
          ];
        }),
        [bold('Sum'), null, null, null, null, { formula: `=SUM(F${firstSegment}:F${last})`, as: 'money' }],
      ],
    },
  ];
}
