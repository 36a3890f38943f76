import type { Link } from '../../../methods/schedule/network.ts';
import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { ScheduleInput } from './fields.ts';
import type { ProjectPlan } from './plan-project.ts';

const firstRow = 6;
const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });

/** Columns: A key, B task, C shortest, D likely, E longest, F days, G to J the passes, K and L slack and criticality. */
export function scheduleWorkbook(input: ScheduleInput, project: ProjectPlan): WorkbookSheet[] {
  const { plan } = project;
  const last = firstRow + plan.tasks.length - 1;
  const days = (row: number) => (input.basis === 'mean' ? `=(C${row}+4*D${row}+E${row})/6` : `=D${row}`);
  const rows = plan.tasks.map((task, at): SheetCell[] => {
    const row = firstRow + at;
    const { links, notBefore } = plan.activities[at] ?? { links: [] };
    const later = plan.activities.flatMap((activity, place) =>
      activity.links.filter(({ from }) => from === at).map((link) => ({ link, row: firstRow + place })),
    );
    return [
      task.id,
      task.name,
      { formula: `=${task.low ?? task.likely}*(1+$B$3)`, as: 'number' },
      { formula: `=${task.likely}*(1+$B$3)`, as: 'number' },
      { formula: `=${task.high ?? task.likely}*(1+$B$3)`, as: 'number' },
      { formula: days(row), as: 'number' },
      {
        formula: `=MAX(${[notBefore ?? 0, ...links.map((link) => startTerm(link, row))].join(',')})`,
        as: 'number',
      },
      { formula: `=G${row}+F${row}`, as: 'number' },
      { formula: `=J${row}-F${row}`, as: 'number' },
      {
        formula: `=MIN(${['$B$2', ...later.map(({ link, row: to }) => finishTerm(link, row, to))].join(',')})`,
        as: 'number',
      },
      { formula: `=ROUND(I${row}-G${row},6)`, as: 'number' },
      { formula: `=IF(K${row}<=0,"critical","")` },
      task.after ?? '',
    ];
  });
  const head: SheetCell[][] = [
    [bold('Project'), input.project],
    [bold('Working days'), { formula: `=MAX(H${firstRow}:H${last})`, as: 'number', bold: true }],
    [bold('Added to every duration'), { value: input.allowance / hundred, as: 'percent' }],
    [],
    [
      'Key',
      'Task',
      'Shortest',
      'Likely',
      'Longest',
      'Days',
      'Early start',
      'Early finish',
      'Late start',
      'Late finish',
      'Slack',
      'Path',
      'After',
    ].map(bold),
  ];
  return [
    {
      name: 'Critical path',
      rows: [...head, ...rows],
      widths: [24, 34, 10, 10, 10, 10, 12, 12, 12, 12, 10, 10, 20],
    },
    daysSheet(project),
  ];
}

function lagTerm(lag: number): string {
  return lag < 0 ? `${lag}` : `+${lag}`;
}

function startTerm({ from, kind, lag }: Link, row: number): string {
  const earlier = firstRow + from;
  const anchor = kind === 'FS' || kind === 'FF' ? `H${earlier}` : `G${earlier}`;
  const back = kind === 'FF' || kind === 'SF' ? `-F${row}` : '';
  return `${anchor}${lagTerm(lag)}${back}`;
}

function finishTerm({ kind, lag }: Link, row: number, later: number): string {
  const anchor = kind === 'FS' || kind === 'SS' ? `I${later}` : `J${later}`;
  const forth = kind === 'SS' || kind === 'SF' ? `+F${row}` : '';
  return `${anchor}${lagTerm(-lag)}${forth}`;
}

function daysSheet({ tasks }: ProjectPlan): WorkbookSheet {
  return {
    name: 'Calendar',
    widths: [10, 34, 14, 14, 12],
    rows: [
      ['Key', 'Task', 'First day', 'Last day', 'Path'].map(bold),
      ...tasks.map(({ id, name, firstDay, lastDay, isCritical }): SheetCell[] => [
        id,
        name,
        { value: firstDay, as: 'date' },
        { value: lastDay, as: 'date' },
        isCritical ? 'critical' : '',
      ]),
    ],
  };
}
