import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'plant',
    words:
      'plant, houseplant, pot plant, watering, monstera, fern, nursery, plant care, botany, herb, basil, succulent',
    shapes: `
m p M48 58C26 56 18 42 20 24c18 2 30 14 30 32z
l p M52 52c0-20 12-34 30-38 2 20-8 38-30 42z
d s 3 M50 66V44
d s 2 M50 56c-8-6-16-14-22-24
d s 2 M52 50c6-10 14-18 24-28
a p M28 62h44l-5 22c-1 4-3 6-7 6H40c-4 0-6-2-7-6z
d r 25 60 50 9 3`,
  },
  {
    name: 'flower',
    words:
      'flower, florist, bouquet, rose, tulip, bloom, garden flower, wedding flower, daisy, petal, lavender, orchid',
    shapes: `
d s 4 M50 52v38
d p M50 76c-14 2-22-6-24-16 12-2 22 4 24 16zM50 84c12 0 20-8 22-18-12 0-20 6-22 18z
m c 50 20 12
m c 67 31 12
m c 62 50 12
m c 38 50 12
m c 33 31 12
a c 50 37 11
w c 47 34 3`,
  },
  {
    name: 'tulips',
    words: 'tulip field, spring, bulb, florists, mothers day, meadow',
    shapes: `
d s 4 M30 50v40
d s 4 M52 40v50
d s 4 M74 52v38
l p M30 86c-8-4-12-12-12-22 8 4 12 12 12 22zM52 88c10-6 14-14 14-26-10 6-14 16-14 26z
a p M20 30l6 6 5-9 5 9 6-6v14c0 12-22 12-22 0z
m p M41 16l6 7 5-10 5 10 6-7v16c0 13-22 13-22 0z
a p M63 32l6 6 5-9 5 9 6-6v14c0 12-22 12-22 0z`,
  },
  {
    name: 'tree',
    words: 'tree, oak, woodland, arborist, tree surgeon, family tree, planting, park, forestry, pine',
    shapes: `
d p M45 54h10l3 34H42z
m c 50 34 24
m c 32 46 18
m c 68 46 18
l c 42 28 10
l c 62 38 7
a c 34 48 3.5
a c 58 24 3.5
a c 70 50 3.5
d s 4 M50 66l10-12`,
  },
  {
    name: 'cactus',
    words: 'cactus, desert, dry, mexican',
    shapes: `
m p M41 72V24c0-12 18-12 18 0v48z
m p M45 58H32c-8 0-12-5-12-12V36c0-7 10-7 10 0v8c0 3 1 4 4 4h11zM55 52h11c3 0 4-1 4-4V34c0-7 10-7 10 0v14c0 8-4 14-12 14H55z
l s 2 M50 24v46
l s 2 M45 28v30
a c 50 14 5
d p M30 68h40l-4 18c-1 3-3 4-6 4H40c-3 0-5-1-6-4z`,
  },
  {
    name: 'seedling',
    words:
      'seed, seedling, sprout, growth, sowing, allotment, grow, gardening, plot, vegetable patch, bed plan',
    shapes: `
d s 4 M50 72V40
m p M50 46C32 48 20 38 18 20c20-2 32 8 32 26z
l p M50 40c0-16 12-26 32-24-2 18-14 28-32 24z
k p M10 78c12-10 68-10 80 0v6c0 4-3 6-6 6H16c-3 0-6-2-6-6z
d p M10 78c12-10 68-10 80 0-12 5-68 5-80 0z
a c 30 84 2.5
a c 66 85 2.5`,
  },
  {
    name: 'leaf',
    words:
      'leaf, eco, sustainable, recycling, environment, energy saving, carbon, climate, compostable, nature',
    shapes: `
d p M20 84C10 44 34 12 86 14c4 48-24 78-66 70z
m p M20 84C12 46 36 15 84 16 80 50 58 72 20 84z
w s 3 M16 90c12-26 30-44 52-58
w s 2.5 M36 62l-4-20
w s 2.5 M50 48l-2-20
w s 2.5 M42 58l20 2`,
  },
  {
    name: 'sun',
    words: 'sun, sunny, summer, holiday, weather, heat, solar, solar panel, morning, daily, leave, day off',
    shapes: `
a s 6 M50 8v10
a s 6 M50 82v10
a s 6 M8 50h10
a s 6 M82 50h10
a s 6 M20 20l7 7
a s 6 M73 73l7 7
a s 6 M80 20l-7 7
a s 6 M20 80l7-7
a c 50 50 23
w c 44 44 5`,
  },
  {
    name: 'cloud',
    words: 'cloud, rain, forecast, storm, umbrella, backup, temperature, rainfall',
    shapes: `
a c 66 32 16
w p M22 62c-12 0-16-20-2-24 2-16 26-20 34-6 12-6 26 4 22 16 8 4 6 14-4 14z
m s 5 M32 72l-4 12
m s 5 M48 72l-4 12
m s 5 M64 72l-4 12`,
  },
  {
    name: 'snow',
    words: 'snow, snowflake, winter, ice, frost, freezer, christmas, cold',
    shapes: `
w s 5 M50 10v80
w s 5 M15 30l70 40
w s 5 M85 30L15 70
m s 4 M40 16l10 9 10-9
m s 4 M40 84l10-9 10 9
m s 4 M16 42l13-4-3-13
m s 4 M84 58l-13 4 3 13
m s 4 M84 42l-13-4 3-13
m s 4 M16 58l13 4-3 13
a c 50 50 6`,
  },
  {
    name: 'moon',
    words: 'moon, night, sleep, dream, bedtime, nap, star, astrology, horoscope, ramadan, insomnia',
    shapes: `
a p M62 14C34 14 18 34 20 56s24 36 46 28c6-2 11-6 14-10-22 4-38-8-38-28 0-14 8-26 20-32z
w p M72 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM84 54l2 5 5 2-5 2-2 5-2-5-5-2 5-2z
w c 58 58 2
w c 64 44 1.5`,
  },
];
