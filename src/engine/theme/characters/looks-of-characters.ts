import type { Character } from '../../spec/app-spec.ts';
import { calm } from './calm.ts';
import type { CharacterLook } from './character-look.ts';
import { civic } from './civic.ts';
import { ledger } from './ledger.ts';
import { magazine } from './magazine.ts';
import { market } from './market.ts';
import { playful } from './playful.ts';
import { studio } from './studio.ts';
import { terminal } from './terminal.ts';

/** How an app of each character looks. */
export const characterLooks: Readonly<Record<Character, CharacterLook>> = {
  studio,
  ledger,
  market,
  magazine,
  playful,
  calm,
  terminal,
  civic,
};
