import { sameTime } from '../../../methods/schedule/critical-path.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { ProjectPlan } from './plan-project.ts';

const mostBars = 120;

interface Load {
  readonly name: string;
  readonly units: number;
  readonly early: readonly number[];
  readonly levelled: readonly number[];
}

/** The most that is in use at any time of a day. */
function loadOf(
  project: ProjectPlan,
  resource: number,
  starts: (at: number) => number,
  days: number,
): number[] {
  const uses = project.plan.needs.flatMap((needs, at) => {
    const units = needs.find((need) => need.resource === resource)?.units ?? 0;
    const duration = project.path.activities[at]?.duration ?? 0;
    return units > 0 && duration > 0 ? [{ units, from: starts(at), to: starts(at) + duration }] : [];
  });
  return Array.from({ length: days }, (_, day) => {
    const running = uses.filter(({ from, to }) => from < day + 1 - sameTime && to > day + sameTime);
    const moments = running.map(({ from }) => Math.max(day, from));
    return moments.reduce((most, moment) => {
      const used = running
        .filter(({ from, to }) => from <= moment + sameTime && to > moment + sameTime)
        .reduce((sum, { units }) => sum + units, 0);
      return Math.max(most, used);
    }, 0);
  });
}

export function loadsOf(project: ProjectPlan): Load[] {
  const { levelled, path, plan } = project;
  if (levelled === undefined) return [];
  const days = Math.ceil(Math.max(levelled.finish, path.finish) - sameTime);
  return plan.resources.map(({ name, units }, resource) => ({
    name,
    units,
    early: loadOf(project, resource, (at) => path.activities[at]?.earlyStart ?? 0, days),
    levelled: loadOf(project, resource, (at) => levelled.starts[at] ?? 0, days),
  }));
}

export function resourceParts(project: ProjectPlan): Part[] {
  const loads = loadsOf(project);
  if (loads.length === 0) return [];
  const overloaded = ({ early, units }: Load) => early.filter((used) => used > units + sameTime).length;
  const table: Part = {
    kind: 'table',
    title: 'People and machines',
    columns: [
      { key: 'name', label: 'Resource', as: 'text' },
      { key: 'units', label: 'There are', as: 'number' },
      { key: 'peak', label: 'Most wanted at once', as: 'number' },
      { key: 'over', label: 'Days with too few', as: 'whole' },
      { key: 'levelled', label: 'Most after levelling', as: 'number' },
      { key: 'busy', label: 'Busy days', as: 'whole' },
    ],
    rows: loads.map(
      (load): Row => ({
        name: load.name,
        units: load.units,
        peak: Math.max(0, ...load.early),
        over: overloaded(load),
        levelled: Math.max(0, ...load.levelled),
        busy: load.levelled.filter((used) => used > 0).length,
      }),
    ),
    note: '“Wanted” is the plan in which everything starts as early as its links allow.',
  };
  const charts = loads.filter((load) => overloaded(load) > 0).map((load) => loadChart(load, project));
  return [table, ...charts];
}

function loadChart({ name, early, levelled, units }: Load, { calendar }: ProjectPlan): Part {
  const step = Math.ceil(early.length / mostBars);
  const rows: Row[] = [];
  for (let day = 0; day < early.length; day += step)
    rows.push({
      day: calendar.dayOf(day),
      early: Math.max(...early.slice(day, day + step)),
      levelled: Math.max(...levelled.slice(day, day + step)),
      there: units,
    });
  return {
    kind: 'chart',
    title: `${name}: wanted and levelled`,
    chart: 'line',
    category: { key: 'day', label: 'Day' },
    series: [
      { key: 'early', label: 'As early as possible' },
      { key: 'levelled', label: 'Levelled' },
      { key: 'there', label: 'There are' },
    ],
    rows,
    as: 'number',
  };
}
