import type { Drawing } from '../drawing.ts';

/** One of these stands for a person whose picture is not there; which one, the name decides. */
export const drawings: readonly Drawing[] = [
  {
    name: 'person-short-hair',
    words: 'person, people',
    shapes: `
m p M14 96c0-20 16-30 36-30s36 10 36 30z
l r 42 54 16 20 7
w c 50 40 21
d p M28 42c-2-20 8-30 22-30s24 10 22 30c-4-6-6-10-8-14-10 4-20 4-28 0-2 4-4 8-8 14z
k c 42 42 2.5
k c 58 42 2.5
k s 2.5 M44 50c4 3 8 3 12 0`,
  },
  {
    name: 'person-long-hair',
    words: 'person, people',
    shapes: `
d p M26 40c0-20 10-30 24-30s24 10 24 30v30H26z
a p M14 96c0-20 16-30 36-30s36 10 36 30z
l r 42 54 16 20 7
w c 50 40 20
d p M29 42c0-14 4-20 14-22 4 8 16 12 28 12v8c0-18-8-28-21-28s-22 8-21 30z
k c 42 42 2.5
k c 58 42 2.5
k s 2.5 M44 50c4 3 8 3 12 0`,
  },
  {
    name: 'person-curls',
    words: 'person, people',
    shapes: `
k c 34 28 12
k c 50 20 13
k c 66 28 12
k c 28 42 9
k c 72 42 9
d p M14 96c0-20 16-30 36-30s36 10 36 30z
m r 42 54 16 20 7
l c 50 42 20
k p M32 36c8 0 12-4 14-8 6 6 14 8 22 8-2-10-8-15-18-15s-16 5-18 15z
k c 42 43 2.5
k c 58 43 2.5
w s 3 M43 51c4 4 10 4 14 0`,
  },
  {
    name: 'person-beard',
    words: 'person, people',
    shapes: `
d p M14 96c0-20 16-30 36-30s36 10 36 30z
w p M42 66l8 12 8-12z
l c 50 40 21
k p M29 40c0 20 8 28 21 28s21-8 21-28c-4 4-6 8-8 8-8-4-18-4-26 0-2 0-4-4-8-8z
k p M28 38c0-18 8-26 22-26s22 8 22 26c-4-4-6-8-7-12-10 2-20 2-30 0-1 4-3 8-7 12z
k c 42 40 2.5
k c 58 40 2.5
w s 2.5 M45 54c3 2 7 2 10 0`,
  },
  {
    name: 'person-bun',
    words: 'person, people',
    shapes: `
d c 50 11 9
l p M14 96c0-20 16-30 36-30s36 10 36 30z
m p M40 66h20l-10 12z
w c 50 42 21
d p M29 42c-2-18 8-26 21-26s23 8 21 26c-6-2-14-6-21-12-7 6-15 10-21 12z
k s 2.5 M42 44m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0
k s 2.5 M58 44m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0
k s 2 M48 44h4
k s 2.5 M45 55c3 2 7 2 10 0`,
  },
  {
    name: 'person-headscarf',
    words: 'person, people',
    shapes: `
m p M14 96c0-20 16-30 36-30s36 10 36 30z
a p M50 10c18 0 28 14 28 32 0 16-4 28-12 34H34c-8-6-12-18-12-34 0-18 10-32 28-32z
l e 50 42 17 21
d p M33 38c2-12 8-18 17-18s15 6 17 18c-10-8-24-8-34 0z
k c 43 43 2.5
k c 57 43 2.5
w s 2.5 M45 52c3 2 7 2 10 0`,
  },
];
