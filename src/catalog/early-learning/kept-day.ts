import { z } from 'zod';

/** An answer as it is kept: item, moment, right or not, milliseconds. Short, since there are many. */
export const keptAnswerSchema = z.tuple([
  z.string().max(80),
  z.number(),
  z.union([z.literal(0), z.literal(1)]),
  z.number(),
]);

export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** A round that was played to its end: place, moment, stars, and the sticker that it brought. */
export const keptRoundSchema = z.tuple([
  z.string().max(40),
  z.number(),
  z.number().int().min(0).max(3),
  z.string().max(40),
]);

export type KeptRound = z.infer<typeof keptRoundSchema>;

/** So many answers stand in one row; more of a day go into the next. */
export const answersInRow = 1000;
export const roundsInRow = 200;

/** What a child did on a device on a day. */
export interface KeptDay {
  readonly id: string;
  readonly child_id: string;
  readonly device: string;
  readonly day: string;
  readonly seconds: number;
  readonly answers: readonly KeptAnswer[];
  readonly rounds: readonly KeptRound[];
}

type Grown = Pick<KeptDay, 'seconds' | 'answers' | 'rounds'>;

/** Everything of both once, in the order of time: a day only ever grows. */
export function mergeDays(
  one: Grown,
  other: Grown,
): { seconds: number; answers: KeptAnswer[]; rounds: KeptRound[] } {
  return {
    seconds: Math.max(one.seconds, other.seconds),
    answers: mergeByMoment(one.answers, other.answers),
    rounds: mergeByMoment(one.rounds, other.rounds),
  };
}

function mergeByMoment<Kept extends readonly [string, number, ...unknown[]]>(
  one: readonly Kept[],
  other: readonly Kept[],
): Kept[] {
  const merged = new Map<string, Kept>();
  for (const kept of [...one, ...other]) merged.set(`${kept[0]} ${kept[1]}`, kept);
  return inOrder([...merged.values()]);
}

export function inOrder<Kept extends readonly [string, number, ...unknown[]]>(kept: readonly Kept[]): Kept[] {
  return kept.toSorted((one, other) => one[1] - other[1] || (one[0] < other[0] ? -1 : 1));
}
