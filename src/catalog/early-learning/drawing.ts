/** Colours that a child would name; both themes have them. */
export type Crayon =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'violet'
  | 'pink'
  | 'brown'
  | 'sand'
  | 'grey'
  | 'white'
  | 'dark';

/** A filled or drawn path on a square of 64. */
export interface DrawnPart {
  readonly crayon: Crayon;
  readonly path: string;
  /** The width of the line; without one it is filled. */
  readonly line?: number;
}

export type Drawing = readonly DrawnPart[];

export function fill(crayon: Crayon, ...paths: readonly string[]): DrawnPart {
  return { crayon, path: paths.join(' ') };
}

export function line(crayon: Crayon, width: number, ...paths: readonly string[]): DrawnPart {
  return { crayon, path: paths.join(' '), line: width };
}

/** An ellipse around a point, drawn clockwise as everything: where two parts overlap, none cuts a hole into the other. */
export function oval(x: number, y: number, rx: number, ry: number = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A box with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
}

/** Two eyes that look at you. */
export function eyes(x: number, y: number, apart: number, r = 2.4): DrawnPart {
  return fill('dark', oval(x - apart, y, r), oval(x + apart, y, r));
}
