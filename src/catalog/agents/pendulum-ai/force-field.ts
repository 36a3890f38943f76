import { decibans } from '../../../methods/decision/weigh-evidence.ts';
import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PendulumInput } from './fields.ts';
import type { Verdict, WeighedPiece } from './weigh.ts';

const width = 900;
const centre = width / 2;
const longest = 260;
const rowHeight = 34;
const most = 14;
const top = 50;
const room = 58;

function forces(pieces: readonly WeighedPiece[], side: 'for' | 'against', largest: number): Shape[] {
  const sign = side === 'for' ? -1 : 1;
  return pieces.flatMap(({ input: { piece }, weight }, at): Shape[] => {
    const y = top + at * rowHeight;
    const length = 20 + (longest * Math.abs(weight)) / largest;
    const text = piece.length > room ? `${piece.slice(0, room - 1)}…` : piece;
    return [
      {
        kind: 'line',
        points: [
          [centre + sign * (length + 8), y + 18],
          [centre + sign * 8, y + 18],
        ],
        stroke: side === 'for' ? 'good' : 'bad',
        width: 7,
        arrow: true,
      },
      {
        kind: 'label',
        x: centre + sign * 14,
        y: y + 9,
        text: `${text} (${writeAmount(Math.abs(decibans(weight)), 'number')})`,
        size: 11,
        at: side === 'for' ? 'end' : 'start',
      },
    ];
  });
}

/** From impossible to certain, with where the claim began, where it stands, and where acting begins to pay. */
function scale(prior: number, { threshold, probability, isAbove }: Verdict, y: number): Shape[] {
  const xOf = (points: number) => 80 + ((width - 160) * points) / 100;
  const tip = xOf(threshold);
  const stand = xOf(probability);
  const line = (from: readonly [number, number], to: readonly [number, number]) => [from, to];
  return [
    { kind: 'line', points: line([xOf(0), y], [xOf(100), y]), stroke: 'line', width: 6 },
    ...[0, 25, 50, 75, 100].map(
      (mark): Shape => ({
        kind: 'label',
        x: xOf(mark),
        y: y + 44,
        text: `${mark} %`,
        size: 11,
        at: 'middle',
        paint: 'muted',
      }),
    ),
    { kind: 'line', points: line([tip, y - 16], [tip, y + 16]), stroke: 'warn', width: 3 },
    { kind: 'label', x: tip, y: y - 22, text: 'tips here', size: 11, at: 'middle', paint: 'warn' },
    { kind: 'circle', x: xOf(prior), y, r: 5, fill: 'muted' },
    { kind: 'circle', x: stand, y, r: 10, fill: isAbove ? 'good' : 'bad' },
    {
      kind: 'label',
      x: stand,
      y: y + 27,
      text: `stands at ${writeAmount(probability, 'whole')} %`,
      size: 12,
      bold: true,
      at: 'middle',
    },
  ];
}

/** Forces for push from the left, forces against from the right; below, the scale on which the pendulum hangs. */
export function forceField(input: PendulumInput, verdict: Verdict): DrawingPart {
  const { pieces, threshold, probability } = verdict;
  const shown = pieces.filter(({ weight }) => weight !== 0).slice(0, most);
  const largest = Math.max(1e-9, ...shown.map(({ weight }) => Math.abs(weight)));
  const driving = shown.filter(({ weight }) => weight > 0);
  const restraining = shown.filter(({ weight }) => weight < 0);
  const rows = Math.max(driving.length, restraining.length, 1);
  const scaleY = top + rows * rowHeight + 60;
  return {
    kind: 'drawing',
    title: 'Force field',
    width,
    height: scaleY + 55,
    shapes: [
      {
        kind: 'line',
        points: [
          [centre, top - 14],
          [centre, top + rows * rowHeight],
        ],
        stroke: 'ink',
        width: 3,
      },
      { kind: 'label', x: centre - 14, y: top - 22, text: 'Drives it', bold: true, at: 'end', paint: 'good' },
      { kind: 'label', x: centre + 14, y: top - 22, text: 'Restrains it', bold: true, paint: 'bad' },
      ...forces(driving, 'for', largest),
      ...forces(restraining, 'against', largest),
      ...scale(input.prior, verdict, scaleY),
    ],
    says: `${driving.length} forces drive it and ${restraining.length} restrain it, their lengths by weight in decibans. The claim began at ${writeAmount(input.prior, 'number')} %, stands at ${writeAmount(probability, 'number')} % and tips at ${writeAmount(threshold, 'number')} %.`,
  };
}
