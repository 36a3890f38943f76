import { describe, expect, it } from 'vitest';
import { checkSaid, type Grounds } from './check-said.ts';
import type { SaidSource } from './said.ts';

const source = (number: number, text: string, title = 'Backups'): SaidSource => ({
  number,
  title,
  text,
  place: '',
});
const grounds: Grounds = {
  sources: [
    source(
      1,
      'A backup is made every night at 3 and kept for 30 days. Restoring one takes about 12.34 minutes.',
    ),
    source(
      2,
      'Invoices are sent on the first of the month. The three of May come to 1,250 euros.',
      'Invoices',
    ),
  ],
  texts: ['How long are backups kept, and what is 15% of 240?', 'The tool says: 36.'],
};
const marked = (text: string, given = grounds) =>
  checkSaid(text, given).marks.map(({ from, until, why }) => [text.slice(from, until), why]);

describe('what a model says', () => {
  it.each([
    ['Backups are kept for 30 days [1].'],
    ['Backups are kept for 30 days. [1]'],
    ['The invoices of May come to 1250 euros [2], and backups are made at night [1].'],
    ['The invoices of May come to 1.250 euros [2].'],
    ['Restoring a backup takes about 12.3 minutes [1].'],
    ['15 % of 240 is **36**.'],
    ['1. A backup is made every night [1]\n2. It is kept for 30 days [1]'],
    ['Run `sleep 99`:\n\n```sh\nsleep 4711\n```\n\nSee [the guide](https://example.org/77).'],
    ['Solve $x^2 + 2x = 0$.'],
    ['Sizes such as A4 and models such as GPT-5 are names.'],
    ['A backup is made every night and kept for 30 days [1][2].'],
    [''],
  ])('holds: %j', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    ['Backups are kept for 30 days [99].', [['[99]', 'no-source']]],
    ['Backups are kept for 31 days [1].', [['31', 'figure']]],
    ['The sum is $\\frac{4711}{2}$.', [['4711', 'figure']]],
    [
      'Penguins live at the south pole in large colonies [1]. Backups are kept for 30 days [1].',
      [['Penguins live at the south pole in large colonies [1].', 'not-borne']],
    ],
    [
      'Backups are kept for 30 days [1]. Penguins live in colonies. [2]',
      [['Penguins live in colonies.', 'not-borne']],
    ],
    // The figure is true of something else than what is cited.
    [
      'Backups are made every night for 1250 days [1].',
      [['Backups are made every night for 1250 days [1].', 'not-borne']],
    ],
    [
      'It is 7 or 8 times as much.',
      [
        ['7', 'figure'],
        ['8', 'figure'],
      ],
    ],
    ['Restoring takes 12.4 minutes.', [['12.4', 'figure']]],
    ['It costs 2 million.', [['2', 'figure']]],
  ])('is marked where it does not hold: %j', (text, marks) => {
    expect(marked(text)).toEqual(marks);
  });

  it('is counted, and names what it cites', () => {
    expect(checkSaid('Kept for 30 days [1, 2], as backups are [7].', grounds)).toMatchObject({
      checked: { citations: 2, figures: 1 },
      cited: [1, 2],
    });
  });

  it('takes figures as they are written elsewhere: in groups, in words of size, as shares', () => {
    const of = (text: string) => ({ sources: [], texts: [text] });
    expect(marked('It is 1 250 000.', of('1.25 million'))).toEqual([]);
    expect(marked('It is 1,250,000.50.', of('1.250.000,50'))).toEqual([]);
    expect(marked('It is 15 %.', of('0.15'))).toEqual([]);
    expect(marked('On 2026-11-17.', of('17 November 2026, month 11'))).toEqual([]);
    expect(marked('Version 1.2.3 and 1.2.4.', of('Version 1.2.3'))).toEqual([['1.2.4', 'figure']]);
  });

  it('is read to its end, however odd it is', () => {
    const { checked } = checkSaid('[1] $ ` 1,1 [[ **'.repeat(2_000), grounds);
    expect(checked.citations).toBeGreaterThan(0);
  });
});
