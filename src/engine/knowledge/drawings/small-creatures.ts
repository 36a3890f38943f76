import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'bee',
    words: 'bee, wasp, swarm, pollinator, insect, bumblebee, queen bee',
    shapes: `
w p M48 38C38 14 18 14 18 26c0 10 16 16 30 16zM54 38c8-24 28-26 30-14 1 10-14 17-28 18z
a p M16 58c2-14 18-22 36-22s32 8 34 22c-2 14-16 22-34 22S18 72 16 58z
k p M38 38h9v41h-9zM56 37h9v42h-9z
k p M16 58c0-7 5-13 12-17v34c-7-4-12-10-12-17z
w c 23 55 3
k s 2.5 M24 42c-4-8-8-10-13-10
k p M86 58l9 2-9 4z`,
  },
  {
    name: 'hive',
    words: 'hive, beehive, beekeeper, honeycomb, colony, frame inspection',
    shapes: `
k r 46 82 8 8
d p M50 12c8 0 12 4 14 10H36c2-6 6-10 14-10z
a r 28 22 44 16 8
l r 20 38 60 16 8
a r 16 54 68 16 8
l r 22 70 56 14 7
k p M42 84V72c0-10 16-10 16 0v12z
w c 82 28 4
a c 86 31 4`,
  },
  {
    name: 'butterfly',
    words: 'butterfly, moth, caterpillar, bug',
    shapes: `
m p M48 48C42 20 14 14 12 30c-2 14 16 24 34 24zM52 48c6-28 34-34 36-18 2 14-16 24-34 24z
a p M46 54c-18 0-28 10-24 22 4 10 20 6 26-18zM54 54c18 0 28 10 24 22-4 10-20 6-26-18z
w c 26 34 5
w c 74 34 5
l c 33 68 4
l c 67 68 4
k r 47 34 6 42 3
k s 2.5 M49 36c-2-10-6-14-11-16
k s 2.5 M51 36c2-10 6-14 11-16`,
  },
  {
    name: 'turtle',
    words: 'turtle, tortoise, reptile, terrarium, lizard, gecko',
    shapes: `
l e 84 54 11 9
l e 24 76 9 7
l e 68 76 9 7
l p M14 66L4 72l12 4z
d p M12 68c0-26 14-40 34-40s34 14 34 40z
m p M46 30l14 10-5 16H37l-5-16z
m p M28 42l6 16-6 8H16c1-10 5-18 12-24zM64 42l-6 16 6 8h12c-1-10-5-18-12-24z
k c 87 51 2`,
  },
  {
    name: 'frog',
    words: 'frog, toad, pond, newt, amphibian',
    shapes: `
d e 50 66 38 20
m p M14 58c0-16 14-26 36-26s36 10 36 26-16 26-36 26-36-10-36-26z
m c 30 30 14
m c 70 30 14
w c 30 29 9
w c 70 29 9
k c 31 30 4.5
k c 69 30 4.5
k s 3.5 M28 60c10 12 34 12 44 0
a c 24 62 5
a c 76 62 5`,
  },
  {
    name: 'paw',
    words:
      'paw, vet, veterinary, shelter, rescue, adoption, animal, animal shelter, vaccination of pets, breed',
    shapes: `
m p M50 48c14 0 26 14 26 26 0 8-6 12-13 11-5-1-9-3-13-3s-8 2-13 3c-7 1-13-3-13-11 0-12 12-26 26-26z
m e 22 46 9 12
m e 40 28 9 13
m e 60 28 9 13
m e 78 46 9 12
l p M50 55c8 0 16 8 18 16-10-4-26-4-36 0 2-8 10-16 18-16z`,
  },
  {
    name: 'fox',
    words: 'fox, wolf, bear, forest animal, wild animal, squirrel, badger, zoo, safari',
    shapes: `
a p M16 14l24 18h20l24-18c4 20 2 36-6 48L50 90 22 62C14 50 12 34 16 14z
w p M16 50c12 0 24 8 34 40L22 62c-3-4-5-8-6-12zM84 50c-12 0-24 8-34 40l28-28c3-4 5-8 6-12z
d p M20 22l14 11-10 8zM80 22L66 33l10 8z
k c 36 52 4
k c 64 52 4
k e 50 84 6 5`,
  },
  {
    name: 'snail',
    words: 'snail, slug, worm, compost',
    shapes: `
l p M8 80c0-10 6-14 14-14l10-22c4-8 14-4 12 4l-6 22h44c8 0 10 10 4 14H14c-4 0-6-1-6-4z
d c 60 52 26
m c 60 52 20
a s 5 M60 52c0-4 6-4 6 1 0 9-14 9-15-1-1-13 17-16 21-5
k s 3 M30 46l-4-16
k s 3 M38 42l4-14
k c 26 29 3
k c 42 27 3`,
  },
  {
    name: 'whale',
    words: 'whale, dolphin, ocean, sea life, marine, diving, dive, reef, shark, seal',
    shapes: `
d p M68 50c6-2 8-10 6-18 6 4 10 6 12 8 4-4 8-6 12-6-2 14-12 22-22 26z
m p M8 52c0-18 14-26 30-26 20 0 28 22 46 22-2 24-18 38-44 38C20 86 8 72 8 52z
w p M10 60c14 12 36 16 58 12-8 9-18 14-30 14-16 0-26-10-28-26z
k c 24 50 3.5
l s 4 M36 22c-2-8-8-10-14-8
l s 4 M38 22c2-8 8-10 14-8`,
  },
];
