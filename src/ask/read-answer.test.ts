import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { answerText } from './answer-text.ts';
import { readAnswer } from './read-answer.ts';

const place = { title: 'Export', address: '/support#export' };
const answers: readonly (readonly [Answer, string])[] = [
  [{ kind: 'exact', understood: '15 % of 240', answer: '36', steps: ['240 × 0.15'] }, '36'],
  [
    {
      kind: 'exact',
      understood: 'x',
      answer: '1',
      steps: [],
      table: { columns: ['a'], rows: [['1']] },
    },
    '1',
  ],
  [{ kind: 'cannot', reason: 'Nothing divides by zero.' }, 'Nothing divides by zero.'],
  [
    { kind: 'quotes', quotes: [{ text: 'Press Export.', from: { ...place, page: 2 } }] },
    'Press Export. (Export)',
  ],
  [
    {
      kind: 'agent',
      slug: 'loan-desk',
      name: 'Loan Desk',
      job: 'Loans.',
      filled: [{ field: 'years', label: 'Term', value: 5, words: '5 years' }],
      others: [place],
    },
    'Loan Desk: Loans.\nTerm: 5',
  ],
  [{ kind: 'app', description: 'a list' }, 'This is a description of an app: a list'],
  [{ kind: 'own', text: 'One app.', places: [place] }, 'One app.\nExport'],
  [{ kind: 'unknown', nearest: [] }, 'Nothing here answers that.'],
  [{ kind: 'unknown', nearest: [place] }, 'Nothing here answers that. This comes nearest: Export.'],
];

describe('an answer that was kept', () => {
  it.each(answers)('is read as it was given, and can be read out: $kind', (answer, words) => {
    expect(readAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
    expect(answerText(answer)).toBe(words);
  });

  it.each([
    [{ kind: 'poem', lines: [] }],
    [{ kind: 'exact', answer: '36' }],
    [{ kind: 'own', text: 'x', places: [{ title: 'x', address: 'https://elsewhere.example' }] }],
    [{ kind: 'own', text: 'x', places: [{ title: 'x', address: 'javascript:alert(1)' }] }],
    [{ kind: 'own', text: 'x', places: [{ title: 'x', address: '//elsewhere.example' }] }],
    [null],
    ['36'],
    [[]],
  ])('is left alone when it is of another version, or leads out of the product: %j', (kept) => {
    expect(readAnswer(kept)).toBeUndefined();
  });
});
