import { describe, expect, it } from 'vitest';
import { definedTerm, definesTerm } from './definitions.ts';

describe('which term is asked for', () => {
  it.each([
    ['what is a premortem', 'premortem'],
    ['What’s swing weighting?', 'swing weighting'],
    ['define DSCR', 'DSCR'],
    ['what does fsync mean?', 'fsync'],
    ['meaning of recovery point objective', 'recovery point objective'],
    ['cap rate definition', 'cap rate'],
  ])('%s', (question, term) => {
    expect(definedTerm(question)).toBe(term);
  });

  it.each([
    'how do I change my password',
    'what is the best way to keep all of my customers happy',
    '',
    '?'.repeat(10_000),
  ])('none in “%s”', (question) => {
    expect(definedTerm(question)).toBeUndefined();
  });
});

describe('what defines a term', () => {
  it.each([
    ['A premortem assumes that the project has failed and asks why.', 'premortem'],
    ['The cap rate is that income over the price.', 'cap rate'],
    ['This is alpha-beta pruning, and it never changes the answer.', 'alpha beta pruning'],
    ['The method is called swing weighting.', 'swing weighting'],
    ['- Source: quest rewards, drops, a daily bonus.', 'sources'],
  ])('%s', (sentence, term) => {
    expect(definesTerm(sentence, term)).toBeGreaterThan(0.7);
  });

  it('is not a sentence that only uses it', () => {
    expect(definesTerm('Run a premortem before you sign.', 'premortem')).toBe(0);
    expect(definesTerm('Nothing here.', 'premortem')).toBe(0);
  });
});
