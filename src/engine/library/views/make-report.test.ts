import { expect, test } from 'vitest';
import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import type { AppRecord } from '../store/collection.ts';
import { makeReport } from './make-report.ts';
import { reportAsCsv, reportAsText } from './report-text.ts';

function entityOf(
  name: string,
  one: string,
  fields: readonly Field[],
  records: readonly AppRecord[],
): Entity {
  return {
    name,
    one,
    many: `${one}s`,
    title: 'title',
    fields,
    records: { all: () => records, find: (id: string) => records.find((record) => record.id === id) },
  } as unknown as Entity;
}

const stocks = entityOf(
  'stocks',
  'Stock',
  [
    { name: 'title', label: 'Company', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money' },
    { name: 'day', label: 'Day', kind: 'date' },
    { name: 'sector', label: 'Sector', kind: 'choice', options: ['Energy', 'Food'] },
  ],
  [
    { id: 'a', createdAt: '2026-01-01', title: 'Aster', price: 10, day: '2026-03-01', sector: 'Energy' },
    { id: 'b', createdAt: '2026-01-02', title: 'Borealis', price: 30, day: '2026-03-02', sector: 'Food' },
    { id: 'c', createdAt: '2026-01-03', title: 'Cedar', price: 50, day: '2026-04-20', sector: 'Food' },
  ],
);
const news = entityOf(
  'news',
  'News item',
  [{ name: 'title', label: 'Headline', kind: 'text' }],
  [{ id: 'n', createdAt: '2026-01-01', title: 'Aster opens a plant' }],
);

const whole = { entity: stocks, others: [news], recordId: '', from: '', to: '' };

test('each section becomes a part of its kind, in the chosen order', () => {
  const parts = makeReport({ ...whole, sections: ['Summary', 'Statistics', 'Trend', 'Chart', 'Details'] });
  expect(parts.map(({ kind, title }) => [title, kind])).toEqual([
    ['Summary', 'text'],
    ['Statistics', 'figures'],
    ['Trend', 'chart'],
    ['Chart', 'chart'],
    ['Details', 'table'],
  ]);
});

test('a section named like a field shows that field, with the average', () => {
  expect(makeReport({ ...whole, sections: ['Price'] })).toEqual([
    {
      kind: 'table',
      title: 'Price',
      columns: ['Stock', 'Price'],
      rows: [
        ['Aster', '$10'],
        ['Borealis', '$30'],
        ['Cedar', '$50'],
        ['Average of 3', '$30'],
      ],
    },
  ]);
});

test('a section named like other records lists them', () => {
  expect(makeReport({ ...whole, sections: ['News item'] })[0]).toMatchObject({
    kind: 'table',
    rows: [['Aster opens a plant']],
  });
});

test('the period leaves out what lies outside', () => {
  const [part] = makeReport({ ...whole, from: '2026-03-01', to: '2026-03-31', sections: ['Details'] });
  expect(part?.kind === 'table' ? part.rows.map(([title]) => title) : []).toEqual(['Aster', 'Borealis']);
});

test('a report about one record says what is known about it', () => {
  const [part] = makeReport({ ...whole, recordId: 'b', sections: ['Summary'] });
  expect(part).toMatchObject({ kind: 'figures', title: 'Summary: Borealis' });
});

test('a report is written as text and as rows', () => {
  const parts = makeReport({ ...whole, sections: ['Sector'] });
  const report = { id: 'r', title: 'Stocks', createdAt: '', about: 'All stocks', by: 'Guest', parts };
  expect(reportAsCsv(report).split('\r\n')).toEqual(['Stocks', '', 'Sector', 'Energy,1', 'Food,2']);
  expect(reportAsText(report)).toContain('Sector\n------\nEnergy | 1\nFood | 2');
});

test('sections in the words of their author get what they promise', () => {
  const parts = makeReport({
    ...whole,
    recordId: 'c',
    sections: ['Company overview', 'Price chart', 'Financial ratios', 'Risk analysis'],
  });
  expect(parts.map(({ kind }) => kind)).toEqual(['figures', 'chart', 'figures', 'text']);
  expect(parts[1]).toMatchObject({
    valueLabel: 'Price',
    points: [
      { label: 'Cedar', value: 50 },
      { label: 'Borealis', value: 30 },
      { label: 'Aster', value: 10 },
    ],
  });
  expect(parts[2]).toMatchObject({ figures: [{ label: 'Price', value: '$50', note: 'Average: $30' }] });
  expect(JSON.stringify(parts[3])).toContain('Cedar lies well above the average');
});
