import type { Part, Row } from '../../agent-desk/parts.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import type { ProjectPlan } from './plan-project.ts';

export function taskTable({ plan, path, tasks, levelled, simulation }: ProjectPlan): Part {
  return {
    kind: 'table',
    title: 'Tasks, days and slack',
    columns: [
      { key: 'id', label: 'Key', as: 'text' },
      { key: 'name', label: 'Task', as: 'text' },
      { key: 'days', label: 'Days', as: 'number' },
      { key: 'from', label: 'From', as: 'date' },
      { key: 'to', label: 'To', as: 'date' },
      { key: 'earlyStart', label: 'Early start', as: 'number' },
      { key: 'earlyFinish', label: 'Early finish', as: 'number' },
      { key: 'lateStart', label: 'Late start', as: 'number' },
      { key: 'lateFinish', label: 'Late finish', as: 'number' },
      { key: 'totalFloat', label: 'Total slack', as: 'number' },
      { key: 'freeFloat', label: 'Free slack', as: 'number' },
      { key: 'criticality', label: 'Critical in', as: 'percent' },
    ],
    rows: plan.tasks.map(({ id, name }, at): Row => {
      const timed = path.activities[at];
      return {
        id,
        name,
        days: timed?.duration ?? null,
        from: tasks[at]?.firstDay ?? null,
        to: tasks[at]?.lastDay ?? null,
        earlyStart: timed?.earlyStart ?? null,
        earlyFinish: timed?.earlyFinish ?? null,
        lateStart: timed?.lateStart ?? null,
        lateFinish: timed?.lateFinish ?? null,
        totalFloat: timed?.totalFloat ?? null,
        freeFloat: timed?.freeFloat ?? null,
        criticality: (simulation.criticality[at] ?? 0) * 100,
      };
    }),
    note: `Early and late times are working days since the start, 0 being the morning of the first day${levelled === undefined ? '' : ', before people and machines were levelled; the days are those of the levelled plan'}. “Critical in” is the share of simulated projects in which the task set the finish.`,
  };
}

export function gantt({ tasks, plan }: ProjectPlan): Part {
  return {
    kind: 'timeline',
    title: 'Gantt chart with the critical path',
    items: tasks.map(({ id, name, firstDay, lastDay, isCritical }, at) => {
      const resource = plan.needs[at]?.[0]?.resource;
      const group = resource === undefined ? undefined : plan.resources[resource]?.name;
      return {
        label: `${id} ${name}`,
        start: firstDay,
        end: lastDay,
        ...(group === undefined ? {} : { group }),
        ...(isCritical ? { critical: true as const } : {}),
      };
    }),
  };
}

export function eventsOf(
  { tasks, finishDay }: ProjectPlan,
  project: string,
  deadline: string | undefined,
): CalendarEvent[] {
  const events = tasks.map(({ id, name, firstDay, lastDay, isCritical, start, finish }): CalendarEvent => {
    const isMilestone = finish === start;
    return {
      title: `${project}: ${isMilestone ? 'milestone ' : ''}${name}`,
      day: firstDay,
      ...(lastDay > firstDay ? { until: lastDay } : {}),
      text: `Task ${id}. ${isCritical ? 'On the critical path: a day lost here is a day lost at the end.' : 'Has slack.'}`,
    };
  });
  events.push({ title: `${project}: planned finish`, day: finishDay });
  if (deadline !== undefined) events.push({ title: `${project}: promised finish`, day: deadline });
  return events;
}
