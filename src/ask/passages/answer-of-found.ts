import type { AnswerHere, Place } from '../answer.ts';
import type { Found } from './answer-from-passages.ts';
import type { Passage } from './passage.ts';

/** What was found, as the answer that is shown and kept. */
export function answerOfFound(found: Found): AnswerHere {
  if (found.kind === 'unknown') return { kind: 'unknown', nearest: found.nearest.map(placeOf) };
  return {
    kind: 'quotes',
    quotes: found.quotes.map(({ text, passage }) => ({
      text,
      from: {
        ...placeOf(passage),
        ...(passage.section === '' ? {} : { section: passage.section }),
        ...(passage.page === undefined ? {} : { page: passage.page }),
      },
    })),
    ...(found.opens === undefined
      ? {}
      : { opens: { title: found.opens.title, address: found.opens.address } }),
  };
}

function placeOf({ source: { title, address } }: Passage): Place {
  return { title, address };
}
