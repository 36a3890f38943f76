/**
 * The tones of a drawing, from the colours of the app: paper, light, middle, deep and ink of its main colour, an accent
 * beside it, and the ground that it stands on.
 */
const tones = ['w', 'l', 'm', 'd', 'k', 'a', 'g'] as const;
export type Tone = (typeof tones)[number];

/** What is drawn for the words that call for it. */
export interface Drawing {
  readonly name: string;
  /** Separated by commas, the most telling ones first. */
  readonly words: string;
  /** A scene fills its frame of 160 by 100; an object stands in the middle of a square of 100. */
  readonly scene?: true;
  /**
   * One shape a line, from back to front: a tone, then `c` with the middle and radius of a circle, `e` with those of an
   * ellipse, `r` with place, size and rounding of a box, `p` with the path of an area, or `s` with a width and the path
   * of a line.
   */
  readonly shapes: string;
}

/** An area of a tone, or a line where it has a width. */
interface Shape {
  readonly tone: Tone;
  readonly d: string;
  readonly width?: number;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = (sign: string) => `a${short(rx)} ${short(ry)} 0 1 0 ${sign}${short(rx * 2)} 0`;
  return `M${short(x - rx)} ${short(y)}${half('')}${half('-')}z`;
}

function box(x: number, y: number, width: number, height: number, rounding = 0): string {
  if (rounding === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const corner = (dx: number, dy: number) =>
    `a${short(rounding)} ${short(rounding)} 0 0 1 ${short(dx)} ${short(dy)}`;
  const [across, down] = [width - 2 * rounding, height - 2 * rounding];
  return `M${short(x + rounding)} ${short(y)}h${short(across)}${corner(rounding, rounding)}v${short(down)}${corner(-rounding, rounding)}h${short(-across)}${corner(-rounding, -rounding)}v${short(-down)}${corner(rounding, -rounding)}z`;
}

/** The shapes of a drawing as paths of SVG. A line that is none is a fault of the drawing. */
export function shapesOf({ name, shapes }: Drawing): Shape[] {
  return shapes
    .trim()
    .split('\n')
    .map((line) => {
      const [tone = '', kind = '', ...rest] = line.trim().split(' ');
      const numbers = rest.map(Number);
      const [a = 0, b = 0, c = 0, e = 0, f] = numbers;
      if (!isTone(tone)) throw new Error(`The drawing “${name}” has no tone “${tone}”.`);
      switch (kind) {
        case 'c':
          return { tone, d: ellipse(a, b, c, c) };
        case 'e':
          return { tone, d: ellipse(a, b, c, e) };
        case 'r':
          return { tone, d: box(a, b, c, e, f) };
        case 'p':
          return { tone, d: rest.join(' ') };
        case 's':
          return { tone, d: rest.slice(1).join(' '), width: a };
        default:
          throw new Error(`The drawing “${name}” has no shape “${kind}”.`);
      }
    });
}

function isTone(text: string): text is Tone {
  return (tones as readonly string[]).includes(text);
}
