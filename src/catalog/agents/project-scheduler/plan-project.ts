import { errorFunction } from 'simple-statistics';
import { type CriticalPath, criticalPath, sameTime } from '../../../methods/schedule/critical-path.ts';
import { type Levelled, levelResources } from '../../../methods/schedule/level-resources.ts';
import { type Activity, orderActivities } from '../../../methods/schedule/network.ts';
import { pertMean, pertVariance, type Simulation, simulateProject } from '../../../methods/schedule/pert.ts';
import { type Calendar, dayNumber, dayText } from '../../../methods/schedule/working-days.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import type { ScheduleInput } from './fields.ts';
import { calendarOf } from './read-calendar.ts';
import { type Plan, readPlan } from './read-plan.ts';

const runs = 3_000;

export interface PlannedTask {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly finish: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isCritical: boolean;
}

export interface ProjectPlan {
  readonly plan: Plan;
  readonly calendar: Calendar;
  readonly path: CriticalPath;
  /** Undefined where nothing is scarce. */
  readonly levelled: Levelled | undefined;
  readonly tasks: readonly PlannedTask[];
  readonly finish: number;
  readonly finishDay: string;
  /** The chain that sets the finish: the critical path, or with scarce resources the critical sequence. */
  readonly chain: readonly number[];
  readonly meanFinish: number;
  readonly variance: number;
  readonly simulation: Simulation;
  /** How many working days there are up to the end of the promised day. */
  readonly deadlineAt: number | undefined;
}

export function planProject(input: ScheduleInput, tools: RunTools): ProjectPlan {
  const calendar = calendarOf(input);
  const plan = readPlan(input, calendar);
  const { activities, order, estimates } = plan;
  const means = estimates.map(pertMean);
  const durations = input.basis === 'mean' ? means : estimates.map(({ likely }) => likely);
  const path = criticalPath(activities, order, durations);
  const isScarce = plan.resources.length > 0 && plan.needs.some((needs) => needs.length > 0);
  const levelled = isScarce
    ? levelResources({
        activities,
        durations,
        needs: plan.needs,
        capacities: plan.resources.map(({ units }) => units),
        lateFinish: path.activities.map(({ lateFinish }) => lateFinish),
      })
    : undefined;
  const linked = levelled === undefined ? activities : withResourceLinks(plan, levelled, durations);
  const simulated = orderActivities(linked).order === undefined ? activities : linked;
  const simulatedOrder = orderActivities(simulated).order ?? order;
  const mean = criticalPath(simulated, simulatedOrder, means);
  const finish = levelled?.finish ?? path.finish;
  const chain = levelled?.chain ?? path.chain;
  return {
    plan,
    calendar,
    path,
    levelled,
    finish,
    chain,
    tasks: plannedTasks(plan, path, levelled, durations, calendar),
    finishDay: lastDayOf(finish, 0, calendar),
    meanFinish: mean.finish,
    variance: mean.chain.reduce((sum, at) => {
      const estimate = estimates[at];
      return estimate === undefined ? sum : sum + pertVariance(estimate);
    }, 0),
    simulation: simulateProject(simulated, simulatedOrder, estimates, { ...tools, runs }),
    deadlineAt:
      input.deadline === undefined
        ? undefined
        : calendar.workingDaysBefore(dayText(dayNumber(input.deadline) + 1)),
  };
}

/** Keeps the order in which the levelled plan hands a scarce resource on, so that the simulation waits for it too. */
function withResourceLinks(plan: Plan, { starts }: Levelled, durations: readonly number[]): Activity[] {
  return plan.activities.map((activity, at) => {
    const links = [...activity.links];
    for (const [from] of plan.activities.entries()) {
      const end = (starts[from] ?? 0) + (durations[from] ?? 0);
      if (from === at || (durations[from] ?? 0) === 0 || end > (starts[at] ?? 0) + sameTime) continue;
      const isHandedOn = (plan.needs[at] ?? []).some(({ resource, units }) => {
        const given = (plan.needs[from] ?? []).find((need) => need.resource === resource)?.units ?? 0;
        const isTooMuch = given + units > (plan.resources[resource]?.units ?? 0);
        return given > 0 && (isTooMuch || Math.abs(end - (starts[at] ?? 0)) <= sameTime);
      });
      if (isHandedOn) links.push({ from, kind: 'FS', lag: 0 });
    }
    return { ...activity, links };
  });
}

function plannedTasks(
  plan: Plan,
  path: CriticalPath,
  levelled: Levelled | undefined,
  durations: readonly number[],
  calendar: Calendar,
): PlannedTask[] {
  return plan.tasks.map(({ id, name }, at) => {
    const start = levelled?.starts[at] ?? path.activities[at]?.earlyStart ?? 0;
    const finish = start + (durations[at] ?? 0);
    const lastDay = lastDayOf(finish, start, calendar);
    const firstDay = finish - start <= sameTime ? lastDay : calendar.dayOf(Math.floor(start + sameTime));
    const isCritical =
      levelled === undefined ? path.activities[at]?.isCritical === true : levelled.chain.includes(at);
    return { id, name, start, finish, firstDay, lastDay, isCritical };
  });
}

/** The day in which a time ends: what ends at 5.0 ends with the fifth working day, which has the number 4. */
export function lastDayOf(finish: number, start: number, calendar: Calendar): string {
  return calendar.dayOf(Math.max(0, Math.floor(start + sameTime) - 1, Math.ceil(finish - sameTime) - 1));
}

/** The chance of a normal finish at most this late, as PERT reckons it; with no spread it is sure either way. */
export function normalChance(at: number, mean: number, variance: number): number {
  if (variance <= 0) return at >= mean - sameTime ? 1 : 0;
  return (1 + errorFunction((at - mean) / Math.sqrt(2 * variance))) / 2;
}

/** How long the project lasts in this share of the runs. */
export function finishAtShare(finishes: Float64Array, share: number): number {
  return finishes[Math.min(finishes.length - 1, Math.max(0, Math.ceil(share * finishes.length) - 1))] ?? 0;
}
