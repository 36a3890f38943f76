import fc from 'fast-check';
import { goalKinds, levelsNow, type Wish } from './plan.ts';
import { bloomLevels, type Topic, type TopicLevel } from './topic.ts';

export function testTopic(title: string, more: Partial<Topic> = {}): Topic {
  const id = `things/${title.toLowerCase().replaceAll(' ', '-')}`;
  return {
    id,
    title,
    subject: 'Things',
    level: 1,
    minutes: 60,
    needs: [],
    about: `About ${title}.`,
    outcomes: [
      { bloom: 'understand', text: `Explain ${title}` },
      { bloom: 'apply', text: `Use ${title}` },
    ],
    checks: [
      { question: `What is ${title}?`, answer: 'This.' },
      { question: `Why ${title}?`, answer: 'Because.' },
    ],
    ...more,
  };
}

export const testWish: Wish = {
  subject: 'things',
  subjectTitle: 'Things',
  targets: [],
  goal: 'understand',
  goalWords: '',
  weeks: 4,
  hours: 2,
  level: 'new',
};

/** Graphs without circles: a topic needs some of those before it. */
export const someTopics: fc.Arbitrary<Topic[]> = fc
  .array(
    fc.record({
      half: fc.integer({ min: 1, max: 12 }),
      level: fc.constantFrom<TopicLevel>(1, 2, 3),
      needs: fc.array(fc.nat(100), { maxLength: 3 }),
      bloom: fc.constantFrom(...bloomLevels),
      isForeign: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drafts) =>
    drafts.map(({ half, level, needs, bloom, isForeign }, at) =>
      testTopic(`Topic ${at}`, {
        ...(isForeign && at % 4 === 0 ? { subject: 'Others' } : {}),
        level,
        minutes: half * 30,
        needs: at === 0 ? [] : [...new Set(needs.map((one) => `things/topic-${one % at}`))],
        outcomes: [{ bloom, text: 'Do it' }],
      }),
    ),
  );

export const someWish: fc.Arbitrary<Wish> = fc.record({
  subject: fc.constant('things'),
  subjectTitle: fc.constant('Things'),
  targets: fc.constant([]),
  goal: fc.constantFrom(...goalKinds),
  goalWords: fc.constant('Read it'),
  weeks: fc.integer({ min: 1, max: 52 }),
  hours: fc.integer({ min: 1, max: 40 }),
  level: fc.constantFrom(...levelsNow),
});
