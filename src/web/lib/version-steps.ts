import type { VersionProgress, VersionStep } from '../../functions/app-shapes.ts';

interface NamedStep {
  label: string;
  state: 'waiting' | 'active' | 'done' | 'failed';
  /** What happens in it, while it does. */
  detail?: string;
}

/** How it goes, where whoever follows it knows more than the news say. */
type Ending = 'running' | 'done' | 'failed';

interface News extends Pick<VersionProgress, 'status' | 'step' | 'fileCount'> {
  /** The language model that is asked for it. */
  readonly model?: string | null | undefined;
}

const order: readonly VersionStep[] = ['reading', 'planning', 'writing', 'building', 'trying', 'done'];

const details: Partial<Record<VersionStep, string>> = {
  reading: 'Finding out what is asked for',
  planning: 'Choosing what it keeps and which pages it has',
  building: 'Putting the code together',
  trying: 'Opening it in a browser, as wide as a desktop and as a phone',
};

/** The making of a version by the names of its steps. Before the first news the first one is under way. */
export function versionStepList(news: News | undefined, ending: Ending = endingOf(news)): NamedStep[] {
  const at = ending === 'done' ? order.length : order.indexOf(news?.step ?? 'reading');
  return order.map((step, index) => {
    const state = stateAt(index, at, ending);
    const detail = state === 'active' ? detailOf(step, news?.model) : undefined;
    return {
      label: labelOf(step, news?.fileCount ?? null, news?.model),
      state,
      ...(detail === undefined ? {} : { detail }),
    };
  });
}

function endingOf(news: News | undefined): Ending {
  if (news?.status === 'failed') return 'failed';
  return news?.status === 'completed' || news?.step === 'done' ? 'done' : 'running';
}

function stateAt(index: number, at: number, ending: Ending): NamedStep['state'] {
  if (index < at) return 'done';
  if (index > at) return 'waiting';
  return ending === 'failed' ? 'failed' : 'active';
}

/** With a model, reading is asking it: the version before works meanwhile. */
function detailOf(step: VersionStep, model: string | null | undefined): string | undefined {
  if (step !== 'reading' || model == null) return details[step];
  return 'What it says is laid over what works already';
}

function labelOf(step: VersionStep, fileCount: number | null, model: string | null | undefined): string {
  switch (step) {
    case 'reading':
      return model == null ? 'Reading' : `Asking ${model}`;
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
