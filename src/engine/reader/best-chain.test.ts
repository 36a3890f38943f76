import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../testing/reader/random-weights.ts';
import { bestChain } from './best-chain.ts';

interface Scores {
  readonly tags: number;
  readonly scores: Float32Array;
  readonly transitions: Float32Array;
  readonly starts: Float32Array;
}

function randomScores(words: number, tags: number, seed: number): Scores {
  const random = randomNumbers(seed);
  const floats = (length: number) => Float32Array.from({ length }, () => random() * 4 - 2);
  return { tags, scores: floats(words * tags), transitions: floats(tags * tags), starts: floats(tags) };
}

function sumOf({ tags, scores, transitions, starts }: Scores, path: readonly number[]): number {
  return path.reduce((sum, tag, word) => {
    const before = path[word - 1];
    const step = before === undefined ? starts[tag] : transitions[before * tags + tag];
    return sum + (step ?? Number.NaN) + (scores[word * tags + tag] ?? Number.NaN);
  }, 0);
}

function allPaths(words: number, tags: number): number[][] {
  if (words === 0) return [[]];
  return allPaths(words - 1, tags).flatMap((path) =>
    Array.from({ length: tags }, (_, tag) => [...path, tag]),
  );
}

describe('the best chain of tags', () => {
  it('is the best of all chains there are', () => {
    for (const [words, tags] of [
      [1, 1],
      [1, 4],
      [2, 3],
      [4, 3],
      [6, 3],
      [5, 4],
    ] as const) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const given = randomScores(words, tags, seed);
        const path = bestChain(given.scores, tags, given.transitions, given.starts);
        const best = Math.max(...allPaths(words, tags).map((one) => sumOf(given, one)));
        expect(path).toHaveLength(words);
        expect(sumOf(given, path)).toBeCloseTo(best, 9);
      }
    }
  });

  it('never takes a barred step, however good the words around it look', () => {
    const scores = Float32Array.from([0, 9, 8, 0]);
    const transitions = Float32Array.from([0, 0, -1e4, 0]);
    expect(bestChain(scores, 2, transitions, new Float32Array(2))).toEqual([1, 1]);
    expect(bestChain(scores, 2, transitions, Float32Array.from([0, -1e4]))).toEqual([0, 0]);
  });

  it('of no words is empty', () => {
    expect(bestChain(new Float32Array(), 3, new Float32Array(9), new Float32Array(3))).toEqual([]);
  });
});
