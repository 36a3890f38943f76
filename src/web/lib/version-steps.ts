import type { VersionProgress, VersionStep } from '../../functions/app-shapes.ts';

interface NamedStep {
  label: string;
  state: 'waiting' | 'active' | 'done' | 'failed';
}

const order: readonly VersionStep[] = ['reading', 'planning', 'writing', 'building', 'trying'];

/** The making of a version by the names of its steps. */
export function versionStepList({
  status,
  step,
  fileCount,
}: Pick<VersionProgress, 'status' | 'step' | 'fileCount'>): NamedStep[] {
  const at = status === 'completed' || step === 'done' ? order.length : order.indexOf(step);
  return order.map((name, index) => ({
    label: labelOf(name, fileCount),
    state: index < at ? 'done' : index > at ? 'waiting' : status === 'failed' ? 'failed' : 'active',
  }));
}

function labelOf(step: VersionStep, fileCount: number | null): string {
  switch (step) {
    case 'reading':
      return 'Reading';
    case 'planning':
      return 'Planning';
    case 'writing':
      return fileCount === null ? 'Writing the files' : `Writing ${fileCount} files`;
    case 'building':
      return 'Building';
    case 'trying':
      return 'Trying it out';
    case 'done':
      return 'Done';
  }
}
