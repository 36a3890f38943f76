import type { Teller } from './told.ts';
import { tellDeadline } from './told-deadlines.ts';
import { tellInterval } from './told-intervals.ts';
import { tellLasting } from './told-lasting.ts';
import { tellMost } from './told-most.ts';

/** Ways to tell a figure that binds, which are looked for where nothing else serves the words: in the shortest part that has them. */
export const figureTellers: readonly Teller[] = [tellInterval, tellDeadline, tellMost, tellLasting];
