import { describe, expect, it } from 'vitest';
import { resolveConflict } from '../conflict-rules.ts';
import { collection, type KeptTurn } from './ask-conversations.ts';

const turn = (id: string, at: number): KeptTurn => ({
  id,
  parent: null,
  question: `Question ${id}`,
  answer: { kind: 'cannot', reason: 'No.' },
  at: new Date(at).toISOString(),
});
const base = {
  id: 'c',
  title: 'First',
  folder: '',
  pinned: false,
  turns: [turn('a', 1)],
  shown: 'a',
};
const rule = collection.conflict;

describe('a conversation that went on on two devices', () => {
  it('has the turns of both, in their order, each once', () => {
    const joined = resolveConflict(rule, {
      base,
      ours: { ...base, turns: [...base.turns, turn('c', 3)], shown: 'c' },
      theirs: { ...base, turns: [...base.turns, turn('b', 2)], shown: 'b' },
    });
    expect(joined?.turns.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(joined?.shown).toBe('c');
  });

  it('keeps what each changed besides', () => {
    const joined = resolveConflict(rule, {
      base,
      ours: { ...base, folder: 'Work' },
      theirs: { ...base, title: 'Renamed', pinned: true, turns: [...base.turns, turn('b', 2)] },
    });
    expect(joined).toMatchObject({ title: 'Renamed', pinned: true, folder: 'Work' });
    expect(joined?.turns).toHaveLength(2);
  });

  it('loses nothing when what was known before is not known any more', () => {
    const joined = resolveConflict(rule, {
      base: null,
      ours: { ...base, turns: [turn('b', 2)] },
      theirs: base,
    });
    expect(joined?.turns.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('lives on when it was deleted there and went on here, and is gone when it was deleted here', () => {
    const ours = { ...base, turns: [...base.turns, turn('b', 2)] };
    expect(resolveConflict(rule, { base, ours, theirs: null })?.turns).toHaveLength(2);
    expect(resolveConflict(rule, { base, ours: null, theirs: base })).toBeNull();
  });
});
