import { expect, test } from 'vitest';
import { documentText, faultOf, filled, newDraft, sumsOf } from './document-content.ts';
import { documentKinds, ownKind } from './document-kinds.ts';

function start(id: string) {
  const kind = documentKinds.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no ${id}`);
  return { kind, draft: newDraft(kind, (days) => `2030-05-${String(days + 1).padStart(2, '0')}`) };
}

test('every kind of document can be finished as it starts', () => {
  for (const { id } of documentKinds) {
    const { kind, draft } = start(id);
    expect(faultOf(kind, draft), id).toBeUndefined();
    expect(documentText(kind, draft), id).not.toContain('{');
  }
});

test('an invoice adds up, in cents', () => {
  const { draft } = start('invoice');
  expect(sumsOf(draft)).toEqual({ amounts: [450, 140], subtotal: 590, tax: 59, total: 649 });
  expect(sumsOf({ ...draft, lines: [['a', '3', '0.335']], values: { tax: '7.5' } })).toMatchObject({
    subtotal: 1.01,
    tax: 0.08,
    total: 1.09,
  });
});

test('wrong and missing entries are named', () => {
  const { kind, draft } = start('invoice');
  expect(faultOf(kind, { ...draft, lines: [['a', 'x', '1']] })).toBe(
    'Line 1: enter numbers for quantity and price.',
  );
  expect(faultOf(kind, { ...draft, lines: [] })).toBe('Add at least one line.');
  expect(faultOf(kind, { ...draft, values: { ...draft.values, title: ' ' } })).toBe(
    'Invoice number: enter a text.',
  );
});

test('fields fill the texts of sections, and what is missing stays a gap', () => {
  const { kind, draft } = start('contract');
  expect(filled(kind, draft, '{from} and {to} on {date}, {other}')).toBe(
    'Northlight Studio and Rivera Foods on May 1, 2030, {other}',
  );
  expect(filled(kind, { ...draft, values: {} }, '{from}')).toBe('[First party]');
});

test('an own document has the sections that were asked for', () => {
  const kind = ownKind('Travel plan', ['Route', 'Packing list']);
  const draft = newDraft(kind, () => '2030-05-01');
  expect(draft.sections.map(({ title }) => title)).toEqual(['Route', 'Packing list']);
  expect(documentText(kind, draft)).toContain('Packing list');
  expect(ownKind('Plan', []).sections.length).toBeGreaterThan(1);
});
