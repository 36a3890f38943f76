import { type Random, shuffle } from '../random.ts';

export interface Question {
  readonly category: string;
  readonly text: string;
  /** The right one first. */
  readonly answers: readonly string[];
}

/** A question as it is asked: its answers in another order. */
export interface AskedQuestion {
  readonly category: string;
  readonly text: string;
  readonly right: string;
  readonly choices: readonly string[];
}

export const basePoints = 10;
export const streakBonus = 2;

export function askQuestions(
  questions: readonly Question[],
  category: string | undefined,
  count: number,
  random: Random,
): AskedQuestion[] {
  const fitting =
    category === undefined ? questions : questions.filter((question) => question.category === category);
  return shuffle(random, fitting)
    .slice(0, count)
    .map(({ category: of, text, answers }) => ({
      category: of,
      text,
      right: answers[0] ?? '',
      choices: shuffle(random, answers),
    }));
}

/** Ten points for a right answer, and two more for each right answer in a row before it. */
export function pointsFor(streakBefore: number): number {
  return basePoints + streakBefore * streakBonus;
}
