import type { DrawingPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PitchNumbers } from './numbers.ts';

const largest = 130;
const smallest = 26;

/** Three circles whose areas stand to each other as the markets do, as far as they can still be seen. */
export function marketDrawing(numbers: PitchNumbers, currency: string): DrawingPart {
  const money = (value: number) => writeAmount(value, 'money', currency);
  const radius = (value: number, least: number) =>
    Math.max(least, largest * Math.sqrt(Math.min(1, value / numbers.marketAll)));
  const bottom = 290;
  const served = Math.min(radius(numbers.marketServed, smallest * 2), largest * 0.85);
  const aimed = Math.min(radius(numbers.marketAimed, smallest), served * 0.8);
  const lines: readonly (readonly [string, number])[] = [
    ['All customers', numbers.marketAll],
    ['Customers that we can serve', numbers.marketServed],
    ['What we aim at', numbers.marketAimed],
  ];
  return {
    kind: 'drawing',
    title: 'Market, counted from customers',
    width: 640,
    height: 320,
    shapes: [
      { kind: 'circle', x: 170, y: bottom - largest, r: largest, fill: 'surface', stroke: 'line' },
      { kind: 'circle', x: 170, y: bottom - served, r: served, fill: 'line', stroke: 'muted' },
      { kind: 'circle', x: 170, y: bottom - aimed, r: aimed, fill: 'accent' },
      ...lines.flatMap(([label, value], index) => [
        {
          kind: 'label' as const,
          x: 340,
          y: 90 + index * 72,
          text: money(value),
          size: 22,
          bold: true as const,
        },
        {
          kind: 'label' as const,
          x: 340,
          y: 112 + index * 72,
          text: label,
          size: 14,
          paint: 'muted' as const,
        },
      ]),
    ],
    says: `Market a year: ${lines.map(([label, value]) => `${label.toLowerCase()} ${money(value)}`).join('; ')}.`,
  };
}
