import type { Article } from '../../../catalog/articles.gen.ts';
import { readableDay, readingMinutes } from '../../lib/reading.ts';

/** When it was published and how long it takes to read. */
export function ArticleFacts({ article }: { article: Pick<Article, 'date' | 'words'> }) {
  return (
    <span className="whitespace-nowrap">
      <time dateTime={article.date}>{readableDay(article.date)}</time>
      <span aria-hidden> · </span>
      <span className="sr-only">, </span>
      {readingMinutes(article.words)} min read
    </span>
  );
}
