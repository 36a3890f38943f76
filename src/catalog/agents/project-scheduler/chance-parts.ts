import { shareAtMost } from '../../../methods/schedule/pert.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { ProjectPlan } from './plan-project.ts';

const hundred = 100;
const mostSteps = 45;
const tail = 0.002;

interface FinishChance {
  readonly day: string;
  readonly onDay: number;
  readonly byDay: number;
}

/** The chance of each finish day, from the first one that happens to the last; long spreads go in steps of days. */
export function chancesOf({ simulation: { finishes }, calendar }: ProjectPlan): FinishChance[] {
  const count = finishes.length;
  const at = (share: number) => finishes[Math.min(count - 1, Math.floor(share * count))] ?? 0;
  const first = Math.max(1, Math.ceil(at(tail) - 1e-9));
  const last = Math.max(first, Math.ceil(at(1 - tail) - 1e-9));
  const step = Math.ceil((last - first + 1) / mostSteps);
  const chances: FinishChance[] = [];
  let before = 0;
  for (let days = first; days < last + step; days += step) {
    const by = shareAtMost(finishes, days);
    chances.push({ day: calendar.dayOf(days - 1), onDay: by - before, byDay: by });
    before = by;
  }
  return chances;
}

export function chanceParts(project: ProjectPlan): Part[] {
  const chances = chancesOf(project);
  if (chances.length < 2) return [];
  const rows = chances.map(
    ({ day, onDay, byDay }): Row => ({ day, onDay: onDay * hundred, byDay: byDay * hundred }),
  );
  return [
    {
      kind: 'chart',
      title: 'Chance of being done by each day',
      chart: 'area',
      category: { key: 'day', label: 'Day' },
      series: [{ key: 'byDay', label: 'Done by then' }],
      rows,
      as: 'percent',
    },
    {
      kind: 'table',
      title: 'Chance of each finish day',
      columns: [
        { key: 'day', label: 'Finish day', as: 'date' },
        { key: 'onDay', label: 'Ends then', as: 'percent' },
        { key: 'byDay', label: 'Done by then', as: 'percent' },
      ],
      rows,
      note: 'The first row holds everything up to its day. Where the spread is long, a row stands for the days since the row before.',
    },
  ];
}
