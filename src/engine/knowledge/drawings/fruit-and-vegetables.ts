import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'apple',
    words: 'apple, fruit, orchard, cider, harvest, nutrition, healthy food',
    shapes: `
d p M50 34c8-8 32-8 32 18 0 20-14 36-24 36-4 0-5-2-8-2s-4 2-8 2c-10 0-24-16-24-36 0-26 24-26 32-18z
m p M50 34c7-8 28-8 29 14 0 18-12 32-21 33-3 0-5-2-8-2s-5 2-8 2c-8-1-21-14-21-31 0-24 22-24 29-16z
l p M29 50c0-8 4-13 9-13-4 6-5 12-4 20-3 1-5-3-5-7z
k s 4 M50 34c0-8 2-13 5-17
a p M56 26c4-10 14-13 22-10-3 9-13 14-22 10z`,
  },
  {
    name: 'carrot',
    words: 'carrot, vegetable, veg, veg box, greengrocer, produce, root, allotment share',
    shapes: `
d p M62 28c12 4 16 14 10 24L26 88c-4 3-9-1-7-6l24-46c5-8 11-11 19-8z
a p M60 28c11 4 15 13 9 22L26 86c-4 3-8-1-6-5l22-44c5-8 10-12 18-9z
k s 2 M44 44l8 5
k s 2 M56 56l-8-4
k s 2 M34 62l7 4
m s 6 M66 32c0-10 2-16 8-20
m s 6 M69 34c6-6 12-8 18-8
l s 5 M68 33c4-7 8-12 14-15`,
  },
  {
    name: 'tomato',
    words: 'tomato, salad, ketchup, greenhouse crop',
    shapes: `
d c 50 56 32
m c 50 53 32
l p M26 50c0-9 6-16 13-17-6 6-8 13-8 20-2 2-5 0-5-3z
a p M50 34c-6 6-14 6-20 2 4 0 8-3 10-7-4 0-7-2-9-5 7-2 14 0 18 4 1-4 3-8 6-10 1 4 1 7 0 10 6-4 12-5 17-3-3 3-6 5-10 5 3 4 6 6 10 7-7 4-16 3-22-3z`,
  },
  {
    name: 'lemon',
    words: 'lemon, lime, orange, citrus, juice, lemonade, smoothie, squash drink',
    shapes: `
d p M18 58c6-26 26-38 46-34 6-6 14-4 18 0 3 5 2 11-3 15-2 24-20 41-42 41-10 4-22-8-19-22z
a p M18 56c6-26 26-37 46-33 6-6 14-4 18 0 3 5 2 11-3 15-2 23-20 39-42 39-10 4-22-7-19-21z
w c 50 50 18
l p M50 50V35a15 15 0 0 1 13 7zM50 50l14 5a15 15 0 0 1-9 9zM50 50l-9 13a15 15 0 0 1-6-11zM50 50l-14-6a15 15 0 0 1 9-8z`,
  },
  {
    name: 'banana',
    words: 'banana, tropical, mango',
    shapes: `
d p M30 14l10-4c0 30 14 50 44 56l2 8C50 90 20 60 30 14z
a p M30 14l10-4c-4 30 10 50 44 58l1 4C50 84 22 56 30 14z
k p M30 14l10-4 1 9-11 4zM80 65l5 1 2 8-6 1z
w s 3 M37 36c4 18 14 30 28 37`,
  },
  {
    name: 'berries',
    words: 'berry, strawberry, raspberry, blueberry, picking, blackberry',
    shapes: `
d p M50 88c-18-8-30-26-28-42 2-12 18-14 28-6 10-8 26-6 28 6 2 16-10 34-28 42z
m p M50 84c-17-8-28-24-26-39 2-10 17-12 26-4 9-8 24-6 26 4 2 15-9 31-26 39z
w c 36 52 2.5
w c 50 54 2.5
w c 64 52 2.5
w c 43 65 2.5
w c 57 65 2.5
w c 50 75 2.5
a p M50 40c-8 4-18 2-24-4 6 0 9-2 12-5-4-2-6-5-6-9 8 0 14 4 18 10 4-6 10-10 18-10 0 4-2 7-6 9 3 3 6 5 12 5-6 6-16 8-24 4z`,
  },
  {
    name: 'grapes',
    words: 'grape, vineyard, vine, winery, wine harvest',
    shapes: `
k s 4 M50 14v14
a p M52 20c8-8 20-8 28 0-8 8-20 10-28 4z
d c 34 38 11
m c 54 38 11
d c 72 40 10
m c 42 55 11
d c 62 56 11
m c 50 72 11
l c 31 35 3
l c 51 35 3
l c 39 52 3
l c 59 53 3
l c 47 69 3`,
  },
  {
    name: 'pumpkin',
    words: 'pumpkin, squash, halloween, autumn, marrow',
    shapes: `
d e 50 58 38 27
a e 30 57 17 25
a e 70 57 17 25
l e 50 57 17 27
m s 4 M50 32c-2-9 2-14 8-16
m p M52 26c6-6 16-6 20 2-8 4-16 3-20-2z`,
  },
  {
    name: 'pepper',
    words: 'pepper, chilli, spice, curry, seasoning, hot sauce',
    shapes: `
d p M34 30c12-6 28 0 30 12 3 20-12 38-40 46-6 1-8-5-3-8 16-10 20-20 12-36-2-6-2-11 1-14z
m p M36 30c11-5 25 0 27 11 2 19-12 36-38 45-3 1-5-2-2-4 18-10 22-22 13-40-2-5-2-9 0-12z
l p M52 38c6 10 2 24-10 34 7-12 8-24 2-36 3-1 6 0 8 2z
a p M32 32c4-8 14-12 26-6 4 2 6 6 6 10-10-6-20-8-32-4z
k s 5 M46 26c0-6 3-10 9-12`,
  },
  {
    name: 'mushroom',
    words: 'mushroom, fungi, foraging, forager, toadstool',
    shapes: `
l p M40 52h20c-1 12 0 22 4 30 1 3-1 6-5 6H41c-4 0-6-3-5-6 4-8 5-18 4-30z
w p M40 52h12c-2 12-2 24 0 36H41c-4 0-6-3-5-6 4-8 5-18 4-30z
d p M12 50c2-22 18-36 38-36s36 14 38 36c0 5-3 8-8 8H20c-5 0-8-3-8-8z
m p M12 48c2-22 18-35 38-35s36 13 38 35c0 4-3 6-8 6H20c-5 0-8-2-8-6z
w c 36 32 6
w c 58 26 5
w c 68 42 6
w c 26 46 4`,
  },
  {
    name: 'corn',
    words: 'corn, maize, crop, grain, sweetcorn',
    shapes: `
a p M50 10c13 6 18 24 16 46-1 14-6 24-16 30-10-6-15-16-16-30-2-22 3-40 16-46z
d s 2 M42 18c-3 20-3 42 2 62
d s 2 M58 18c3 20 3 42-2 62
d s 2 M50 12v70
d s 2 M35 38h30
d s 2 M34 52h32
d s 2 M38 26h24
m p M50 90c-20-2-32-18-30-44 14 6 24 20 30 44z
l p M50 90c20-2 32-18 30-44-14 6-24 20-30 44z`,
  },
];
