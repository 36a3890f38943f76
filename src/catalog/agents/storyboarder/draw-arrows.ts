import type { Box } from '../../../methods/geometry/clip-polygon.ts';
import type { Paint, Shape } from '../../agent-desk/parts.ts';
import type { Shot, Side } from './shots.ts';

/** An arrow from one place to another, as shares of the picture: across and down, twice. */
type Way = readonly [number, number, number, number];

const inward: readonly Way[] = [
  [0.04, 0.06, 0.16, 0.2],
  [0.96, 0.06, 0.84, 0.2],
  [0.04, 0.94, 0.16, 0.8],
  [0.96, 0.94, 0.84, 0.8],
];
const upward: readonly Way[] = [[0.95, 0.75, 0.95, 0.25]];

function waysOfCamera(movement: Shot['movement'], goesRight: boolean): readonly Way[] {
  switch (movement) {
    case 'pan':
    case 'track':
      return goesRight ? [[0.3, 0.06, 0.7, 0.06]] : [[0.7, 0.06, 0.3, 0.06]];
    case 'tilt':
    case 'crane':
      return upward;
    case 'push in':
      return inward;
    case 'pull out':
      return inward.map(([fromX, fromY, toX, toY]): Way => [toX, toY, fromX, fromY]);
    default:
      return [];
  }
}

/** The camera by arrows at the edge, a person who moves by one near the ground. */
export function arrowsOf(shot: Shot, sides: ReadonlyMap<string, Side>, box: Box): Shape[] {
  const arrow = ([fromX, fromY, toX, toY]: Way, stroke: Paint): Shape => ({
    kind: 'line',
    points: [
      [box.x + box.w * fromX, box.y + box.h * fromY],
      [box.x + box.w * toX, box.y + box.h * toY],
    ],
    stroke,
    width: 2,
    arrow: true,
  });
  const isOnLeft = (sides.get(shot.subjects[0] ?? '') ?? 'left') === 'left';
  const goesRight = shot.going === undefined ? isOnLeft : shot.going === 'right';
  const person: readonly Way[] =
    shot.going === undefined ? [] : [goesRight ? [0.3, 0.88, 0.7, 0.88] : [0.7, 0.88, 0.3, 0.88]];
  return [
    ...person.map((way) => arrow(way, 'warn')),
    ...waysOfCamera(shot.movement, goesRight).map((way) => arrow(way, 'accent')),
  ];
}
