import { type FrontierPoint, frontierOf } from '../../../methods/portfolio/efficient-frontier.ts';
import type { DrawingPart, Part, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Mix } from './mixes.ts';
import type { Universe } from './universe.ts';

const hundred = 100;
const points = 12;
const width = 720;
const height = 420;
const margin = 56;
const ticks = 5;
const namesInLine = 4;

export function frontierPoints({ covariance, means, bounds }: Universe): FrontierPoint[] {
  return frontierOf(covariance, means, bounds, points);
}

export function frontierParts(
  universe: Universe,
  frontier: readonly FrontierPoint[],
  mixes: readonly Mix[],
): Part[] {
  return [
    frontierDrawing(universe, frontier, mixes),
    {
      kind: 'chart',
      title: 'Expected return along the frontier',
      chart: 'line',
      category: { key: 'risk', label: 'Volatility a year' },
      series: [{ key: 'mean', label: 'Expected return a year' }],
      rows: frontier.map(({ mean, deviation }) => ({
        risk: writeAmount(deviation * hundred, 'percent'),
        mean: mean * hundred,
      })),
      as: 'percent',
    },
    {
      kind: 'table',
      title: 'Efficient frontier',
      columns: [
        { key: 'mean', label: 'Expected return', as: 'percent' },
        { key: 'risk', label: 'Volatility', as: 'percent' },
        { key: 'weights', label: 'Weights', as: 'text' },
      ],
      rows: frontier.map(({ mean, deviation, weights }) => ({
        mean: mean * hundred,
        risk: deviation * hundred,
        weights: weightText(weights, universe.names),
      })),
      note: 'The least volatility for each expected return within your bounds.',
    },
  ];
}

function weightText(weights: readonly number[], names: readonly string[]): string {
  return weights
    .map((weight, index) => ({ name: names[index] ?? '', weight }))
    .filter(({ weight }) => weight >= 0.0005)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, weight }) => `${name} ${(weight * hundred).toFixed(1)} %`)
    .join(', ');
}

/** Axes in true proportion, which a chart by categories cannot show. */
function frontierDrawing(
  universe: Universe,
  frontier: readonly FrontierPoint[],
  mixes: readonly Mix[],
): DrawingPart {
  const assets = universe.names.map((name, index) => ({
    name,
    x: Math.sqrt(universe.covariance[index]?.[index] ?? 0) * hundred,
    y: (universe.means[index] ?? 0) * hundred,
  }));
  const line = frontier.map(({ mean, deviation }) => ({ x: deviation * hundred, y: mean * hundred }));
  const dots = mixes.map(({ name, mean, deviation }) => ({ name, x: deviation, y: mean }));
  const all = [...assets, ...line, ...dots];
  const right = Math.max(...all.map(({ x }) => x)) * 1.08;
  const low = Math.min(0, ...all.map(({ y }) => y));
  const top = Math.max(...all.map(({ y }) => y)) * 1.08 || 1;
  const atX = (x: number) => margin + (x / right) * (width - 2 * margin);
  const atY = (y: number) => height - margin - ((y - low) / (top - low || 1)) * (height - 2 * margin);
  const shapes: Shape[] = [
    ...axes(right, low, top, atX, atY),
    { kind: 'line', points: line.map(({ x, y }) => [atX(x), atY(y)] as const), stroke: 'accent', width: 3 },
    ...assets.flatMap(({ name, x, y }): Shape[] => [
      { kind: 'circle', x: atX(x), y: atY(y), r: 4, fill: 'muted' },
      { kind: 'label', x: atX(x) + 7, y: atY(y) + 4, text: name, size: 11, paint: 'muted' },
    ]),
    ...dots.map(
      ({ x, y }): Shape => ({
        kind: 'circle',
        x: atX(x),
        y: atY(y),
        r: 6,
        fill: 'accent',
        stroke: 'surface',
        width: 1,
      }),
    ),
    ...dots.map(
      ({ x, y }, index): Shape => ({
        kind: 'label',
        x: atX(x),
        y: atY(y) - 10,
        text: String(index + 1),
        size: 12,
        at: 'middle',
        bold: true,
      }),
    ),
  ];
  const named = dots.map(({ name }, index) => `${index + 1} ${name}`);
  const legend = named.join(', ');
  shapes.push({ kind: 'label', x: 8, y: 14, text: named.slice(0, namesInLine).join(', '), size: 11 });
  if (named.length > namesInLine)
    shapes.push({ kind: 'label', x: 8, y: 28, text: named.slice(namesInLine).join(', '), size: 11 });
  return {
    kind: 'drawing',
    title: 'Risk and return',
    width,
    height,
    shapes,
    says: `Efficient frontier from ${writeAmount(line[0]?.x ?? 0, 'percent')} volatility at ${writeAmount(line[0]?.y ?? 0, 'percent')} to ${writeAmount(line.at(-1)?.x ?? 0, 'percent')} at ${writeAmount(line.at(-1)?.y ?? 0, 'percent')}, with the mixes ${legend}.`,
  };
}

function axes(
  right: number,
  low: number,
  top: number,
  atX: (x: number) => number,
  atY: (y: number) => number,
): Shape[] {
  const shapes: Shape[] = [
    {
      kind: 'line',
      points: [
        [margin, margin],
        [margin, height - margin],
        [width - margin, height - margin],
      ],
      stroke: 'line',
      width: 1,
    },
    {
      kind: 'label',
      x: width - margin,
      y: height - 12,
      text: 'Volatility a year',
      size: 11,
      at: 'end',
      paint: 'muted',
    },
    { kind: 'label', x: 8, y: margin - 14, text: 'Expected return a year', size: 11, paint: 'muted' },
  ];
  for (let tick = 0; tick <= ticks; tick += 1) {
    const x = (right * tick) / ticks;
    const y = low + ((top - low) * tick) / ticks;
    shapes.push({
      kind: 'label',
      x: atX(x),
      y: height - margin + 16,
      text: `${x.toFixed(1)} %`,
      size: 10,
      at: 'middle',
      paint: 'muted',
    });
    shapes.push({
      kind: 'label',
      x: margin - 6,
      y: atY(y) + 4,
      text: `${y.toFixed(1)} %`,
      size: 10,
      at: 'end',
      paint: 'muted',
    });
  }
  return shapes;
}
