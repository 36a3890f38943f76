import { describe, expect, it } from 'vitest';
import type { Article } from '../../../catalog/articles.gen.ts';
import { countTags, neighboursOf, newestFirst, relatedTo, withTag } from './choose-articles.ts';

function article(slug: string, date: string, tags: string[], audience = 'everybody'): Article {
  return { slug, title: slug, description: slug, date, tags, audience, words: 900 };
}

const a = article('a', '2026-01-01', ['money', 'plans']);
const b = article('b', '2026-03-01', ['money'], 'operators');
const c = article('c', '2026-02-01', ['plans', 'money'], 'learners');
const d = article('d', '2026-02-01', ['games'], 'players');
const all = [a, b, c, d];
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug).join('');

describe('the articles of the blog', () => {
  it('come newest first, those of one day by name', () => {
    expect(slugs(newestFirst(all))).toBe('bcda');
  });

  it('are counted by topic, the fullest first', () => {
    expect(countTags(all)).toEqual([
      { tag: 'money', count: 3 },
      { tag: 'plans', count: 2 },
      { tag: 'games', count: 1 },
    ]);
  });

  it('are filtered by one topic or not at all', () => {
    expect(slugs(withTag(all, 'plans'))).toBe('ac');
    expect(slugs(withTag(all, null))).toBe('abcd');
    expect(withTag(all, 'none')).toEqual([]);
  });

  it('are related by the topics they share, never to themselves or to strangers', () => {
    expect(slugs(relatedTo(a, all, 3))).toBe('cb');
    expect(slugs(relatedTo(a, all, 1))).toBe('c');
    expect(relatedTo(d, all, 3)).toEqual([]);
  });

  it('have neighbours in time', () => {
    expect(neighboursOf(c, all)).toEqual({ newer: b, older: d });
    expect(neighboursOf(b, all)).toEqual({ newer: undefined, older: c });
    expect(neighboursOf(a, all)).toEqual({ newer: d, older: undefined });
  });
});
