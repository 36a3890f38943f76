import { nounLemma } from '../read/lemma.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import { namesOfKind } from './names-of-kind.ts';

/** Words for how something is kept; what stands before them is what is kept. */
const keeping =
  /\s+(?:stocks?|stock-?taking|stock keeping|inventor(?:y|ies)|supplies|trackers?|tracking|lists?|logs?|registers?|records?|managers?|management|planners?|rotas?|rosters?|schedules?|library|libraries|collections?|database|catalogue|catalog|lending|loans?|rentals?|bookings?|app|tool)$/iu;

/** What a text is about that names no kind of record: the medicines of a “medicine stock”, the plants of “office plants”. */
export function thingOfSubject(reading: Reading): string | undefined {
  const spans = reading.spans.filter(({ kind }) => kind === 'K' || kind === 'X');
  return spans
    .map((span) => ({ kind: span.kind, words: wordsOf(reading, span).trim() }))
    .map(({ kind, words }) => (kind === 'K' ? before(words) : words))
    .map(nounLemma)
    .find((word) => word !== '' && namesOfKind(word, reading.text) !== undefined);
}

function before(words: string): string {
  return keeping.test(words) ? words.replace(keeping, '') : '';
}
