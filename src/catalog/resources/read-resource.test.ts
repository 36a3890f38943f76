import { expect, it } from 'vitest';
import { readResource } from './read-resource.ts';

const good = `---
title: Trip costs
about: Share the costs of a trip.
kind: worksheet
jobs: [families, students]
formats: [xlsx, pdf]
words: holiday, split
opens: /agents/loan-desk
---
Replace the sample values.

## Costs

| What | Price | Count | Sum |
|---|---|---|---|
| Bed | 40.50 | 2 | =B2*C2 |
| Total | | | =SUM(D2:D2) |
`;

it('reads a resource whole', () => {
  const { resource, faults } = readResource(good);
  expect(faults).toEqual([]);
  expect(resource).toMatchObject({
    title: 'Trip costs',
    kind: 'worksheet',
    jobs: ['families', 'students'],
    formats: ['xlsx', 'pdf'],
    words: ['holiday', 'split'],
    opens: '/agents/loan-desk',
  });
  expect(resource.body).toMatch(/^Replace the sample values/);
});

it.each([
  ['an unknown kind', good.replace('worksheet', 'poster'), 'kind: “poster” is not one of'],
  ['an unknown job', good.replace('students', 'pilots'), 'jobs: “pilots” is not one of'],
  ['four jobs', good.replace('students', 'students, it, legal'), 'jobs: at most 3.'],
  ['an unknown format', good.replace('pdf]', 'odt]'), 'formats: “odt” is not one of'],
  ['a misspelt field', good.replace('words:', 'tags: x\nwords:'), 'tags: not a field of a resource.'],
  ['a long sentence', good.replace('of a trip', 'x'.repeat(150)), 'about: has 167 characters'],
  [
    'an address elsewhere',
    good.replace('/agents/loan-desk', 'https://x.org'),
    'is no address of the product',
  ],
  ['no text', good.replace(/---\nReplace[\s\S]*/, '---\n'), 'The text is missing.'],
  ['no opening paragraph', good.replace('Replace the sample values.\n', ''), 'begins with a short paragraph'],
  ['a heading of the first level', good.replace('## Costs', '# Costs'), 'use ## in the text'],
  ['formulas in a document', good.replace('xlsx', 'docx'), 'is offered as xlsx'],
  ['a fault in a formula', good.replace('B2*C2', 'B2*A2'), '“Costs”, D2: It reckons with the text “Bed”'],
  ['a range beyond the table', good.replace('D2:D2', 'B2:B9'), 'is outside of the table'],
  [
    'two tables under one heading',
    `${good}\nAnd\n\n| A |\n|---|\n| 1 |\n`,
    '“Costs”: has two tables; give each a heading of its own.',
  ],
])('names %s', (_, text, fault) => {
  expect(readResource(text).faults.join('\n')).toContain(fault);
});
