import type { Description } from '../../../methods/statistics/describe.ts';
import { fencesOf } from '../../../methods/statistics/outliers.ts';
import type { ChartPart, DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { figure, shortened } from './written.ts';

const width = 720;
const left = 76;
const right = 16;
const top = 16;
const bottom = 44;
const mostPoints = 800;
const ticks = 5;
const smallText = 12;

interface Axis {
  readonly low: number;
  readonly high: number;
}

function axisOf(values: readonly number[]): Axis {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { low: 0, high: 1 };
  if (high > low) return { low, high };
  const half = Math.abs(low) / 2 || 1;
  return { low: low - half, high: high + half };
}

function place(value: number, { low, high }: Axis, from: number, to: number): number {
  return Math.round((from + ((value - low) / (high - low)) * (to - from)) * 10) / 10;
}

function marksOf({ low, high }: Axis): number[] {
  return Array.from({ length: ticks }, (_, at) => low + ((high - low) * at) / (ticks - 1));
}

export interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** Rows for a drawing: all of them, or evenly chosen ones where there are too many to see. */
export function sampledRows(count: number): number[] {
  const step = Math.max(1, count / mostPoints);
  return Array.from({ length: Math.min(count, mostPoints) }, (_, at) => Math.floor(at * step));
}

/** Points with a line through them. */
export function scatter(
  title: string,
  { x, y }: Points,
  names: { readonly x: string; readonly y: string },
  line: { readonly intercept: number; readonly slope: number } | undefined,
  says: string,
): DrawingPart {
  const height = 380;
  const rows = sampledRows(x.length);
  const across = axisOf(rows.map((row) => x[row] ?? 0));
  const ends =
    line === undefined ? [] : [across.low, across.high].map((at) => line.intercept + line.slope * at);
  const up = axisOf([...rows.map((row) => y[row] ?? 0), ...ends]);
  const h = (value: number) => place(value, across, left, width - right);
  const v = (value: number) => place(value, up, height - bottom, top);
  const shapes: Shape[] = [
    ...frame(height, names),
    ...marksOf(across).map(
      (mark): Shape => ({
        kind: 'label',
        x: h(mark),
        y: height - bottom + 16,
        text: figure(mark),
        size: smallText,
        at: 'middle',
        paint: 'muted',
      }),
    ),
    ...marksOf(up).map(
      (mark): Shape => ({
        kind: 'label',
        x: left - 6,
        y: v(mark) + 4,
        text: figure(mark),
        size: smallText,
        at: 'end',
        paint: 'muted',
      }),
    ),
    ...rows.map(
      (row): Shape => ({ kind: 'circle', x: h(x[row] ?? 0), y: v(y[row] ?? 0), r: 3, fill: 'accent' }),
    ),
  ];
  if (line !== undefined)
    shapes.push({
      kind: 'line',
      points: [
        [h(across.low), v(ends[0] ?? 0)],
        [h(across.high), v(ends[1] ?? 0)],
      ],
      stroke: 'ink',
      width: 2,
    });
  return { kind: 'drawing', title, width, height, shapes, says };
}

function frame(height: number, names: { readonly x: string; readonly y: string }): Shape[] {
  return [
    {
      kind: 'line',
      points: [
        [left, top],
        [left, height - bottom],
        [width - right, height - bottom],
      ],
      stroke: 'line',
      width: 1,
    },
    {
      kind: 'label',
      x: width - right,
      y: height - 8,
      text: shortened(names.x, 60),
      size: smallText,
      at: 'end',
      paint: 'ink',
    },
    {
      kind: 'label',
      x: left + 6,
      y: top + 6,
      text: shortened(names.y, 60),
      size: smallText,
      at: 'start',
      paint: 'ink',
    },
  ];
}

export interface Boxed {
  readonly name: string;
  readonly description: Description;
  readonly values: ArrayLike<number>;
}

const boxHeight = 44;
const mostDots = 60;

/** One box for each group: quartiles, median, whiskers to the last value within Tukey's fences, and what lies beyond. */
export function boxes(title: string, measure: string, groups: readonly Boxed[]): DrawingPart {
  const height = top + groups.length * boxHeight + bottom;
  const axis = axisOf(groups.flatMap(({ description }) => [description.least, description.greatest]));
  const start = 150;
  const h = (value: number) => place(value, axis, start, width - right);
  const shapes: Shape[] = marksOf(axis).flatMap((mark): Shape[] => [
    {
      kind: 'line',
      points: [
        [h(mark), top],
        [h(mark), height - bottom],
      ],
      stroke: 'line',
      width: 1,
      dashed: true,
    },
    {
      kind: 'label',
      x: h(mark),
      y: height - bottom + 16,
      text: figure(mark),
      size: smallText,
      at: 'middle',
      paint: 'muted',
    },
  ]);
  shapes.push({
    kind: 'label',
    x: width - right,
    y: height - 8,
    text: shortened(measure, 60),
    size: smallText,
    at: 'end',
    paint: 'ink',
  });
  for (const [at, group] of groups.entries())
    shapes.push(...boxOf(group, top + at * boxHeight + boxHeight / 2, h));
  return {
    kind: 'drawing',
    title,
    width,
    height,
    shapes,
    says: `Box plots of ${measure}: ${groups.map(({ name, description }) => `${shortened(name)} has the median ${figure(description.median)} and quartiles ${figure(description.lowerQuartile)} and ${figure(description.upperQuartile)}`).join('; ')}.`,
  };
}

function boxOf({ name, description, values }: Boxed, y: number, h: (value: number) => number): Shape[] {
  const { low, high } = fencesOf(description);
  let from = description.lowerQuartile;
  let to = description.upperQuartile;
  const beyond: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value < low || value > high) beyond.push(value);
    else {
      from = Math.min(from, value);
      to = Math.max(to, value);
    }
  }
  const step = Math.max(1, beyond.length / mostDots);
  const dots = Array.from(
    { length: Math.min(beyond.length, mostDots) },
    (_, at) => beyond[Math.floor(at * step)] ?? 0,
  );
  const box = h(description.lowerQuartile);
  const half = 12;
  return [
    { kind: 'label', x: 140, y: y + 4, text: shortened(name, 20), size: smallText, at: 'end', paint: 'ink' },
    {
      kind: 'line',
      points: [
        [h(from), y],
        [h(to), y],
      ],
      stroke: 'ink',
      width: 1,
    },
    {
      kind: 'rect',
      x: box,
      y: y - half,
      w: Math.max(1, h(description.upperQuartile) - box),
      h: 2 * half,
      fill: 'surface',
      stroke: 'accent',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [h(description.median), y - half],
        [h(description.median), y + half],
      ],
      stroke: 'accent',
      width: 3,
    },
    ...dots.map((value): Shape => ({ kind: 'circle', x: h(value), y, r: 3, fill: 'bad' })),
  ];
}

const mostBars = 24;

/** Bars of the width that Freedman and Diaconis give (1981), so that neither noise nor shape is hidden. */
export function histogram(title: string, values: ArrayLike<number>, description: Description): ChartPart {
  const { least, greatest, lowerQuartile, upperQuartile, count } = description;
  const wanted = (2 * (upperQuartile - lowerQuartile)) / Math.cbrt(count);
  const span = greatest - least;
  const bars = span === 0 ? 1 : Math.max(4, Math.min(mostBars, Math.ceil(wanted > 0 ? span / wanted : 10)));
  const counts = Array<number>(bars).fill(0);
  for (let at = 0; at < values.length; at += 1) {
    const bar = span === 0 ? 0 : Math.min(bars - 1, Math.floor((((values[at] ?? 0) - least) / span) * bars));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return {
    kind: 'chart',
    title,
    chart: 'bar',
    category: { key: 'from', label: 'From' },
    series: [{ key: 'rows', label: 'Rows' }],
    rows: counts.map((rows, bar) => ({ from: figure(least + (span * bar) / bars), rows })),
    as: 'whole',
  };
}
