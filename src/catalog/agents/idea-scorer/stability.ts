import { drawTriangular } from '../../../methods/random/samplers.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { type Idea, riceOf } from './score-ideas.ts';

const rounds = 4_000;
const hundred = 100;
const often = 500;

export interface Stability {
  /** How often each idea was first, in points of a hundred. */
  readonly first: readonly number[];
  /** How often it was among the first three. */
  readonly amongThree: readonly number[];
}

/** Ranks the ideas again and again with reach and effort that are off by as much as was said, each by itself. */
export function stabilityOf(
  ideas: readonly Idea[],
  uncertainty: number,
  { random, progress }: RunTools,
): Stability {
  const first = ideas.map(() => 0);
  const amongThree = ideas.map(() => 0);
  const wrong = uncertainty / hundred;
  for (let round = 0; round < rounds; round += 1) {
    const scores = ideas.map((idea) =>
      riceOf({
        ...idea,
        reach: idea.reach * drawTriangular(random, 1 - wrong, 1, 1 + wrong),
        effort: idea.effort * drawTriangular(random, 1 - wrong, 1, 1 + wrong),
      }),
    );
    const order = scores
      .map((_, index) => index)
      .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    order.slice(0, 3).forEach((index, place) => {
      if (place === 0) first[index] = (first[index] ?? 0) + 1;
      amongThree[index] = (amongThree[index] ?? 0) + 1;
    });
    if (round % often === 0) progress(round / rounds);
  }
  const share = (count: number) => (count / rounds) * hundred;
  return { first: first.map(share), amongThree: amongThree.map(share) };
}
