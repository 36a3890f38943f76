import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesNeeded } from './choose-topics.ts';
import { addTopic, markKnown, moveLesson, orderFault, putOff, stepLesson } from './edit-plan.ts';
import { evidenceOf, outcomesOf } from './goals.ts';
import { makePlan } from './make-plan.ts';
import { mergePlans, mergeProgress } from './merge-plans.ts';
import { minutesAWeek, type Plan } from './plan.ts';
import { dayOf, isDay, weekOn } from './plan-days.ts';
import { someTopics, someWish, testTopic, testWish } from './plan-for-tests.ts';
import { noProgress, standingOf } from './progress.ts';
import { replan } from './replan.ts';
import { weeksOf } from './week-loads.ts';

const start = '2026-03-02';
const one = testTopic('One');
const two = testTopic('Two', { needs: [one.id] });
const three = testTopic('Three', { needs: [two.id], level: 2, minutes: 180 });
const four = testTopic('Four', { level: 3, outcomes: [{ bloom: 'create', text: 'Make one' }] });
const all = [one, two, three, four];

const isInOrder = ({ lessons, topics }: Plan) => orderFault(lessons, topics, '') === undefined;
const places = ({ lessons }: Plan) => lessons.map(({ id, week }) => `${week} ${id.slice(7)}`);
const planOf = (edited: ReturnType<typeof moveLesson>) => {
  if ('refused' in edited) throw new Error(edited.refused);
  return edited.plan;
};

describe('any plan', () => {
  it('teaches nothing before what it needs, and leaves out nothing that is needed', () => {
    fc.assert(
      fc.property(someWish, someTopics, (wish, topics) => {
        const plan = makePlan(wish, topics, start);
        const taught = new Set(plan.topics.map(({ id }) => id));
        const known = new Set(plan.known.map(({ id }) => id));
        expect(isInOrder(plan)).toBe(true);
        for (const { needs } of plan.topics)
          for (const need of needs) expect(taught.has(need) || known.has(need)).toBe(true);
        for (const { id } of plan.later) expect(known.has(id)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('fits each week, teaches each topic whole, and reviews it when a week is left', () => {
    fc.assert(
      fc.property(someWish, someTopics, (wish, topics) => {
        const plan = makePlan(wish, topics, start);
        const weeks = weeksOf(plan);
        for (const { minutes } of weeks) expect(minutes).toBeLessThanOrEqual(minutesAWeek(wish));
        const reviewed = new Set(weeks.flatMap(({ reviews }) => reviews.map(({ topic }) => topic)));
        for (const { id, minutes } of plan.topics) {
          const own = plan.lessons.filter(({ topic }) => topic === id);
          expect(own.reduce((sum, lesson) => sum + lesson.minutes, 0)).toBe(minutes);
          const end = Math.max(...own.map(({ week }) => week));
          expect(reviewed.has(id) || end === wish.weeks).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the same for the same wish', () => {
    fc.assert(
      fc.property(someWish, someTopics, (wish, topics) => {
        expect(makePlan(wish, topics, start)).toEqual(makePlan(wish, topics, start));
      }),
      { numRuns: 20 },
    );
  });

  it('stays in order however its lessons are moved', () => {
    const moves = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 0, max: 53 }), fc.nat(6)), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(someWish, someTopics, moves, (wish, topics, steps) => {
        let plan = makePlan(wish, topics, start);
        for (const [which, week, at] of steps) {
          const lesson = plan.lessons[which % Math.max(1, plan.lessons.length)];
          if (lesson === undefined) continue;
          const edited = moveLesson(plan, lesson.id, week, at);
          if ('plan' in edited) plan = edited.plan;
        }
        expect(isInOrder(plan)).toBe(true);
        expect(plan.lessons.map(({ week }) => week)).toEqual(
          plan.lessons.map(({ week }) => week).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('keeps what is done when it is planned anew, and its order', () => {
    fc.assert(
      fc.property(
        someWish,
        someTopics,
        fc.nat(20),
        fc.integer({ min: 1, max: 60 }),
        (wish, topics, count, from) => {
          const plan = makePlan(wish, topics, start);
          const done = Object.fromEntries(
            plan.lessons.slice(0, count).map(({ id }) => [id, { at: 'now', done: true }]),
          );
          const again = replan(plan, { ...noProgress, done }, { from, weeks: wish.weeks, all: topics });
          for (const id of Object.keys(done))
            expect(again.lessons.some((lesson) => lesson.id === id)).toBe(true);
          expect(isInOrder(again)).toBe(true);
          expect(new Set(again.lessons.map(({ id }) => id)).size).toBe(again.lessons.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a plan', () => {
  it('says what does not fit', () => {
    const plan = makePlan({ ...testWish, weeks: 1, hours: 4 }, all, start);
    expect(plan.topics.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(plan.later.map(({ title }) => title)).toEqual(['Three', 'Four']);
    expect(minutesNeeded([...plan.topics, ...plan.later], plan.wish)).toBe(360 + 120);
  });

  it('counts lower levels as known for somebody who is not new', () => {
    const plan = makePlan({ ...testWish, level: 'some' }, all, start);
    expect(plan.topics.map(({ title }) => title)).toEqual(['Three', 'Four']);
    expect(plan.known.map(({ title }) => title)).toEqual(['Two']);
  });

  it('leads to the topics that were asked for and to nothing else', () => {
    const plan = makePlan({ ...testWish, targets: [two.id] }, all, start);
    expect(plan.topics.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('states outcomes of the goal and what shows them', () => {
    const plan = makePlan({ ...testWish, weeks: 12, goal: 'teach' }, all, start);
    expect(outcomesOf(plan).map(({ bloom }) => bloom)).toEqual(['understand', 'create']);
    expect(evidenceOf(plan)[0]).toContain('two for each of 4 topics');
    const own = makePlan({ ...testWish, goal: 'own', goalWords: 'Build a shed' }, all, start);
    expect(evidenceOf(own).at(-1)).toContain('Do what you set out to do: Build a shed. ');
  });

  it('reviews after one, three and seven weeks', () => {
    const plan = makePlan({ ...testWish, weeks: 10, targets: [one.id] }, all, start);
    expect(weeksOf(plan).flatMap(({ reviews }) => reviews.map(({ week, nth }) => [nth, week]))).toEqual([
      [1, 2],
      [2, 4],
      [3, 8],
    ]);
  });
});

describe('editing', () => {
  const plan = makePlan({ ...testWish, weeks: 6 }, all, start);

  it('refuses a move before a prerequisite, with a sentence', () => {
    expect(moveLesson(plan, 'things/two#1', 1, 0)).toEqual({
      refused: '“Two” needs “One” first, which is in week 1.',
    });
    expect(moveLesson(plan, 'things/one#1', 6, 0)).toMatchObject({
      refused: expect.stringMatching(/^“Two” in week \d needs “One” first\.$/),
    });
  });

  it('moves by steps, over the edge of a week', () => {
    const last = plan.lessons.at(-1);
    expect(places(plan).at(-1)).toMatch(/four#2$/);
    const up = planOf(stepLesson(plan, last?.id ?? '', -1));
    expect(places(up)).not.toEqual(places(plan));
    expect(stepLesson(plan, 'things/one#1', -1)).toEqual({ refused: 'It is the first of the plan already.' });
  });

  it('takes out what is known, and puts off what nothing needs', () => {
    expect(putOff(plan, one.id)).toEqual({
      refused: '“Two” needs “One”. Take that out first, or say that you know this one.',
    });
    const known = markKnown(plan, one.id);
    expect(known.lessons.some(({ topic }) => topic === one.id)).toBe(false);
    expect(known.known.map(({ title }) => title)).toEqual(['One']);
    const back = addTopic(known, one.id, all);
    expect(isInOrder(back)).toBe(true);
    expect(back.known).toEqual([]);
    expect(planOf(putOff(plan, four.id)).later.map(({ title }) => title)).toEqual(['Four']);
  });

  it('adds a topic with what it needs', () => {
    const small = makePlan({ ...testWish, targets: [one.id] }, all, start);
    const grown = addTopic(small, three.id, all);
    expect(grown.topics.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(isInOrder(grown)).toBe(true);
  });
});

describe('two devices', () => {
  const base = makePlan({ ...testWish, weeks: 6 }, all, start);

  it('keep what both did', () => {
    const ours = planOf(moveLesson(base, 'things/four#1', 1, 0));
    const theirs = markKnown(base, one.id);
    const merged = mergePlans(base, ours, theirs);
    expect(merged.lessons[0]?.id).toBe('things/four#1');
    expect(merged.topics.map(({ title }) => title)).not.toContain('One');
    expect(merged.known.map(({ title }) => title)).toEqual(['One']);
  });

  it('come to an order that holds', () => {
    const ours = planOf(moveLesson(base, 'things/three#2', 6, 9));
    const theirs = planOf(moveLesson(base, 'things/four#1', 1, 0));
    expect(isInOrder(mergePlans(base, ours, theirs))).toBe(true);
    expect(isInOrder(mergePlans(undefined, ours, theirs))).toBe(true);
  });

  it('join what was done, answered and noted', () => {
    const note = (text: string, at: string) => ({ ...noProgress, notes: { x: { at, text } } });
    const merged = mergeProgress(
      noProgress,
      { ...note('Mine', '2'), done: { a: { at: '1', done: true }, c: { at: '1', done: true } } },
      { ...note('Theirs', '1'), done: { b: { at: '1', done: true }, c: { at: '2', done: false } } },
    );
    expect(
      Object.entries(merged.done)
        .map(([id, { done }]) => `${id} ${done}`)
        .toSorted(),
    ).toEqual(['a true', 'b true', 'c false']);
    expect(merged.notes['x']?.text).toBe('Mine\n\nTheirs');
  });
});

it('knows days and how far somebody is', () => {
  expect(dayOf(start, 2, 1, 2)).toBe('2026-03-12');
  expect(weekOn(start, '2026-03-09')).toBe(2);
  expect(weekOn(start, '2020-01-01')).toBe(1);
  expect(isDay('2026-02-30')).toBe(false);
  const plan = makePlan(testWish, [one], start);
  const done = { [plan.lessons[0]?.id ?? '']: { at: 'now', done: true } };
  expect(standingOf(plan, { ...noProgress, done })).toMatchObject({ lessons: 1, lessonsOf: 1, minutes: 60 });
});
