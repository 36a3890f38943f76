import { readLine, serversFor } from '../../../methods/operations/erlang.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OperationsInput } from './fields.ts';
import { type StaffedInterval, staffWorkbook } from './staff-workbook.ts';
import { figure, percent } from './written.ts';

const hundred = 100;
const secondsOfMinute = 60;
const mostServers = 3_000;
const shownIntervals = 24;

export function staffLine(input: OperationsInput): AgentResult {
  const { interval = 30, handling = 180, target = 80, within = 20, shrinkage = 0, wage = 0 } = input;
  const seconds = interval * secondsOfMinute;
  const intervals = staffed(input, seconds);
  const [first] = intervals;
  if (first === undefined || intervals.every(({ count }) => count === 0))
    throw new WorkFault('Nobody comes in any interval. Enter arrivals.', 'arrivals');
  const peak = intervals.reduce((most, one) => (one.load > most.load ? one : most), first);
  const paidHours = intervals.reduce((sum, { paid }) => sum + (paid * interval) / secondsOfMinute, 0);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const served = intervals.reduce((sum, { reading, count }) => sum + (reading?.withinLimit ?? 0) * count, 0);
  const all = intervals.reduce((sum, { count }) => sum + count, 0);
  const reading = peak.reading;
  return {
    summary: `The busiest interval, ${peak.name}, needs ${peak.onLine} people on the line and ${peak.paid} on the schedule: ${percent(reading?.withinLimit ?? 0)} are then served within ${figure(within)} seconds, and the mean wait is ${figure(reading?.wait ?? 0)} seconds.`,
    currency: input.currency ?? 'USD',
    values: {
      peakServers: peak.onLine,
      peakPaid: peak.paid,
      peakLoad: peak.load,
      chanceToWait: (reading?.chanceToWait ?? 0) * hundred,
      withinLimit: (reading?.withinLimit ?? 0) * hundred,
      wait: reading?.wait ?? null,
      occupancy: (reading?.occupancy ?? 0) * hundred,
      waiting: reading?.waiting ?? null,
      inSystem: reading?.inSystem ?? null,
      paidHours,
      cost: paidHours * wage,
      servedInAll: (served / all) * hundred,
    },
    parts: [
      {
        kind: 'figures',
        title: 'Staff',
        figures: [
          {
            label: 'On the line at the peak',
            value: peak.onLine,
            as: 'whole',
            against: `${figure(peak.load)} erlangs`,
          },
          {
            label: 'On the schedule at the peak',
            value: peak.paid,
            as: 'whole',
            against: `${figure(shrinkage)} % away`,
          },
          {
            label: 'Served in time, all intervals',
            value: (served / all) * hundred,
            as: 'percent',
            against: `wanted ${figure(target)} %`,
          },
          {
            label: 'Paid hours',
            value: paidHours,
            as: 'number',
            ...(wage > 0 ? { against: money(paidHours * wage) } : {}),
          },
        ],
      },
      intervalTable(intervals),
      staffChart(intervals),
      peakTable(peak, seconds, handling, within),
      memo(input, peak, paidHours, money),
    ],
    warnings: intervals.some(({ reading: one }) => (one?.occupancy ?? 0) > 0.9)
      ? [
          'In some intervals people are busy for more than nine tenths of their time. Nobody keeps that up for long, and one who is ill breaks it.',
        ]
      : [],
    workbook: staffWorkbook(intervals, { seconds, handling, target, within, shrinkage, wage, interval }),
  };
}

function intervalTable(intervals: readonly StaffedInterval[]): Part {
  return {
    kind: 'table',
    title: 'Interval by interval',
    columns: [
      { key: 'name', label: 'Interval', as: 'text' },
      { key: 'count', label: 'Arrivals', as: 'number' },
      { key: 'load', label: 'Erlangs', as: 'number' },
      { key: 'onLine', label: 'On the line', as: 'whole' },
      { key: 'paid', label: 'Scheduled', as: 'whole' },
      { key: 'within', label: 'In time', as: 'percent' },
      { key: 'wait', label: 'Mean wait, seconds', as: 'number' },
      { key: 'occupancy', label: 'Busy', as: 'percent' },
    ],
    rows: intervals.slice(0, shownIntervals).map(({ name, count, load, onLine, paid, reading }) => ({
      name,
      count,
      load,
      onLine,
      paid,
      within: reading === null ? null : reading.withinLimit * hundred,
      wait: reading?.wait ?? null,
      occupancy: reading === null ? null : reading.occupancy * hundred,
    })),
    ...(intervals.length > shownIntervals
      ? { note: `The first ${shownIntervals} of ${intervals.length}; the workbook holds all of them.` }
      : {}),
  };
}

function staffChart(intervals: readonly StaffedInterval[]): Part {
  return {
    kind: 'chart',
    title: 'People over the day',
    chart: 'bar',
    category: { key: 'name', label: 'Interval' },
    series: [
      { key: 'onLine', label: 'On the line' },
      { key: 'paid', label: 'Scheduled' },
    ],
    rows: intervals.map(({ name, onLine, paid }) => ({ name, onLine, paid })),
    as: 'whole',
  };
}

/** What one more and one fewer does at the peak. */
function peakTable(
  { name, count, onLine }: StaffedInterval,
  seconds: number,
  handling: number,
  within: number,
): Part {
  const line = { arrivals: count / seconds, serviceTime: handling };
  const from = Math.max(Math.floor(line.arrivals * handling) + 1, onLine - 4);
  return {
    kind: 'table',
    title: `One more, one fewer: ${name}`,
    columns: [
      { key: 'servers', label: 'On the line', as: 'whole' },
      { key: 'waits', label: 'Have to wait', as: 'percent' },
      { key: 'within', label: 'In time', as: 'percent' },
      { key: 'wait', label: 'Mean wait, seconds', as: 'number' },
      { key: 'waiting', label: 'Waiting at a time', as: 'number' },
      { key: 'occupancy', label: 'Busy', as: 'percent' },
    ],
    rows: Array.from({ length: onLine + 4 - from + 1 }, (_, at) => readLine(line, from + at, within)).flatMap(
      (reading) =>
        reading === undefined
          ? []
          : [
              {
                servers: reading.servers,
                waits: reading.chanceToWait * hundred,
                within: reading.withinLimit * hundred,
                wait: reading.wait,
                waiting: reading.waiting,
                occupancy: reading.occupancy * hundred,
              },
            ],
    ),
    note: 'Near full occupancy each person fewer costs far more service than the one before.',
  };
}

function memo(
  input: OperationsInput,
  peak: StaffedInterval,
  paidHours: number,
  money: (value: number) => string,
): Part {
  const { target = 80, within = 20, handling = 180, shrinkage = 0, wage = 0 } = input;
  return {
    kind: 'document',
    title: 'Staffing plan',
    blocks: [
      { kind: 'heading', text: 'Plan' },
      {
        kind: 'text',
        text: `To serve ${figure(target)} % within ${figure(within)} seconds, ${peak.onLine} people must be on the line in the busiest interval (${peak.name}), and ${peak.paid} on the schedule, because ${figure(shrinkage)} % of paid time is spent elsewhere. All intervals together take ${figure(paidHours)} paid hours${wage > 0 ? `, ${money(paidHours * wage)}` : ''}.`,
      },
      { kind: 'heading', text: 'How it follows' },
      {
        kind: 'text',
        text: `${figure(peak.count)} arrivals of ${figure(handling)} seconds each are ${figure(peak.load)} erlangs: so many people would be busy without a break if arrivals came like clockwork. They do not; the people beyond that number are what keeps waits short.`,
      },
      { kind: 'heading', text: 'To be kept in mind' },
      {
        kind: 'list',
        items: [
          'Erlang C takes it that nobody hangs up. Where people do, waits are shorter than said here, and some are never served.',
          'Arrivals are taken as random and steady within an interval; a queue that is left over from one interval is not carried into the next.',
          'One pool of people who can all do everything is meant. Groups with different skills need more.',
        ],
      },
    ],
  };
}

function staffed(input: OperationsInput, seconds: number): StaffedInterval[] {
  const { handling = 180, target = 80, within = 20, shrinkage = 0 } = input;
  return (input.arrivals ?? []).map(({ name, count }): StaffedInterval => {
    const line = { arrivals: count / seconds, serviceTime: handling };
    const load = line.arrivals * line.serviceTime;
    if (load > mostServers * 0.9)
      throw new WorkFault(
        `“${name}” needs more than ${mostServers} people. Check arrivals and the time to serve one.`,
        'arrivals',
      );
    const reading = count === 0 ? null : (serversFor(line, within, target / hundred, mostServers) ?? null);
    const onLine = reading?.servers ?? 0;
    return { name, count, load, reading, onLine, paid: Math.ceil(onLine / (1 - shrinkage / hundred) - 1e-9) };
  });
}
