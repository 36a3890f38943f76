import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'kitchen-scene',
    scene: true,
    words:
      'kitchen, recipe, cooking, cook, meal, food, chef, meal plan, dinner, baking, potluck, ingredient, cookbook, pantry, grocery, lunch, supper club, diet',
    shapes: `
w r 14 14 36 30 2
m s 2 M32 14v30M14 29h36
d r 66 20 80 4 2
a r 74 8 8 12 2
m r 86 6 10 14 3
w r 100 10 9 10 2
d c 120 14 6
m r 128 8 10 12 2
d r 0 62 160 6
m r 0 68 160 32
d s 2 M54 72v26M106 72v26
k r 44 80 6 3 1
k r 60 80 6 3 1
k r 112 80 6 3 1
d r 66 40 30 22 4
k r 62 38 38 5 2
w s 2 M74 34c-3-4 3-6 0-10M86 34c-3-4 3-6 0-10
a c 120 55 7
a c 132 56 6
l r 112 58 28 4 2`,
  },
  {
    name: 'stage-scene',
    scene: true,
    words:
      'stage, band, concert, theatre, theater, music, gig, choir, event, festival, show, performance, podcast, comedy, ticket, dance, orchestra, karaoke, talent, singer, guitar, song, playlist, rehearsal, film, cinema, movie',
    shapes: `
k r 0 0 160 100
a p M56 0h12L96 84H40z
l p M104 0h-8L66 84h52z
d p M0 0h34c-2 30-8 56-26 84H0zM160 0h-34c2 30 8 56 26 84h8z
m p M0 0h14c0 30-2 56-10 84H0zM160 0h-14c0 30 2 56 10 84h4z
m r 0 0 160 10
d r 0 82 160 18
m r 0 82 160 4
k s 3 M80 84V48
w r 74 30 12 20 6
k s 2 M77 38h6M77 43h6
k r 70 82 20 4 2
k r 112 62 20 22 2
m c 122 69 4
m c 122 78 5
k r 28 62 20 22 2
m c 38 69 4
m c 38 78 5`,
  },
  {
    name: 'restaurant-scene',
    scene: true,
    words:
      'restaurant, table, reservation, cafe, bar, pub, dining, menu, bistro, wine, table booking, tasting, waiter, catering, hotel, guest, coffee, beer, pizza',
    shapes: `
w r 12 12 46 40 2
m s 2 M35 12v40M12 32h46
k s 2 M80 0v16
a p M70 16h20l6 12H64z
k s 2 M124 0v10
a p M114 10h20l6 12h-32z
d r 0 86 160 14
w e 80 62 46 9
l p M34 62c4 8 88 8 92 0l4 16c-20 6-80 6-100 0z
d r 76 76 8 16
w p M60 36h10c1 8 0 14-5 14s-6-6-5-14z
a p M60 41h10c0 6-1 9-5 9s-5-3-5-9z
w r 64 49 2 10
m e 92 58 14 4
w e 92 57 10 3
k r 78 38 5 20 2
d p M16 60c0-4 3-6 6-6s6 2 6 6v28H16z
d p M132 60c0-4 3-6 6-6s6 2 6 6v28h-12z`,
  },
  {
    name: 'living-room-scene',
    scene: true,
    words:
      'home, household, family, living room, furniture, interior, chore, flatmate, house, roommate, housework, inventory of the house, board game, tv, babysitter, baby, child, pet sitter, film night, knitting, wardrobe',
    shapes: `
w r 16 12 30 24 2
m p M18 34l9-12 7 7 5-4 5 9z
d r 0 84 160 16
m p M50 46c0-5 4-8 8-8h44c4 0 8 3 8 8v22H50z
d p M38 58c0-7 13-8 14 0v10h56V58c1-8 14-7 14 0v22H38z
a r 58 50 16 15 3
w r 86 50 16 15 3
k r 44 80 6 8 1
k r 110 80 6 8 1
k r 137 40 3 46
a p M128 22h22l6 20h-34z
m p M22 84c-10-8-12-20-8-30 8 6 11 18 8 30zM22 84c8-10 10-22 6-30-6 8-8 18-6 30z
w p M14 74h16l-3 14H17z`,
  },
];
