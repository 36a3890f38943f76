import type { DrawingPart, Shape } from '../../../../catalog/agent-desk/parts.ts';
import { paintColour, printColours } from '../print-look.ts';
import type { Flow, Look } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const highest = 430;
const labelSize = 12;
const arrowSize = 7;

/** Shapes as large as the page allows, at most a third larger than they were drawn. */
export function drawingScale({ width, height }: DrawingPart): number {
  return Math.min(contentWidth / Math.max(1, width), highest / Math.max(1, height), 1.33);
}

export function layDrawing(flow: Flow, part: DrawingPart): void {
  const scale = drawingScale(part);
  flow.need(part.height * scale + 20);
  const left = sheet.left + (contentWidth - part.width * scale) / 2;
  const top = flow.y;
  for (const shape of part.shapes)
    drawShape(
      flow,
      shape,
      scale,
      (x) => left + x * scale,
      (y) => top + y * scale,
    );
  flow.y = top + part.height * scale + 8;
  flow.prose(part.says, { size: 8.5, colour: printColours.faint });
}

function drawShape(
  flow: Flow,
  shape: Shape,
  scale: number,
  atX: (x: number) => number,
  atY: (y: number) => number,
): void {
  if (shape.kind === 'label')
    return flow.text(shape.text.replace(/\s+/g, ' '), atX(shape.x), atY(shape.y), {
      size: Math.max(1, (shape.size ?? labelSize) * scale),
      face: shape.bold ? 'bold' : 'regular',
      colour: paintColour(shape.paint ?? 'ink') ?? printColours.ink,
      at: shape.at ?? 'start',
    });
  const look: Look = {
    fill: paintColour(shape.fill),
    stroke: paintColour(shape.stroke),
    width: (shape.width ?? 1) * scale,
    dashed: shape.dashed === true,
  };
  if (look.fill === undefined && look.stroke === undefined) return undefined;
  if (shape.kind === 'rect')
    return flow.rect(atX(shape.x), atY(shape.y), shape.w * scale, shape.h * scale, {
      ...look,
      round: (shape.round ?? 0) * scale,
    });
  if (shape.kind === 'circle') return flow.circle(atX(shape.x), atY(shape.y), shape.r * scale, look);
  const points = shape.points.map(([x, y]) => [atX(x), atY(y)] as const);
  flow.line(points, look, shape.closed === true);
  if (shape.arrow && !shape.closed) drawArrow(flow, points, scale);
  return undefined;
}

function drawArrow(flow: Flow, points: readonly (readonly [number, number])[], scale: number): void {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (from === undefined || to === undefined) return;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number) =>
    [
      to[0] - arrowSize * scale * Math.cos(angle + turn),
      to[1] - arrowSize * scale * Math.sin(angle + turn),
    ] as const;
  flow.line([to, corner(0.45), corner(-0.45)], { fill: printColours.muted }, true);
}
