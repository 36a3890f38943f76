import type { Paint, Shape } from '../../agent-desk/parts.ts';
import { type CharacterKey, characters, type MarkKind } from './characters.ts';
import type { BrandInput } from './fields.ts';

/** The mark stands on a grid of 24 by 24 units. */
export const gridUnits = 24;

export interface Mark {
  readonly kind: MarkKind;
  /** Shapes on the grid, with (x, y) at the upper left and `unit` pixels to a unit. */
  readonly draw: (x: number, y: number, unit: number, ink: Paint, ground: Paint) => Shape[];
  /** Units that the mark is wide. */
  readonly width: number;
  /** The thinnest part in units: it decides how small the mark may be. */
  readonly thinnest: number;
  readonly says: string;
}

export function markKindOf({ mark, character }: BrandInput): MarkKind {
  return mark === 'auto' ? characters[character].mark : mark;
}

export function initialsOf(brand: string): string {
  const words = brand.split(/[\s&+-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters =
    words.length >= 2 ? words.slice(0, 2).map((word) => word[0] ?? '') : [brand.trim()[0] ?? 'A'];
  return letters.join('').toUpperCase();
}

export function markOf(input: BrandInput): Mark {
  const kind = markKindOf(input);
  if (kind === 'wordmark') return wordmark(input.brand);
  return kind === 'monogram' ? monogram(input) : geometric(input.character);
}

function wordmark(brand: string): Mark {
  // A bold letter is at most about three quarters of its height wide on average.
  const height = 16;
  const width = Math.max(gridUnits, Math.ceil(brand.length * height * 0.75) + 2);
  return {
    kind: 'wordmark',
    width,
    thinnest: 2,
    says: `The name ${brand} alone, 16 units high from baseline to capitals on a grid of 24`,
    draw: (x, y, unit, ink) => [
      {
        kind: 'label',
        x: x + (width * unit) / 2,
        y: y + 18 * unit,
        text: brand,
        size: height * unit,
        at: 'middle',
        bold: true,
        paint: ink,
      },
    ],
  };
}

function monogram({ brand, character }: BrandInput): Mark {
  const initials = initialsOf(brand);
  const round = Math.min(12, characters[character].roundness * 3);
  return {
    kind: 'monogram',
    width: gridUnits,
    thinnest: 2,
    says: `The letters ${initials} in a square of 24 units with corners of ${round}`,
    draw: (x, y, unit, ink, ground) => [
      { kind: 'rect', x, y, w: gridUnits * unit, h: gridUnits * unit, round: round * unit, fill: ink },
      {
        kind: 'label',
        x: x + 12 * unit,
        y: y + 16.3 * unit,
        text: initials,
        size: (initials.length === 1 ? 14 : 12) * unit,
        at: 'middle',
        bold: true,
        paint: ground,
      },
    ],
  };
}

type Point = readonly [number, number];

/** One construction for each character, all of circles and straight lines on whole units. */
const constructions: Readonly<
  Record<
    CharacterKey,
    {
      readonly polygons: readonly (readonly Point[])[];
      readonly circles: readonly (readonly [x: number, y: number, r: number, isCut: boolean])[];
      readonly thinnest: number;
      readonly says: string;
    }
  >
> = {
  sincere: {
    polygons: [],
    circles: [
      [8, 12, 8, false],
      [16, 12, 8, false],
      [12, 12, 3, true],
    ],
    thinnest: 3,
    says: 'two circles of radius 8 that share their middle, with a circle of radius 3 cut out',
  },
  exciting: {
    polygons: [
      [
        [2, 22],
        [10, 2],
        [14, 12],
        [10, 22],
      ],
      [
        [12, 22],
        [17, 8],
        [22, 22],
      ],
    ],
    circles: [[19, 4, 3, false]],
    thinnest: 3,
    says: 'a leaning blade, a triangle beside it and a circle of radius 3 above',
  },
  competent: {
    polygons: [
      [
        [2, 2],
        [14, 2],
        [14, 6],
        [6, 6],
        [6, 18],
        [14, 18],
        [14, 22],
        [2, 22],
      ],
      [
        [16, 8],
        [22, 8],
        [22, 16],
        [16, 16],
      ],
    ],
    circles: [],
    thinnest: 4,
    says: 'a bracket of 4 units and a block of 6 by 8 that completes it',
  },
  sophisticated: {
    polygons: [
      [
        [12, 1],
        [23, 12],
        [12, 23],
        [1, 12],
      ],
    ],
    circles: [[12, 12, 5, true]],
    thinnest: 3,
    says: 'a square on its point with a circle of radius 5 cut out',
  },
  rugged: {
    polygons: [
      [
        [12, 1],
        [22, 6.5],
        [22, 17.5],
        [12, 23],
        [2, 17.5],
        [2, 6.5],
      ],
    ],
    circles: [[12, 12, 4, true]],
    thinnest: 4,
    says: 'a hexagon of 24 units, as of a nut, with a bore of radius 4',
  },
};

function geometric(character: CharacterKey): Mark {
  const { polygons, circles, thinnest, says } = constructions[character];
  return {
    kind: 'geometric',
    width: gridUnits,
    thinnest,
    says: `${says.slice(0, 1).toUpperCase()}${says.slice(1)}`,
    draw: (x, y, unit, ink, ground) => [
      ...polygons.map(
        (points): Shape => ({
          kind: 'line',
          points: points.map(([px, py]) => [x + px * unit, y + py * unit] as const),
          closed: true,
          fill: ink,
        }),
      ),
      ...circles.map(
        ([cx, cy, r, isCut]): Shape => ({
          kind: 'circle',
          x: x + cx * unit,
          y: y + cy * unit,
          r: r * unit,
          fill: isCut ? ground : ink,
        }),
      ),
    ],
  };
}

/** The thinnest part keeps 1.5 pixels on a screen and 0.35 millimetres in print. */
export function smallestSizes({ thinnest }: Mark): { pixels: number; millimetres: number } {
  return {
    pixels: Math.ceil((1.5 * gridUnits) / thinnest),
    millimetres: Math.ceil(((0.35 * gridUnits) / thinnest) * 2) / 2,
  };
}
