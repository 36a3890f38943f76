import type { SaidFacts } from '../facts/said-facts.ts';

/** “I'm a street photographer in Valletta and need …”: what somebody says of themself ends where the wish begins. */
const wish =
  /\s*(?:,|;|:|–|-|\band\b|\bso\b|\bwho\b|\bbut\b)?\s*\b(?:(?:i|we)\s+)?(?:need|want|would like|['’]d like|looking for|wants|needs|am after|wish|should|could you|can you|please)\b.*$/iu;
const ofThemselves =
  /^(?:(?:I['’]m|I am|We['’]re|We are|My name is|This is)\s|(?:I|We)\s+(?:make|bake|teach|paint|photograph|build|grow|restore|repair|run|sew|carve|brew|train|play|sing|write|design|cook|sell|weave|shoot|keep|breed|tune|print|bind)\b)/u;
const shortest = 12;
const longest = 220;

/** What the text itself says of who they are: never a line to whoever builds the app. Empty where it says nothing. */
export function toldAbout({ text }: Pick<SaidFacts, 'text'>): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .replace(wish, '')
        .replace(/[\s.,;:!–-]+$/u, '')
        .trim(),
    )
    .filter((sentence) => ofThemselves.test(sentence))
    .filter(({ length }) => length >= shortest && length <= longest)
    .slice(0, 2)
    .map((sentence) => `${sentence}.`);
}
