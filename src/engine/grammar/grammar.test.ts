import { describe, expect, it } from 'vitest';
import { withArticle } from './article.ts';
import { asTyped } from './as-typed.ts';
import { joinWords } from './join-words.ts';
import { participle, verbLemma } from './verb-forms.ts';

describe('the forms of words', () => {
  it('says what has been done', () => {
    const verbs = 'lend write put set cut let quiz beep ping budget tick-off keep ship visit'.split(' ');
    expect(verbs.map((verb) => participle(verb.replace('-', ' ')))).toEqual(
      'lent written put set cut let quizzed beeped pinged budgeted ticked-off kept shipped visited'
        .split(' ')
        .map((word) => word.replace('-', ' ')),
    );
  });

  it('knows the verb of a form', () => {
    expect(['lent', 'checks in', 'ticked off', 'feed', 'skipped'].map(verbLemma)).toEqual([
      'lend',
      'check in',
      'tick off',
      'feed',
      'skip',
    ]);
  });

  it('chooses the article by sound', () => {
    const words =
      'hour university MRI PDF order user umbrella FAQ European unit X-ray URL honest answer RAM chip';
    expect(words.split(/ (?!answer|chip)/).map(withArticle)).toEqual([
      'an hour',
      'a university',
      'an MRI',
      'a PDF',
      'an order',
      'a user',
      'an umbrella',
      'an FAQ',
      'a European',
      'a unit',
      'an X-ray',
      'a URL',
      'an honest answer',
      'a RAM chip',
    ]);
  });

  it('joins what is listed', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('keeps names and acronyms as they were typed', () => {
    const text =
      "We're an amateur theatre in Bristol. Every actor has a PDF, Props are kept in Bristol; props move.";
    expect(asTyped('amateur theatre in bristol', text)).toBe('amateur theatre in Bristol');
    expect(asTyped('every pdf and props', text)).toBe('every PDF and props');
    expect(asTyped('small game', 'A SMALL GAME FOR MY KIDS')).toBe('small game');
  });
});
