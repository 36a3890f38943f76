import type { Passage } from './passage.ts';
import type { SentenceEncoder } from './sentence-vectors/sentence-encoder.ts';

/** Pieces of words that are looked at: the model learned from texts of this length. */
const longestText = 128;
const longestHeading = 62;
const longestAsked = 32;
/** How much what a passage is called counts beside what it says; fitted on the questions of `bench/ask`. */
const headingShare = 0.3;
/** How much a question that it answers counts beside that; fitted on the same. */
const askedShare = 1.1;

/** The texts that the vectors of a passage are made of. */
export function vectorTexts({ source, section, text, words = '', asked = [] }: Passage): {
  body: string;
  heading: string;
  asked: readonly string[];
} {
  return {
    body: `${source.title}. ${section}. ${text}`,
    heading: `${source.title}. ${section}. ${words}`,
    asked,
  };
}

/** What a passage is about: its text and, beside it, what it is called. */
export function passageVector(encoder: SentenceEncoder, passage: Passage): Float64Array {
  const { body, heading } = vectorTexts(passage);
  const told = encoder.encode(body, longestText);
  const named = encoder.encode(heading, longestHeading);
  return told.map((value, at) => value + headingShare * (named[at] ?? 0));
}

/** The same, and one vector more for each question that is known to be answered by it. */
export function passageVectors(encoder: SentenceEncoder, passage: Passage): Float64Array[] {
  const questions = vectorTexts(passage).asked.map((question) =>
    encoder.encode(question, longestAsked).map((value) => askedShare * value),
  );
  return [passageVector(encoder, passage), ...questions];
}
