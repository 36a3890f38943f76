import { box, type Drawing, eyes, fill, line, oval } from './drawing.ts';

/** Faces that a child chooses one of, and that also stand for their names. */
export const animals = {
  fox: [
    fill('orange', 'M8 6L26 18H38L56 6L58 32C58 46 42 60 32 60C22 60 6 46 6 32Z'),
    fill('white', 'M6 34C14 34 24 40 32 60C22 60 8 48 6 34Z', 'M58 34C50 34 40 40 32 60C42 60 56 48 58 34Z'),
    fill('dark', oval(32, 56, 4.5, 3.5), 'M12 13L20 18L12 24Z', 'M52 13L44 18L52 24Z'),
    eyes(32, 34, 10, 3),
  ],
  cat: [
    fill('grey', 'M8 8L24 16H40L56 8V36C56 50 46 58 32 58C18 58 8 50 8 36Z'),
    fill('pink', 'M12 14L20 18L13 24Z', 'M52 14L44 18L51 24Z', 'M28 39H36L32 44Z'),
    fill('green', oval(21, 31, 5), oval(43, 31, 5)),
    fill('dark', oval(21, 31, 2, 4), oval(43, 31, 2, 4)),
    line('dark', 2, 'M32 44V47C30 51 25 50 24 48', 'M32 47C34 51 39 50 40 48'),
    line('white', 2, 'M4 38L17 40', 'M4 46L17 44', 'M60 38L47 40', 'M60 46L47 44'),
  ],
  dog: [
    fill('sand', oval(32, 34, 22, 24)),
    fill(
      'brown',
      'M14 14C4 10 0 26 6 40C12 44 16 34 18 20Z',
      'M50 14C60 10 64 26 58 40C52 44 48 34 46 20Z',
      oval(42, 28, 8, 9),
    ),
    fill('white', oval(32, 44, 12, 10)),
    fill('dark', oval(32, 39, 5, 4)),
    eyes(32, 29, 9, 3),
    line('dark', 2.2, 'M32 43V47C29 51 25 49 24 47', 'M32 47C35 51 39 49 40 47'),
    fill('pink', 'M29 49.500H35V54A3 3 0 0 1 29 54Z'),
  ],
  owl: [
    fill('brown', 'M12 4L24 12H40L52 4C58 20 58 60 32 60C6 60 6 20 12 4Z'),
    fill('sand', oval(32, 46, 14, 12)),
    fill('white', oval(21, 26, 11), oval(43, 26, 11)),
    fill('yellow', oval(21, 26, 7), oval(43, 26, 7)),
    fill('dark', oval(21, 26, 4), oval(43, 26, 4)),
    fill('orange', 'M27 32H37L32 41Z'),
    line('brown', 2, 'M24 45C26 48 29 48 31 45', 'M33 45C35 48 38 48 40 45', 'M28 51C30 54 34 54 36 51'),
  ],
  bear: [
    fill('brown', oval(14, 15, 9), oval(50, 15, 9), oval(32, 34, 25, 24)),
    fill('sand', oval(14, 15, 4.5), oval(50, 15, 4.5), oval(32, 43, 13, 11)),
    fill('dark', oval(32, 38, 5, 4)),
    eyes(32, 28, 10, 3),
    line('dark', 2.2, 'M32 42V46C29 50 26 48 25 47', 'M32 46C35 50 38 48 39 47'),
  ],
  rabbit: [
    fill('white', oval(22, 17, 8, 16), oval(42, 17, 8, 16), oval(32, 42, 20, 19)),
    fill('pink', oval(22, 17, 3.5, 11), oval(42, 17, 3.5, 11), oval(32, 43, 3.5, 2.6)),
    eyes(32, 37, 9, 3),
    line('dark', 2.2, 'M32 46V49C30 52 26 51 25 49', 'M32 49C34 52 38 51 39 49'),
    fill('pink', oval(18, 46, 3.5, 2.5), oval(46, 46, 3.5, 2.5)),
  ],
  frog: [
    fill('green', oval(18, 17, 12), oval(46, 17, 12), oval(32, 38, 28, 22)),
    fill('white', oval(18, 16, 8), oval(46, 16, 8)),
    fill('dark', oval(18, 16, 4), oval(46, 16, 4), oval(28, 32, 1.5), oval(36, 32, 1.5)),
    line('dark', 3, 'M14 40C20 52 44 52 50 40'),
  ],
  pig: [
    fill('pink', 'M8 8L22 12L12 26Z', 'M56 8L52 26L42 12Z', oval(32, 35, 25, 24)),
    fill('red', oval(32, 41, 12, 9)),
    fill('dark', oval(28, 41, 2.2, 3), oval(36, 41, 2.2, 3)),
    eyes(32, 27, 11, 3),
    line('dark', 2.2, 'M27 53.500C30 56 34 56 37 53.500'),
  ],
  penguin: [
    fill('dark', 'M32 4C50 4 56 22 56 40C56 54 46 60 32 60C18 60 8 54 8 40C8 22 14 4 32 4Z'),
    fill('white', 'M32 24C26 10 14 18 16 32C16 50 22 58 32 58C42 58 48 50 48 32C50 18 38 10 32 24Z'),
    fill('orange', 'M26 32H38L32 41Z'),
    eyes(32, 26, 8, 3),
  ],
  bug: [
    line('dark', 3, 'M22 12L16 4', 'M42 12L48 4'),
    fill('dark', oval(32, 16, 12, 9)),
    fill('red', oval(32, 38, 24, 22)),
    line('dark', 3, 'M32 16V60'),
    fill('dark', oval(20, 32, 4.5), oval(44, 32, 4.5), oval(22, 47, 4), oval(42, 47, 4)),
    fill('white', oval(27, 14, 2.2), oval(37, 14, 2.2)),
  ],
  hen: [
    fill('red', 'M22 14C18 4 28 2 30 8C34 2 42 6 38 14Z'),
    fill(
      'white',
      'M20 24C20 10 42 10 42 24L44 30C62 24 62 40 58 46C54 56 44 60 34 60C16 60 6 48 12 34C14 29 20 29 20 24Z',
    ),
    fill('orange', 'M21 20L9 24L21 28Z'),
    fill('red', oval(20, 32, 3, 4.5)),
    fill('dark', oval(28, 20, 2.4)),
    line('grey', 3, 'M30 42C34 50 44 50 48 42'),
  ],
  chick: [
    fill('yellow', oval(32, 22, 16), oval(32, 42, 20, 18)),
    fill('orange', 'M27 24H37L32 31Z', box(22, 58, 7, 4, 2), box(35, 58, 7, 4, 2)),
    eyes(32, 20, 7, 2.6),
    fill('orange', 'M12 38C8 46 12 52 18 50Z', 'M52 38C56 46 52 52 46 50Z'),
  ],
} satisfies Readonly<Record<string, Drawing>>;

/** Whom a child can be. */
export const avatars = [
  'fox',
  'owl',
  'bear',
  'rabbit',
  'frog',
  'cat',
  'penguin',
  'pig',
  'dog',
  'bug',
  'hen',
  'chick',
] as const;

export type Avatar = (typeof avatars)[number];
