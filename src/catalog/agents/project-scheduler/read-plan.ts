import type { Need } from '../../../methods/schedule/level-resources.ts';
import { type Activity, orderActivities } from '../../../methods/schedule/network.ts';
import type { ThreePoint } from '../../../methods/schedule/pert.ts';
import type { Calendar } from '../../../methods/schedule/working-days.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { ScheduleInput, TaskInput } from './fields.ts';
import { keyOf, readLinks, readNeeds } from './read-links.ts';

const hundred = 100;
const mostDays = 15_000;

export interface Plan {
  readonly tasks: readonly TaskInput[];
  readonly activities: readonly Activity[];
  readonly estimates: readonly ThreePoint[];
  readonly needs: readonly (readonly Need[])[];
  readonly resources: readonly { readonly name: string; readonly units: number }[];
  readonly order: readonly number[];
}

function placesOf(keys: readonly string[]): Map<string, number> {
  return new Map(keys.map((key, place) => [keyOf(key), place]));
}

/** What is wrong with the tables, at its cell. Links are read before days are known, as no fault of them depends on a day. */
export function faultsOfPlan({ tasks, resources = [], allowance }: ScheduleInput): InputFault[] {
  const faults: InputFault[] = [];
  const atTask = (row: number, column: string, message: string) =>
    faults.push({ field: 'tasks', row, column, message });
  const places = placesOf(tasks.map(({ id }) => id));
  const resourcePlaces = placesOf(resources.map(({ name }) => name));
  for (const [row, { name }] of resources.entries())
    if (resourcePlaces.get(keyOf(name)) !== row)
      faults.push({ field: 'resources', row, column: 'name', message: `“${name}” stands here twice.` });
  const capacities = resources.map(({ units }) => units);
  const activities = tasks.map((task, row): Activity => {
    if (places.get(keyOf(task.id)) !== row)
      atTask(row, 'id', `Two tasks have the key “${task.id}”. Give each its own.`);
    if (/[,;]/.test(task.id)) atTask(row, 'id', 'A key holds no comma and no semicolon.');
    if ((task.low ?? task.likely) > task.likely)
      atTask(row, 'low', 'The shortest duration is longer than the likely one.');
    if ((task.high ?? task.likely) < task.likely)
      atTask(row, 'high', 'The longest duration is shorter than the likely one.');
    const { links, message } = readLinks(task.after, places, row);
    if (message !== undefined) atTask(row, 'after', message);
    const needs = readNeeds(task.needs, resourcePlaces, capacities);
    if (needs.message !== undefined) atTask(row, 'needs', needs.message);
    return { links };
  });
  if (faults.length > 0) return faults;
  const { cycle } = orderActivities(activities);
  if (cycle !== undefined) return [cycleFault(cycle, tasks)];
  const days = tasks.reduce((sum, { likely, high = likely }) => sum + high, 0) * (1 + allowance / hundred);
  const lags = activities.reduce(
    (sum, { links }) => sum + links.reduce((total, { lag }) => total + Math.max(0, lag), 0),
    0,
  );
  if (days + lags > mostDays)
    faults.push({
      field: 'tasks',
      message: `All tasks together last ${Math.round(days + lags)} days; at most ${mostDays} can be planned.`,
    });
  if (tasks.every(({ likely, high = likely }) => high === 0))
    faults.push({ field: 'tasks', message: 'No task takes any time. Enter how long at least one lasts.' });
  return faults;
}

function cycleFault(cycle: readonly number[], tasks: readonly TaskInput[]): InputFault {
  const names = [...cycle, cycle[0] ?? 0].map((at) => `${tasks[at]?.id ?? ''} (${tasks[at]?.name ?? ''})`);
  return {
    field: 'tasks',
    row: cycle[0] ?? 0,
    column: 'after',
    message: `These tasks wait for each other in a circle, so that none can begin: ${names.join(' → ')}. Take one of these links out.`,
  };
}

/** Called when the tables have no faults. */
export function readPlan({ tasks, resources = [], allowance }: ScheduleInput, calendar: Calendar): Plan {
  const places = placesOf(tasks.map(({ id }) => id));
  const resourcePlaces = placesOf(resources.map(({ name }) => name));
  const capacities = resources.map(({ units }) => units);
  const activities = tasks.map(({ after, notBefore }, row) => ({
    links: readLinks(after, places, row).links,
    notBefore: notBefore === undefined ? undefined : calendar.workingDaysBefore(notBefore),
  }));
  const factor = 1 + allowance / hundred;
  return {
    tasks,
    activities,
    estimates: tasks.map(({ likely, low = likely, high = likely }) => ({
      low: low * factor,
      likely: likely * factor,
      high: high * factor,
    })),
    needs: tasks.map(({ needs }) => readNeeds(needs, resourcePlaces, capacities).needs),
    resources,
    order: orderActivities(activities).order ?? [],
  };
}
