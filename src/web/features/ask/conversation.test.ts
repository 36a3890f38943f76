import { describe, expect, it } from 'vitest';
import type { KeptTurn } from '../../app/local/collections/ask-conversations.ts';
import { endOfBranch, shownBranch, titleFrom, versionsOf } from './conversation.ts';

const turn = (id: string, parent: string | null): KeptTurn => ({
  id,
  parent,
  question: id,
  answer: { kind: 'unknown', nearest: [] },
  at: '2026-11-17T03:00:00.000Z',
});
/** First question a, then b and its edited form c, after which came d. */
const turns = [turn('a', null), turn('b', 'a'), turn('c', 'a'), turn('d', 'c')];
const idsOf = (given: readonly KeptTurn[]) => given.map(({ id }) => id);

describe('a conversation with an edited question', () => {
  it('shows the branch that is looked at, from its first question on', () => {
    expect(idsOf(shownBranch({ turns, shown: 'd' }))).toEqual(['a', 'c', 'd']);
    expect(idsOf(shownBranch({ turns, shown: 'b' }))).toEqual(['a', 'b']);
  });

  it('shows the latest branch when nobody knows which was looked at', () => {
    expect(idsOf(shownBranch({ turns, shown: null }))).toEqual(['a', 'c', 'd']);
    expect(idsOf(shownBranch({ turns, shown: 'gone' }))).toEqual(['a', 'c', 'd']);
    expect(shownBranch({ turns: [], shown: null })).toEqual([]);
  });

  it('knows the versions of a question, and where each went on', () => {
    expect(idsOf(versionsOf(turns, turn('c', 'a')))).toEqual(['b', 'c']);
    expect(endOfBranch(turns, 'c')).toBe('d');
    expect(endOfBranch(turns, 'b')).toBe('b');
  });

  it('does not hang where turns follow each other in a circle', () => {
    const circle = [turn('x', 'y'), turn('y', 'x')];
    expect(idsOf(shownBranch({ turns: circle, shown: 'x' }))).toEqual(['y', 'x']);
    expect(['x', 'y']).toContain(endOfBranch(circle, 'x'));
  });

  it('is called by its first question, in one line that fits', () => {
    expect(titleFrom('  What is\n15% of 240?  ')).toBe('What is 15% of 240?');
    expect(titleFrom('word '.repeat(100))).toHaveLength(120);
  });
});
