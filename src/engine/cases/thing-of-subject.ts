import { isSetting } from '../plan/example-names.ts';
import { nounLemma } from '../read/lemma.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import { namesOfKind } from './names-of-kind.ts';

/** Words for how something is kept; what stands before them is what is kept. */
const keeping =
  /\s+(?:stocks?|stock-?taking|stock keeping|inventor(?:y|ies)|supplies|trackers?|tracking|lists?|logs?|registers?|records?|managers?|management|planners?|rotas?|rosters?|schedules?|library|libraries|collections?|database|catalogue|catalog|lending|loans?|rentals?|bookings?|app|tool)$/iu;

/** What a text is about that names no kind of record: the medicines of a “medicine stock”, the plants of “office plants”. */
export function thingOfSubject(reading: Reading): string | undefined {
  const spans = reading.spans.filter(({ kind }) => kind === 'K' || kind === 'X');
  return (
    spans
      .map((span) => ({ kind: span.kind, words: wordsOf(reading, span).trim() }))
      .filter(({ kind, words }) => kind === 'K' || !isSetting(words))
      .map(({ kind, words }) => (kind === 'K' ? before(words) : words))
      .map(nounLemma)
      .find((word) => word !== '' && namesOfKind(word, reading.text) !== undefined) ?? lentOut(reading)
  );
}

const lending =
  /^(?:.*\b(?:my|our|a|an|the|small|little|local)\s+)?(\p{L}[\p{L} -]{2,30}?)[\s-]+(?:rentals?|hire|for hire|lending|loans?)(?:\s+(?:shop|service|business|company|desk|app))?$/iu;

/** What is lent out is what stands before it, whether anything is known of it or not: the kits of a “drum kit rental”. */
export function lentOut({ spans, text }: Pick<Reading, 'spans' | 'text'>): string | undefined {
  const said = spans
    .filter(({ kind }) => kind === 'K' || kind === 'X')
    .map(({ start, end }) => lending.exec(text.slice(start, end).trim())?.[1])
    .find((words) => words !== undefined);
  return said === undefined ? undefined : nounLemma(said);
}

function before(words: string): string {
  return keeping.test(words) ? words.replace(keeping, '') : '';
}
