import { describe, expect, it } from 'vitest';
import { versionStepList } from './version-steps.ts';

const told = (...of: Parameters<typeof versionStepList>) =>
  versionStepList(...of).map(({ label, state }) => `${label} ${state}`);

describe('the steps of a version', () => {
  it('begin with reading, before there are any news and while it waits', () => {
    const start = [
      'Reading active',
      'Planning waiting',
      'Writing files waiting',
      'Building waiting',
      'Trying it out waiting',
      'Done waiting',
    ];
    expect(told(undefined)).toEqual(start);
    expect(told({ status: 'queued', step: 'reading', fileCount: null })).toEqual(start);
  });

  it('are done up to the one that is under way, and say how many files were written', () => {
    const steps = told({ status: 'building', step: 'building', fileCount: 68 });
    expect(steps.slice(2, 5)).toEqual(['Writing 68 files done', 'Building active', 'Trying it out waiting']);
    expect(told({ status: 'building', step: 'building', fileCount: 1 })[2]).toBe('Writing 1 file done');
  });

  it('say what happens in the one that is under way', () => {
    const steps = versionStepList({ status: 'building', step: 'building', fileCount: 3 });
    expect(steps.map(({ detail }) => detail)).toEqual([
      undefined,
      undefined,
      undefined,
      'Putting the code together',
      undefined,
      undefined,
    ]);
  });

  it('mark where it failed, also when the news do not say so', () => {
    const failed = ['Building failed', 'Trying it out waiting', 'Done waiting'];
    expect(told({ status: 'failed', step: 'building', fileCount: 3 }).slice(3)).toEqual(failed);
    expect(told({ status: 'building', step: 'building', fileCount: 3 }, 'failed').slice(3)).toEqual(failed);
  });

  it('are all done in the end', () => {
    for (const steps of [
      told({ status: 'completed', step: 'done', fileCount: 3 }),
      told({ status: 'building', step: 'done', fileCount: 3 }),
      told({ status: 'building', step: 'trying', fileCount: 3 }, 'done'),
    ])
      expect(steps.filter((step) => !step.endsWith(' done'))).toEqual([]);
  });
});
