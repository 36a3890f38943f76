import type { Article } from '../../../catalog/articles.gen.ts';
import { byNewest } from '../../../catalog/by-newest.ts';

/** Newest first; those of one day in the order of their names. */
export function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted(byNewest);
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Every tag with the number of its articles, the most used first. */
export function countTags(articles: readonly Article[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

export function withTag(articles: readonly Article[], tag: string | null): readonly Article[] {
  return tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
}

/** Those that share most tags, then those for the same readers, then the newest; never the article itself. */
export function relatedTo(article: Article, articles: readonly Article[], count: number): readonly Article[] {
  const likeness = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    (other.audience === article.audience ? 1 : 0);
  return newestFirst(articles)
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

export interface Neighbours {
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
}

export function neighboursOf(article: Article, articles: readonly Article[]): Neighbours {
  const ordered = newestFirst(articles);
  const at = ordered.findIndex(({ slug }) => slug === article.slug);
  return { newer: at > 0 ? ordered[at - 1] : undefined, older: ordered[at + 1] };
}
