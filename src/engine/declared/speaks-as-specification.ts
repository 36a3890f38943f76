import type { Clause } from './declared.ts';

const firstPerson =
  /\b(?:i['’](?:m|d|ve|ll)|i(?= [a-z]{2,})|my(?! (?:own )?[a-z]+(?:\s*[;,.\n]|$))|me|we|we['’]re|our|us|mine)\b/gi;
const story =
  /(?:\bas (?:an?|the)?\s*[a-z -]{2,32}?,?\s+(?:i|we)\s+(?:want|need|would like|can)|^as (?:an? |the )?[a-z -]{2,32}?,?\s+(?:i|we)\s+[a-z]+)\b[^\n.]*/gim;
const talk = /\b(?:please|pls|thanks|hi|hello|would love|something like|kind of|basically|btw|just)\b|!{1,}/i;

/**
 * Whether a text specifies, and does not tell: it has headings, labels or several declared things, and nobody talks in
 * it of themself.
 */
export function speaksAsSpecification(
  text: string,
  clauses: readonly Clause[],
  things: number,
  isStrict = true,
): boolean {
  const own = text.replaceAll(story, ' ').replaceAll(/["“][^"”]*["”]/g, ' ');
  if (isStrict && ((own.match(firstPerson)?.length ?? 0) > 0 || talk.test(own))) return false;
  // A site is shown to the world, whatever its pages list.
  if (/^[^\n.]{0,80}\b(?:web ?site|site for|home ?page|landing page)\b/i.test(text)) return false;
  if (!isStrict) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const signs = [
    clauses.some(({ under }) => under !== undefined && under !== 'other'),
    lines.length > 2,
    lines.filter((line) => /^\s*(?:[-*•]|\d{1,2}[.)]|[A-Z]{1,3}-?\d+[:. ])/.test(line)).length > 1,
    things > 1,
    /\b(?:shall|must|mandatory|may be .{2,40} only|is unique|are unique|may (?:have|hold) at most)\b/i.test(
      text,
    ),
    /\b(?:at most|exactly|no more than|only when|only if)\b/i.test(text) && lines.length > 1,
    /^[^.!?\n]{6,80}\n/.test(text.trimStart()) && lines.length > 1,
    (text.match(story)?.length ?? 0) > 1,
    /→|=\s*[a-z ]+[×*/]/i.test(text),
  ];
  return signs.filter(Boolean).length > 1;
}
