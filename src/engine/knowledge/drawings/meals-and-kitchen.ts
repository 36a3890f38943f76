import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'pizza',
    words: 'pizza, pizzeria, takeaway, italian',
    shapes: `
d p M12 28c24-16 52-16 76 0L54 88c-2 4-6 4-8 0z
a p M18 33c20-13 44-13 64 0L53 82c-1 3-5 3-6 0z
l p M12 28c24-16 52-16 76 0 2 2 1 5-1 6-2 2-4 1-6 0-20-12-42-12-62 0-2 1-4 2-6 0-2-1-3-4-1-6z
m c 42 42 7
m c 60 48 6
m c 49 63 6
w c 54 36 2
k c 50 52 2`,
  },
  {
    name: 'burger',
    words: 'burger, fast food, diner, fries, food truck, barbecue, bbq, grill',
    shapes: `
a p M16 42c0-16 16-26 34-26s34 10 34 26c0 3-2 4-4 4H20c-2 0-4-1-4-4z
w c 38 28 2
w c 52 24 2
w c 64 31 2
m p M14 50h72c3 0 4 5 0 7-5 3-8 3-12 0-5 4-10 4-14 0-5 4-10 4-14 0-5 4-9 4-13 0-6 4-13 4-19 0-4-2-3-7 0-7z
k r 16 57 68 11 5
l r 14 66 72 6 3
d p M18 73h64v4c0 6-4 10-10 10H28c-6 0-10-4-10-10z`,
  },
  {
    name: 'soup',
    words: 'soup, bowl, ramen, noodle, stew, porridge, broth, meal, lunch, rice, pasta, spaghetti',
    shapes: `
l s 3 M38 34c-5-6 5-10 0-17
l s 3 M52 32c-5-6 5-10 0-17
l s 3 M66 34c-5-6 5-10 0-17
d p M12 48h76c0 22-14 38-34 38h-8c-20 0-34-16-34-38z
m e 50 48 38 9
a e 50 48 31 6
w c 40 47 3
w c 58 49 3
k s 4 M72 45l14-24`,
  },
  {
    name: 'salad',
    words: 'salad bowl, vegan, vegetarian, diet, greens, lettuce, appetizer, starter dish',
    shapes: `
m c 32 40 15
l c 50 32 16
m c 68 40 15
a c 42 42 8
d c 60 44 7
w c 52 40 5
d p M14 50h72c0 20-14 36-32 36h-8c-18 0-32-16-32-36z
w p M14 50h72c0 4 0 6-1 9H15c-1-3-1-5-1-9z`,
  },
  {
    name: 'plate',
    words:
      'plate, restaurant, dinner, dish, menu, recipe, cutlery, dining, supper, cafe menu, potluck, food, meal plan',
    shapes: `
l c 50 52 30
w c 50 52 27
l c 50 52 18
w c 50 52 16
d s 4 M13 22v62
d s 2.5 M8 20v16c0 8 10 8 10 0V20
d s 4 M88 60v24
d p M86 18c7 6 8 30 4 44h-4z`,
  },
  {
    name: 'egg',
    words: 'egg, omelette, fried egg, hen house',
    shapes: `
k e 46 58 36 28
d e 46 55 36 28
d r 76 50 22 8 4
w p M22 54c-4-14 12-24 24-20 12-5 28 4 27 18 4 14-10 24-24 20-13 5-27-4-27-18z
a c 47 54 12
l c 43 50 3`,
  },
  {
    name: 'cheese',
    words: 'cheese, dairy, cheesemonger, fondue, butter',
    shapes: `
d p M12 54L66 22c12 2 20 12 22 26v30c0 3-2 5-5 5H17c-3 0-5-2-5-5z
a p M12 54h76v24c0 3-2 5-5 5H17c-3 0-5-2-5-5z
l p M12 54L66 22c12 2 20 12 22 32z
d c 34 68 7
d c 60 72 5
d c 72 62 4
m c 58 42 5`,
  },
  {
    name: 'meat',
    words: 'meat, butcher, chicken leg, steak, roast, ham, sausage',
    shapes: `
w s 9 M28 74L46 56
w c 22 74 7
w c 28 81 7
d p M42 58c-8-16-2-34 14-40s32 4 32 20-14 30-30 32c-8 1-13-4-16-12z
m p M42 55c-8-16-1-33 14-38s30 4 30 19-13 27-28 29c-8 1-13-3-16-10z
l p M56 28c8-5 18-3 22 5-8-4-16-3-24 1-2-1 0-4 2-6z`,
  },
  {
    name: 'sushi',
    words: 'sushi, seafood, prawn, bento, fishmonger',
    shapes: `
l e 50 76 42 9
w r 18 52 64 24 12
a p M14 50c4-14 20-22 40-20 16 1 28 8 32 18 2 5-2 9-8 8-16-4-32-4-52 2-8 2-14-2-12-8z
w s 3 M34 37l8 14
w s 3 M50 34l8 14
w s 3 M65 36l7 13
d r 42 30 15 46 2`,
  },
  {
    name: 'pot',
    words: 'pot, saucepan, cooking, cook, chef, kitchen, batch, casserole, catering, stock pot',
    shapes: `
l s 3 M40 24c-4-5 4-8 0-14
l s 3 M58 24c-4-5 4-8 0-14
d s 6 M18 48H8
d s 6 M82 48h10
m p M18 40h64v34c0 8-5 13-12 13H30c-7 0-12-5-12-13z
d p M18 40h64v10H18z
l r 14 32 72 10 5
k r 43 25 14 8 4
w s 4 M28 58v16`,
  },
  {
    name: 'pan',
    words: 'frying pan, pancake, skillet, wok, stove, oven',
    shapes: `
k s 8 M66 60l24 22
d c 42 42 34
k c 42 42 28
a e 42 44 21 17
w r 34 34 14 11 3
l p M34 34h14l-4 5H31z`,
  },
  {
    name: 'knife',
    words: 'knife, chopping board, cutting board, prep, blade',
    shapes: `
m r 14 30 54 56 8
d c 58 40 4
l s 2 M22 50h30
l s 2 M22 66h26
w p M50 70L78 16c8 2 10 10 6 18L66 76z
k p M50 70l16 7-5 12c-2 4-6 5-10 3s-5-6-4-10z`,
  },
];
