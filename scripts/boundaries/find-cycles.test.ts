import { describe, expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';

function graph(edges: Record<string, string>): Map<string, string[]> {
  return new Map(Object.entries(edges).map(([from, to]) => [from, to.split(' ').filter(Boolean)]));
}

describe('findCycles', () => {
  it('finds none in a graph that only points down', () => {
    expect(findCycles(graph({ a: 'b c', b: 'd', c: 'd', d: '' }))).toEqual([]);
  });

  it('shows the shortest way round and leaves out what only leads there', () => {
    expect(findCycles(graph({ entry: 'a', a: 'b', b: 'c a', c: 'a leaf', leaf: '' }))).toEqual([
      ['a', 'b', 'a'],
    ]);
  });

  it('finds separate cycles and a file that imports itself', () => {
    expect(findCycles(graph({ x: 'y', y: 'x', own: 'own', free: 'x' }))).toEqual([
      ['own', 'own'],
      ['x', 'y', 'x'],
    ]);
  });

  it('walks a chain of 20,000 files', () => {
    const chain = new Map(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, [`f${n + 1}`]]));
    expect(findCycles(chain)).toEqual([]);
    chain.set('f20000', ['f0']);
    expect(findCycles(chain)[0]).toHaveLength(20_002);
  });
});
