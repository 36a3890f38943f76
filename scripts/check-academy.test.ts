import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { syllable } from 'syllable';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCourseFiles, type WholeCourse } from '../src/catalog/academy/course-files.ts';
import { rightAnswer } from '../src/catalog/academy/right-answer.ts';
import { grade } from '../src/methods/grading/grade.ts';
import { loadQuickjs } from '../src/methods/grading/load-quickjs.ts';
import { runCode } from '../src/methods/grading/run-code.ts';

const folder = resolve(import.meta.dirname, '../content/academy');
const slugs = existsSync(folder) ? readdirSync(folder).toSorted() : [];
const read = new Map(
  slugs.map((slug) => {
    const files = readdirSync(join(folder, slug)).map((name) => ({
      name,
      text: readFileSync(join(folder, slug, name), 'utf8'),
    }));
    return [slug, readCourseFiles(files)] as const;
  }),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? [];

/** Runs of words that two texts share when one was made of the other. */
function shingles(text: string, length = 6): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')));
}

function teachingOf({ teaching }: WholeCourse['lessons'][number]): string {
  return teaching.map((part) => (part.kind === 'text' ? part.markdown : part.title)).join('\n');
}

/** Running text alone: tables, lists of figures and code have no sentences. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/^(\||#|>|\s*[-*]\s|\s*\d+\.\s).*$/gm, '')
    .replaceAll(/[*_`]/g, '');
}

/** Flesch, A new readability yardstick, 1948: 60 to 70 is plain English, below 30 is for specialists. */
function readingEase(text: string): number {
  const words = wordsOf(text);
  const sentences = text.split(/[.!?](?=\s|$)/).filter((one) => one.trim() !== '').length;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

describe.skipIf(slugs.length === 0).each(slugs)('content/academy/%s', (slug) => {
  const { course, faults } = read.get(slug) ?? { course: undefined, faults: ['It was not read.'] };
  const lessons = course?.lessons ?? [];
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  const pool = course?.final.exercises ?? [];
  let quickjs: Awaited<ReturnType<typeof loadQuickjs>>;
  beforeAll(async () => {
    quickjs = await loadQuickjs();
  });

  it('is whole', () => {
    expect(faults).toEqual([]);
    expect(lessons.length).toBeGreaterThanOrEqual(8);
    expect(pool.length).toBeGreaterThanOrEqual(24);
    const few = lessons.filter((lesson) => lesson.exercises.length < 4 || lesson.exercises.length > 6);
    expect(few.map((lesson) => lesson.slug)).toEqual([]);
    expect(new Set(exercises.map(({ task }) => task.type)).size).toBeGreaterThanOrEqual(4);
  });

  it('takes its own answers for right', () => {
    const refused = [...exercises, ...pool].filter(
      ({ task }) => task.type !== 'code' && !grade(task, rightAnswer(task)).right,
    );
    expect(refused.map(({ title }) => title)).toEqual([]);
  });

  it('solves its own exercises in code, and none of them before anything is written', () => {
    for (const { title, task } of exercises) {
      if (task.type !== 'code') continue;
      expect(runCode(quickjs, task.solution, task.tests), title).toMatchObject({ passed: true });
      expect(runCode(quickjs, task.start, task.tests).passed, title).toBe(false);
    }
  }, 30_000);

  it('teaches enough in words that can be read', () => {
    const sizes = lessons.map((lesson) => ({
      slug: lesson.slug,
      words: wordsOf(teachingOf(lesson)).length,
      ease: Math.round(readingEase(proseOf(teachingOf(lesson)))),
    }));
    console.info(`${slug}: ${sizes.map(({ words, ease }) => `${words} words, ease ${ease}`).join('; ')}`);
    expect(sizes.filter(({ words, ease }) => words < 500 || words > 1400 || ease < 25)).toEqual([]);
  });

  it('does not always hide the right option in the same place', () => {
    const singles = [...exercises, ...pool].flatMap(({ task }) => {
      if (task.type !== 'choice' || task.options.filter(({ right }) => right).length !== 1) return [];
      return [task.options.findIndex(({ right }) => right)];
    });
    const most = Math.max(0, ...[0, 1, 2, 3, 4].map((at) => singles.filter((one) => one === at).length));
    expect(most).toBeLessThanOrEqual(Math.max(3, singles.length * 0.6));
  });
});

describe.skipIf(slugs.length === 0)('the academy', () => {
  it('teaches nothing twice', () => {
    const seen = new Map<string, string>();
    const shared = new Map<string, number>();
    for (const [slug, { course }] of read)
      for (const lesson of course?.lessons ?? [])
        for (const run of shingles(teachingOf(lesson))) {
          const name = `${slug}/${lesson.slug}`;
          const other = seen.get(run);
          if (other === undefined) seen.set(run, name);
          else if (other !== name)
            shared.set(`${other} and ${name}`, (shared.get(`${other} and ${name}`) ?? 0) + 1);
        }
    expect([...shared].filter(([, runs]) => runs > 25)).toEqual([]);
  });

  it('asks nothing twice', () => {
    const asked = new Map<string, string>();
    const again: string[] = [];
    for (const [slug, { course }] of read)
      for (const { title, question } of [
        ...(course?.lessons.flatMap(({ exercises }) => exercises) ?? []),
        ...(course?.final.exercises ?? []),
      ]) {
        const key = wordsOf(question).join(' ');
        const other = asked.get(key);
        if (other !== undefined && key.split(' ').length > 14) again.push(`${other} and ${slug}: ${title}`);
        asked.set(key, `${slug}: ${title}`);
      }
    expect(again).toEqual([]);
  });
});
