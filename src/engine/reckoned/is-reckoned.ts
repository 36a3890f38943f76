import { sentencesOf } from './price-clauses.ts';
import type { ReadSheet } from './read-sheet.ts';
import { isSomeone } from './said-unit.ts';

const reckoning =
  /\bcalculat|\bquot(?:e|es|ation)\b|\bestimat|\bwork(?:s|ed|ing)? out\b|\bhow much\b|\btells? (?:me|us|you) (?:the |how )|\b(?:put in|enter|type in)\b.{8,220}\btells? (?:me|us)\b|\bowes?\b|\btotals?\b|\bwhat (?:it|they|this|their [\p{L}]+|a [\p{L}]+) (?:would )?costs?\b|\b(?:see|sees|shows?|with|and) (?:the |a |each )?price\b|\bpric(?:e|ing|es) (?:page|app|tool|calculator|should|comes?)\b|\bprice (?:per person )?too\b|\bsplitter\b|\border form\b|\bbooking form\b|\bdeposit\b|\b(?:rental|hire)\b/iu;

/** Whether somebody wants a result of figures, and not only tells of prices. */
export function asksToReckon(text: string): boolean {
  return reckoning.test(text);
}

const manyFigures = 5;
const nearlyAll = 0.7;

/** Who tells little else than prices wants them reckoned, and need not say so. */
export function tellsOnlyPrices(text: string, { told, taken }: ReadSheet): boolean {
  const rates = told.filter(({ kind }) => kind === 'rate').length;
  const sentences = sentencesOf(text);
  const about = sentences.filter(({ at }) => taken.some((one) => one.at[0] < at[1] && one.at[1] > at[0]));
  return rates > 1 && told.length >= manyFigures && about.length >= sentences.length * nearlyAll;
}

/** Enough was read to reckon with, and little that was not. */
export function isUnderstood({ sheet, told, equations, left, taken }: ReadSheet): boolean {
  const rates = told.filter(
    (one) => one.kind === 'rate' || (one.kind === 'fee' && isSomeone(one.label)),
  ).length;
  const priced = told.filter(({ kind }) => kind === 'rate' || kind === 'fee' || kind === 'change').length;
  const hasChoice = sheet.inputs.some(({ kind, options = [] }) => kind === 'choice' && options.length > 1);
  const isEnough = equations > 0 || (rates > 0 && priced + told.length > 3) || (hasChoice && told.length > 3);
  return isEnough && sheet.inputs.length > 0 && left.length * 2 <= taken.length;
}

const least = 0.4;

/** Who wants to see what is out, free, booked or late follows things over days: a price alone serves nobody there. */
const following =
  /\b(?:see|know|shows?|check|find out|tells?)\b[^.;!?]{0,30}\b(?:which|who|what|whether|when|where)\b[^.;!?]{0,40}\b(?:out|back|free|available|booked|taken|in use|rented|lent|hired|overdue|late|due)\b|\b(?:double|twice)[ -]book|\bbooked twice\b/iu;

/** Whether a text is about this above all: otherwise it belongs into a larger app. */
export function isMostlyReckoned(text: string, { taken }: ReadSheet): boolean {
  if (following.test(text)) return false;
  const sentences = sentencesOf(text);
  const about = sentences.filter(
    ({ words, at }) => reckoning.test(words) || taken.some((one) => one.at[0] < at[1] && one.at[1] > at[0]),
  );
  return about.length >= sentences.length * least;
}
