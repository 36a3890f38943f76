import type { BlockNeed, EmitContext } from '../block.ts';
import type { Jsx } from '../emit/print-jsx.ts';
import type { Printable } from '../emit/print-value.ts';
import type { SectionSpec } from '../spec/app-spec.ts';
import { capital } from './find-fields.ts';

/** How every game is written into a page: its component with the section's title and plain props. */
export function emitGame(component: string, path: string, title: string) {
  return (
    props: Readonly<Record<string, Printable>>,
    section: SectionSpec,
    { file }: Pick<EmitContext, 'file'>,
  ): Jsx => ({
    tag: file.use(component, path),
    props: { title: section.title ?? title, ...props },
  });
}

/** Everything that was said, in lower case. */
export function saidIn(need: BlockNeed): string {
  return `${need.subject} ${need.text} ${need.details.join(' ')}`.toLowerCase();
}

/** The things listed with the wish as short names, each once; empty when they are not names. */
export function namesIn(need: BlockNeed, least = 2, longest = 32): string[] {
  const names = need.details
    .map((detail) => capital(detail.trim().replace(/^(?:an?|the)\s+/i, '')))
    .filter((name) => name !== '' && name.length <= longest && name.split(/\s+/).length <= 5);
  const distinct = [...new Set(names)];
  return distinct.length >= least ? distinct : [];
}

/** A number that stands before one of the words: “12 rows”, “three players”. */
export function numberBefore(text: string, words: string, least: number, most: number): number | undefined {
  const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const found = new RegExp(`\\b(\\d+|${spelled.join('|')})[ -](?:${words})`, 'i').exec(text)?.[1];
  if (found === undefined) return undefined;
  const index = spelled.indexOf(found.toLowerCase());
  const number = index === -1 ? Number(found) : index;
  return number >= least && number <= most ? number : undefined;
}

/** The size of a board: “4x4”, “5 × 5”, “6 by 6”. */
export function boardSizeIn(text: string, least: number, most: number): number | undefined {
  const found = /\b(\d{1,2})\s*(?:x|×|\*|by)\s*(\d{1,2})\b/i.exec(text);
  if (found === null || found[1] !== found[2]) return undefined;
  const size = Number(found[1]);
  return size >= least && size <= most ? size : undefined;
}
