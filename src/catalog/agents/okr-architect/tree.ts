import type { DrawingPart, Paint, Shape } from '../../agent-desk/parts.ts';
import type { OkrInput } from './fields.ts';
import type { Okrs } from './read-okrs.ts';

const boxWidth = 180;
const boxHeight = 64;
const gap = 20;
const levelHeight = 110;
const room = 27;
const mostLines = 2;

interface Placed {
  readonly at: number;
  readonly x: number;
  readonly level: number;
}

/** Leaves stand side by side; whoever they serve stands above their middle. */
function layOut({ objectives }: Okrs): { placed: Placed[]; leaves: number } {
  const placed: Placed[] = [];
  let leaves = 0;
  const place = (at: number, level: number): number => {
    const children = objectives.flatMap(({ parent }, child) => (parent === at ? [child] : []));
    const spots = children.map((child) => place(child, level + 1));
    let x = 0;
    if (spots.length === 0) {
      x = leaves;
      leaves += 1;
    } else x = ((spots[0] ?? 0) + (spots.at(-1) ?? 0)) / 2;
    placed.push({ at, x, level });
    return x;
  };
  for (const [at, { parent }] of objectives.entries()) if (parent === undefined) place(at, 1);
  return { placed, leaves };
}

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  const shown = lines.slice(0, mostLines).map((line) => line.slice(0, room + 3));
  return lines.length > mostLines ? [...shown.slice(0, -1), `${shown.at(-1) ?? ''}…`] : shown;
}

/** Held against what has passed of the period, so that 0.3 is good in the first month and bad in the third. */
function paintOf(score: number | null, elapsed: number): Paint {
  if (score === null) return 'line';
  const wanted = 0.7 * elapsed;
  if (score >= wanted) return 'good';
  return score >= wanted / 2 ? 'warn' : 'bad';
}

export function alignmentTree(input: OkrInput, okrs: Okrs): DrawingPart {
  const { placed, leaves } = layOut(okrs);
  const width = Math.max(2, leaves) * (boxWidth + gap) + gap;
  const levels = Math.max(...placed.map(({ level }) => level));
  const height = levels * levelHeight + boxHeight + 40;
  const centreOf = (x: number) =>
    gap + (x + 0.5) * (boxWidth + gap) - gap / 2 + (leaves < 2 ? (boxWidth + gap) / 2 : 0);
  const topOf = (level: number) => 20 + level * levelHeight;
  const shapes: Shape[] = [];
  for (const { at, x, level } of placed) {
    const parent = okrs.objectives[at]?.parent;
    const above = placed.find((one) => one.at === parent);
    const from = above === undefined ? width / 2 : centreOf(above.x);
    shapes.push({
      kind: 'line',
      points: [
        [centreOf(x), topOf(level)],
        [centreOf(x), topOf(level) - 20],
        [from, topOf(level) - 20],
        [from, topOf(level - 1) + boxHeight],
      ],
      stroke: 'line',
      width: 2,
    });
  }
  const box = (x: number, y: number, paint: Paint, lines: readonly string[], foot: string): Shape[] => [
    {
      kind: 'rect',
      x: x - boxWidth / 2,
      y,
      w: boxWidth,
      h: boxHeight,
      round: 8,
      fill: 'surface',
      stroke: paint,
      width: 2,
    },
    ...lines.map(
      (text, at): Shape => ({ kind: 'label', x, y: y + 19 + at * 14, text, size: 11, at: 'middle' }),
    ),
    {
      kind: 'label',
      x,
      y: y + boxHeight - 8,
      text: foot,
      size: 11,
      at: 'middle',
      bold: true,
      paint: 'muted',
    },
  ];
  shapes.push(...box(width / 2, topOf(0), 'accent', wrap(input.organisation), scoreText(okrs.score)));
  for (const { at, x, level } of placed) {
    const one = okrs.objectives[at];
    if (one === undefined) continue;
    shapes.push(
      ...box(
        centreOf(x),
        topOf(level),
        paintOf(one.score, okrs.elapsed),
        wrap(`${one.key} ${one.objective}`),
        scoreText(one.score),
      ),
    );
  }
  const below = okrs.objectives.map(({ key, parent }) =>
    parent === undefined ? `${key} stands at the top` : `${key} serves ${okrs.objectives[parent]?.key ?? ''}`,
  );
  return { kind: 'drawing', title: 'Alignment tree', width, height, shapes, says: `${below.join('; ')}.` };
}

function scoreText(score: number | null): string {
  return score === null ? 'no score yet' : `score ${score.toFixed(2)}`;
}
