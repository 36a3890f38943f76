import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';
import type { SyncState, UnsentChange } from './person-data.ts';
import { summarize } from './sync-status.tsx';

const change = (state: UnsentChange['state']): UnsentChange => ({
  collection: 'notes',
  label: 'Note',
  key: 'a',
  kind: 'update',
  state,
  refusal: undefined,
});
const well: SyncState = { connection: 'reached', keeping: 'device' };

describe('the note in the top bar', () => {
  it('says nothing while all is well, also while something is just being sent', () => {
    expect(summarize([], undefined, true)).toBeUndefined();
    expect(summarize([], well, true)).toBeUndefined();
    expect(summarize([change('sending')], well, true)).toBeUndefined();
  });

  it('counts what waits when it cannot be sent', () => {
    const away: SyncState = { ...well, connection: 'unreachable' };
    expect(summarize([change('waiting')], away, true)).toMatchObject({ text: '1 change waiting' });
    expect(summarize([change('waiting'), change('waiting')], well, false)).toMatchObject({
      text: '2 changes waiting',
    });
    expect(summarize([change('waiting')], { ...well, connection: 'no-session' }, true)).toMatchObject({
      tone: 'waiting',
    });
  });

  it('puts failures first', () => {
    const all = [change('waiting'), change('failed')];
    expect(summarize(all, { ...well, connection: 'unreachable' }, false)).toEqual({
      tone: 'failed',
      text: '1 failed',
      count: 1,
    });
  });

  it('says when the server is away, and when nothing is kept', () => {
    expect(summarize([], { ...well, connection: 'unreachable' }, true)).toMatchObject({ text: 'Offline' });
    expect(summarize([], { ...well, connection: 'unreachable' }, false)).toBeUndefined();
    expect(summarize([], { ...well, keeping: 'memory-full' }, true)).toMatchObject({ text: 'Not kept here' });
  });
});

describe('the wait after failures', () => {
  it('doubles up to its limit, half of it by chance', () => {
    expect([1, 2, 3, 4].map((failures) => backOffMs(failures, () => 1))).toEqual([
      1_000, 2_000, 4_000, 8_000,
    ]);
    expect(backOffMs(3, () => 0)).toBe(2_000);
    expect(backOffMs(50, () => 1)).toBe(30_000);
  });
});
