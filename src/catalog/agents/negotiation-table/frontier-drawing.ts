import type { Point } from '../../../methods/decision/bargaining.ts';
import type { DrawingPart, Paint, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { NegotiationInput } from './fields.ts';
import type { Preparation } from './prepare.ts';

const width = 720;
const height = 480;
const left = 70;
const right = 690;
const top = 30;
const bottom = 420;
const ticks = 5;

interface Scale {
  readonly x: (ours: number) => number;
  readonly y: (theirs: number) => number;
  readonly marks: readonly { readonly ours: number; readonly theirs: number }[];
}

function scaleOf({ offers, reserve, split }: Preparation): Scale {
  const all = [...offers, reserve, split];
  const span = (values: readonly number[]) => {
    const low = Math.min(...values);
    const high = Math.max(...values);
    const margin = (high - low || 1) * 0.08;
    return { low: low - margin, high: high + margin };
  };
  const across = span(all.map(({ ours }) => ours));
  const up = span(all.map(({ theirs }) => theirs));
  return {
    x: (ours) => left + ((ours - across.low) / (across.high - across.low)) * (right - left),
    y: (theirs) => bottom - ((theirs - up.low) / (up.high - up.low)) * (bottom - top),
    marks: Array.from({ length: ticks + 1 }, (_, at) => ({
      ours: across.low + ((across.high - across.low) * at) / ticks,
      theirs: up.low + ((up.high - up.low) * at) / ticks,
    })),
  };
}

function axes({ x, y, marks }: Scale, input: NegotiationInput): Shape[] {
  return [
    {
      kind: 'line',
      points: [
        [left, bottom],
        [right, bottom],
      ],
      stroke: 'ink',
      arrow: true,
    },
    {
      kind: 'line',
      points: [
        [left, bottom],
        [left, top],
      ],
      stroke: 'ink',
      arrow: true,
    },
    ...marks.flatMap(({ ours, theirs }): Shape[] => [
      {
        kind: 'label',
        x: x(ours),
        y: bottom + 18,
        text: writeAmount(ours, 'whole'),
        size: 11,
        at: 'middle',
        paint: 'muted',
      },
      {
        kind: 'label',
        x: left - 8,
        y: y(theirs) + 4,
        text: writeAmount(theirs, 'whole'),
        size: 11,
        at: 'end',
        paint: 'muted',
      },
    ]),
    {
      kind: 'label',
      x: (left + right) / 2,
      y: bottom + 42,
      text: `Worth to ${input.ours}`,
      size: 13,
      at: 'middle',
    },
    { kind: 'label', x: left - 50, y: top - 10, text: `Worth to ${input.theirs}`, size: 13, at: 'start' },
  ];
}

/** The ground on which both sides gain; it may lie outside the picture. */
function zoneOf({ x, y }: Scale, { reserve }: Preparation): Shape[] {
  const from = x(reserve.ours);
  const to = y(reserve.theirs);
  if (from >= right || to <= top) return [];
  return [{ kind: 'rect', x: from, y: top, w: right - from, h: to - top, fill: 'surface', stroke: 'line' }];
}

export function frontierDrawing(input: NegotiationInput, prepared: Preparation): DrawingPart {
  const { offers, edge, reserve, nash, kalai, aim, split, zone } = prepared;
  const scale = scaleOf(prepared);
  const { x, y } = scale;
  const mark = (point: Point, text: string, paint: Paint, below = false): Shape[] => [
    { kind: 'circle', x: x(point.ours), y: y(point.theirs), r: 6, fill: paint },
    {
      kind: 'label',
      x: x(point.ours) + (below ? -9 : 9),
      y: y(point.theirs) + (below ? 18 : -6),
      text,
      size: 12,
      at: below ? 'end' : 'start',
      bold: true,
      paint,
    },
  ];
  const shapes: Shape[] = [
    ...zoneOf(scale, prepared),
    ...axes(scale, input),
    {
      kind: 'line',
      points: edge.map(({ ours, theirs }) => [x(ours), y(theirs)] as const),
      stroke: 'line',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [x(reserve.ours), bottom],
        [x(reserve.ours), top],
      ],
      stroke: 'bad',
      dashed: true,
    },
    {
      kind: 'line',
      points: [
        [left, y(reserve.theirs)],
        [right, y(reserve.theirs)],
      ],
      stroke: 'bad',
      dashed: true,
    },
    { kind: 'label', x: x(reserve.ours) + 4, y: bottom - 8, text: 'our reserve', size: 11, paint: 'bad' },
    {
      kind: 'label',
      x: right,
      y: y(reserve.theirs) + 14,
      text: 'their reserve',
      size: 11,
      at: 'end',
      paint: 'bad',
    },
    ...offers.map(
      ({ ours, theirs }): Shape => ({ kind: 'circle', x: x(ours), y: y(theirs), r: 3, fill: 'muted' }),
    ),
    ...mark(split, 'split the difference', 'warn', true),
    ...(kalai === undefined ? [] : mark(kalai, kalai === nash ? '' : 'Kalai–Smorodinsky', 'good', true)),
    ...(nash === undefined ? [] : mark(nash, kalai === nash ? 'Nash and Kalai–Smorodinsky' : 'Nash', 'good')),
    ...(aim === nash || aim === kalai ? [] : mark(aim, 'our aim', 'accent')),
  ];
  return {
    kind: 'drawing',
    title: 'Pareto frontier',
    width,
    height,
    shapes: shapes.filter((shape) => shape.kind !== 'label' || shape.text !== ''),
    says: `${offers.length} packages that no other beats for both sides, what they are worth to us across and to them upwards. Ours end at ${writeAmount(reserve.ours, 'number')}, theirs at ${writeAmount(reserve.theirs, 'number')}; ${zone.length} packages lie beyond both.`,
  };
}
