import { describe, expect, it } from 'vitest';
import { exactQuestions, exactSetting } from '../../testing/ask/exact-questions.ts';
import { moreExactQuestions } from '../../testing/ask/more-exact-questions.ts';
import { noExactQuestions } from '../../testing/ask/no-exact-questions.ts';
import { answerExactly } from './answer-exactly.ts';
import type { ExactAnswer } from './exact-answer.ts';

const questions = [...exactQuestions, ...moreExactQuestions];
const closeness = 1e-9;

function ask(question: string): ExactAnswer | undefined {
  return answerExactly(question, exactSetting);
}

/** What somebody reads as the answer. */
function said(answer: ExactAnswer | undefined): string {
  if (answer === undefined) return '';
  return answer.kind === 'cannot' ? answer.reason : answer.answer;
}

/** What was expected where it came out, else what came out instead. */
function outcome(answer: ExactAnswer | undefined, expected: number | string): number | string | undefined {
  if (typeof expected === 'string') return said(answer).includes(expected) ? expected : said(answer);
  const value = answer === undefined || answer.kind === 'cannot' ? undefined : answer.value;
  const distance = Math.abs((value ?? Number.NaN) - expected);
  return distance <= closeness * Math.max(1, Math.abs(expected)) ? expected : value;
}

describe('a question that has one exact answer', () => {
  it.each(questions)('%s', (question, kind, expected) => {
    const answer = ask(question);
    expect(answer?.kind, said(answer)).toBe(kind);
    expect(outcome(answer, expected)).toBe(expected);
  });

  it('is asked in at least 150 ways here', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
  });

  it('says how it was taken and how it was worked out', () => {
    for (const [question, kind] of questions) {
      const answer = ask(question);
      if (kind === 'cannot' || answer === undefined || answer.kind === 'cannot') continue;
      expect(answer.understood, question).not.toBe('');
      expect(answer.steps.join(''), question).not.toMatch(/undefined|NaN|Infinity/);
      expect(answer.answer, question).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  it('keeps tenths exact', () => {
    expect(ask('0.1+0.2')).toMatchObject({ answer: '0.3', value: 0.3, understood: '0.1 + 0.2' });
  });

  it('gives both readings of a date that can be read in two ways', () => {
    expect(said(ask('3/4/2026'))).toBe(
      'Friday, 3 April 2026 (read with the day first), or Wednesday, 4 March 2026 (read with the month first, as in the United States)',
    );
  });

  it('shows a loan year by year and numbers with all their figures', () => {
    const loan = ask('loan of 10,000 at 6% over 60 months');
    const numbers = ask('stats for 2 4 4 4 5 5 7 9');
    expect(loan?.kind === 'finance' ? loan.table?.rows : []).toHaveLength(5);
    expect(loan?.kind === 'finance' ? loan.table?.rows.at(-1)?.at(-1) : '').toBe('0');
    expect(numbers?.kind === 'statistics' ? numbers.table?.rows : []).toContainEqual([
      'Standard deviation (population, n)',
      '2',
    ]);
  });

  it('counts in UTC where the zone is none that is known', () => {
    const nowhere = { now: new Date('2026-11-17T23:30:00Z'), zone: 'Nowhere/Town' };
    expect(said(answerExactly('whats the date today', nowhere))).toContain('17 November 2026');
  });

  it('depends on the zone of who asks', () => {
    const late = { now: new Date('2026-11-17T23:30:00Z'), zone: 'Asia/Tokyo' };
    expect(said(answerExactly('whats the date today', late))).toContain('18 November 2026');
  });
});

describe('a sentence without an exact answer', () => {
  it.each(noExactQuestions)('%s', (sentence) => {
    expect(ask(sentence)).toBeUndefined();
  });

  it('is tried in at least 80 ways here', () => {
    expect(new Set(noExactQuestions).size).toBeGreaterThanOrEqual(80);
  });
});
