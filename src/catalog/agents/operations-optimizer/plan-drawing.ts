import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import type { SolvedPlan } from './plan-memo.ts';
import { figure } from './written.ts';

type Point = readonly [number, number];

const width = 640;
const height = 460;
const edge = 56;
const small = 12;

/** The part of a polygon in which a × x + b × y is at most c (Sutherland and Hodgman, 1974). */
function clipped(polygon: readonly Point[], a: number, b: number, c: number): Point[] {
  const over = ([x, y]: Point) => a * x + b * y - c;
  return polygon.flatMap((point, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? point;
    const [here, there] = [over(point), over(next)];
    const cut: Point[] = [];
    if (here <= 1e-9) cut.push(point);
    if (here * there < 0 && Math.abs(here - there) > 1e-12) {
      const share = here / (here - there);
      cut.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]);
    }
    return cut;
  });
}

/** Two decisions can be drawn: what is possible, the line of the same aim, and the best corner. */
export function planDrawing({ programme, values, result, aimName }: SolvedPlan): DrawingPart | undefined {
  const { variables, limits } = programme;
  const [first, second] = variables;
  const [x = 0, y = 0] = values;
  if (variables.length !== 2 || first === undefined || second === undefined) return undefined;
  if (limits.some(({ relation }) => relation === 'exactly')) return undefined;
  const ends: Point = [first.most ?? reachOf(limits, values, 0), second.most ?? reachOf(limits, values, 1)];
  const starts: Point = [first.least ?? 0, second.least ?? 0];
  if (!(ends[0] > starts[0]) || !(ends[1] > starts[1])) return undefined;
  let region: Point[] = [starts, [ends[0], starts[1]], ends, [starts[0], ends[1]]];
  for (const { coefficients, relation, bound } of limits) {
    const turn = relation === 'at least' ? -1 : 1;
    region = clipped(region, turn * (coefficients[0] ?? 0), turn * (coefficients[1] ?? 0), turn * bound);
  }
  if (region.length < 3) return undefined;
  const place = ([h, v]: Point): [number, number] => [
    Math.round(edge + ((h - starts[0]) / (ends[0] - starts[0])) * (width - 2 * edge)),
    Math.round(height - edge - ((v - starts[1]) / (ends[1] - starts[1])) * (height - 2 * edge)),
  ];
  const [cx, cy] = place([x, y]);
  const shapes: Shape[] = [
    { kind: 'line', points: region.map(place), closed: true, fill: 'surface', stroke: 'accent', width: 2 },
    {
      kind: 'line',
      points: [place([starts[0], ends[1]]), place(starts), place([ends[0], starts[1]])],
      stroke: 'ink',
      width: 1,
    },
    ...sameAim(first.gain, second.gain, result, starts, ends, place),
    { kind: 'circle', x: cx, y: cy, r: 6, fill: 'good' },
    {
      kind: 'label',
      x: Math.min(cx + 10, width - 150),
      y: cy - 10,
      text: `${figure(x)}, ${figure(y)}`,
      size: small,
      at: 'start',
      bold: true,
    },
    { kind: 'label', x: width - edge, y: height - 16, text: first.name, size: small, at: 'end' },
    { kind: 'label', x: 8, y: edge - 14, text: second.name, size: small, at: 'start' },
    {
      kind: 'label',
      x: edge,
      y: height - edge + 18,
      text: figure(starts[0]),
      size: small,
      at: 'middle',
      paint: 'muted',
    },
    {
      kind: 'label',
      x: width - edge,
      y: height - edge + 18,
      text: figure(ends[0]),
      size: small,
      at: 'middle',
      paint: 'muted',
    },
    {
      kind: 'label',
      x: edge - 8,
      y: edge + 4,
      text: figure(ends[1]),
      size: small,
      at: 'end',
      paint: 'muted',
    },
  ];
  return {
    kind: 'drawing',
    title: 'What is possible, and the best of it',
    width,
    height,
    shapes,
    says: `Every point of the area keeps all limits. The dashed line joins plans that give ${figure(result)} ${aimName}; it touches the area at ${figure(x)} ${first.name} and ${figure(y)} ${second.name}.`,
  };
}

function sameAim(
  a: number,
  b: number,
  result: number,
  starts: Point,
  ends: Point,
  place: (point: Point) => [number, number],
): Shape[] {
  const sides: Point[] = [];
  if (b !== 0) for (const x of [starts[0], ends[0]]) sides.push([x, (result - a * x) / b]);
  if (a !== 0) for (const y of [starts[1], ends[1]]) sides.push([(result - b * y) / a, y]);
  const within = sides.filter(
    ([x, y]) => x >= starts[0] - 1e-9 && x <= ends[0] + 1e-9 && y >= starts[1] - 1e-9 && y <= ends[1] + 1e-9,
  );
  const [one] = within;
  const other = within.find(([x, y]) => one !== undefined && Math.hypot(x - one[0], y - one[1]) > 1e-6);
  return one === undefined || other === undefined
    ? []
    : [{ kind: 'line', points: [place(one), place(other)], stroke: 'good', width: 2, dashed: true }];
}

/** A little beyond the farthest place at which a limit cuts the axis. */
function reachOf(limits: SolvedPlan['programme']['limits'], values: readonly number[], at: 0 | 1): number {
  const cuts = limits.flatMap(({ coefficients, bound }) => {
    const by = coefficients[at] ?? 0;
    return by === 0 || bound / by <= 0 ? [] : [bound / by];
  });
  return Math.max(1, values[at] ?? 0, ...cuts) * 1.1;
}
