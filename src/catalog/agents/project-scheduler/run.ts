import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult, Slide } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { chanceParts, chancesOf } from './chance-parts.ts';
import type { ScheduleInput } from './fields.ts';
import { figuresOf, type ScheduleFigures } from './figures.ts';
import { finishAtShare, lastDayOf, type ProjectPlan, planProject } from './plan-project.ts';
import { scheduleReport } from './report.ts';
import { resourceParts } from './resource-parts.ts';
import { eventsOf, gantt, taskTable } from './schedule-parts.ts';
import { scheduleWorkbook } from './workbook.ts';

const hundred = 100;

export function runProjectScheduler(input: ScheduleInput, tools: RunTools): AgentResult {
  const project = planProject(input, tools);
  const figures = figuresOf(input, project);
  const { path, simulation, calendar } = project;
  const at = (share: number) => lastDayOf(finishAtShare(simulation.finishes, share), 0, calendar);
  const day = (text: string) => writeAmount(text, 'date');
  const keys = (chain: readonly number[]) => chain.map((task) => project.tasks[task]?.id ?? '').join('-');
  return {
    summary: `The plan ends on ${day(project.finishDay)} after ${writeAmount(project.finish, 'number')} working days; promise ${day(figures.commitDay)} to be done in time with a chance of ${writeAmount(input.confidence, 'whole')} %${figures.chance === null ? '' : `; ${day(input.deadline ?? '')} is met in ${writeAmount(figures.chance, 'whole')} % of the simulated projects`}.`,
    values: {
      duration: path.finish,
      criticalPath: keys(path.chain),
      plannedPath: keys(project.chain),
      levelledDuration: project.finish,
      finishDay: project.finishDay,
      commitDay: figures.commitDay,
      meanDuration: project.meanFinish,
      variance: project.variance,
      normalChance: figures.normal,
      chance: figures.chance,
      planChance: figures.planChance,
    },
    parts: [
      { kind: 'figures', title: 'When it ends', figures: figureList(input, project, figures, at) },
      gantt(project),
      scheduleReport(input, project, figures),
      ...chanceParts(project),
      taskTable(project),
      ...resourceParts(project),
    ],
    warnings: warningsOf(project, figures, input),
    workbook: scheduleWorkbook(input, project),
    slides: slidesOf(input, project, figures),
    events: eventsOf(project, input.project, input.deadline),
  };
}

function figureList(
  input: ScheduleInput,
  project: ProjectPlan,
  { planChance, chance, normal, commitDay }: ScheduleFigures,
  at: (share: number) => string,
): Figure[] {
  const { finish, levelled, path } = project;
  const figures: Figure[] = [
    {
      label: 'Planned finish',
      value: project.finishDay,
      as: 'date',
      against: `met in ${writeAmount(planChance, 'whole')} % of the runs`,
    },
    {
      label: 'Working days',
      value: finish,
      as: 'number',
      against:
        levelled === undefined
          ? `mean by PERT ${writeAmount(project.meanFinish, 'number')}`
          : `${writeAmount(path.finish, 'number')} by the links alone`,
    },
    {
      label: `Day to promise, ${writeAmount(input.confidence, 'whole')} % sure`,
      value: commitDay,
      as: 'date',
      against: `half of the runs by ${writeAmount(at(0.5), 'date')}`,
    },
    { label: 'Done by then in 95 %', value: at(0.95), as: 'date' },
  ];
  if (chance !== null)
    figures.push({
      label: 'Chance of the promised finish',
      value: chance,
      as: 'percent',
      against: `${writeAmount(normal, 'whole')} % by the formula of PERT, which sees one path only`,
      tone: chance >= input.confidence ? 'good' : 'bad',
    });
  return figures;
}

function warningsOf(project: ProjectPlan, { chance }: ScheduleFigures, input: ScheduleInput): string[] {
  const warnings: string[] = [];
  if (project.variance === 0)
    warnings.push(
      'The critical tasks have no shortest and longest duration, so that the chances say nothing yet. Estimate both.',
    );
  const loose = project.plan.tasks.filter(
    (_, at) =>
      project.plan.activities[at]?.links.length === 0 &&
      !project.plan.activities.some(({ links }) => links.some(({ from }) => from === at)),
  );
  if (loose.length > 0)
    warnings.push(
      `Linked to nothing: ${loose.map(({ id }) => id).join(', ')}. A task without links is usually one whose links were forgotten.`,
    );
  if (chance !== null && chance < input.confidence && project.variance > 0)
    warnings.push('The promised finish is less likely than the confidence that was asked for.');
  return warnings;
}

function slidesOf(input: ScheduleInput, project: ProjectPlan, figures: ScheduleFigures): Slide[] {
  const day = (text: string) => writeAmount(text, 'date');
  const chances = chancesOf(project);
  return [
    {
      title: `${input.project}: when it ends`,
      bullets: [
        `Planned finish ${day(project.finishDay)}, ${writeAmount(project.finish, 'number')} working days`,
        `Commit to ${day(figures.commitDay)} (${writeAmount(input.confidence, 'whole')} %)`,
        ...(figures.chance === null
          ? []
          : [`Promised ${day(input.deadline ?? '')}: chance ${writeAmount(figures.chance, 'whole')} %`]),
      ],
    },
    {
      title: 'What sets the finish',
      bullets: project.chain.map((task) => {
        const one = project.tasks[task];
        return one === undefined ? '' : `${one.name}, until ${day(one.lastDay)}`;
      }),
    },
    {
      title: 'Chance of being done by each day',
      chart: {
        kind: 'line',
        labels: chances.map(({ day: text }) => text),
        series: [{ name: 'Done by then, %', values: chances.map(({ byDay }) => byDay * hundred) }],
      },
    },
  ];
}
