import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { reviseSpec } from './revise-spec.ts';

const app = planFromText('A list of recipes with a title and a rating. Users can search recipes.');
const revise = (sentence: string) => reviseSpec(app, sentence, { plan: planFromText });

describe('a sentence that says nothing', () => {
  it.each([
    ['an insult', 'you stupid idiot', /not understood/],
    ['noise', 'asdf qwer', /not understood/],
    ['signs', '???', /not understood/],
    ['code', 'function add(a, b) { return a + b; }', /JavaScript/],
    ['a vague wish', 'Make it better', /does not say what/],
    ['another vague wish', 'Add something cool', /does not say what/],
    ['a wish for features', 'I want more features', /does not say what/],
  ])('changes nothing and says why: %s', (_, sentence, why) => {
    const revision = revise(sentence);
    expect(revision.changed).toBe(false);
    expect(revision.answers.map((answer) => answer.why ?? 'not understood').join(' ')).toMatch(why);
  });

  it('builds no page of notes of what it does not know', () => {
    expect(revise('Add xyzzyness').changed).toBe(false);
  });

  it.each(['Add a page with notes', 'Add a role manager', 'Make the background ivory', 'Add a calendar'])(
    'still takes up what is meant: %s',
    (sentence) => {
      expect(revise(sentence).changed).toBe(true);
    },
  );
});
