import { describe, expect, it } from 'vitest';
import { appView, listedVersion } from '../sample-view.ts';
import { gapIn, turnsOf } from './turns.ts';

const unserved = (sentence: string, after: number) => ({
  id: sentence,
  sentence,
  after,
  nearest: [],
  reason: undefined,
});

describe('the conversation', () => {
  it('goes from the oldest to the newest, with what was not served where it was said', () => {
    const view = appView([listedVersion({ number: 2 }), listedVersion({ number: 1 })]);
    const turns = turnsOf(view, [unserved('early', 0), unserved('middle', 1), unserved('late', 2)]);
    expect(
      turns.map((turn) => (turn.kind === 'version' ? turn.version.number : turn.unserved.sentence)),
    ).toEqual(['early', 1, 'middle', 2, 'late']);
  });
});

describe('a suggestion', () => {
  it('may have a gap that is filled in by hand', () => {
    expect(gapIn('Rename pets to …')).toEqual({ start: 15, end: 16 });
    expect(gapIn('Make the background ivory')).toBeUndefined();
  });
});
