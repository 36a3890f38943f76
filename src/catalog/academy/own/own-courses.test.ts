import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCourseFiles } from '../course-files.ts';
import { checkDraft, checkOwnFiles, readDraft } from './check-draft.ts';
import { type CourseDraft, type ExerciseDraft, newExercise, newLesson } from './course-draft.ts';
import { draftOfFiles } from './draft-of-files.ts';
import { exampleCourse } from './example-course.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { ownCourseSlug } from './own-course-rules.ts';
import { withSlugs, writeCourse } from './write-course.ts';

let next = 0;
const newId = () => `id-${(next += 1)}`;

function example(): CourseDraft {
  const { draft } = draftOfFiles(exampleCourse, newId);
  if (draft === undefined) throw new Error('The example is not whole.');
  return draft;
}

function exercise(more: Partial<ExerciseDraft>): ExerciseDraft {
  return {
    ...newExercise('e'),
    title: 'A question',
    question: 'What is it?',
    hint: 'Think.',
    why: 'So.',
    ...more,
  };
}

describe('a course of an installation', () => {
  it('begins with an example that could be published', () => {
    expect(checkOwnFiles(exampleCourse)).toEqual([]);
    expect(checkDraft(example())).toEqual([]);
  });

  it('is the same after it went through the form and back', () => {
    const before = readCourseFiles(exampleCourse);
    expect(readCourseFiles(writeCourse(example()))).toEqual(before);
  });

  const shipped = resolve(import.meta.dirname, '../../../../content/academy');
  it.skipIf(!existsSync(shipped))('has a form that holds every course that is shipped', () => {
    for (const slug of readdirSync(shipped)) {
      const files = readdirSync(join(shipped, slug)).map((name) => ({
        name,
        text: readFileSync(join(shipped, slug, name), 'utf8'),
      }));
      const { draft, faults } = draftOfFiles(files, newId);
      expect(faults, slug).toEqual([]);
      if (draft === undefined) continue;
      expect(readCourseFiles(writeCourse(draft)), slug).toEqual(readCourseFiles(files));
      expect(checkDraft(draft), slug).toEqual([]);
    }
  });

  it('says at which place what is missing', () => {
    const empty: CourseDraft = { ...example(), title: '', lessons: [newLesson('l', 'e')], final: [] };
    const faults = checkDraft(empty);
    const said = (place: string) => faults.filter((one) => one.place === place);
    expect(said('course')).toContainEqual({ place: 'course', field: 'title', message: 'missing.' });
    expect(said('l').map(({ field }) => field)).toContain('title');
    expect(said('e')).toContainEqual({ place: 'e', field: 'title', message: 'missing.' });
    expect(said('final')[0]?.message).toContain('at least 5 questions');
  });

  it('keeps the address of a lesson whatever it is called later, and never gives one twice', () => {
    const draft = withSlugs(example());
    const [first] = draft.lessons;
    if (first === undefined) throw new Error('no lesson');
    const changed = withSlugs({
      ...draft,
      lessons: [
        { ...newLesson('new', 'x'), title: 'Final test' },
        { ...newLesson('newer', 'y'), title: 'Four steps' },
        { ...newLesson('other', 'z'), title: 'Шаги' },
        { ...first, title: 'Five steps' },
      ],
    });
    expect(changed.lessons.map(({ slug }) => slug)).toEqual([
      'final-test-2',
      'four-steps-2',
      'lesson',
      'four-steps',
    ]);
  });

  it('has an address of its own', () => {
    expect(ownCourseSlug('Our “way” of working', 'k3f9')).toBe('own-our-way-of-working-k3f9');
    expect(ownCourseSlug('Наш курс', 'k3f9')).toBe('own-k3f9');
  });
});

describe('an exercise of the form', () => {
  it('is refused where its words would be read as something else', () => {
    const options = [
      { text: 'One', right: true },
      { text: 'Two', right: false },
      { text: 'Three', right: false },
    ];
    expect(readDraft(exercise({ options })).faults).toEqual([]);
    for (const question of ['Is it\n## this', 'a\n\n**Hint.** b', 'a\n- [x] b'])
      expect(readDraft(exercise({ options, question })).faults.length, question).toBeGreaterThan(0);
    const item = { type: 'order', items: ['a', 'b', 'c', 'd'] } as const;
    expect(readDraft(exercise(item)).faults).toEqual([]);
    expect(readDraft(exercise({ ...item, question: 'Which?\n1. this' })).faults.length).toBeGreaterThan(0);
    const table = { type: 'table', header: ['A', 'B'] } as const;
    expect(
      readDraft(
        exercise({
          ...table,
          rows: [
            ['x', '[[1]]'],
            ['y', '[[no | none]]'],
          ],
        }),
      ).faults,
    ).toEqual([]);
    expect(
      readDraft(
        exercise({
          ...table,
          rows: [
            ['x | z', '[[1]]'],
            ['y', '[[2]]'],
          ],
        }),
      ).faults.length,
    ).toBe(1);
  });

  it('is refused when its own answer would be wrong', () => {
    expect(readDraft(exercise({ type: 'text', accept: '!?' })).faults[0]).toContain('its own answer');
    expect(readDraft(exercise({ type: 'number', answer: 'ten' })).faults[0]).toContain('no plain number');
  });

  it('may have a title in any script', () => {
    const accept = { type: 'text', accept: 'да' } as const;
    const ids = ['Вопрос 1', 'Ответ 1', 'سؤال'].map(
      (title) => readDraft(exercise({ ...accept, title })).exercise?.id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });
});

describe('a draft that two devices changed', () => {
  it('keeps what each of them did', () => {
    const base = {
      title: 'A',
      lessons: [
        { id: '1', text: 'x' },
        { id: '2', text: 'y' },
      ],
    };
    const ours = {
      title: 'B',
      lessons: [
        { id: '2', text: 'y2' },
        { id: '1', text: 'x' },
        { id: '3', text: 'n' },
      ],
    };
    const theirs = {
      title: 'A',
      lessons: [
        { text: 'x1', id: '1' },
        { id: '4', text: 'm' },
      ],
    };
    expect(mergeDrafts(base, ours, theirs)).toEqual({
      title: 'B',
      lessons: [
        { id: '2', text: 'y2' },
        { id: '4', text: 'm' },
        { id: '1', text: 'x1' },
        { id: '3', text: 'n' },
      ],
    });
    const [mine, other] = ['m'.repeat(80), 'o'.repeat(80)];
    expect(mergeDrafts({ t: '' }, { t: mine }, { t: other })).toEqual({ t: `${mine}\n\n${other}` });
  });
});
