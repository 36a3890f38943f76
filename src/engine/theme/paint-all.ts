import type { ThemeSpec } from '../spec/app-spec.ts';
import { characterLooks } from './characters/looks-of-characters.ts';

/** Gives header, buttons and highlights one colour. Where a look has a bar of paper, the bar is painted, too: it was spoken of. */
export function paintAll(theme: ThemeSpec, hex: string): void {
  theme.component = hex;
  if (characterLooks[theme.character].bar === 'plain') theme.header = hex;
  else delete theme.header;
}

/** Whether that would change nothing. */
export function isAllPainted({ component, header, character }: ThemeSpec, hex: string): boolean {
  return component === hex && header === (characterLooks[character].bar === 'plain' ? hex : undefined);
}
