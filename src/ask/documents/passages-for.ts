import type { PassageIndex } from '../passages/open-index.ts';
import { readQuestion } from '../passages/question.ts';
import { rankPassages } from '../passages/rank-passages.ts';
import { readDocumentAddress } from './document-address.ts';
import type { DocumentPassage } from './document-passage.ts';
import { placeWords } from './place-words.ts';

/** A passage that is less like the question, and has none of its words, has nothing to do with it. */
const leastLikeness = 0.3;

/** The passages of documents that are likeliest to answer a question, the best first. */
export function passagesFor(question: string, index: PassageIndex, limit: number): DocumentPassage[] {
  const read = readQuestion(question);
  if (read.terms.length === 0) return [];
  return rankPassages(read, index)
    .filter(({ covered, likeness }) => covered > 0 || likeness >= leastLikeness)
    .slice(0, limit)
    .flatMap(({ number }) => {
      const passage = index.passages[number];
      const place = readDocumentAddress(passage?.source.address ?? '');
      if (passage === undefined || place === undefined) return [];
      const { source, text } = passage;
      return { document: place.document, title: source.title, place: placeWords(passage), text };
    });
}
