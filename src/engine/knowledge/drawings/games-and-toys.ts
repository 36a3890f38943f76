import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'target',
    words:
      'target, goal tracker, dart, archery, habit, aim, objective, focus, okr, resolution, challenge, bucket list',
    shapes: `
d c 46 54 38
w c 46 54 29
m c 46 54 20
w c 46 54 11
a c 46 54 5
k s 4 M46 54l34-34
a p M74 12l4 12 12 4-12 8-10-2-2-10z`,
  },
  {
    name: 'chess',
    words: 'chess, board game, checkers, strategy, pawn, chess club, opening, board games night',
    shapes: `
l p M14 80h72v10H14z
d p M30 80c0-6 2-8 6-10 4-8 4-14 4-22h20c0 8 0 14 4 22 4 2 6 4 6 10z
m r 34 42 32 8 4
m c 50 26 16
w s 4 M42 22c1-4 4-6 8-6
a r 28 74 44 7 3`,
  },
  {
    name: 'dice',
    words:
      'dice, game night, role playing, roll, chance, luck, tabletop, dungeon, raffle, lottery, bingo, casino, campaign of dice',
    shapes: `
d r 12 36 46 46 9
w c 24 48 4.5
w c 46 70 4.5
w c 35 59 4.5
w c 46 48 4.5
w c 24 70 4.5
a p M62 10l24 12c3 2 4 5 3 8L80 54c-1 3-4 5-7 4L62 54V40a9 9 0 0 0-9-9l-6-1 8-17c1-3 4-4 7-3z
w c 70 26 3.5
w c 72 44 3.5`,
  },
  {
    name: 'cards',
    words:
      'playing card, card game, poker, bridge club, deck, trading card, card collection, magic, flashcard, tarot, collectible',
    shapes: `
d p M22 26l30-12c3-1 6 0 7 3l18 48c1 3 0 6-3 7L44 84c-3 1-6 0-7-3L19 33c-1-3 0-6 3-7z
w r 40 22 42 60 6
a p M61 38c6-8 16-1 12 8-2 6-8 10-12 15-4-5-10-9-12-15-4-9 6-16 12-8z
a c 48 30 3
a c 74 74 3`,
  },
  {
    name: 'puzzle',
    words:
      'puzzle, jigsaw, riddle, crossword, sudoku, brain teaser, piece, quiz, trivia, extension, integration, quiz night, treasure hunt',
    shapes: `
m p M14 38h20c-6-14 16-20 18-6 0 2 0 4-2 6h22v20c14-6 20 16 6 18-2 0-4 0-6-2v14H50c4-12-16-14-14 0H14z
l s 4 M22 46h14
a c 43 28 5`,
  },
  {
    name: 'controller',
    words:
      'video game, game, gaming, controller, console, arcade, esports, gamer, play, player, game collection, stream',
    shapes: `
d p M28 30h44c14 0 20 18 20 34 0 12-10 16-17 8l-9-10H34l-9 10c-7 8-17 4-17-8 0-16 6-34 20-34z
m p M28 28h44c14 0 20 16 20 30 0 10-10 12-17 6l-9-8H34l-9 8c-7 6-17 4-17-6 0-14 6-30 20-30z
w p M26 38h6v5h5v6h-5v5h-6v-5h-5v-6h5z
a c 66 46 4
w c 76 40 4
w c 76 52 4
k r 45 38 10 4 2`,
  },
  {
    name: 'teddy',
    words:
      'toy, teddy, kids, children, nursery school, childcare, babysitter, babysitting, playgroup, toy swap, daycare, kindergarten, child',
    shapes: `
d c 28 26 13
d c 72 26 13
a c 28 26 6
a c 72 26 6
m c 50 42 28
w e 50 52 13 10
k c 39 38 4
k c 61 38 4
k e 50 47 6 4
k s 2.5 M44 55c3 3 9 3 12 0
d p M26 90c0-14 10-22 24-22s24 8 24 22z
a c 50 86 8`,
  },
  {
    name: 'blocks',
    words: 'building block, lego, construction toy, model, model kit, hobby, miniature, component library',
    shapes: `
m r 12 52 36 36 4
d r 52 52 36 36 4
a r 32 14 36 36 4
w p M24 80l6-20 6 20h-4l-2-6-2 6z
w s 4 M64 62v16h6c6 0 6-8 0-8h-6 5c6 0 6-8 0-8z
w s 4 M58 26c-10-8-18 0-18 6s8 14 18 6`,
  },
  {
    name: 'kite',
    words: 'kite, wind, outdoor play, playground, fly, spring holiday, holiday club, school holidays',
    shapes: `
m p M56 8l32 34-34 26-26-34z
a p M56 8l-2 60-26-34z
w s 2.5 M56 8l-2 60
w s 2.5 M28 34l60 8
d s 3 M54 68c-12 6-2 14-14 18s-14-4-26 4
l p M40 80l-8-4v10zM40 80l8 4-6 6z`,
  },
];
