import type { Band } from './bands.ts';
import type { DrawingName } from './drawings.ts';
import type { Figure } from './figure.ts';
import { type ItemFacts, text, wrongNumbers } from './item.ts';

/** What is counted, in turn. */
const counted = [
  'apple',
  'star',
  'fish',
  'ball',
  'leaf',
  'bug',
  'duck',
  'heart',
] as const satisfies readonly DrawingName[];

function thing(at: number): DrawingName {
  return counted[at % counted.length] ?? 'apple';
}

function upTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function near(number: number): number[] {
  return [number + 1, number - 1, number + 2, number - 2, number + 3];
}

function count(number: number, level: number): ItemFacts {
  return {
    id: `counting/how-many/${number}`,
    level,
    sign: 'count',
    say: 'How many are there? Count them.',
    prompt: { kind: 'many', name: thing(number), count: number },
    right: text(number),
    wrong: wrongNumbers(number, near(number)),
  };
}

function findMany(number: number, level: number): ItemFacts {
  const many = (other: number): Figure => ({ kind: 'many', name: thing(number + 3), count: other });
  return {
    id: `counting/find/${number}`,
    level,
    sign: 'count',
    say: `Find ${number}.`,
    prompt: text(number),
    right: many(number),
    wrong: near(number)
      .filter((other) => other > 0)
      .map(many),
  };
}

function next(number: number, level: number, step = 1): ItemFacts {
  const cells = [String(number - 2 * step), String(number - step), null];
  return {
    id: `counting/next${step === 1 ? '' : `-by-${step}`}/${number}`,
    level,
    sign: 'next',
    say: `${number - 2 * step}, ${number - step}. Which number comes next?`,
    prompt: { kind: 'row', cells },
    right: text(number),
    wrong: wrongNumbers(number, [
      number + step,
      number - 3 * step,
      number + 2 * step,
      number - step - 1,
      number + 1,
    ]).filter((figure) => !cells.includes(figure.kind === 'text' ? figure.text : '')),
  };
}

/** Digits the other way round are the usual mistake. */
function tens(number: number): ItemFacts {
  const turned = (number % 10) * 10 + Math.floor(number / 10);
  return {
    id: `counting/tens/${number}`,
    level: number % 10 === 0 ? 1 : number < 50 ? 2 : 3,
    sign: 'count',
    say: 'How many are there? Count the tens, then the ones.',
    prompt: { kind: 'tens', count: number },
    right: text(number),
    wrong: wrongNumbers(number, [turned, number + 10, number - 10, number + 1, number + 20], 120),
  };
}

export function countingOf(band: Band): ItemFacts[] {
  if (band === '3-4')
    return [
      ...upTo(1, 10).map((number) => count(number, number <= 3 ? 1 : number <= 5 ? 2 : 3.5)),
      ...upTo(1, 6).map((number) => findMany(number, number <= 3 ? 1.5 : 2.5)),
    ];
  if (band === '5-6')
    return [
      ...upTo(3, 20).map((number) => count(number, number <= 6 ? 1 : number <= 10 ? 2 : 3)),
      ...upTo(4, 10).map((number) => findMany(number, 2)),
      ...upTo(3, 20).map((number) => next(number, number <= 10 ? 1.5 : 3)),
    ];
  return [
    ...[10, 20, 40, 60, 90, 100, 12, 15, 17, 21, 23, 32, 34, 41, 46, 58, 63, 67, 74, 76, 85, 89, 98].map(
      tens,
    ),
    ...[22, 31, 40, 51, 69, 70, 81, 100].map((number) => next(number, 2)),
    ...[20, 35, 50, 75].map((number) => next(number, 2.5, 5)),
    ...[30, 50, 80, 100].map((number) => next(number, 2, 10)),
  ];
}

function put(first: number, second: number, level: number): ItemFacts {
  const right = first + second;
  return {
    id: `adding/heaps/${first}+${second}`,
    level,
    sign: 'sum',
    say: `${first} and ${second}. How many are there together?`,
    prompt: { kind: 'heaps', name: thing(first + 2 * second), first, second },
    right: text(right),
    wrong: wrongNumbers(right, near(right)),
  };
}

function take(first: number, second: number, level: number): ItemFacts {
  const right = first - second;
  return {
    id: `adding/away/${first}-${second}`,
    level,
    sign: 'sum',
    say: `There are ${first}. ${second} go away. How many are left?`,
    prompt: { kind: 'heaps', name: thing(first + second), first, second, away: true },
    right: text(right),
    wrong: wrongNumbers(right, near(right)),
  };
}

function jump(from: number, by: number, level: number): ItemFacts {
  const right = from + by;
  return {
    id: `adding/line/${from}${by < 0 ? '' : '+'}${by}`,
    level,
    sign: 'sum',
    say: by < 0 ? `${from} take away ${-by}. Where do you land?` : `${from} and ${by}. Where do you land?`,
    prompt: { kind: 'jump', from, by },
    right: text(right),
    wrong: wrongNumbers(right, near(right), 23),
  };
}

function pairs(least: number, most: number, limit: number): [number, number][] {
  return upTo(1, limit).flatMap((first) =>
    upTo(1, limit)
      .filter((second) => first + second >= least && first + second <= most)
      .map((second): [number, number] => [first, second]),
  );
}

export function addingOf(band: Band): ItemFacts[] {
  if (band === '3-4')
    return pairs(2, 5, 4).map(([first, second]) => put(first, second, first + second <= 3 ? 1 : 2));
  if (band === '5-6')
    return [
      ...pairs(3, 10, 6).map(([first, second]) => put(first, second, first + second <= 5 ? 1 : 2)),
      ...pairs(4, 10, 7)
        .filter(([first]) => first % 2 === 0)
        .map(([from, by]) => jump(from, by, 3)),
    ];
  return [
    ...pairs(11, 20, 10).map(([from, by]) => jump(from, by, from === 10 || by === 10 ? 1 : 2.5)),
    ...pairs(5, 10, 8)
      .filter(([, second]) => second <= 4)
      .map(([left, away]) => take(left + away, away, 1)),
    ...pairs(11, 20, 12)
      .filter(([, away]) => away <= 9)
      .map(([left, away]) => jump(left + away, -away, 3)),
  ];
}
