import { describe, expect, it } from 'vitest';
import { versionStepList } from './version-steps.ts';

const states = (...of: Parameters<typeof versionStepList>) =>
  versionStepList(...of).map(({ state }) => state);

describe('the steps of a version', () => {
  it('are done up to the one that is under way', () => {
    expect(states({ status: 'building', step: 'writing', fileCount: null })).toEqual([
      'done',
      'done',
      'active',
      'waiting',
      'waiting',
    ]);
  });

  it('say how many files were written', () => {
    const labels = versionStepList({ status: 'building', step: 'building', fileCount: 42 }).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Reading', 'Planning', 'Writing 42 files', 'Building', 'Trying it out']);
  });

  it('begin with the first while it waits', () => {
    expect(states({ status: 'queued', step: 'reading', fileCount: null })[0]).toBe('active');
  });

  it('mark where it failed', () => {
    expect(states({ status: 'failed', step: 'building', fileCount: 3 })).toEqual([
      'done',
      'done',
      'done',
      'failed',
      'waiting',
    ]);
  });

  it('are all done in the end', () => {
    expect(states({ status: 'completed', step: 'done', fileCount: 3 })).not.toContain('waiting');
    expect(states({ status: 'completed', step: 'done', fileCount: 3 })).not.toContain('active');
  });
});
