import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'dog',
    words:
      'dog, puppy, pet, walk the dog, dog walker, kennel, grooming, hound, retriever, terrier, collie, labrador',
    shapes: `
d p M22 20c-8 2-12 18-8 32 2 6 10 6 14 0l8-26zM78 20c8 2 12 18 8 32-2 6-10 6-14 0l-8-26z
m p M26 40c0-16 10-24 24-24s24 8 24 24c0 8 4 12 4 22 0 16-12 26-28 26S22 78 22 62c0-10 4-14 4-22z
w p M50 44c10 0 18 12 18 24 0 10-8 18-18 18s-18-8-18-18c0-12 8-24 18-24z
k c 38 44 4
k c 62 44 4
k e 50 58 8 5.5
k s 3 M50 62v8c-3 4-8 4-11 1
k s 3 M50 70c3 4 8 4 11 1
a p M45 74h10v6c0 7-10 7-10 0z`,
  },
  {
    name: 'cat',
    words: 'cat, kitten, cattery, feline, pet sitter, pet sitting',
    shapes: `
d p M20 16l20 14-16 20zM80 16L60 30l16 20z
m p M18 54c0-18 14-30 32-30s32 12 32 30-14 32-32 32-32-14-32-32z
a p M24 24l10 7-8 9zM76 24l-10 7 8 9z
k e 37 52 4 6
k e 63 52 4 6
w e 50 66 13 10
k p M45 60h10l-5 6z
k s 2.5 M50 66c-1 5-6 6-9 4
k s 2.5 M50 66c1 5 6 6 9 4
k s 2 M32 64l-18-3
k s 2 M68 64l18-3
k s 2 M32 69l-16 4
k s 2 M68 69l16 4`,
  },
  {
    name: 'horse',
    words: 'horse, pony, riding, stable, equestrian, mare, foal, riding lesson, livery, saddle',
    shapes: `
m p M36 90c-6-18-2-30 4-40L22 60c-6 3-12-3-9-9l16-22c4-7 12-11 20-11l3-10 7 9c18 6 25 26 23 73z
d p M52 8l7 9c18 6 25 26 23 73H66c4-30 0-52-17-72z
k c 42 34 3.5
k c 19 53 2
k s 2.5 M18 58l8-2
l p M46 18l7 14c-6-2-9-8-7-14z
w s 4 M34 26l14 20
w s 4 M26 40l10 10`,
  },
  {
    name: 'cow',
    words: 'cow, cattle, herd, calf, beef, dairy farm, livestock, bull, milking',
    shapes: `
d p M24 38c-10 0-14-6-14-12 8 0 16 2 20 8zM76 38c10 0 14-6 14-12-8 0-16 2-20 8z
a p M30 28c-6-4-6-12-2-16 2 6 6 8 10 10zM70 28c6-4 6-12 2-16-2 6-6 8-10 10z
w p M28 36c4-12 12-16 22-16s18 4 22 16c2 12-2 20-2 30H30c0-10-4-18-2-30z
k p M52 20c10 0 16 4 20 16 1 8 0 12-1 16-10 2-18-4-19-14z
m p M26 70c0-10 10-16 24-16s24 6 24 16-8 18-24 18-24-8-24-18z
k c 38 42 4
w c 62 42 4
k c 40 70 3.5
k c 60 70 3.5
k s 2.5 M42 79c4 4 12 4 16 0`,
  },
  {
    name: 'sheep',
    words: 'sheep, lamb, ewe, wool, flock, lambing, goat, shepherd',
    shapes: `
k r 36 70 7 18 3
k r 60 70 7 18 3
w c 30 50 15
w c 46 38 16
w c 64 42 16
w c 72 58 14
w c 54 62 18
w c 36 64 14
d p M16 40c8-6 20-4 22 6 2 12-4 22-13 22s-15-12-9-28z
d p M16 40c-6-2-10 0-12 4 4 4 8 4 12 2zM36 40c6-2 10 0 12 4-4 4-8 4-12 2z
w c 22 49 2.5
w c 32 49 2.5`,
  },
  {
    name: 'pig',
    words: 'pig, piglet, sow, pork, piggery',
    shapes: `
d p M20 22c10-4 18 2 20 12l-16 12c-8-6-10-16-4-24zM80 22c-10-4-18 2-20 12l16 12c8-6 10-16 4-24z
m c 50 54 33
a e 50 62 17 13
k e 44 62 3.5 5
k e 56 62 3.5 5
k c 36 44 4
k c 64 44 4
l p M24 52c0-8 5-15 11-18-4 7-6 13-5 20-2 3-6 2-6-2z`,
  },
  {
    name: 'chicken',
    words: 'chicken, hen, poultry, rooster, coop, chick, egg laying, duck, goose, turkey',
    shapes: `
a p M44 20c-2-8 6-12 9-6 3-6 11-3 9 4 6-2 9 4 4 9z
d p M20 48c-6 22 8 38 30 38s34-16 32-34c-8 8-16 8-22 2z
m p M42 26c10-8 26-4 28 12 2 14-4 24-4 32s-16 16-28 12-20-14-18-32c10 6 18-4 22-24z
l p M32 54c10-2 20 4 22 14-10 4-20-2-22-14z
a p M70 36l14 5-13 6z
k c 58 34 4
a p M64 47c6 0 6 10 1 10s-5-6-1-10z
k s 3 M44 84v8
k s 3 M56 84v8`,
  },
  {
    name: 'rabbit',
    words: 'rabbit, bunny, easter, hare, guinea pig, hamster, small animal',
    shapes: `
m p M36 46C26 26 26 8 34 8s12 18 12 34zM64 46C74 26 74 8 66 8S54 26 54 42z
a p M37 38c-5-12-6-24-3-24s6 10 7 22zM63 38c5-12 6-24 3-24s-6 10-7 22z
m c 50 60 28
w e 50 72 14 11
k c 39 57 4
k c 61 57 4
d p M45 65h10l-5 6z
w r 46 74 8 9 2
k s 2 M32 70l-14-2
k s 2 M68 70l14-2`,
  },
  {
    name: 'fish',
    words: 'fish, fishing, sea bass, angler, salmon, trout, aquarium, catch, goldfish, carp, tackle, fishery',
    shapes: `
d p M68 50l22-20c-2 14-2 26 0 40z
m p M10 50c10-18 26-26 42-24 14 2 22 12 26 24-4 12-12 22-26 24-16 2-32-6-42-24z
d p M38 28c4-8 14-12 24-10-2 6-6 10-10 12z
a p M44 74c4 6 12 8 18 6-2-4-4-7-8-9z
w s 3 M36 36c6 8 6 20 0 28
l s 3 M52 40c4 6 4 14 0 20
l s 3 M62 42c3 5 3 11 0 16
w c 25 46 5
k c 25 46 2.5`,
  },
  {
    name: 'bird',
    words:
      'bird, birding, birdwatching, sighting, robin, parrot, budgie, aviary, owl, sparrow, wildlife, nest',
    shapes: `
d p M70 62l24 6-8 6 6 6-26-4z
m p M16 44c2-18 18-26 32-20 14 6 18 20 32 38-6 16-22 22-38 18S16 62 18 46z
l p M40 46c14-2 26 6 30 22-16 4-30-6-30-22z
a p M20 36L6 42l14 6z
w c 32 38 5
k c 32 38 2.5
a p M24 58c6 10 14 16 26 18-8 6-22 2-26-18z
k s 3 M44 80v9
k s 3 M54 80v9`,
  },
];
