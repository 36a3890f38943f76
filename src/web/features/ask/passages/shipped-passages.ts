import { answerFromPassages, type Found } from '../../../../ask/passages/answer-from-passages.ts';
import { fetchIndex, fetchWordIndex, type ReadFile } from '../../../../ask/passages/fetch-index.ts';
import type { SentenceEncoder } from '../../../../ask/passages/sentence-vectors/sentence-encoder.ts';

/** So long a question waits for what takes long to fetch. Words alone find most of it too. */
const patienceMs = 4_000;

export interface ShippedPassages {
  answer(question: string): Promise<Found>;
  /** The model of sentences, as soon as it is here. */
  readonly encoder: Promise<SentenceEncoder | undefined>;
}

/**
 * What the product ships, to be asked. The texts are small and come first; what a question means needs the model of sentences,
 * which is large and comes once.
 */
export function openShippedPassages(read: ReadFile): ShippedPassages {
  const byWords = fetchWordIndex(read);
  const whole = fetchIndex(read, { webAssembly: false });
  // Whoever asks hears of it.
  byWords.catch(() => undefined);
  return {
    async answer(question) {
      const index = await Promise.race([whole.catch(() => byWords), after(patienceMs).then(() => byWords)]);
      return answerFromPassages(question, index);
    },
    encoder: whole.then(
      ({ meaning }) => meaning?.encoder,
      () => undefined,
    ),
  };
}

function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
