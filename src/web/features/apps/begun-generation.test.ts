import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { begin, forgetBegun, noteHeard, readBegun, readUnended } from './begun-generation.ts';

const idea = { appName: 'Engine', prompt: 'It computes.' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a generation that was begun', () => {
  it('keeps its key while the same is asked for and has not ended', () => {
    const first = begin('ada', idea, 1_000);
    expect(begin('ada', idea, 2_000).key).toBe(first.key);
    expect(begin('ada', { ...idea, prompt: 'It weaves.' }, 3_000).key).not.toBe(first.key);
  });

  it('gets another key once it has ended', () => {
    const first = begin('ada', idea, 1_000);
    forgetBegun(first);
    expect(readBegun('ada', 1_000)).toBeUndefined();
    expect(begin('ada', idea, 1_000).key).not.toBe(first.key);
  });

  it('counts from when it was taken up, and from the last press before that', () => {
    begin('ada', idea, 1_000);
    const again = begin('ada', idea, 2_000);
    expect(again).toMatchObject({ at: 2_000, heard: false });
    noteHeard(again);
    expect(begin('ada', idea, 3_000)).toMatchObject({ at: 2_000, heard: true });
  });

  it('goes on by itself once it was taken up, and before that only a moment after the press', () => {
    const begun = begin('ada', idea, 1_000);
    const later = 1_000 + limits.appCreator.resendMs;
    expect(readUnended('ada', later - 1)?.key).toBe(begun.key);
    expect(readUnended('ada', later)).toBeUndefined();
    noteHeard(begun);
    expect(readUnended('ada', later)?.key).toBe(begun.key);
  });

  it('belongs to one person and is over after a while', () => {
    begin('ada', idea, 1_000);
    expect(readBegun('grace', 1_000)).toBeUndefined();
    expect(readBegun('ada', 1_000 + limits.appCreator.resumeMs)).toBeUndefined();
  });

  it('is not taken from the next one that another tab began', () => {
    const first = begin('ada', idea, 1_000);
    const next = begin('ada', { ...idea, appName: 'Loom' }, 2_000);
    forgetBegun(first);
    expect(readBegun('ada', 2_000)?.key).toBe(next.key);
  });

  it('works without storage, and passes over what is not its own', () => {
    localStorage.setItem('kora-app-begun', '{"appName":"x"}');
    expect(readBegun('ada', 0)).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(begin('ada', idea, 1_000)).toMatchObject(idea);
  });
});
