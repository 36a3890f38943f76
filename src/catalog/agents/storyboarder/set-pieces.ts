import type { Point } from '../../../methods/geometry/clip-polygon.ts';

/** Things as polygons: across from −0.5 to 0.5 times their width, up from 0 at the ground. A person is 1 tall. */
const pieces: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  door: [outline('-0.28,0 -0.28,1.2 0.28,1.2 0.28,0'), outline('0.16,0.55 0.16,0.61 0.22,0.61 0.22,0.55')],
  window: [
    outline('-0.4,0.5 -0.4,1.2 0.4,1.2 0.4,0.5'),
    outline('-0.01,0.5 -0.01,1.2 0.01,1.2 0.01,0.5'),
    outline('-0.4,0.84 -0.4,0.86 0.4,0.86 0.4,0.84'),
  ],
  table: [
    outline('-0.6,0.42 -0.6,0.47 0.6,0.47 0.6,0.42'),
    outline('-0.55,0 -0.55,0.42 -0.5,0.42 -0.5,0'),
    outline('0.5,0 0.5,0.42 0.55,0.42 0.55,0'),
  ],
  chair: [
    outline('-0.2,0.25 -0.2,0.3 0.2,0.3 0.2,0.25'),
    outline('-0.2,0 -0.2,0.62 -0.16,0.62 -0.16,0'),
    outline('0.16,0 0.16,0.25 0.2,0.25 0.2,0'),
  ],
  car: [
    outline('-1.1,0.15 -1.1,0.42 -0.7,0.48 -0.45,0.78 0.4,0.78 0.68,0.46 1.1,0.4 1.1,0.15'),
    wheel(-0.65, 0.17, 0.17),
    wheel(0.65, 0.17, 0.17),
  ],
  tree: [outline('-0.06,0 -0.06,0.7 0.06,0.7 0.06,0'), wheel(0, 1.1, 0.48)],
  bed: [
    outline('-0.9,0.1 -0.9,0.32 0.9,0.32 0.9,0.1'),
    outline('-0.95,0 -0.95,0.62 -0.88,0.62 -0.88,0'),
    outline('-0.82,0.32 -0.82,0.42 -0.45,0.42 -0.45,0.32'),
  ],
  lamp: [outline('-0.02,0 -0.02,1.4 0.02,1.4 0.02,0'), outline('-0.16,1.3 -0.09,1.52 0.09,1.52 0.16,1.3')],
  house: [outline('-0.9,0 -0.9,1.5 0,2.1 0.9,1.5 0.9,0'), outline('-0.18,0 -0.18,0.8 0.18,0.8 0.18,0')],
  boat: [
    outline('-1,0.35 -0.75,0.05 0.75,0.05 1,0.35'),
    outline('-0.02,0.35 -0.02,1.5 0.02,1.5 0.02,0.35'),
    outline('0.06,0.45 0.06,1.4 0.7,0.45'),
  ],
  screen: [
    outline('-0.3,0.45 -0.3,0.85 0.3,0.85 0.3,0.45'),
    outline('-0.26,0.5 -0.26,0.81 0.26,0.81 0.26,0.5'),
  ],
  cup: [outline('-0.16,0.45 -0.2,0.78 0.2,0.78 0.16,0.45'), outline('0.18,0.55 0.3,0.57 0.3,0.7 0.19,0.72')],
  paper: [
    outline('-0.22,0.45 -0.26,0.95 0.2,1 0.24,0.5'),
    outline('-0.15,0.8 -0.15,0.82 0.12,0.85 0.12,0.83'),
    outline('-0.14,0.7 -0.14,0.72 0.13,0.75 0.13,0.73'),
  ],
  hand: [
    outline(
      '-0.2,0.3 -0.22,0.6 -0.2,0.95 -0.12,0.95 -0.1,0.68 -0.08,1.02 0,1.03 0.01,0.68 0.04,1 0.12,0.98 0.11,0.66 0.15,0.9 0.22,0.88 0.2,0.58 0.34,0.7 0.38,0.64 0.2,0.4 0.16,0.3',
    ),
  ],
  bicycle: [
    wheel(-0.35, 0.2, 0.2),
    wheel(0.35, 0.2, 0.2),
    outline('-0.35,0.2 -0.1,0.5 0.28,0.52 0.35,0.2 0.25,0.48 -0.08,0.46'),
  ],
};

/** Points as “across,up” with spaces between. */
function outline(points: string): Point[] {
  return points.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

function wheel(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 20 }, (_, step): Point => {
    const angle = (step / 20) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A thing on the ground, as tall as it is beside a person of the given height. */
export function pieceAt(name: string, centre: number, ground: number, person: number): Point[][] {
  return (pieces[name] ?? []).map((polygon) =>
    polygon.map(([x, y]): Point => [centre + x * person, ground - y * person]),
  );
}

/** A thing that fills the picture, as in an insert. */
export function pieceWithin(name: string, centre: Point, height: number): Point[][] {
  const polygons = pieces[name] ?? [];
  const ys = polygons.flat().map(([, y]) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = height / Math.max(0.01, high - low);
  return polygons.map((polygon) =>
    polygon.map(([x, y]): Point => [centre[0] + x * scale, centre[1] - (y - (low + high) / 2) * scale]),
  );
}
