import type { Passage } from './passage.ts';
import type { SentenceEncoder } from './sentence-vectors/sentence-encoder.ts';

/** Pieces of words that are looked at: the model learned from texts of this length. */
const longestText = 128;
const longestHeading = 62;
/** How much what a passage is called counts beside what it says; fitted on the questions of `bench/ask`. */
const headingShare = 0.3;

/** The texts that the vector of a passage is made of. */
export function vectorTexts({ source, section, text, words = '' }: Passage): {
  body: string;
  heading: string;
} {
  return { body: `${source.title}. ${section}. ${text}`, heading: `${source.title}. ${section}. ${words}` };
}

/** What a passage is about: its text and, beside it, what it is called. */
export function passageVector(encoder: SentenceEncoder, passage: Passage): Float64Array {
  const { body, heading } = vectorTexts(passage);
  const told = encoder.encode(body, longestText);
  const named = encoder.encode(heading, longestHeading);
  return told.map((value, at) => value + headingShare * (named[at] ?? 0));
}
