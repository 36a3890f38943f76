import { aToC } from './a-to-c.ts';
import { dToH } from './d-to-h.ts';
import { iToO } from './i-to-o.ts';
import { pToS } from './p-to-s.ts';
import { tToZ } from './t-to-z.ts';

/** What things of a kind are called: words for the kind, separated by commas → eight names, separated by semicolons. */
export const exampleTexts: readonly Readonly<Record<string, string>>[] = [aToC, dToH, iToO, pToS, tToZ];
