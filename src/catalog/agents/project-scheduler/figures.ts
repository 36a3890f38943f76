import { shareAtMost } from '../../../methods/schedule/pert.ts';
import type { ScheduleInput } from './fields.ts';
import { finishAtShare, lastDayOf, normalChance, type ProjectPlan } from './plan-project.ts';

const hundred = 100;

export interface ScheduleFigures {
  /** In points. */
  readonly planChance: number;
  readonly chance: number | null;
  readonly normal: number | null;
  readonly commitAt: number;
  readonly commitDay: string;
}

export function figuresOf(input: ScheduleInput, project: ProjectPlan): ScheduleFigures {
  const { simulation, deadlineAt, calendar } = project;
  const commitAt = finishAtShare(simulation.finishes, input.confidence / hundred);
  const planned = Math.ceil(project.finish - 1e-9);
  return {
    planChance: shareAtMost(simulation.finishes, planned) * hundred,
    chance: deadlineAt === undefined ? null : shareAtMost(simulation.finishes, deadlineAt) * hundred,
    normal:
      deadlineAt === undefined
        ? null
        : normalChance(deadlineAt, project.meanFinish, project.variance) * hundred,
    commitAt: Math.ceil(commitAt - 1e-9),
    commitDay: lastDayOf(commitAt, 0, calendar),
  };
}
