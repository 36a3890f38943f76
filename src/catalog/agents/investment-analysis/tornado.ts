import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { driverNames, type Swing } from './risk.ts';

const width = 720;
const left = 170;
const right = 690;
const top = 44;
const rowHeight = 46;
const barHeight = 24;

/** Bars around the likely value, the widest above: the picture that shows what to find out first. */
export function tornadoDrawing(swings: readonly Swing[], base: number, currency: string): DrawingPart {
  const money = (value: number) => writeAmount(value, 'money', currency);
  const ends = swings.flatMap(({ valueAtLow, valueAtHigh }) => [valueAtLow, valueAtHigh]);
  const from = Math.min(base, 0, ...ends);
  const to = Math.max(base, 0, ...ends);
  const at = (value: number) => (to === from ? left : left + ((value - from) / (to - from)) * (right - left));
  const height = top + swings.length * rowHeight + 34;
  const shapes: Shape[] = swings.flatMap((swing, index) => barOf(swing, index, at, base, money));
  const upright = (value: number, paint: 'ink' | 'bad', text: string): Shape[] => [
    {
      kind: 'line',
      points: [
        [at(value), top - 14],
        [at(value), height - 28],
      ],
      stroke: paint,
      width: 1,
      ...(paint === 'bad' ? { dashed: true } : {}),
    },
    {
      kind: 'label',
      x: at(value),
      y: paint === 'bad' ? height - 10 : top - 22,
      text,
      size: 12,
      at: 'middle',
      paint: 'muted',
    },
  ];
  return {
    kind: 'drawing',
    title: 'Tornado: what moves the value most',
    width,
    height,
    shapes: [...shapes, ...upright(base, 'ink', `likeliest ${money(base)}`), ...upright(0, 'bad', 'zero')],
    says: `Net present value for the lowest and highest of each driver: ${swings.map((swing) => `${driverNames[swing.driver]} from ${money(swing.valueAtLow)} to ${money(swing.valueAtHigh)}`).join('; ')}.`,
  };
}

function barOf(
  swing: Swing,
  index: number,
  at: (value: number) => number,
  base: number,
  money: (value: number) => string,
): Shape[] {
  const y = top + index * rowHeight;
  const bar = (value: number, change: number): Shape => ({
    kind: 'rect',
    x: Math.min(at(base), at(value)),
    y,
    w: Math.abs(at(value) - at(base)),
    h: barHeight,
    fill: value >= base ? 'good' : change === 0 ? 'line' : 'bad',
  });
  const sign = (change: number) => `${change > 0 ? '+' : ''}${writeAmount(change, 'percent')}`;
  return [
    bar(swing.valueAtLow, swing.low),
    bar(swing.valueAtHigh, swing.high),
    {
      kind: 'label',
      x: left - 12,
      y: y + 12,
      text: driverNames[swing.driver],
      size: 13,
      at: 'end',
      bold: true,
    },
    {
      kind: 'label',
      x: left - 12,
      y: y + 28,
      text: `${sign(swing.low)} … ${sign(swing.high)}`,
      size: 11,
      at: 'end',
      paint: 'muted',
    },
    {
      kind: 'label',
      x: right,
      y: y + barHeight + 13,
      text: `${money(swing.valueAtLow)} … ${money(swing.valueAtHigh)}`,
      size: 11,
      at: 'end',
      paint: 'muted',
    },
  ];
}
