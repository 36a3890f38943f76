import type PptxGenJS from 'pptxgenjs';
import type { DrawingPart, Shape } from '../../../../catalog/agent-desk/parts.ts';
import { paintColour, printColours } from '../print-look.ts';
import { type Place, slideColour } from './place.ts';

const labelSize = 12;
const pointsPerInch = 72;
type Points = readonly (readonly [number, number])[];

/** How a drawing's places become inches. */
interface Frame {
  readonly scale: number;
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
}

/** Every shape becomes one that PowerPoint can move and colour. */
export function layDrawing(
  deck: PptxGenJS,
  slide: PptxGenJS.Slide,
  drawing: DrawingPart,
  place: Place,
): void {
  const scale = Math.min(place.w / Math.max(1, drawing.width), place.h / Math.max(1, drawing.height));
  const left = place.x + (place.w - drawing.width * scale) / 2;
  const frame: Frame = { scale, x: (x) => left + x * scale, y: (y) => place.y + y * scale };
  for (const shape of drawing.shapes) layShape(deck, slide, shape, frame);
}

function layShape(deck: PptxGenJS, slide: PptxGenJS.Slide, shape: Shape, frame: Frame): void {
  if (shape.kind === 'label') return layLabel(slide, shape, frame);
  const look = lookOf(shape, frame);
  if (shape.kind === 'rect') {
    const round = (shape.round ?? 0) * frame.scale;
    slide.addShape(round > 0 ? deck.ShapeType.roundRect : deck.ShapeType.rect, {
      x: frame.x(shape.x),
      y: frame.y(shape.y),
      w: shape.w * frame.scale,
      h: shape.h * frame.scale,
      ...(round > 0 ? { rectRadius: round } : {}),
      ...look,
    });
    return;
  }
  if (shape.kind === 'circle') {
    slide.addShape(deck.ShapeType.ellipse, {
      x: frame.x(shape.x - shape.r),
      y: frame.y(shape.y - shape.r),
      w: 2 * shape.r * frame.scale,
      h: 2 * shape.r * frame.scale,
      ...look,
    });
    return;
  }
  const points: Points = shape.points.map(([x, y]) => [frame.x(x), frame.y(y)] as const);
  const [from, to] = points;
  if (points.length === 2 && from !== undefined && to !== undefined && !shape.closed)
    layLine(deck, slide, from, to, look);
  else if (points.length > 1) layPath(slide, points, shape.closed === true, look);
}

type LookOf = Pick<PptxGenJS.ShapeProps, 'fill' | 'line'>;

function lookOf(shape: Exclude<Shape, { kind: 'label' }>, frame: Frame): LookOf {
  const fill = paintColour(shape.fill);
  const stroke = paintColour(shape.stroke);
  const hasArrow = shape.kind === 'line' && shape.arrow === true && !shape.closed;
  return {
    ...(fill === undefined ? {} : { fill: { color: slideColour(fill) } }),
    ...(stroke === undefined
      ? {}
      : {
          line: {
            color: slideColour(stroke),
            width: Math.max(0.5, (shape.width ?? 1) * frame.scale * pointsPerInch),
            ...(shape.dashed ? { dashType: 'dash' as const } : {}),
            ...(hasArrow ? { endArrowType: 'triangle' as const } : {}),
          },
        }),
  };
}

function layLine(
  deck: PptxGenJS,
  slide: PptxGenJS.Slide,
  from: readonly [number, number],
  to: readonly [number, number],
  look: LookOf,
): void {
  slide.addShape(deck.ShapeType.line, {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    w: Math.abs(to[0] - from[0]),
    h: Math.abs(to[1] - from[1]),
    flipH: to[0] < from[0],
    flipV: to[1] < from[1],
    ...(look.line === undefined ? {} : { line: look.line }),
  });
}

function layPath(slide: PptxGenJS.Slide, points: Points, isClosed: boolean, look: LookOf): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  // The library draws free paths, but its types do not name them.
  slide.addShape('custGeom' as PptxGenJS.SHAPE_NAME, {
    x: left,
    y: top,
    w: Math.max(0.001, Math.max(...xs) - left),
    h: Math.max(0.001, Math.max(...ys) - top),
    points: [
      ...points.map(([x, y], index) => ({
        x: x - left,
        y: y - top,
        ...(index === 0 ? { moveTo: true } : {}),
      })),
      ...(isClosed ? [{ close: true as const }] : []),
    ],
    ...look,
  });
}

function layLabel(slide: PptxGenJS.Slide, shape: Extract<Shape, { kind: 'label' }>, frame: Frame): void {
  const size = (shape.size ?? labelSize) * frame.scale;
  // Wide enough on every computer: text is not broken, it only stands at its side of the box.
  const width = Math.max(0.4, shape.text.length * size * 0.62);
  const at = shape.at ?? 'start';
  const anchor = frame.x(shape.x);
  slide.addText(shape.text.replace(/\s+/g, ' '), {
    x: anchor - (at === 'end' ? width : at === 'middle' ? width / 2 : 0),
    y: frame.y(shape.y) - size,
    w: width,
    h: size * 1.25,
    margin: 0,
    wrap: false,
    valign: 'middle',
    align: ({ start: 'left', middle: 'center', end: 'right' } as const)[at],
    fontFace: 'Calibri',
    fontSize: Math.max(6, Math.round(size * pointsPerInch * 10) / 10),
    bold: shape.bold === true,
    color: slideColour(paintColour(shape.paint ?? 'ink') ?? printColours.ink),
  });
}
