import { box, type Drawing, fill, line, oval } from './drawing.ts';

export const flatShapes = {
  circle: [fill('blue', oval(32, 32, 25))],
  square: [fill('red', box(9, 9, 46, 46, 1))],
  triangle: [fill('green', 'M32 7L59 56H5Z')],
  rectangle: [fill('orange', box(5, 17, 54, 30, 1))],
  ellipse: [fill('violet', oval(32, 32, 28, 18))],
  diamond: [fill('pink', 'M32 4L54 32L32 60L10 32Z')],
  pentagon: [fill('blue', 'M32 5L59 25L49 57H15L5 25Z')],
  hexagon: [fill('orange', 'M18 8H46L60 32L46 56H18L4 32Z')],
  octagon: [fill('red', 'M21 6H43L58 21V43L43 58H21L6 43V21Z')],
  'half circle': [fill('violet', 'M4 46A28 28 0 0 1 60 46Z')],
  trapezium: [fill('green', 'M18 16H46L60 48H4Z')],
  cross: [fill('pink', 'M23 5H41V23H59V41H41V59H23V41H5V23H23Z')],
} satisfies Readonly<Record<string, Drawing>>;

export const solids = {
  cube: [
    fill('blue', 'M6 20H42V56H6Z'),
    fill('violet', 'M6 20L22 6H58L42 20Z'),
    fill('dark', 'M42 20L58 6V42L42 56Z'),
    line('white', 2, 'M6 20H42V56H6Z', 'M6 20L22 6H58L42 20', 'M58 6V42L42 56'),
  ],
  cuboid: [
    fill('green', 'M4 30H44V54H4Z'),
    fill('yellow', 'M4 30L20 14H60L44 30Z'),
    fill('dark', 'M44 30L60 14V38L44 54Z'),
    line('white', 2, 'M4 30H44V54H4Z', 'M4 30L20 14H60L44 30', 'M60 14V38L44 54'),
  ],
  sphere: [
    fill('red', oval(32, 32, 26)),
    line('white', 2.5, 'M6 32C12 42 52 42 58 32'),
    fill('white', oval(22, 20, 6, 4)),
  ],
  cone: [fill('orange', 'M32 4L56 50C50 60 14 60 8 50Z'), line('white', 2.5, 'M8 50C14 41 50 41 56 50')],
  cylinder: [fill('violet', 'M10 14V50C10 62 54 62 54 50V14Z'), fill('pink', oval(32, 14, 22, 8))],
  pyramid: [
    fill('yellow', 'M30 6L6 48L36 58Z'),
    fill('orange', 'M30 6L36 58L60 44Z'),
    line('white', 2, 'M30 6L6 48L36 58L60 44Z', 'M30 6L36 58'),
  ],
} satisfies Readonly<Record<string, Drawing>>;

/** Where the corners of shapes are, to be counted. */
export const cornersOfShapes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  triangle: [
    [32, 7],
    [59, 56],
    [5, 56],
  ],
  square: [
    [9, 9],
    [55, 9],
    [55, 55],
    [9, 55],
  ],
  rectangle: [
    [5, 17],
    [59, 17],
    [59, 47],
    [5, 47],
  ],
  diamond: [
    [32, 4],
    [54, 32],
    [32, 60],
    [10, 32],
  ],
  trapezium: [
    [18, 16],
    [46, 16],
    [60, 48],
    [4, 48],
  ],
  pentagon: [
    [32, 5],
    [59, 25],
    [49, 57],
    [15, 57],
    [5, 25],
  ],
  hexagon: [
    [18, 8],
    [46, 8],
    [60, 32],
    [46, 56],
    [18, 56],
    [4, 32],
  ],
  octagon: [
    [21, 6],
    [43, 6],
    [58, 21],
    [58, 43],
    [43, 58],
    [21, 58],
    [6, 43],
    [6, 21],
  ],
};
