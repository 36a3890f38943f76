import type { Point } from '../../../methods/geometry/clip-polygon.ts';
import type { Size } from './vocabulary.ts';

/** A grown person is about seven and a half heads tall; everything is measured in heads. */
const headsTall = 7.5;
const outline: readonly Point[] = [
  [-0.2, 0.9],
  [-0.92, 1.4],
  [-1.12, 3.7],
  [-0.86, 3.75],
  [-0.66, 2.2],
  [-0.62, 4],
  [-0.72, 7.4],
  [-0.18, 7.5],
  [0, 4.5],
  [0.18, 7.5],
  [0.72, 7.4],
  [0.62, 4],
  [0.66, 2.2],
  [0.86, 3.75],
  [1.12, 3.7],
  [0.92, 1.4],
  [0.2, 0.9],
];
const roundness = 36;

/** How tall a person stands against the height of the picture, and where the head begins: that is what a size means. */
export const standing: Readonly<Record<Size, { readonly tall: number; readonly top: number }>> = {
  'extreme wide': { tall: 0.16, top: 0.62 },
  wide: { tall: 0.42, top: 0.4 },
  full: { tall: 0.86, top: 0.09 },
  medium: { tall: 1.7, top: 0.1 },
  'medium close-up': { tall: 2.7, top: 0.1 },
  'close-up': { tall: 4.7, top: 0.09 },
  'extreme close-up': { tall: 9, top: -0.12 },
};

/** A person as head, body and the nose that shows where the look goes. */
export function personAt(
  centre: number,
  top: number,
  tall: number,
  looks: 'left' | 'right' | 'away',
): Point[][] {
  const head = tall / headsTall;
  const ring = oval(centre, top + 0.5 * head, 0.38 * head, 0.5 * head);
  const body = outline.map(([x, y]): Point => [centre + x * head, top + y * head]);
  if (looks === 'away') return [body, ring];
  const side = looks === 'left' ? -1 : 1;
  const nose: Point[] = [
    [centre + side * 0.34 * head, top + 0.42 * head],
    [centre + side * 0.52 * head, top + 0.6 * head],
    [centre + side * 0.34 * head, top + 0.64 * head],
  ];
  return [body, ring, nose];
}

/** The eye that a close shot is about, on the side of the look. */
export function eyeAt(centre: number, top: number, tall: number, looks: 'left' | 'right'): Point[] {
  const head = tall / headsTall;
  return oval(
    centre + (looks === 'left' ? -0.18 : 0.18) * head,
    top + 0.45 * head,
    0.06 * head,
    0.035 * head,
  );
}

function oval(x: number, y: number, across: number, down: number): Point[] {
  return Array.from({ length: roundness }, (_, step): Point => {
    const angle = (step / roundness) * 2 * Math.PI;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}
