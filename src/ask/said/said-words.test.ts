import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { answerMarkdown, answerText } from '../answer-text.ts';
import { readAnswer } from '../read-answer.ts';
import type { SaidMark } from './said.ts';
import { checkedWords } from './said-words.ts';

const mark: SaidMark = { from: 17, until: 21, why: 'no-source' };
const said: Answer = {
  kind: 'said',
  text: 'Kept for 30 days [99], as it says [1].',
  by: { name: 'House', place: 'models.example' },
  sources: [
    { number: 1, title: 'Backups', text: 'Kept for 30 days.', place: 'Nights', address: '/support#backups' },
    { number: 2, title: 'notes.pdf', text: 'Kept.', place: 'page 4', document: 'd1' },
  ],
  marks: [mark],
  checked: { citations: 2, figures: 1 },
};

describe('what a model said', () => {
  it('is kept with its sources and marks, and read again', () => {
    const stored: unknown = JSON.parse(JSON.stringify(said));
    expect(readAnswer(stored)).toEqual(said);
    const led = { ...said, sources: [{ ...said.sources[0], address: 'https://elsewhere.example' }] };
    expect(readAnswer(led)).toBeUndefined();
  });

  it('is a file with the marks in words', () => {
    expect(answerMarkdown({ ...said, trouble: 'It broke off.' })).toBe(
      'Kept for 30 days [99] (not found in the sources), as it says [1].\n\n*It broke off.*\n\n' +
        '*Said by House at models.example. Checked: 2 citations and 1 figure. 1 thing was not found in the sources and is marked.*\n\n' +
        '- \\[1\\] [Backups](/support#backups), Nights\n- \\[2\\] notes.pdf, page 4',
    );
  });

  it('is read out with what checking came to', () => {
    expect(answerText(said)).toContain('Checked: 2 citations and 1 figure. 1 thing was');
    const instead: Answer = {
      kind: 'instead',
      by: said.by,
      trouble: 'The key was refused.',
      answer: { kind: 'cannot', reason: 'No.' },
    };
    expect(readAnswer(JSON.parse(JSON.stringify(instead)))).toEqual(instead);
    expect(answerText(instead)).toBe('The key was refused.\n\nNo.');
    expect(answerMarkdown(instead)).toBe('*The key was refused.*\n\nNo.');
  });

  it.each([
    [0, 0, [], 'No source is named and no figure given: this is the model’s own word.'],
    [2, 0, [], 'Checked: 2 citations. All were found in the sources.'],
    [
      0,
      1,
      [mark, mark],
      'Checked: 1 figure. 2 things were not found in the sources and are marked. No source is named: the rest is the model’s own word.',
    ],
  ])('%i citations, %i figures', (citations, figures, marks, words) => {
    expect(checkedWords({ marks, checked: { citations, figures } })).toBe(words);
  });
});
