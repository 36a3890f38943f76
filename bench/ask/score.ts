import { answerFromPassages, type Found } from '../../src/ask/passages/answer-from-passages.ts';
import type { PassageIndex } from '../../src/ask/passages/open-index.ts';
import type { Signs } from '../../src/ask/passages/rank-passages.ts';
import type { AskedQuestion } from './read-questions.ts';

export interface AskFigures {
  readonly inside: number;
  readonly outside: number;
  /** Shares of the questions inside whose right source is first, or among three, whether or not it was held to be known. */
  readonly first: number;
  readonly amongThree: number;
  /** The right page among three, at whatever section. */
  readonly pageAmongThree: number;
  /** The same of what somebody gets: a question that was held to be unknown is not answered. */
  readonly answeredRight: number;
  /** Shares that were held to be unknown. */
  readonly unknownOutside: number;
  readonly unknownInside: number;
  /** Milliseconds of each answer, by the clock. */
  readonly times: readonly number[];
  /** By the processor, which a busy machine does not make longer by waiting. */
  readonly processorTimes: readonly number[];
}

/** The addresses of the sources, the best first. */
function sourcesOf(found: Found): string[] {
  const passages = found.kind === 'found' ? found.quotes.map(({ passage }) => passage) : found.nearest;
  return passages.map(({ source }) => source.address);
}

/** All help is on one page, at whose sections its entries stand: there the section is the page. */
function pageOf(address: string): string {
  return address.startsWith('/support#') ? address : address.replace(/#.*$/, '');
}

export function scoreQuestions(
  questions: readonly AskedQuestion[],
  index: PassageIndex,
  signs?: Signs,
): AskFigures {
  const times: number[] = [];
  const processorTimes: number[] = [];
  const judged = questions.map(({ question, expected }) => {
    const before = process.cpuUsage();
    const started = performance.now();
    const found = answerFromPassages(question, index, signs);
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    processorTimes.push((user + system) / 1000);
    const sources = sourcesOf(found);
    return {
      isInside: expected.length > 0,
      isUnknown: found.kind === 'unknown',
      isFirst: expected.includes(sources[0] ?? ''),
      isAmongThree: sources.some((source) => expected.includes(source)),
      isPageAmongThree: sources.some((source) => expected.some((one) => pageOf(one) === pageOf(source))),
    };
  });
  const inside = judged.filter(({ isInside }) => isInside);
  const outside = judged.filter(({ isInside }) => !isInside);
  const share = (all: typeof judged, holds: (one: (typeof judged)[number]) => boolean) =>
    all.filter(holds).length / Math.max(1, all.length);
  return {
    inside: inside.length,
    outside: outside.length,
    first: share(inside, ({ isFirst }) => isFirst),
    amongThree: share(inside, ({ isAmongThree }) => isAmongThree),
    pageAmongThree: share(inside, ({ isPageAmongThree }) => isPageAmongThree),
    answeredRight: share(inside, ({ isAmongThree, isUnknown }) => isAmongThree && !isUnknown),
    unknownOutside: share(outside, ({ isUnknown }) => isUnknown),
    unknownInside: share(inside, ({ isUnknown }) => isUnknown),
    times,
    processorTimes,
  };
}
