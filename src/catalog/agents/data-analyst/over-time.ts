import {
  followingCorrelation,
  levelShift,
  mostPoints,
  trendOf,
} from '../../../methods/statistics/change-over-time.ts';
import { meanOf } from '../../../methods/statistics/describe.ts';
import { normalBeyond } from '../../../methods/statistics/tail-areas.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, type DataSet, figuresOf, leftOut } from './answer.ts';
import type { AnalysisInput } from './fields.ts';
import { type Spans, spansOf } from './spans.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const hundred = 100;
const fewest = 6;
const mostDrawn = 240;

export function overTime(data: DataSet, input: AnalysisInput): Answer {
  const found = foundIn(data, input);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: checksFrom(found),
    chosen:
      'Values over time seldom are normal or independent, so that the Mann–Kendall test with Sen’s slope was chosen: it asks only whether later values tend to be higher or lower.',
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(),
    warnings: warningsFrom(found),
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(data: DataSet, input: AnalysisInput) {
  const measure = figuresOf(data, input.measure, 'measure');
  const spans = spansOf(data, input, measure);
  const { points, unit, used } = spans;
  if (points.length < fewest)
    throw new WorkFault(
      `There are only ${points.length} spans of time with values; at least ${fewest} are needed. Sum up by shorter spans, or bring more data.`,
      'span',
    );
  if (points.length > mostPoints)
    throw new WorkFault(
      `These are ${points.length} spans; at most ${mostPoints} can be compared pair by pair. Sum up by longer spans.`,
      'span',
    );
  const times = points.map(({ time }) => time);
  const values = points.map(({ value }) => value);
  const confidence = input.confidence / hundred;
  const limit = 1 - confidence;
  const trend = trendOf(times, values, confidence);
  const shift = levelShift(values);
  if (trend === undefined || shift === undefined)
    throw new WorkFault(
      `“${shortened(measure.name)}” is the same all the time, so that there is nothing to test.`,
      'measure',
    );
  const following =
    followingCorrelation(values.map((value, at) => value - trend.slope * (times[at] ?? 0))) ?? 0;
  const isFollowing = Math.abs(following) > 2 / Math.sqrt(values.length);
  const chance =
    isFollowing && following > 0 ? corrected(trend.chance, trend.balance, values, following) : trend.chance;
  const isSeen = chance < limit;
  const before = meanOf(values.slice(0, shift.after + 1)).mean;
  const after = meanOf(values.slice(shift.after + 1)).mean;
  const isShifted = shift.chance < limit;
  const changeAt = points[shift.after]?.label ?? '';
  return {
    measure,
    spans,
    points,
    unit,
    used,
    trend,
    shift,
    following,
    isFollowing,
    chance,
    limit,
    isSeen,
    before,
    after,
    isShifted,
    changeAt,
    data,
  };
}

function summaryFrom({
  measure,
  unit,
  trend,
  chance,
  isSeen,
  before,
  after,
  isShifted,
  changeAt,
}: Found): string {
  return `“${shortened(measure.name, 30)}” ${isSeen ? `${trend.slope > 0 ? 'rises' : 'falls'} by ${figure(Math.abs(trend.slope))} a ${unit} (${range(trend.slopeInterval)}; ${chanceWords(chance)})` : `shows no steady trend (${chanceWords(chance)})`}${isShifted ? `; its level changed after ${changeAt}, from ${figure(before)} to ${figure(after)}` : ''}.`;
}

function valuesFrom({
  points,
  trend,
  shift,
  following,
  chance,
  before,
  after,
  changeAt,
}: Found): Answer['values'] {
  return {
    test: 'Mann–Kendall',
    balance: trend.balance,
    chance,
    plainChance: trend.chance,
    tau: trend.tau,
    slope: trend.slope,
    low: trend.slopeInterval.low,
    high: trend.slopeInterval.high,
    changeAfter: changeAt,
    changeChance: shift.chance,
    before,
    after,
    following,
    spans: points.length,
  };
}

function figuresFrom({
  unit,
  trend,
  shift,
  chance,
  limit,
  isSeen,
  before,
  after,
  isShifted,
  changeAt,
}: Found): Answer['figures'] {
  return [
    { label: `Slope a ${unit}`, value: trend.slope, as: 'number', against: range(trend.slopeInterval) },
    {
      label: 'p-value of the trend',
      value: chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
    {
      label: 'Level changed after',
      value: isShifted ? changeAt : 'not shown',
      as: 'text',
      against: chanceWords(shift.chance),
    },
    { label: 'Before and after', value: `${figure(before)} and ${figure(after)}`, as: 'text' },
  ];
}

function partsFrom({ measure, spans, trend }: Found): Part[] {
  return [lineChart(spans, trend.slope, trend.intercept, measure.name), pointTable(spans)];
}

function checksFrom({ shift, following, isFollowing, isShifted }: Found): Check[] {
  return [
    {
      check: 'Each value is independent of the one before',
      result: `correlation ${figure(following)}`,
      means: isFollowing
        ? 'They follow each other: the p-value of the trend is corrected for it.'
        : 'Nothing speaks against it.',
      holds: isFollowing ? 'no' : 'yes',
    },
    {
      check: 'A steady trend and not a step',
      result: `Pettitt K ${figure(shift.statistic)}, ${chanceWords(shift.chance)}`,
      means: isShifted
        ? 'A step may explain the change as well as a slope; look at the chart.'
        : 'No step is shown.',
      holds: isShifted ? 'no' : 'yes',
    },
    {
      check: 'No seasons',
      result: 'not tested',
      means: 'Compare whole years, or the same months, where the seasons matter.',
      holds: 'open',
    },
  ];
}

function canSayFrom({ unit, trend, isSeen, before, after, isShifted, changeAt }: Found): string[] {
  return [
    isSeen
      ? `There is a ${trend.slope > 0 ? 'rise' : 'fall'}: in the middle of all pairs of spans ${figure(trend.slope)} a ${unit}.`
      : 'The data are compatible with no steady trend.',
    ...(isShifted
      ? [
          `A change of level after ${changeAt} is more than chance: the mean was ${figure(before)} up to then and ${figure(after)} afterwards.`,
        ]
      : []),
  ];
}

function cannotSayFrom(): string[] {
  return [
    'Why it changed: everything else that happened at the time is a candidate.',
    'How it will go on: a trend is a description of what was.',
  ];
}

function warningsFrom({ used, data }: Found): string[] {
  return leftOut(used, data.sheet.rows.length);
}

/** Yue and Wang, Water Resources Management 18, 2004: fewer independent values than there are. */
function corrected(chance: number, balance: number, values: readonly number[], following: number): number {
  const count = values.length;
  const variance = (count * (count - 1) * (2 * count + 5)) / 18;
  const wider = (1 + following) / Math.max(0.05, 1 - following);
  return Math.max(chance, normalBeyond((Math.abs(balance) - 1) / Math.sqrt(variance * wider)));
}

function lineChart({ points }: Spans, slope: number, intercept: number, name: string): Part {
  const step = Math.max(1, Math.ceil(points.length / mostDrawn));
  return {
    kind: 'chart',
    title: `${shortened(name)} over time`,
    chart: 'line',
    category: { key: 'time', label: 'Time' },
    series: [
      { key: 'value', label: shortened(name, 30) },
      { key: 'trend', label: 'Sen’s line' },
    ],
    rows: points
      .filter((_, at) => at % step === 0)
      .map(({ label, time, value }) => ({ time: label, value, trend: intercept + slope * time })),
    as: 'number',
    ...(step > 1 ? { note: `Every ${step}th of ${points.length} spans is drawn; all were used.` } : {}),
  };
}

function pointTable({ points }: Spans): Part {
  const shown = 6;
  const rows = points.length <= 2 * shown ? points : [...points.slice(0, shown), ...points.slice(-shown)];
  return {
    kind: 'table',
    title: 'Spans',
    columns: [
      { key: 'time', label: 'Span', as: 'text' },
      { key: 'rows', label: 'Rows', as: 'whole' },
      { key: 'value', label: 'Value', as: 'number' },
    ],
    rows: rows.map(({ label, rows: count, value }) => ({ time: label, rows: count, value })),
    ...(points.length > rows.length ? { note: `The first and last ${shown} of ${points.length}.` } : {}),
  };
}
