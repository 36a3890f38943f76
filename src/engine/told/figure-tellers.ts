import type { Teller } from './told.ts';
import { tellInterval } from './told-intervals.ts';
import { tellLasting } from './told-lasting.ts';

/** Ways to tell a figure that binds, which are looked for where nothing else serves the words: in the shortest part that has them. */
export const figureTellers: readonly Teller[] = [tellInterval, tellLasting];
