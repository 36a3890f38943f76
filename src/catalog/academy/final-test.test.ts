import { describe, expect, it } from 'vitest';
import type { Exercise } from './course.ts';
import { drawFinal, finalRules, gradeFinal, shuffledPlaces } from './final-test.ts';
import { lessonOf } from './read-again.ts';

const pool: Exercise[] = Array.from({ length: 30 }, (_, at) => ({
  id: `e${at}`,
  title: `Question ${at}`,
  question: 'How many?',
  hint: 'h',
  why: 'w',
  task: { type: 'number', answer: at, tolerance: 0 },
}));
const name = { userId: 'ada', course: 'cash', day: '2026-03-01', number: 1 };
const idsOf = (more: Partial<typeof name> = {}) => drawFinal(pool, { ...name, ...more }).map(({ id }) => id);

describe('a final test', () => {
  it('asks the same of the same attempt, and something else of another', () => {
    expect(idsOf()).toEqual(idsOf());
    expect(new Set(idsOf()).size).toBe(finalRules.questions);
    for (const other of [{ number: 2 }, { day: '2026-03-02' }, { userId: 'ben' }, { course: 'risk' }])
      expect(idsOf(other)).not.toEqual(idsOf());
  });

  it('asks every question of the pool sooner or later', () => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, at) => idsOf({ day: `2026-04-${String(at % 30)}`, number: at })).flat(),
    );
    expect(seen.size).toBe(pool.length);
  });

  it('is passed with nine of twelve, and what is open is wrong', () => {
    const questions = drawFinal(pool, name);
    const right = Object.fromEntries(questions.map(({ id }) => [id, id.slice(1)]));
    expect(gradeFinal(questions, right)).toMatchObject({ right: 12, total: 12, passed: true });
    const some = (count: number) => Object.fromEntries(Object.entries(right).slice(0, count));
    expect(gradeFinal(questions, some(9)).passed).toBe(true);
    expect(gradeFinal(questions, some(8)).passed).toBe(false);
    expect(gradeFinal(questions, JSON.parse('{"__proto__": "1", "constructor": [1]}')).right).toBe(0);
    expect(gradeFinal([], {}).passed).toBe(false);
  });

  it('never shows an order that is right already', () => {
    for (let at = 0; at < 200; at += 1) expect(shuffledPlaces(3, `seed ${at}`)).not.toEqual([0, 1, 2]);
    expect(shuffledPlaces(1, 'x')).toEqual([0]);
  });

  it('names the lesson that teaches what was asked', () => {
    const lessons = [
      { slug: 'margin', text: 'Gross margin compares profit with the price. Markup compares it with cost.' },
      { slug: 'loans', text: 'A loan has an interest rate. The effective rate includes fees.' },
    ];
    const asked = {
      title: 'Rate',
      question: 'Which interest rate includes all fees of a loan?',
      why: 'Effective.',
    };
    expect(lessonOf({ ...asked, id: 'x', hint: '', task: { type: 'text', accept: [] } }, lessons)).toBe(
      'loans',
    );
  });
});
