import { describe, expect, it } from 'vitest';
import { articles } from '../../../catalog/articles.gen.ts';
import { courses } from '../../../catalog/courses.gen.ts';
import { lawTerms } from '../../../catalog/law-terms.gen.ts';
import { resources } from '../../../catalog/resources.gen.ts';
import { subjects } from '../../../catalog/subjects.gen.ts';
import {
  articlesAboutLearning,
  goalResources,
  subjectMaterials,
} from '../../../catalog/topics/subject-materials.ts';
import type { GoalKind, Plan } from '../../../methods/curriculum/plan.ts';
import { materialsFor } from './find-materials.ts';

/** A plan of all topics of a subject, or of those that are named. */
function planOf(slug: string, named?: readonly string[], goal: GoalKind = 'understand'): Plan {
  const subject = subjects.find((one) => one.slug === slug);
  const topics = (named ?? subject?.topics ?? []).map((title) => ({
    id: `${slug}/${title}`,
    title,
    subject: subject?.title ?? slug,
    level: 1 as const,
    minutes: 60,
    needs: [],
    about: '',
    outcomes: [],
    checks: [],
  }));
  const wish = {
    subject: slug,
    subjectTitle: subject?.title ?? slug,
    targets: [],
    goal,
    goalWords: '',
    weeks: 4,
    hours: 4,
    level: 'new' as const,
  };
  return { wish, start: '2026-01-05', topics, lessons: [], known: [], later: [] };
}

const titles = async (plan: Plan, kind?: string) =>
  (await materialsFor(plan))
    .filter((one) => kind === undefined || one.kind === kind)
    .map(({ title }) => title);

describe('materials of a plan', () => {
  it('lead to what exists', () => {
    const slugs = (list: readonly { readonly slug: string }[]) => new Set(list.map(({ slug }) => slug));
    const known = {
      subjects: slugs(subjects),
      courses: slugs(courses),
      resources: slugs(resources),
      articles: slugs(articles),
      terms: slugs(lawTerms),
    };
    const all = Object.values(subjectMaterials);
    expect(Object.keys(subjectMaterials).filter((slug) => !known.subjects.has(slug))).toEqual([]);
    for (const kind of ['courses', 'resources', 'articles', 'terms'] as const)
      expect(all.flatMap((one) => one[kind] ?? []).filter((slug) => !known[kind].has(slug))).toEqual([]);
    expect(
      Object.values(goalResources)
        .flat()
        .filter((slug) => !known.resources.has(slug)),
    ).toEqual([]);
    expect(articlesAboutLearning.filter((slug) => !known.articles.has(slug))).toEqual([]);
  });

  it('are none but those about learning where nothing fits', async () => {
    for (const slug of ['astronomy', 'german', 'music-theory', 'nutrition', 'world-history'])
      expect((await materialsFor(planOf(slug))).map(({ kind }) => kind)).toEqual([
        'Cards',
        'Article',
        'Article',
      ]);
  });

  it('are not found by a word that means something else', async () => {
    expect(
      await titles(planOf('bookkeeping', ['Trial balance', 'Sales tax and VAT']), 'Law dictionary'),
    ).toEqual(['Value added tax']);
    expect(
      await titles(planOf('marketing', ['Brand and trust', 'Launching an offer']), 'Law dictionary'),
    ).toEqual([]);
    expect(
      await titles(planOf('project-management', ['Project charter and goals']), 'Law dictionary'),
    ).toEqual([]);
  });

  it('name the lessons that teach a topic of the plan', async () => {
    const lessons = await titles(planOf('statistics', ['Mean, median and mode', 'Correlation']), 'Lesson');
    expect(lessons).toContain('Mean and median');
    expect(lessons).toContain('Correlation, cause and fair comparison');
    expect(lessons).not.toContain('Charts that mislead');
  });

  it('have what a goal needs', async () => {
    expect(await titles(planOf('german', ['Greetings'], 'exam'))).toContain('Exam study plan');
    expect(await titles(planOf('german', ['Greetings'], 'teach'), 'Guide')).toHaveLength(1);
  });

  it('stay few', async () => {
    for (const { slug } of subjects) {
      const found = await materialsFor(planOf(slug));
      expect(found.length, slug).toBeLessThanOrEqual(24);
    }
  });
});
