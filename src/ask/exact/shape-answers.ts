import type { DecimalNumber } from './decimals.ts';
import type { ExactAnswer } from './exact-answer.ts';
import { numberSource } from './question-shape.ts';
import { readNumber } from './read-number.ts';

type AnswerNumbers = (...numbers: DecimalNumber[]) => ExactAnswer | undefined;

export interface ShapedAnswer {
  readonly shape: RegExp;
  readonly answer: AnswerNumbers;
}

/**
 * Several wordings of one question, and what answers it; the numbers come in the order in which they stand. {number} and {percent} are what
 * they say. In the wordings every number is one sign, so that dozens of them are tried in no time.
 */
export function shaped(sources: readonly string[], answer: AnswerNumbers): readonly ShapedAnswer[] {
  return sources.map((source) => ({
    shape: new RegExp(`^(?:${source.replaceAll('{percent}', '#%').replaceAll('{number}', '#')})$`),
    answer,
  }));
}

const currency = '(?:[$€£¥]|(?:eur|euros?|usd|us dollars|dollars?|bucks|pounds|gbp|chf|francs)\\b)';
const unsigned = numberSource.replace('[-+]?', '');
const figure = new RegExp(
  `(?:[$€£¥] ?)?((?:(?<=^|[ (])[-+])?${unsigned}(?:k\\b|m\\b| ?(?:mio|thousand|million|billion|bn)\\b)?)(?: ?${currency})?`,
  'g',
);
const mostNumbers = 12;

export interface MaskedText {
  /** The text with # for every number; currencies are left out. */
  readonly text: string;
  readonly numbers: readonly DecimalNumber[];
}

/** Undefined where something looks like a number and is none. */
export function maskNumbers(text: string): MaskedText | undefined {
  if (text.includes('#')) return undefined;
  const numbers: DecimalNumber[] = [];
  let isSound = true;
  const masked = text.replaceAll(figure, (_all, written: string) => {
    const number = readNumber(written);
    if (number === undefined || numbers.length >= mostNumbers) isSound = false;
    else numbers.push(number);
    return '#';
  });
  return isSound ? { text: masked, numbers } : undefined;
}

/** The answer to the first wording that is the whole text. */
export function answerByShape(text: string, answers: readonly ShapedAnswer[]): ExactAnswer | undefined {
  const masked = maskNumbers(text);
  if (masked === undefined || masked.numbers.length === 0) return undefined;
  for (const { shape, answer } of answers) {
    if (!shape.test(masked.text)) continue;
    const found = answer(...masked.numbers);
    if (found !== undefined) return found;
  }
  return undefined;
}
