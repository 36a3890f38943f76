import type { VersionProgress, VersionStep } from '../../../functions/app-shapes.ts';
import type { Step, StepState } from '../../ui/step-list.tsx';

const order: readonly VersionStep[] = ['reading', 'planning', 'writing', 'building', 'trying', 'done'];

const details: Record<VersionStep, string | undefined> = {
  reading: 'Finding out what the description asks for',
  planning: 'Choosing what it keeps and which pages it has',
  writing: undefined,
  building: 'Putting the code together',
  trying: 'Opening it in a browser, as wide as a desktop and as a phone',
  done: undefined,
};

type Ending = 'running' | 'done' | 'failed';

/** The steps to an app, each with its state. Before the first news the first one is under way. */
export function generationSteps(progress: VersionProgress | undefined, ending: Ending): Step[] {
  const at = ending === 'done' ? order.length : order.indexOf(progress?.step ?? 'reading');
  return order.map((step, index) => {
    const state = stateAt(index, at, ending);
    const detail = details[step];
    return {
      label: labelOf(step, progress?.fileCount ?? null),
      state,
      ...(state === 'active' && detail !== undefined ? { detail } : {}),
    };
  });
}

function stateAt(index: number, at: number, ending: Ending): StepState {
  if (index < at) return 'done';
  if (index > at) return 'waiting';
  return ending === 'failed' ? 'failed' : 'active';
}

function labelOf(step: VersionStep, fileCount: number | null): string {
  switch (step) {
    case 'reading':
      return 'Reading';
    case 'planning':
      return 'Planning';
    case 'writing':
      return fileCount === null
        ? 'Writing files'
        : `Writing ${fileCount} ${fileCount === 1 ? 'file' : 'files'}`;
    case 'building':
      return 'Building';
    case 'trying':
      return 'Trying it out';
    case 'done':
      return 'Done';
  }
}
