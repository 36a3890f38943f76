export interface Point {
  readonly x: number;
  readonly y: number;
}

export const shapes = ['Pen', 'Line', 'Rectangle', 'Circle', 'Eraser'] as const;
export type Shape = (typeof shapes)[number];

export interface Stroke {
  readonly shape: Shape;
  readonly color: string;
  readonly size: number;
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly strokes: readonly Stroke[];
  /** What was taken back, the latest last. */
  readonly undone: readonly Stroke[];
}

export const emptyDrawing: Drawing = { strokes: [], undone: [] };

export function addStroke({ strokes }: Drawing, stroke: Stroke): Drawing {
  return stroke.points.length === 0 ? { strokes, undone: [] } : { strokes: [...strokes, stroke], undone: [] };
}

export function undo({ strokes, undone }: Drawing): Drawing {
  const last = strokes.at(-1);
  return last === undefined
    ? { strokes, undone }
    : { strokes: strokes.slice(0, -1), undone: [...undone, last] };
}

export function redo({ strokes, undone }: Drawing): Drawing {
  const last = undone.at(-1);
  return last === undefined
    ? { strokes, undone }
    : { strokes: [...strokes, last], undone: undone.slice(0, -1) };
}

/** Continues a stroke: a pen adds a point, a shape moves its second corner. */
export function extend(stroke: Stroke, point: Point): Stroke {
  const [first = point] = stroke.points;
  const free = stroke.shape === 'Pen' || stroke.shape === 'Eraser';
  return { ...stroke, points: free ? [...stroke.points, point] : [first, point] };
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'rect'
  | 'ellipse'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
>;

export function paint(pen: Pen, stroke: Stroke, paper: string): void {
  const [first] = stroke.points;
  const last = stroke.points.at(-1);
  if (first === undefined || last === undefined) return;
  pen.lineWidth = stroke.shape === 'Eraser' ? stroke.size * 3 : stroke.size;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = stroke.shape === 'Eraser' ? paper : stroke.color;
  pen.beginPath();
  if (stroke.shape === 'Rectangle') pen.rect(first.x, first.y, last.x - first.x, last.y - first.y);
  else if (stroke.shape === 'Circle')
    pen.ellipse(
      (first.x + last.x) / 2,
      (first.y + last.y) / 2,
      Math.abs(last.x - first.x) / 2,
      Math.abs(last.y - first.y) / 2,
      0,
      0,
      Math.PI * 2,
    );
  else {
    pen.moveTo(first.x, first.y);
    for (const point of stroke.points) pen.lineTo(point.x, point.y);
    // A line of no length is nothing in some browsers: a dot is one that is as good as none.
    if (first.x === last.x && first.y === last.y) pen.lineTo(last.x + 0.1, last.y);
  }
  pen.stroke();
}
