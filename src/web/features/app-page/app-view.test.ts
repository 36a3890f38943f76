import { describe, expect, it } from 'vitest';
import type { VersionProgress } from '../../../functions/app-shapes.ts';
import { applyProgress, askedWords, shownVersion, splitReason } from './app-view.ts';
import { appView, listedVersion } from './sample-view.ts';

const asked = { origin: 'sentence', request: 'Make it teal' } as const;
const now = '2026-01-02T04:00:00.000Z';

function news(change: Partial<VersionProgress>): VersionProgress {
  return {
    appId: '00000000-0000-4000-8000-00000000abcd',
    versionId: listedVersion({ number: 2 }).id,
    number: 2,
    status: 'building',
    step: 'writing',
    fileCount: null,
    previewUrl: null,
    error: null,
    ...change,
  };
}

describe('news about a version', () => {
  const view = appView([listedVersion({ number: 1 })]);

  it('put a new one first, with what was asked for', () => {
    const [first, second] = applyProgress(view, news({}), asked, now).versions;
    expect(first).toMatchObject({
      number: 2,
      request: 'Make it teal',
      origin: 'sentence',
      basedOn: 1,
      step: 'writing',
    });
    expect(second?.number).toBe(1);
  });

  it('change one that is known and keep the rest of it', () => {
    const before = applyProgress(view, news({}), asked, now);
    const after = applyProgress(before, news({ step: 'trying', previewUrl: 'http://two' }), asked, 'later');
    expect(after.versions).toHaveLength(2);
    expect(after.versions[0]).toMatchObject({ step: 'trying', previewUrl: 'http://two', createdAt: now });
    expect(after.app.currentVersion).toBe(1);
  });

  it('make a completed one current', () => {
    expect(applyProgress(view, news({ status: 'completed' }), asked, now).app.currentVersion).toBe(2);
    expect(applyProgress(view, news({ status: 'failed', error: 'No.' }), asked, now).app.currentVersion).toBe(
      1,
    );
  });

  it('that come late do not bring back what has ended', () => {
    const ended = appView([listedVersion({ number: 2 }), listedVersion({ number: 1 })]);
    expect(applyProgress(ended, news({ step: 'building' }), asked, now)).toBe(ended);
  });
});

describe('what the preview shows', () => {
  const making = listedVersion({ number: 2, status: 'building', step: 'writing', previewUrl: null });

  it('is what works until there is more to see', () => {
    expect(shownVersion(appView([listedVersion(), making]), undefined)?.number).toBe(1);
  });

  it('is the version that is being made as soon as it is built', () => {
    const built = { ...making, previewUrl: 'http://two', step: 'trying' as const };
    expect(shownVersion(appView([listedVersion(), built]), undefined)?.number).toBe(2);
  });

  it('is the version that was asked for, if it can be shown', () => {
    const view = appView([listedVersion({ number: 1 }), listedVersion({ number: 2 })]);
    expect(shownVersion(view, 1)?.number).toBe(1);
    expect(shownVersion(view, 9)?.number).toBe(2);
  });

  it('is nothing while there is nothing', () => {
    expect(shownVersion(appView([{ ...making, number: 1 }]), undefined)).toBeUndefined();
  });
});

describe('words for what was asked', () => {
  it('are the own words, or what was done', () => {
    expect(askedWords(listedVersion({ request: 'Make it teal' }))).toBe('Make it teal');
    expect(askedWords(listedVersion({ origin: 'code', request: '', changes: ['a', 'b'] }))).toBe(
      'Edited 2 files by hand',
    );
  });

  it('and a reason comes with its first line apart', () => {
    expect(splitReason('Not proved.\n\npage /: scroll')).toEqual({
      first: 'Not proved.',
      rest: ['page /: scroll'],
    });
  });
});
