import { describe, expect, it } from 'vitest';
import { library } from '../library.gen.ts';
import { blockCollections } from './block-collections.ts';

describe('what blocks let visitors write together', () => {
  const sources = Object.values(library)
    .map(({ text }) => text)
    .join('\n');

  const sharing = [...blockCollections].filter(([, kept]) => kept.length > 0);

  it.each(sharing)('is kept so by the components of %s', (_, kept) => {
    for (const { name } of kept) {
      const board = /^scores-(.+)$/.exec(name)?.[1];
      const wanted = board === undefined ? [`name: '${name}'`] : [`game="${board}"`, `id: '${board}'`];
      expect(wanted.some((text) => sources.includes(text))).toBe(true);
    }
  });

  it('leaves out no list that a component shares', () => {
    const shared = [
      ...sources.matchAll(/name: '([a-z-]+)',\s*version: \d,\s*samples: \(\) => \[\],\s*shared: true/g),
    ];
    const declared = [...blockCollections.values()].flatMap((kept) => kept.map(({ name }) => name));
    expect(shared.length).toBeGreaterThan(3);
    for (const [, name] of shared) expect(declared).toContain(name);
  });

  it('leaves out no board of results', () => {
    const boards = [...sources.matchAll(/<ScoreBoard\s+game="([a-z-]+)"|board=\{\{ id: '([a-z-]+)'/g)];
    expect(boards.length).toBeGreaterThan(5);
    for (const [, one, other] of boards)
      expect(blockCollections.get(one ?? other ?? '')?.[0]?.name).toBe(`scores-${one ?? other}`);
  });
});
