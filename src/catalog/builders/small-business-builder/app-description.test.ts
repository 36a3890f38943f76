import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { appWishOf } from './app-description.ts';
import { starters } from './starters/starters.ts';

describe('the description of an app', () => {
  it('reads as its owner would write it', () => {
    const [bakery] = starters;
    if (bakery === undefined) throw new Error('There is no starter.');
    const { name, description } = appWishOf(bakery.input);
    expect(name).toBe('Kruste');
    expect(description).toMatch(/^A site for my bakery Kruste in Graz\. We sell sourdough loaf \(€5\.60\), /);
    expect(description).toContain('Opening hours: Tuesday to Saturday 6:30 to 18:00');
    expect(description).toContain('People can order ahead');
  });

  it.each(starters)('fits into the generator for $name, however much was written', ({ input }) => {
    const long = { ...input, difference: 'Very different. '.repeat(25), hours: 'h'.repeat(120) };
    for (const one of [input, long]) {
      const { description } = appWishOf(one);
      expect(description.length).toBeLessThanOrEqual(limits.apps.description);
      expect(description).toMatch(/[.!?]$/);
    }
  });
});
