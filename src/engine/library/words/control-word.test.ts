import { expect, it } from 'vitest';
import { controlWord } from './control-word.ts';

it.each([
  ['Due date', 'date', 'due date'],
  ['Until', 'date', 'end'],
  ['When', 'moment', 'day'],
  ['Order', 'number', 'place in the order'],
  ['Order', 'reference', 'order'],
  ['Of these after midnight', 'number', undefined],
  ['How often they drove', 'number', undefined],
  ['Please mind', 'text', undefined],
  ['Lambed', 'yes-no', 'lambed'],
  ['Is paid', 'yes-no', 'paid'],
  ['Has been given', 'yes-no', 'given'],
  ['Is it far', 'text', undefined],
  ['Total with VAT', 'money', 'total with VAT'],
  ['PDF at hand', 'text', 'PDF at hand'],
  ['Back by', 'date', '“back by”'],
  ['Inspections', 'number', 'inspections'],
])('“%s” (%s) is sorted by %s', (label, kind, word) => {
  expect(controlWord({ label, kind })).toBe(word);
});
