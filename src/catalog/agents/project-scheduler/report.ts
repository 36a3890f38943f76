import type { Block, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { ScheduleInput } from './fields.ts';
import type { ScheduleFigures } from './figures.ts';
import type { ProjectPlan } from './plan-project.ts';

const day = (text: string) => writeAmount(text, 'date');
const number = (value: number) => writeAmount(value, 'number');
const percent = (value: number) => `${writeAmount(value, 'whole')} %`;
const watched = 5;
const workingDays = (value: number) => `${number(value)} working ${value === 1 ? 'day' : 'days'}`;

/** The text that goes to whoever ordered the project. */
export function scheduleReport(input: ScheduleInput, project: ProjectPlan, figures: ScheduleFigures): Part {
  return {
    kind: 'document',
    title: `Schedule: ${input.project}`,
    blocks: [
      ...commitment(input, project, figures),
      ...pathBlocks(project),
      ...levellingBlocks(project),
      ...riskBlocks(project),
      { kind: 'heading', text: 'How it was reckoned' },
      {
        kind: 'text',
        text: `Each task counts with ${input.basis === 'mean' ? 'the mean of its three estimates, (shortest + 4 × likely + longest) / 6' : 'its likely duration'}${input.allowance === 0 ? '' : `, changed by ${number(input.allowance)} % for what such projects ran over before`}. The chances come from ${writeAmount(project.simulation.finishes.length, 'whole')} simulated projects, in which every task draws its duration from its own three estimates.`,
      },
    ],
  };
}

function commitment(input: ScheduleInput, project: ProjectPlan, figures: ScheduleFigures): Block[] {
  const blocks: Block[] = [
    { kind: 'heading', text: 'What can be promised' },
    {
      kind: 'text',
      text: `The plan starts on ${day(input.start)} and ends on ${day(project.finishDay)}, after ${workingDays(project.finish)}. Commit to ${day(figures.commitDay)}: in ${percent(input.confidence)} of the simulated projects everything is done by then. The planned day itself is met in ${percent(figures.planChance)} of them.`,
    },
  ];
  if (input.deadline !== undefined && figures.chance !== null)
    blocks.push({
      kind: 'text',
      text:
        figures.chance >= input.confidence
          ? `The promised finish on ${day(input.deadline)} is met with a chance of ${percent(figures.chance)}, which is enough for the confidence that was asked for.`
          : `The promised finish on ${day(input.deadline)} is met with a chance of only ${percent(figures.chance)}. To reach ${percent(input.confidence)}, the critical tasks must become ${workingDays(Math.max(0, figures.commitAt - (project.deadlineAt ?? 0)))} shorter in all, or the promise must move to ${day(figures.commitDay)}.`,
    });
  return blocks;
}

function pathBlocks({ chain, tasks, levelled, path }: ProjectPlan): Block[] {
  const near = path.activities
    .map((timed, at) => ({ ...timed, at }))
    .filter(({ isCritical, duration }) => !isCritical && duration > 0)
    .toSorted((one, other) => one.totalFloat - other.totalFloat)
    .slice(0, watched);
  const blocks: Block[] = [
    {
      kind: 'heading',
      text: levelled === undefined ? 'The critical path' : 'The critical sequence, with people and machines',
    },
    {
      kind: 'text',
      text: 'A day lost on any of these is a day lost at the end; a day won on them is a day won until another path becomes the longest.',
    },
    {
      kind: 'list',
      numbered: true,
      items: chain.map((at) => {
        const task = tasks[at];
        return task === undefined
          ? ''
          : `${task.id} ${task.name}: ${day(task.firstDay)} to ${day(task.lastDay)}`;
      }),
    },
  ];
  if (near.length > 0)
    blocks.push(
      { kind: 'text', text: 'Next in line, with the days that they may slip:' },
      {
        kind: 'list',
        items: near.map(
          ({ at, totalFloat }) =>
            `${tasks[at]?.id ?? ''} ${tasks[at]?.name ?? ''}: ${number(totalFloat)} days`,
        ),
      },
    );
  return blocks;
}

function levellingBlocks({ levelled, path, tasks }: ProjectPlan): Block[] {
  if (levelled === undefined) return [];
  const moved = tasks
    .map((task, at) => ({ task, by: task.start - (path.activities[at]?.earlyStart ?? 0) }))
    .filter(({ by }) => by > 1e-9);
  const later = levelled.finish - path.finish;
  return [
    { kind: 'heading', text: 'Fitting it to the people there are' },
    {
      kind: 'text',
      text:
        moved.length === 0
          ? 'Nobody is wanted twice at once: the earliest plan stands as it is.'
          : `${moved.length === 1 ? 'One task waits' : `${moved.length} tasks wait`} for people or machines; the project ends ${later > 1e-9 ? `${workingDays(later)} later than its links alone would allow` : 'no later for it, as the slack takes it up'}.`,
    },
    ...(moved.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            items: moved.map(({ task, by }) => `${task.id} ${task.name} starts ${number(by)} days later`),
          },
        ]),
  ];
}

function riskBlocks({ simulation, tasks, plan }: ProjectPlan): Block[] {
  const drivers = tasks
    .map((task, at) => {
      const { low = 0, high = 0 } = plan.estimates[at] ?? {};
      return { task, share: simulation.criticality[at] ?? 0, spread: high - low };
    })
    .map((one) => ({ ...one, weight: one.share * one.spread }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, watched);
  if (drivers.length === 0)
    return [
      { kind: 'heading', text: 'Where the uncertainty is' },
      {
        kind: 'text',
        text: 'No task has a shortest and a longest duration, so that the plan has no spread. Estimate both for at least the critical tasks.',
      },
    ];
  return [
    { kind: 'heading', text: 'Where the uncertainty is' },
    {
      kind: 'text',
      text: 'These tasks move the finish most: their spread times how often they are critical. Narrowing them, by a trial, a second supplier or an earlier start, buys the most certainty.',
    },
    {
      kind: 'list',
      items: drivers.map(
        ({ task, share, spread }) =>
          `${task.id} ${task.name}: ${number(spread)} days between shortest and longest, critical in ${percent(share * 100)} of the runs`,
      ),
    },
  ];
}
