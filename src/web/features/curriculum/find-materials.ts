import { articles } from '../../../catalog/articles.gen.ts';
import { courses, type LessonFacts } from '../../../catalog/courses.gen.ts';
import { termFinder } from '../../../catalog/law/find-terms.ts';
import { resources } from '../../../catalog/resources.gen.ts';
import {
  articlesAboutLearning,
  goalResources,
  type SubjectMaterials,
  subjectMaterials,
} from '../../../catalog/topics/subject-materials.ts';
import { brand } from '../../../kernel/brand.ts';
import type { Plan } from '../../../methods/curriculum/plan.ts';
import { href } from '../../lib/href.ts';
import { byTopics, sharesWord } from './shared-words.ts';

export interface Material {
  /** The page that it belongs to; only what exists is shown. */
  readonly page: string;
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly kind: string;
}

const law = 'law-basics';
const most = { lessons: 4, resources: 6, articles: 4, terms: 6 };

/** What the product has that fits a plan: lessons, templates, articles and terms of law, then what helps with learning. */
export async function materialsFor(plan: Plan): Promise<readonly Material[]> {
  const own: SubjectMaterials = subjectMaterials[plan.wish.subject] ?? {};
  return [
    ...coursesFor(plan, own),
    ...resourcesFor(plan, own),
    ...articlesNamed(own.articles ?? []).slice(0, most.articles),
    ...(await termsFor(plan, own)),
    {
      page: '/study-buddy',
      address: href('/study-buddy'),
      title: 'Study Buddy',
      text: 'Make cards of your notes and of the checks of this plan, and review them when they are due.',
      kind: 'Cards',
    },
    ...articlesNamed(articlesAboutLearning),
  ];
}

/** The course, and those of its lessons that teach a topic of the plan. */
function coursesFor({ topics }: Plan, { courses: slugs = [] }: SubjectMaterials): Material[] {
  return slugs.flatMap((slug) => {
    const course = courses.find((one) => one.slug === slug);
    if (course === undefined) return [];
    const lessonOf = ({ slug: lesson, title, about }: LessonFacts): Material => ({
      page: '/lumina-academy',
      address: href('/lumina-academy/:course/:lesson', { course: slug, lesson }),
      title,
      text: about,
      kind: 'Lesson',
    });
    const taught = course.lessons.filter(({ title }) => sharesWord(title, topics, course.lessons));
    return [
      {
        page: '/lumina-academy',
        address: href('/lumina-academy/:course', { course: slug }),
        title: course.title,
        text: course.about,
        kind: 'Course',
      },
      ...taught.slice(0, most.lessons).map(lessonOf),
    ];
  });
}

function resourcesFor({ wish, topics }: Plan, own: SubjectMaterials): Material[] {
  const find = (slug: string) => resources.filter((one) => one.slug === slug);
  const fitting = byTopics((own.resources ?? []).flatMap(find), topics).slice(0, most.resources);
  return [...fitting, ...(goalResources[wish.goal] ?? []).flatMap(find)].map(
    ({ slug, title, about, kind }) => ({
      page: '/resource-team',
      address: href('/resource-team/:slug', { slug }),
      title,
      text: about,
      kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    }),
  );
}

function articlesNamed(slugs: readonly string[]): Material[] {
  return slugs.flatMap((slug) =>
    articles
      .filter((one) => one.slug === slug)
      .map(({ title, description }) => ({
        page: '/blog',
        address: href('/blog/:slug', { slug }),
        title,
        text: description,
        kind: 'Article',
      })),
  );
}

/** Terms that stand in the topics of the plan, as far as they mean the same there. */
async function termsFor({ wish, topics }: Plan, { terms = [] }: SubjectMaterials): Promise<Material[]> {
  if (wish.subject !== law && terms.length === 0) return [];
  const { lawTerms } = await import('../../../catalog/law-terms.gen.ts');
  const finder = termFinder(lawTerms);
  const slugs = new Set(
    topics.flatMap(({ title }) => finder.pieces(title).flatMap(({ slug }) => slug ?? [])),
  );
  // In the order in which the plan comes to them.
  return [...slugs]
    .filter((slug) => wish.subject === law || terms.includes(slug))
    .flatMap((slug) => lawTerms.filter((term) => term.slug === slug))
    .slice(0, most.terms)
    .map(({ slug, term, about }) => ({
      page: `/${brand.slug}-law-dictionary`,
      address: `/${brand.slug}-law-dictionary/${slug}`,
      title: term,
      text: about,
      kind: 'Law dictionary',
    }));
}
