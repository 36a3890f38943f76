import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { giveAnswer, goOn, isFinished, newContest, rightCount, scoreOf } from './contest.ts';
import { cultureQuestions } from './culture-questions.ts';
import { askQuestions } from './question.ts';
import { worldQuestions } from './world-questions.ts';

const all = [...worldQuestions, ...cultureQuestions];

describe('trivia', () => {
  it('has at least sixty questions in six categories, each with four different answers', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ category }) => category)).size).toBe(6);
    for (const { answers } of all) expect(new Set(answers).size).toBe(4);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('pays more for right answers in a row and nothing for wrong ones', () => {
    const questions = askQuestions(all, 'Science', 3, createRandom(1));
    let contest = newContest(questions);
    contest = goOn(giveAnswer(contest, questions[0]?.right));
    contest = goOn(giveAnswer(contest, questions[1]?.right));
    expect(scoreOf(contest)).toBe(22);
    contest = goOn(giveAnswer(contest, undefined));
    expect(scoreOf(contest)).toBe(22);
    expect(rightCount(contest)).toBe(2);
    expect(isFinished(contest)).toBe(true);
  });
});
