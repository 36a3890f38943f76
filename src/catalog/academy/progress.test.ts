import { describe, expect, it } from 'vitest';
import { courseState } from './course-state.ts';
import {
  type Attempt,
  dueReviews,
  finalTaken,
  joinProgress,
  lessonRead,
  nextAttempt,
  noProgress,
  type Progress,
  progressLimits,
  reviewDays,
  tried,
} from './progress.ts';

const start = new Date('2026-03-01T10:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const one = { exercise: 'profit', lesson: 'cash', answer: '12' };
const attempt = (day: string, number: number, more: Partial<Attempt> = {}): Attempt => ({
  day,
  number,
  at: `${day}T12:00:0${number}.000Z`,
  right: 9,
  total: 12,
  passed: true,
  answers: {},
  ...more,
});

describe('progress in a course', () => {
  it('brings what was missed back after growing times, until it is learnt', () => {
    let progress = tried(noProgress, { ...one, right: false }, start);
    expect(dueReviews(progress, start)).toEqual([]);
    let day = 0;
    for (const days of reviewDays) {
      day += days;
      expect(dueReviews(progress, later(day))).toEqual([{ exercise: 'profit', lesson: 'cash' }]);
      progress = tried(progress, { ...one, right: true }, later(day));
      expect(dueReviews(progress, later(day))).toEqual([]);
    }
    expect(dueReviews(progress, later(1000))).toEqual([]);
    expect(progress.answers['profit']).toMatchObject({ tries: 5, solved: true });
  });

  it('does not count a right answer as a review before its day, and begins anew after a wrong one', () => {
    let progress = tried(noProgress, { ...one, right: false }, start);
    progress = tried(progress, { ...one, right: true }, start);
    expect(progress.missed['profit']?.step).toBe(0);
    progress = tried(progress, { ...one, right: true }, later(1));
    progress = tried(progress, { ...one, right: false }, later(4));
    expect(progress.missed['profit']).toMatchObject({ step: 0, due: later(5).toISOString() });
  });

  it('takes what was done last for the newest although the clock was set back', () => {
    const first = tried(noProgress, { ...one, right: false }, later(10));
    const second = tried(first, { ...one, answer: '13', right: true }, start);
    expect(joinProgress(first, second).answers['profit']?.answer).toBe('13');
  });

  it('joins what two devices did, in whichever order they come', () => {
    const base = lessonRead(noProgress, 'a', start);
    const phone = finalTaken(
      tried(lessonRead(base, 'b', later(1)), { ...one, right: false }, later(1)),
      attempt('2026-03-02', 1),
    );
    const desk = finalTaken(
      tried(base, { ...one, answer: '9', right: true }, later(2)),
      attempt('2026-03-02', 2),
    );
    const joined = joinProgress(phone, desk);
    expect(joined).toEqual(joinProgress(desk, phone));
    expect(Object.keys(joined.lessons)).toEqual(['a', 'b']);
    expect(joined.answers['profit']).toMatchObject({ answer: '9', solved: true });
    expect(joined.missed['profit']).toBeDefined();
    expect(joined.attempts).toHaveLength(2);
    expect(joinProgress(joined, joined)).toEqual(joined);
  });

  it('allows three attempts a day', () => {
    let progress: Progress = noProgress;
    for (const number of [1, 2, 3]) {
      expect(nextAttempt(progress, start)).toEqual({ day: '2026-03-01', number });
      progress = finalTaken(progress, attempt('2026-03-01', number));
    }
    expect(nextAttempt(progress, start)).toBeUndefined();
    expect(nextAttempt(progress, later(1))).toEqual({ day: '2026-03-02', number: 1 });
  });

  it('keeps a passed attempt when there are very many', () => {
    let progress = finalTaken(noProgress, attempt('2026-03-01', 1));
    for (let day = 1; day <= progressLimits.attempts + 20; day += 1) {
      const failed = attempt(later(day).toISOString().slice(0, 10), 1, { passed: false });
      progress = finalTaken(progress, failed);
    }
    expect(progress.attempts).toHaveLength(progressLimits.attempts);
    expect(progress.attempts[0]?.passed).toBe(true);
  });

  it('says where to go on', () => {
    const course = { lessons: [{ slug: 'a' }, { slug: 'b' }] };
    expect(courseState(course, noProgress)).toMatchObject({ read: 0, begun: false, next: 'a' });
    const progress = lessonRead(lessonRead(noProgress, 'a', start), 'gone', start);
    expect(courseState(course, progress)).toMatchObject({ read: 1, total: 2, begun: true, next: 'b' });
  });
});
