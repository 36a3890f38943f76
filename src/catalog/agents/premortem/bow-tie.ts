import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import type { Assessment } from './assess.ts';
import type { PremortemInput } from './fields.ts';

const width = 1_000;
const rowHeight = 62;
const boxHeight = 44;
const boxWidth = 210;
const barrierWidth = 135;
const radius = 62;
const most = 8;
const longest = 34;
const shortest = 22;

/** Boxes have room for two lines; what is longer ends in dots. */
function lines(text: string, room: number): string[] {
  const words = text.split(/\s+/);
  const first: string[] = [];
  while (words.length > 0 && [...first, words[0]].join(' ').length <= room) first.push(words.shift() ?? '');
  if (first.length === 0) first.push((words.shift() ?? '').slice(0, room));
  const rest = words.join(' ');
  if (rest === '') return [first.join(' ')];
  return [first.join(' '), rest.length > room ? `${rest.slice(0, room - 1)}…` : rest];
}

function box(
  x: number,
  y: number,
  w: number,
  text: string,
  paint: 'line' | 'good' | 'bad',
  room: number,
): Shape[] {
  const written = lines(text, room);
  return [
    { kind: 'rect', x, y, w, h: boxHeight, round: 6, fill: 'surface', stroke: paint },
    ...written.map(
      (line, at): Shape => ({
        kind: 'label',
        x: x + w / 2,
        y: y + boxHeight / 2 + 4 + (at - (written.length - 1) / 2) * 14,
        text: line,
        size: 11,
        at: 'middle',
      }),
    ),
  ];
}

function centreOf(failure: string, x: number, y: number): Shape[] {
  const written = lines(failure, 18);
  return [
    { kind: 'circle', x, y, r: radius, fill: 'surface', stroke: 'bad', width: 3 },
    ...written.map(
      (line, at): Shape => ({
        kind: 'label',
        x,
        y: y + 4 + (at - (written.length - 1) / 2) * 15,
        text: line,
        size: 12,
        at: 'middle',
        bold: true,
      }),
    ),
  ];
}

/** Causes and barriers on the left, the failure in the middle, responses and consequences on the right. */
export function bowTie(input: PremortemInput, { causes }: Assessment): DrawingPart {
  const left = causes.slice(0, most);
  const right = (input.consequences ?? []).slice(0, most);
  const rows = Math.max(left.length, right.length, 2);
  const height = rows * rowHeight + 40;
  const middle = height / 2;
  const centre = width / 2;
  const rowOf = (at: number, count: number) => middle + (at - (count - 1) / 2) * rowHeight;
  const shapes: Shape[] = [];
  for (const [at, { input: cause }] of left.entries()) {
    const y = rowOf(at, left.length);
    const barrierX = 20 + boxWidth + 25;
    shapes.push({
      kind: 'line',
      points: [
        [20 + boxWidth, y],
        [barrierX + barrierWidth, y],
        [centre - radius, middle],
      ],
      stroke: 'line',
      arrow: true,
    });
    shapes.push(...box(20, y - boxHeight / 2, boxWidth, cause.cause, 'bad', longest));
    shapes.push(
      ...box(
        barrierX,
        y - boxHeight / 2,
        barrierWidth,
        cause.prevention ?? 'no prevention',
        cause.prevention === undefined ? 'line' : 'good',
        shortest,
      ),
    );
  }
  for (const [at, { consequence, response }] of right.entries()) {
    const y = rowOf(at, right.length);
    const outer = width - 20 - boxWidth;
    const inner = outer - 25 - barrierWidth;
    shapes.push({
      kind: 'line',
      points: [
        [centre + radius, middle],
        [inner, y],
        [outer, y],
      ],
      stroke: 'line',
      arrow: true,
    });
    shapes.push(
      ...box(
        inner,
        y - boxHeight / 2,
        barrierWidth,
        response ?? 'no response',
        response === undefined ? 'line' : 'good',
        shortest,
      ),
    );
    shapes.push(...box(outer, y - boxHeight / 2, boxWidth, consequence, 'bad', longest));
  }
  shapes.push(...centreOf(input.failure, centre, middle));
  return {
    kind: 'drawing',
    title: 'Bow-tie',
    width,
    height,
    shapes,
    says: `In the middle: ${input.failure}. From the left ${left.length} causes, each through its prevention: ${left.map(({ input: cause }) => cause.cause).join(', ')}. To the right ${right.length} consequences, each through its response${right.length > 0 ? `: ${right.map(({ consequence }) => consequence).join(', ')}` : ''}.`,
  };
}
