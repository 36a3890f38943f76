import type { Band } from './bands.ts';
import type { DrawingName } from './drawings.ts';
import { cornersOfShapes, flatShapes, solids } from './drawings-of-shapes.ts';
import type { Figure } from './figure.ts';
import { type ItemFacts, text, wrongNumbers } from './item.ts';

const flat = [
  ...(Object.keys(flatShapes) as (keyof typeof flatShapes)[]),
  'star',
  'heart',
] as const satisfies readonly DrawingName[];
const solid = Object.keys(solids) as (keyof typeof solids)[];
const firstShapes: readonly DrawingName[] = ['circle', 'square', 'triangle', 'star', 'heart', 'rectangle'];

function shape(name: DrawingName): Figure {
  return { kind: 'shape', name };
}

/** Squares are diamonds and rectangles too: where one is asked, the others are not offered. */
const kin: readonly DrawingName[] = ['square', 'rectangle', 'diamond'];

function otherShapes(name: DrawingName, of: readonly DrawingName[]): Figure[] {
  const able = of.filter((other) => other !== name && !(kin.includes(name) && kin.includes(other)));
  const at = of.indexOf(name);
  return [1, 3, 4, 6, 8]
    .map((step) => able[(at + step) % able.length])
    .filter((one) => one !== undefined)
    .filter((one, index, all) => all.indexOf(one) === index)
    .map(shape);
}

function findSame(name: DrawingName, level: number): ItemFacts {
  return {
    id: `shapes/same/${name}`,
    level,
    sign: 'same',
    say: `Find the ${name}.`,
    prompt: { kind: 'shape', name, outlined: true },
    right: shape(name),
    wrong: otherShapes(name, flat),
  };
}

const turns: Partial<Record<DrawingName, number>> = {
  square: 20,
  triangle: 180,
  rectangle: 65,
  ellipse: 90,
  diamond: 30,
  pentagon: 36,
  hexagon: 30,
  'half circle': 180,
  trapezium: 180,
  cross: 30,
  star: 30,
  heart: 140,
};

function findTurned(name: DrawingName): ItemFacts[] {
  const turned = turns[name];
  if (turned === undefined) return [];
  return [
    {
      id: `shapes/turned/${name}`,
      level: 2,
      sign: 'same',
      say: `This ${name} is turned. Find the same shape.`,
      prompt: { kind: 'shape', name, turned },
      right: shape(name),
      wrong: otherShapes(name, flat),
    },
  ];
}

function countCorners(level: number): ItemFacts[] {
  return Object.entries(cornersOfShapes).map(([name, { length: count }]) => ({
    id: `shapes/corners/${name}`,
    level: level + (count > 4 ? 1 : 0),
    sign: 'count',
    say: `How many corners has the ${name}?`,
    prompt: { kind: 'corners', name: name as DrawingName, count },
    right: text(count),
    wrong: wrongNumbers(count, [count + 1, count - 1, count + 2, count - 2]),
  }));
}

const footprints: readonly (readonly [DrawingName, DrawingName])[] = [
  ['cube', 'square'],
  ['cuboid', 'rectangle'],
  ['cone', 'circle'],
  ['cylinder', 'circle'],
  ['pyramid', 'square'],
];

function solidItems(): ItemFacts[] {
  return [
    ...solid.map(
      (name, at): ItemFacts => ({
        id: `shapes/solid/${name}`,
        level: 1 + (at % 2),
        sign: 'same',
        say: `This is a ${name}. Find the same, standing upright.`,
        prompt: { kind: 'shape', name, turned: name === 'sphere' ? 45 : 90 },
        right: shape(name),
        wrong: solid
          .filter((other) => other !== name && !(name.startsWith('cub') && other.startsWith('cub')))
          .map(shape),
      }),
    ),
    ...footprints.map(
      ([name, foot]): ItemFacts => ({
        id: `shapes/foot/${name}`,
        level: 3,
        sign: 'foot',
        say: `Which shape does the ${name} leave on the ground?`,
        prompt: { kind: 'footprint', name },
        right: shape(foot),
        wrong: (['triangle', 'hexagon', 'star', foot === 'circle' ? 'square' : 'circle'] as const).map(shape),
      }),
    ),
  ];
}

export function shapesOf(band: Band): ItemFacts[] {
  if (band === '3-4') return flat.map((name) => findSame(name, firstShapes.includes(name) ? 1 : 2.5));
  if (band === '5-6')
    return [...flat.map((name) => findSame(name, 1)), ...flat.flatMap(findTurned), ...countCorners(3)];
  return [...solidItems(), ...flat.flatMap(findTurned), ...countCorners(1)];
}

function clock(hour: number, minute: number): Figure {
  return { kind: 'clock', hour: ((hour + 11) % 12) + 1, minute };
}

function written(hour: number, minute: number): string {
  return `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')}`;
}

type Time = readonly [hour: number, minute: number];

/** Hands taken for each other, an hour early, half an hour late. */
function otherTimes([hour, minute]: Time): Time[] {
  if (minute === 0)
    return [
      [hour + 1, 0],
      [hour + 6, 0],
      [hour + 11, 0],
      [hour, 30],
    ];
  return [
    [hour + 1, minute],
    [hour + 11, minute],
    [hour, (minute + 30) % 60],
    [hour + 4, minute],
    [hour, (minute + 15) % 60],
  ];
}

function readClock(time: Time, level: number): ItemFacts[] {
  const [hour, minute] = time;
  const name = written(hour, minute);
  const wrong = otherTimes(time);
  return [
    {
      id: `clock/read/${name}`,
      level,
      sign: 'time',
      say: 'What time is it?',
      prompt: clock(hour, minute),
      right: text(name),
      wrong: wrong.map(([h, m]) => text(written(h, m))),
    },
    {
      id: `clock/find/${name}`,
      level: level + 0.5,
      sign: 'time',
      say: `Find the clock that shows ${spoken(time)}.`,
      prompt: text(name),
      right: clock(hour, minute),
      wrong: wrong.map(([h, m]) => clock(h, m)),
    },
  ];
}

function spoken([hour, minute]: Time): string {
  if (minute === 0) return `${hour} o’clock`;
  if (minute === 30) return `half past ${hour}`;
  if (minute === 15) return `quarter past ${hour}`;
  if (minute === 45) return `quarter to ${(hour % 12) + 1}`;
  return `${hour} ${minute < 10 ? `oh ${minute}` : minute}`;
}

function shortHand(hour: number): ItemFacts[] {
  const others = [hour + 1, hour + 3, hour + 6, hour + 11].map((one) => ((one + 11) % 12) + 1);
  return [
    {
      id: `clock/same/${hour}`,
      level: hour % 3 === 0 ? 1 : 1.5,
      sign: 'same',
      say: `It is ${hour} o’clock. Find the same clock.`,
      prompt: clock(hour, 0),
      right: clock(hour, 0),
      wrong: others.map((one) => clock(one, 0)),
    },
    {
      id: `clock/hour/${hour}`,
      level: 2.5,
      sign: 'time',
      say: 'The short hand shows the hour. Which number is it?',
      prompt: clock(hour, 0),
      right: text(hour),
      wrong: others.map(text),
    },
  ];
}

export function clockOf(band: Band): ItemFacts[] {
  const hours = Array.from({ length: 12 }, (_, at) => at + 1);
  if (band === '3-4') return hours.flatMap(shortHand);
  if (band === '5-6')
    return hours.flatMap((hour) => [...readClock([hour, 0], 1), ...readClock([hour, 30], 2)]);
  return hours.flatMap((hour) => [
    ...readClock([hour, 30], 1),
    ...readClock([hour, hour % 2 === 0 ? 15 : 45], 2),
    ...readClock([hour, hour % 2 === 0 ? 45 : 15], 2.5),
    ...readClock([hour, [5, 10, 20, 25, 35, 40, 50, 55][hour % 8] ?? 5], 3),
  ]);
}
