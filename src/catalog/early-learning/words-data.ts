import type { DrawingName } from './drawings.ts';

/** The thing of each letter; x stands at the end of its word, since hardly a word begins with its sound. */
export const letterThings: Readonly<Record<string, DrawingName>> = {
  A: 'apple',
  B: 'ball',
  C: 'cat',
  D: 'dog',
  E: 'egg',
  F: 'fish',
  G: 'gift',
  H: 'hat',
  I: 'igloo',
  J: 'jar',
  K: 'kite',
  L: 'leaf',
  M: 'moon',
  N: 'nest',
  O: 'orange',
  P: 'pen',
  Q: 'queen',
  R: 'ring',
  S: 'sun',
  T: 'tent',
  U: 'umbrella',
  V: 'van',
  W: 'web',
  X: 'box',
  Y: 'yo-yo',
  Z: 'zip',
};

/** Letters that are easily taken for each other. */
export const likeLetters = [
  'EFL',
  'MNW',
  'OQCG',
  'BDPR',
  'VUYW',
  'ITLJ',
  'KXYZ',
  'bdpq',
  'nmhu',
  'ceoa',
  'itlj',
  'vwyx',
  'fts',
  'gqy',
];

/** Things that begin with the same sound. */
export const beginnings: Readonly<Record<string, readonly DrawingName[]>> = {
  b: ['ball', 'bus', 'bed', 'boat', 'bee', 'bear', 'bug', 'box'],
  k: ['cat', 'cup', 'car', 'key', 'kite'],
  d: ['dog', 'duck'],
  f: ['fish', 'fan', 'fox'],
  h: ['hat', 'hen', 'heart'],
  j: ['jar', 'jug'],
  l: ['leaf', 'log'],
  m: ['moon', 'map'],
  n: ['nest', 'net'],
  p: ['pen', 'pot', 'pig', 'penguin'],
  r: ['ring', 'rain', 'rabbit'],
  s: ['sun', 'sock'],
  sh: ['ship', 'shell'],
  ch: ['cheese', 'chair', 'chick'],
};

/** Three sounds, three letters. */
export const blends = [
  'cat',
  'dog',
  'sun',
  'hat',
  'pen',
  'van',
  'web',
  'box',
  'zip',
  'bus',
  'cup',
  'bed',
  'net',
  'map',
  'fan',
  'jug',
  'pot',
  'log',
  'fox',
  'pig',
  'bug',
  'hen',
] as const satisfies readonly DrawingName[];

/** Two letters, one sound: the word in its sounds, and which of them is asked. */
export const digraphs: readonly (readonly [name: DrawingName, sounds: readonly string[], at: number])[] = [
  ['ship', ['sh', 'i', 'p'], 0],
  ['shell', ['sh', 'e', 'll'], 0],
  ['fish', ['f', 'i', 'sh'], 2],
  ['cheese', ['ch', 'ee', 'se'], 0],
  ['chair', ['ch', 'air'], 0],
  ['duck', ['d', 'u', 'ck'], 2],
  ['sock', ['s', 'o', 'ck'], 2],
  ['ring', ['r', 'i', 'ng'], 2],
  ['bee', ['b', 'ee'], 1],
  ['tree', ['t', 'r', 'ee'], 2],
  ['moon', ['m', 'oo', 'n'], 1],
  ['boat', ['b', 'oa', 't'], 1],
  ['star', ['s', 't', 'ar'], 2],
  ['car', ['c', 'ar'], 1],
  ['rain', ['r', 'ai', 'n'], 1],
  ['snail', ['s', 'n', 'ai', 'l'], 2],
  ['queen', ['qu', 'ee', 'n'], 0],
];

export const digraphSigns = ['sh', 'ch', 'th', 'ck', 'ng', 'ee', 'oo', 'oa', 'ar', 'ai', 'qu'];

/** Words that are met so often that they are better known at sight, in steps. */
export const sightWords: Readonly<Record<'3-4' | '5-6' | '7-8', readonly (readonly string[])[]>> = {
  '3-4': [
    ['I', 'a', 'me', 'my', 'no', 'go', 'up', 'on'],
    ['we', 'he', 'is', 'it', 'in', 'at', 'to', 'do'],
    ['the', 'and', 'you', 'see', 'can', 'big', 'not', 'yes'],
  ],
  '5-6': [
    ['the', 'and', 'she', 'was', 'for', 'are', 'his', 'her', 'all', 'you'],
    ['they', 'said', 'have', 'like', 'come', 'some', 'here', 'what', 'this', 'that'],
    ['with', 'were', 'went', 'look', 'them', 'then', 'when', 'down', 'from', 'good'],
  ],
  '7-8': [
    ['there', 'their', 'where', 'which', 'would', 'could', 'about', 'after', 'again', 'every'],
    ['water', 'right', 'night', 'light', 'great', 'other', 'three', 'these', 'those', 'think'],
    ['people', 'before', 'because', 'friend', 'school', 'should', 'around', 'always', 'thought', 'through'],
  ],
};
