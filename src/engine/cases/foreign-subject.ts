import { nounLemma } from '../read/lemma.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import type { CaseFile } from './case-file.ts';

/** Whom something is for tells no trade. */
const general =
  /^(?:team|club|group|family|class|school|office|company|business|shop|house|home|village|community|association|people|friend|member|my|our|the|small|little|local|year|sunday|saturday|monday|tuesday|wednesday|thursday|friday|service|in|on|at|of|for|near|and|with)$/;

/** Whether a text is about a trade or a place of which a case knows nothing: a bakery, where the case tells of dentists. */
export function isForeignSubject(reading: Reading, file: CaseFile): boolean {
  const subjects = reading.spans.filter(({ kind }) => kind === 'X').map((span) => wordsOf(reading, span));
  const words = subjects
    .flatMap((subject) => subject.split(/[^\p{L}]+/u))
    .filter((word) => /^\p{Ll}{4,}/u.test(word))
    .map(nounLemma)
    .filter((word) => !general.test(word));
  const known = JSON.stringify(file).toLowerCase();
  return words.length > 0 && words.every((word) => !known.includes(word));
}

const mostWords = 5;
const sentence = /\b(?:has|have|is|are|was|want|wants|need|needs|should|can|must|my|our|i|we)\b/iu;

/** A name of what was said that is one: neither a single word for a place nor the beginning of a sentence. */
export function isTelling(words: string): boolean {
  const count = words.trim().split(/\s+/).length;
  return count > 1 && count <= mostWords && !sentence.test(words);
}

/** Whether words of the text can stand below its name: more than one, and not the middle of a sentence. */
export function isLine(words: string): boolean {
  return words.includes(' ') && !/^(?:there|it|this|that|they|he|she|so|and|but)\b/iu.test(words);
}

const counted =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|thirty|forty|fifty)\b/giu;

/** Whether a name counts what the text does not: “Six Humming Boxes” for fourteen hives. */
export function countsOthers(name: string, text: string): boolean {
  const said = text.toLowerCase();
  return [...name.matchAll(counted)].some(([word]) => !said.includes(word.toLowerCase()));
}
