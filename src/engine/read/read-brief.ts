import { limits } from '../../kernel/limits.ts';
import type { Brief, Request } from './brief.ts';
import { cleanText, splitSentences } from './clean-text.ts';
import { languageOf } from './language.ts';
import { isColorSentence, type ReadColors, readColors } from './read-colors.ts';
import { readOpening } from './read-opening.ts';
import { readPages, readSentence } from './read-sentence.ts';
import { readWishes } from './read-wishes.ts';

/** Reads a description. Never throws: what is not understood is simply not in the brief. */
export function readBrief(description: string): Brief {
  const text = cleanText(description.slice(0, limits.engine.descriptionLength));
  const sentences = splitSentences(text);
  const opening = readOpening(text.trim(), sentences);
  const requests: Request[] = [...purposeWishes(withoutName(opening.purpose))];
  const pages: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (isColorSentence(sentence)) continue;
    pages.push(...readPages(sentence));
    if (index > 0 || sentences.length === 1) requests.push(...readSentence(sentence));
  }
  return {
    text,
    language: languageOf(text),
    ...opening,
    requests: unique(requests),
    roles: rolesOf(requests),
    pages: [...new Set(pages)],
    colors: bestColors(sentences),
    startsWithSignIn: /\b(?:start|starts|begin|begins|open|opens)\b[^.]{0,30}\b(?:log ?in|sign ?in)\b/i.test(
      text,
    ),
  };
}

/** “…for managing vehicles”, “…that allows users to create and share skills”, “…with search and filters”. */
function purposeWishes(purpose: string): Request[] {
  const lets =
    /\b(?:allow|enable|let|help)(?:s|ing)?\s+(?:users?|people|visitors?|customers?|players?)?\s*(?:to\s+)?(.+)$/i.exec(
      purpose,
    );
  if (lets?.[1] !== undefined) return readWishes(lets[1], { actor: 'user', abilities: true });
  const match =
    /^(for|to|that|which|with|where|including|featuring|used to|used for|aimed at|providing)\s+(.+)$/i.exec(
      purpose,
    );
  if (match?.[2] === undefined) return [];
  const abilities = !/^(with|including|featuring|providing)$/i.test(match[1] ?? '');
  return readWishes(match[2].replace(/^(?:can|should|will|users? (?:can|to))\s+/i, ''), {
    actor: 'user',
    abilities,
  }).filter(({ verb, object }) => verb !== '' || (!abilities && object !== ''));
}

/** “… called Lingong and Earn, connecting employers”: a name asks for nothing. */
function withoutName(purpose: string): string {
  return purpose.replace(
    /\b(?:called|named|titled|entitled)\s+(?:"[^"]*"|[A-Z][\w&'-]*(?:\s+(?:and\s+)?[A-Z][\w&'-]*)*),?/g,
    '',
  );
}

function unique(requests: readonly Request[]): Request[] {
  const seen = new Set<string>();
  return requests.filter(({ actor, verb, object, rest, negated }) => {
    if (negated && verb === '' && object === '') return false;
    const key = [actor, verb, object, rest].join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function rolesOf(requests: readonly Request[]): string[] {
  const actors = requests.flatMap(({ actor }) => actor.split('/'));
  return [...new Set(actors)]
    .filter((actor) => actor !== 'user' && actor !== '')
    .slice(0, limits.engine.roles);
}

function bestColors(sentences: readonly string[]): ReadColors {
  const read = sentences.map(readColors).filter((colors) => colors !== undefined);
  const both = read.findLast(
    ({ background, component }) => background !== undefined && component !== undefined,
  );
  return both ?? read.at(-1) ?? { background: undefined, component: undefined };
}
