import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Article } from '../../../catalog/articles.gen.ts';
import { href } from '../../lib/href.ts';
import { Section } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import type { Neighbours } from './choose-articles.ts';

export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section heading="Related articles">
      <div className="grid gap-4 md:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} level={3} />
        ))}
      </div>
    </Section>
  );
}

export function ArticleNeighbours({ newer, older }: Neighbours) {
  return (
    <nav aria-label="More articles" className="grid gap-3 sm:grid-cols-2">
      {older === undefined ? <span className="hidden sm:block" /> : <Neighbour article={older} way="older" />}
      {newer === undefined ? null : <Neighbour article={newer} way="newer" />}
    </nav>
  );
}

function Neighbour({ article, way }: { article: Article; way: 'older' | 'newer' }) {
  const right = way === 'newer';
  return (
    <Link
      to={href('/blog/:slug', { slug: article.slug })}
      rel={right ? 'next' : 'prev'}
      className={`grid gap-1 rounded-large border border-line px-5 py-4 transition-colors hover:border-line-strong hover:bg-surface ${right ? 'text-right' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-caption text-ink-faint ${right ? 'justify-end' : ''}`}>
        {right ? null : <ArrowLeft aria-hidden className="size-3.5" />}
        {right ? 'Newer article' : 'Older article'}
        {right ? <ArrowRight aria-hidden className="size-3.5" /> : null}
      </span>
      <span className="text-small font-medium text-ink">{article.title}</span>
    </Link>
  );
}
