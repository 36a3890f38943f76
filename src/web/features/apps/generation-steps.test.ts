import { describe, expect, it } from 'vitest';
import type { VersionProgress } from '../../../functions/app-shapes.ts';
import { generationSteps } from './generation-steps.ts';

function at(step: VersionProgress['step'], fileCount: number | null): VersionProgress {
  return {
    appId: 'a',
    versionId: 'v',
    number: 1,
    status: 'building',
    step,
    fileCount,
    previewUrl: null,
    error: null,
  };
}

const told = (...given: Parameters<typeof generationSteps>) =>
  generationSteps(...given).map(({ label, state }) => `${label} ${state}`);

describe('the steps to an app', () => {
  it('begin with reading, before there are any news', () => {
    expect(told(undefined, 'running')).toEqual([
      'Reading active',
      'Planning waiting',
      'Writing files waiting',
      'Building waiting',
      'Trying it out waiting',
      'Done waiting',
    ]);
  });

  it('are done up to the one that is under way, and say how many files were written', () => {
    expect(told(at('building', 68), 'running').slice(2, 5)).toEqual([
      'Writing 68 files done',
      'Building active',
      'Trying it out waiting',
    ]);
    expect(told(at('building', 1), 'running')[2]).toBe('Writing 1 file done');
  });

  it('are all done in the end, or stop where it failed', () => {
    expect(told(at('done', 68), 'done').every((step) => step.endsWith(' done'))).toBe(true);
    expect(told(at('trying', 68), 'failed').slice(3)).toEqual([
      'Building done',
      'Trying it out failed',
      'Done waiting',
    ]);
  });
});
