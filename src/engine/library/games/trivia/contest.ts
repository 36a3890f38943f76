import { type AskedQuestion, pointsFor } from './question.ts';

export interface Given {
  readonly question: AskedQuestion;
  /** Undefined when the time ran out. */
  readonly answer: string | undefined;
  readonly points: number;
}

/** One contest from the first question to the result. */
export interface Contest {
  readonly questions: readonly AskedQuestion[];
  readonly given: readonly Given[];
  /** True while the answer to the last question is shown. */
  readonly showing: boolean;
  readonly streak: number;
  readonly longest: number;
}

export function newContest(questions: readonly AskedQuestion[]): Contest {
  return { questions, given: [], showing: false, streak: 0, longest: 0 };
}

export function scoreOf(contest: Contest): number {
  return contest.given.reduce((sum, { points }) => sum + points, 0);
}

export function rightCount(contest: Contest): number {
  return contest.given.filter(({ answer, question }) => answer === question.right).length;
}

export function isFinished(contest: Contest): boolean {
  return !contest.showing && contest.given.length === contest.questions.length;
}

/** The question that is asked, or the one whose answer is shown. */
export function currentIndex(contest: Contest): number {
  return contest.given.length - (contest.showing ? 1 : 0);
}

export function giveAnswer(contest: Contest, answer: string | undefined): Contest {
  const question = contest.questions[contest.given.length];
  if (question === undefined || contest.showing) return contest;
  const right = answer === question.right;
  const streak = right ? contest.streak + 1 : 0;
  const points = right ? pointsFor(contest.streak) : 0;
  return {
    ...contest,
    given: [...contest.given, { question, answer, points }],
    showing: true,
    streak,
    longest: Math.max(contest.longest, streak),
  };
}

export function goOn(contest: Contest): Contest {
  return { ...contest, showing: false };
}
