import type { ExactAnswer, Setting } from './exact-answer.ts';
import { exactKinds } from './exact-kinds.ts';
import { plainQuestion } from './plain-question.ts';
import { answerStatistics } from './statistics.ts';

/** Longer texts are never one question; only pasted numbers may be long. */
const longestQuestion = 400;
const longestNumbers = 10_000;
const onlyNumbers = /^[^\d-]{0,80}[-\d.,;\s|]+$/;

/**
 * The answer to a question that has exactly one, worked out without any model; undefined for every other question. It is pure: the same
 * question in the same setting has the same answer, in the server and in the browser.
 */
export function answerExactly(question: string, setting: Setting): ExactAnswer | undefined {
  const isLong = question.length > longestQuestion;
  if (question.length > longestNumbers || (isLong && !onlyNumbers.test(question))) return undefined;
  const asked = plainQuestion(question, { ...setting, zone: isZone(setting.zone) ? setting.zone : 'UTC' });
  for (const answer of isLong ? [answerStatistics] : exactKinds) {
    const found = answer(asked);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A browser with old data may be asked for a zone that it does not know; days are counted in UTC then. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl knows no other way to say that it does not have a zone.
    return false;
  }
}
