import { pairStrengths } from '../../../methods/ranking/bradley-terry.ts';
import type { IdeaInput } from './fields.ts';

const hundred = 100;

export type Idea = IdeaInput['ideas'][number];

/** Reach × impact × confidence / effort. */
export function riceOf({ reach, impact, confidence, effort }: Idea): number {
  return (reach * Number(impact) * (confidence / hundred)) / effort;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The mean mark by weight, from 0 to 10; null for an idea that has no mark for one of the criteria. */
export function weightedOf(input: IdeaInput, { name }: Idea): number | null {
  const criteria = input.criteria ?? [];
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  let total = 0;
  for (const criterion of criteria) {
    const mark = (input.marks ?? []).find(
      (one) => same(one.idea, name) && same(one.criterion, criterion.name),
    );
    if (mark === undefined) return null;
    total += criterion.weight * mark.mark;
  }
  return total / weights;
}

/** Strengths in points of a hundred; undefined where the comparisons do not tie all ideas together. */
export function pairsOf({ ideas, pairs = [] }: IdeaInput): readonly number[] | undefined {
  if (pairs.length === 0) return undefined;
  const wins = ideas.map(() => ideas.map(() => 0));
  for (const { better, worse } of pairs) {
    const row = wins[ideas.findIndex(({ name }) => same(name, better))];
    const column = ideas.findIndex(({ name }) => same(name, worse));
    if (row !== undefined && column >= 0) row[column] = (row[column] ?? 0) + 1;
  }
  return pairStrengths(wins)?.map((strength) => strength * hundred);
}

/** The place of each, the best first; equal scores share a place. */
export function places(scores: readonly (number | null)[]): (number | null)[] {
  return scores.map((score) =>
    score === null ? null : 1 + scores.filter((other) => other !== null && other > score).length,
  );
}
