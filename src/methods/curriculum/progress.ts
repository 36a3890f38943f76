import { finalMinutes, type Plan } from './plan.ts';
import { reviewMinutes } from './reviews.ts';
import { finalId, weeksOf } from './week-loads.ts';

/** Each entry has the moment at which it was made, as an ISO date with its time, so that two devices can be joined. */
export interface PlanProgress {
  /** Lessons, reviews and the final task by id. */
  readonly done: Readonly<Record<string, { readonly at: string; readonly done: boolean }>>;
  /** Checks, by the id of the topic and their number. */
  readonly checks: Readonly<Record<string, { readonly at: string; readonly knew: boolean }>>;
  /** Notes by the id of the lesson. */
  readonly notes: Readonly<Record<string, { readonly at: string; readonly text: string }>>;
}

export const noProgress: PlanProgress = { done: {}, checks: {}, notes: {} };

export function isDone({ done }: PlanProgress, id: string): boolean {
  return done[id]?.done === true;
}

export function checkId(topic: string, at: number): string {
  return `${topic}?${at}`;
}

interface Standing {
  readonly minutes: number;
  readonly of: number;
  readonly lessons: number;
  readonly lessonsOf: number;
  readonly knew: number;
  readonly notYet: number;
  readonly checksOf: number;
}

/** How far somebody has come. */
export function standingOf(plan: Plan, progress: PlanProgress): Standing {
  const timed = [
    ...plan.lessons.map(({ id, minutes }) => ({ id, minutes })),
    ...weeksOf(plan).flatMap(({ reviews }) => reviews.map(({ id }) => ({ id, minutes: reviewMinutes }))),
    { id: finalId, minutes: finalMinutes(plan.wish) },
  ];
  const checks = plan.topics.flatMap(({ id, checks: own }) =>
    own.map((_, at) => progress.checks[checkId(id, at)]),
  );
  const sum = (list: readonly { minutes: number }[]) => list.reduce((all, { minutes }) => all + minutes, 0);
  return {
    minutes: sum(timed.filter(({ id }) => isDone(progress, id))),
    of: sum(timed),
    lessons: plan.lessons.filter(({ id }) => isDone(progress, id)).length,
    lessonsOf: plan.lessons.length,
    knew: checks.filter((one) => one?.knew === true).length,
    notYet: checks.filter((one) => one?.knew === false).length,
    checksOf: checks.length,
  };
}
