import { describe, expect, it } from 'vitest';
import { indefiniteArticle, pronounsOf, withinSentence, withRightArticles } from './phrases.ts';

describe('phrases', () => {
  it.each([
    ['hour', 'an'],
    ['heir', 'an'],
    ['university', 'a'],
    ['uninvited guest', 'an'],
    ['European', 'a'],
    ['umbrella', 'an'],
    ['one-eyed man', 'a'],
    ['user', 'a'],
    ['engineer', 'an'],
    ['harbour', 'a'],
  ])('put the right article before %s', (next, article) => {
    expect(indefiniteArticle(next)).toBe(article);
  });

  it('put articles right that are wrong', () => {
    expect(withRightArticles('A old man in an harbour, and a honest one')).toBe(
      'An old man in a harbour, and an honest one',
    );
  });

  it('stand within a sentence', () => {
    expect(withinSentence('The storm  takes the mast. ')).toBe('the storm takes the mast');
    expect(withinSentence('Anna leaves!')).toBe('Anna leaves');
  });

  it('agree with they', () => {
    expect(pronounsOf('they').verb('has', 'have')).toBe('have');
    expect(pronounsOf('she').verb('has', 'have')).toBe('has');
  });
});
