import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';

export interface ValueRange {
  readonly label: string;
  readonly how: string;
  readonly low: number;
  readonly high: number;
}

const width = 760;
const left = 220;
const right = 690;
const top = 50;
const rowHeight = 52;
const barHeight = 24;

/** One bar for each way of valuing, and one line for the answer: where they overlap, the value is well founded. */
export function footballField(
  ranges: readonly ValueRange[],
  marks: { readonly headline: number; readonly market: number | undefined },
  currency: string,
): DrawingPart {
  const money = (value: number) => writeAmount(value, 'money', currency);
  const ends = [
    ...ranges.flatMap(({ low, high }) => [low, high]),
    marks.headline,
    marks.market ?? marks.headline,
  ];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  const margin = (to - from) * 0.08 || Math.abs(to) * 0.1 || 1;
  const at = (value: number) => left + ((value - from + margin) / (to - from + 2 * margin)) * (right - left);
  const height = top + ranges.length * rowHeight + 36;
  const shapes: Shape[] = ranges.flatMap(({ label, how, low, high }, index): Shape[] => {
    const y = top + index * rowHeight;
    return [
      {
        kind: 'rect',
        x: at(low),
        y,
        w: Math.max(2, at(high) - at(low)),
        h: barHeight,
        fill: 'accent',
        round: 3,
      },
      { kind: 'label', x: left - 64, y: y + 11, text: label, size: 13, at: 'end', bold: true },
      { kind: 'label', x: left - 64, y: y + 27, text: how, size: 11, at: 'end', paint: 'muted' },
      { kind: 'label', x: at(low) - 6, y: y + 16, text: money(low), size: 11, at: 'end' },
      { kind: 'label', x: at(high) + 6, y: y + 16, text: money(high), size: 11, at: 'start' },
    ];
  });
  const upright = (value: number, y: number, text: string, isDashed: boolean): Shape[] => [
    {
      kind: 'line',
      points: [
        [at(value), top - 12],
        [at(value), height - 30],
      ],
      stroke: isDashed ? 'muted' : 'good',
      width: 2,
      ...(isDashed ? { dashed: true } : {}),
    },
    { kind: 'label', x: at(value), y, text, size: 12, at: 'middle', bold: true },
  ];
  const market =
    marks.market === undefined
      ? []
      : upright(marks.market, height - 12, `market ${money(marks.market)}`, true);
  return {
    kind: 'drawing',
    title: 'Football field: one share by every way',
    width,
    height,
    shapes: [
      ...shapes,
      ...upright(marks.headline, top - 22, `value ${money(marks.headline)}`, false),
      ...market,
    ],
    says: `Value of one share: ${ranges.map(({ label, low, high }) => `${label} ${money(low)} to ${money(high)}`).join('; ')}; the value taken is ${money(marks.headline)}.`,
  };
}
