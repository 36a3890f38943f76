import type { LineReading } from '../../../methods/operations/erlang.ts';
import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { bold } from './written.ts';

export interface StaffedInterval {
  readonly name: string;
  readonly count: number;
  readonly load: number;
  readonly reading: LineReading | null;
  readonly onLine: number;
  readonly paid: number;
}

interface Figures {
  readonly seconds: number;
  readonly handling: number;
  readonly target: number;
  readonly within: number;
  readonly shrinkage: number;
  readonly wage: number;
  readonly interval: number;
}

const firstRow = 9;

/** Change the people of an interval, and the service follows: Erlang C out of the Poisson functions of the spreadsheet. */
export function staffWorkbook(intervals: readonly StaffedInterval[], figures: Figures): WorkbookSheet[] {
  const rows = intervals.map(({ name, count, onLine }, at): SheetCell[] => {
    const row = firstRow + at;
    const [load, people] = [`C${row}`, `D${row}`];
    const exact = `POISSON(${people},${load},FALSE)`;
    const guarded = (formula: string) => `=IF(${people}<=${load},"",${formula})`;
    return [
      name,
      count,
      { formula: `=B${row}*$B$2/$B$1`, as: 'number' },
      { value: onLine, as: 'whole' },
      {
        formula: guarded(`${exact}/(${exact}+(1-${load}/${people})*POISSON(${people}-1,${load},TRUE))`),
        as: 'percent',
      },
      { formula: guarded(`1-E${row}*EXP(-(${people}-${load})*$B$3/$B$2)`), as: 'percent' },
      { formula: guarded(`E${row}*$B$2/(${people}-${load})`), as: 'number' },
      { formula: guarded(`${load}/${people}`), as: 'percent' },
      { formula: `=ROUNDUP(${people}/(1-$B$4),0)`, as: 'whole' },
      { formula: `=I${row}*$B$1/3600*$B$5`, as: 'money' },
    ];
  });
  return [
    {
      name: 'Staff',
      widths: [30, 12, 10, 12, 12, 10, 14, 10, 12, 12],
      rows: [
        [bold('Interval in seconds'), figures.seconds],
        [bold('Serving one, seconds'), figures.handling],
        [bold('In time is within, seconds'), figures.within],
        [bold('Paid time away'), { value: figures.shrinkage / 100, as: 'percent' }],
        [bold('Cost of a paid hour'), { value: figures.wage, as: 'money' }],
        [bold('Wanted in time'), { value: figures.target / 100, as: 'percent' }],
        [],
        [
          'Interval',
          'Arrivals',
          'Erlangs',
          'On the line',
          'Have to wait',
          'In time',
          'Mean wait',
          'Busy',
          'Scheduled',
          'Cost',
        ].map(bold),
        ...rows,
      ],
    },
  ];
}
