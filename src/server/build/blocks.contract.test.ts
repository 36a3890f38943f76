import { describe, expect, it } from 'vitest';
import { formatFaults, typeFaults } from '../../testing/app-checks.server.ts';
import { fitToThings } from '../../testing/app-of-block.ts';
import { allBlocks, trialOf } from '../../testing/app-trial.server.ts';
import { describeBlocks } from '../../testing/block-contract.server.ts';

const minutes = 60_000;
const list = [...allBlocks.values()];

/** Their formulas, rows and code are made by whoever works a plan out, never from a few words. */
const ofPlans = new Set([
  'custom',
  'entry-form',
  'facts',
  'figures',
  'print-sheet',
  'reckoner',
  'record-chart',
  'tiles',
]);

/** All examples in one folder: what they share is checked once. */
function filesOfAll(): Record<string, string> {
  return Object.assign({}, ...list.map((block) => trialOf(block).files)) as Record<string, string>;
}

describe('all blocks', () => {
  it('emit code that type-checks strictly', { timeout: 3 * minutes }, async () => {
    expect(await typeFaults(filesOfAll())).toEqual([]);
  });

  it('emit code as a formatter would write it', { timeout: minutes }, async () => {
    expect(await formatFaults(filesOfAll())).toEqual([]);
  });

  it('are asked for by words of their own', () => {
    // A list of records is what everything becomes that no other block is asked for.
    for (const { id, words } of list.filter((block) => block.id !== 'records' && !ofPlans.has(block.id))) {
      expect(words.length, id).toBeGreaterThan(0);
      for (const word of words) expect(word, id).toBe(word.toLowerCase().trim());
    }
  });

  it('are chosen by worked-out plans alone where only these can say what to show', () => {
    const planned = list.filter(({ id }) => ofPlans.has(id));
    expect(planned).toHaveLength(ofPlans.size);
    for (const block of planned) {
      expect(block.words, block.id).toEqual([]);
      expect(fitToThings(block), block.id).toBeUndefined();
    }
  });
});

describeBlocks(0);
