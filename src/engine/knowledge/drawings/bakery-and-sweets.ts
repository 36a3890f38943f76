import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'bread',
    words: 'bread, loaf, sourdough, bakery, baker, rye, toast, sandwich loaf, dough, starter',
    shapes: `
d p M14 58c0-18 16-28 36-28s36 10 36 28c0 8-4 13-10 13H24c-6 0-10-5-10-13z
m p M14 54c0-18 16-27 36-27s36 9 36 27c0 8-4 12-10 12H24c-6 0-10-4-10-12z
l s 5 M32 36l8 15
l s 5 M48 33l8 16
l s 5 M64 36l6 12`,
  },
  {
    name: 'baguette',
    words: 'baguette, roll, bun, sandwich, sub',
    shapes: `
d p M16 70c-5-6-2-13 6-18l42-28c8-5 16-5 20 0s1 12-6 17L36 71c-8 5-15 5-20-1z
m p M16 67c-4-6-1-12 6-17l42-27c8-5 15-5 19 0s0 11-7 16L36 68c-8 5-16 5-20-1z
l s 5 M34 50l10 9
l s 5 M48 41l10 9
l s 5 M62 32l9 8`,
  },
  {
    name: 'croissant',
    words: 'croissant, pastry, viennoiserie, brioche, breakfast',
    shapes: `
d p M10 66c2-24 20-40 40-40s38 16 40 40c0 5-7 6-10 2-6-10-16-17-30-17s-24 7-30 17c-3 4-10 3-10-2z
m p M10 63c2-24 20-38 40-38s38 14 40 38c0 5-7 6-10 2-6-10-16-18-30-18s-24 8-30 18c-3 4-10 3-10-2z
l s 4 M26 36l9 13
l s 4 M44 27l2 19
l s 4 M74 36l-9 13
l s 4 M57 27l-2 19`,
  },
  {
    name: 'cake',
    words: 'cake, birthday, gateau, torte, anniversary, celebration, cheesecake, wedding cake',
    shapes: `
l e 50 80 40 6
d r 16 52 68 28 6
m r 16 46 68 18 6
w p M16 50c0-6 4-10 10-10h48c6 0 10 4 10 10v6c-4 6-8 6-11 0-4 7-9 7-12 0-4 7-9 7-12 0-4 7-8 7-11 0-4 7-9 7-12 0-3 5-7 5-10 0z
a r 47 24 6 17 2
l p M50 10c5 6 6 12 0 13-6-1-5-7 0-13z
a c 30 72 3
a c 50 72 3
a c 70 72 3`,
  },
  {
    name: 'cupcake',
    words: 'cupcake, muffin, sweet, dessert, bake sale, baking, treat',
    shapes: `
m p M26 54h48l-7 30c-1 3-3 4-6 4H39c-3 0-5-1-6-4z
d p M36 56h6l3 30h-6zM58 56h6l-3 30h-6z
w p M20 52c-2-8 4-13 9-14 0-9 8-15 21-15s21 6 21 15c6 1 11 6 9 14-1 4-5 6-10 6H30c-5 0-9-2-10-6z
l p M29 40c6 6 34 8 42-1-2 9-12 12-21 12s-18-3-21-11z
a c 50 19 7
k s 2 M50 13c1-4 4-6 7-6`,
  },
  {
    name: 'cookie',
    words: 'cookie, biscuit, snack, cracker',
    shapes: `
d c 51 53 35
m c 49 50 35
k c 38 38 5
k c 60 34 4
k c 66 55 5
k c 45 60 5
k c 30 56 4
k c 56 73 4
l c 50 46 2
l c 36 70 2
l c 70 42 2`,
  },
  {
    name: 'ice-cream',
    words: 'ice cream, gelato, sorbet, sundae, frozen',
    shapes: `
d p M32 48h36L52 90c-1 3-3 3-4 0z
m s 2 M37 60l20-11
m s 2 M42 73l22-13
m s 2 M63 62l-20-13
w c 36 40 14
a c 64 40 14
l c 50 26 15
k c 50 9 4`,
  },
  {
    name: 'chocolate',
    words: 'chocolate, candy, confectionery, cocoa bar, praline, truffle, fudge',
    shapes: `
d r 24 14 52 60 4
m r 28 18 20 15 2
m r 52 18 20 15 2
m r 28 37 20 15 2
m r 52 37 20 15 2
l p M20 52l8-5 8 5 8-5 8 5 8-5 8 5 12-7v36c0 3-2 5-5 5H25c-3 0-5-2-5-5z
a r 20 64 60 12`,
  },
  {
    name: 'jam',
    words: 'jam, marmalade, preserve, chutney, jar, spread, pickle',
    shapes: `
l r 24 32 52 54 12
a p M24 50h52v24a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12z
d r 26 18 48 16 4
m r 26 18 48 6 3
w r 32 52 36 22 3
m c 44 63 5
m c 54 65 5
d s 2 M44 58c2-4 6-5 9-4`,
  },
  {
    name: 'honey',
    words: 'honey, beekeeping, apiary, syrup',
    shapes: `
a p M26 40c-6 14-6 28 0 42 2 4 4 5 8 5h32c4 0 6-1 8-5 6-14 6-28 0-42z
l p M24 46c16 8 36-6 52 2-1-4-1-6-2-8H26z
d r 24 28 52 12 5
w r 36 52 28 22 3
d p M50 56l7 4v8l-7 4-7-4v-8z
m s 4 M60 34L80 8
m e 62 30 8 5`,
  },
];
