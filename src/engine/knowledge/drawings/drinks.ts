import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'cup',
    words: 'coffee, cup, espresso, cafe, latte, cappuccino, barista, mug, break, coffee shop, cocoa',
    shapes: `
l s 3 M40 30c-4-5 4-9 0-16
l s 3 M54 30c-4-5 4-9 0-16
d s 6 M72 46h6c12 0 12 22-2 22h-6
m p M20 38h54v28c0 10-7 17-17 17H37c-10 0-17-7-17-17z
k e 47 38 27 6
a e 47 38 22 4
w s 4 M28 52v14
l e 47 87 34 4`,
  },
  {
    name: 'teapot',
    words: 'tea, teapot, infusion, herbal, afternoon tea, kettle',
    shapes: `
d s 6 M26 46H16c-8 0-8 22 6 24
d p M70 56l10-2c4-8 4-16 12-18l2 6c-4 4-4 24-16 30h-9z
m p M22 48c0-12 12-18 26-18s26 6 26 18v16c0 12-10 22-20 22H42c-10 0-20-10-20-22z
l p M28 38c4-6 12-8 20-8s16 2 20 8z
k c 48 24 5
w s 4 M32 52v12
a c 50 60 8`,
  },
  {
    name: 'wine',
    words: 'wine, wine tasting, cellar, sommelier, vintage wine, bar, wine glass',
    shapes: `
l p M32 12h36c4 24 0 42-18 42S28 36 32 12z
a p M30 30h40c-1 16-8 24-20 24s-19-8-20-24z
l r 47 52 6 28
d r 32 80 36 6 3
w s 3 M38 18c-2 8-2 14 0 20`,
  },
  {
    name: 'bottle',
    words: 'bottle, olive oil, oil, vinegar, spirits, whisky, gin, sauce, water bottle',
    shapes: `
k r 43 8 14 10 3
d p M44 18h12v16c0 6 12 10 12 22v28c0 4-3 6-6 6H38c-3 0-6-2-6-6V56c0-12 12-16 12-22z
m p M44 18h6v72H38c-3 0-6-2-6-6V56c0-12 12-16 12-22z
w r 32 56 36 22
a c 50 67 7`,
  },
  {
    name: 'beer',
    words: 'beer, ale, brewery, pub, pint, lager, homebrew, brew, hop, keg',
    shapes: `
d s 7 M68 44h8c8 0 8 28-2 28h-6
a r 24 34 44 52 6
d s 3 M36 48v28
d s 3 M46 48v28
d s 3 M56 48v28
w p M20 36c-3-8 5-13 10-11 2-8 14-10 18-3 5-6 16-3 16 4 7-2 11 5 8 10-2 5-8 5-11 2-4 5-10 5-14 1-4 5-12 5-15-1-4 4-10 3-12-2z`,
  },
  {
    name: 'cocktail',
    words: 'cocktail, drink, mocktail, party, happy hour, bartender, soda',
    shapes: `
l p M14 20h72L52 58h-4z
m p M24 30h52L52 56h-4z
l r 47 54 6 28
d r 32 80 36 6 3
a c 74 22 11
w c 74 22 7
k s 3 M44 44l16-34`,
  },
  {
    name: 'juice',
    words:
      'juice stand, smoothie bar, squeezed, soft drink, lemonade stand, refreshment, hydration, water intake, glass of water, beverage',
    shapes: `
l p M26 24h48l-6 58c0 4-3 6-7 6H39c-4 0-7-2-7-6z
a p M29 42h42l-4 38c0 3-2 5-5 5H38c-3 0-5-2-5-5z
w s 4 M54 34L64 8h12
d c 30 28 12
l c 30 28 8
w s 3 M40 52l2 22`,
  },
  {
    name: 'milk',
    words: 'milk, milk round, yoghurt, formula',
    shapes: `
l p M28 40l10-16h24l10 16v44c0 3-2 5-5 5H33c-3 0-5-2-5-5z
w p M28 40h44v44c0 3-2 5-5 5H33c-3 0-5-2-5-5z
m p M28 56c14-8 28 8 44 0v20H28z
d r 38 12 24 12 3
l p M28 40l10-16h24l10 16z`,
  },
];
