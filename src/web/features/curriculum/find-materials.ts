import { type Article, articles } from '../../../catalog/articles.gen.ts';
import { termFinder } from '../../../catalog/law/find-terms.ts';
import { subjects } from '../../../catalog/subjects.gen.ts';
import { brand } from '../../../kernel/brand.ts';
import type { Plan } from '../../../methods/curriculum/plan.ts';

export interface Material {
  /** The page that it belongs to; only what exists is shown. */
  readonly page: string;
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly kind: string;
}

/** About learning itself, whatever the subject is. */
const aboutLearning = ['spaced-repetition-explained', 'how-to-study-from-your-notes'];
/** In other subjects, words such as “exposure” mean something else. */
const areasWithLaw = ['Business', 'Law'];
const mostTerms = 6;
const mostArticles = 4;

/** What the product has that fits a plan: pages, articles and entries of the law dictionary. */
export async function materialsFor(plan: Plan): Promise<readonly Material[]> {
  return [
    {
      page: '/study-buddy',
      address: '/study-buddy',
      title: 'Study Buddy',
      text: 'Make cards of your notes and of the checks of this plan, and review them when they are due.',
      kind: 'Cards',
    },
    {
      page: '/lumina-academy',
      address: '/lumina-academy',
      title: 'Lumina Academy',
      text: 'Courses with lessons, exercises and a certificate.',
      kind: 'Courses',
    },
    ...articlesFor(plan),
    ...(await termsFor(plan)),
  ];
}

function articlesFor({ wish }: Plan): Material[] {
  const facts = subjects.find(({ slug }) => slug === wish.subject);
  const names = [wish.subjectTitle, ...(facts?.words ?? [])].map((name) => name.toLowerCase());
  const fits = ({ title, tags }: Article) => {
    const told = ` ${title} ${tags.join(' ')} `.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
    return names.some((name) => told.includes(` ${name} `));
  };
  const found = articles.filter(({ slug }) => !aboutLearning.includes(slug)).filter(fits);
  const always = articles.filter(({ slug }) => aboutLearning.includes(slug));
  return [...found.slice(0, mostArticles), ...always].map(({ slug, title, description }) => ({
    page: '/blog',
    address: `/blog/${slug}`,
    title,
    text: description,
    kind: 'Article',
  }));
}

async function termsFor({ wish, topics }: Plan): Promise<Material[]> {
  const facts = subjects.find(({ slug }) => slug === wish.subject);
  const isOfLaw = /\blaw\b|legal/i.test(`${wish.subjectTitle} ${facts?.words.join(' ') ?? ''}`);
  if (!isOfLaw && !areasWithLaw.includes(facts?.area ?? '')) return [];
  const { lawTerms } = await import('../../../catalog/law-terms.gen.ts');
  const finder = termFinder(lawTerms);
  const slugs = new Set(
    topics.flatMap(({ title }) => finder.pieces(title).flatMap(({ slug }) => slug ?? [])),
  );
  return lawTerms
    .filter(({ slug }) => slugs.has(slug))
    .slice(0, mostTerms)
    .map(({ slug, term, about }) => ({
      page: `/${brand.slug}-law-dictionary`,
      address: `/${brand.slug}-law-dictionary/${slug}`,
      title: term,
      text: about,
      kind: 'Law dictionary',
    }));
}
