import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Article } from '../../../catalog/articles.gen.ts';
import { href } from '../../lib/href.ts';
import { ArticleFacts } from './article-facts.tsx';
import { loadArticle } from './load-article.ts';

interface ArticleLinkProps {
  article: Article;
  className?: string;
}

/** The link of a card covers the whole card; its code is on the way before it is pressed. */
function ArticleLink({ article, className = '' }: ArticleLinkProps) {
  const prepare = () => void loadArticle(article.slug).catch(() => undefined);
  return (
    <Link
      to={href('/blog/:slug', { slug: article.slug })}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={`outline-hidden after:absolute after:inset-0 after:rounded-large focus-visible:after:outline-2 focus-visible:after:outline-focus ${className}`}
    >
      {article.title}
    </Link>
  );
}

const cardClass =
  'group relative flex flex-col rounded-large border border-line bg-surface transition-colors hover:border-line-strong hover:bg-surface-raised';

interface ArticleCardProps {
  article: Article;
  /** Two below the heading of the part it stands in. */
  level?: 2 | 3;
}

export function ArticleCard({ article, level = 2 }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${cardClass} gap-2 p-5`}>
      <p className="text-caption text-ink-faint">
        <ArticleFacts article={article} />
      </p>
      <Heading className="text-lead leading-snug font-semibold tracking-tight text-ink">
        <ArticleLink article={article} />
      </Heading>
      <p className="line-clamp-3 text-small text-ink-muted">{article.description}</p>
      <p className="mt-auto pt-3 text-caption text-ink-faint">{article.tags.join(' · ')}</p>
    </article>
  );
}

/** The one that is shown first and larger. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className={`${cardClass} isolate overflow-hidden shadow-card md:col-span-2 xl:row-span-2`}>
      <div aria-hidden className="brand-glow" />
      <div className="flex flex-1 flex-col gap-4 p-6 sm:p-10">
        <p className="flex flex-wrap gap-x-3 text-small text-ink-muted">
          <span className="font-medium text-accent">Latest</span>
          <ArticleFacts article={article} />
        </p>
        <h2 className="max-w-[24ch] text-headline font-semibold text-ink">
          <ArticleLink article={article} />
        </h2>
        <p className="max-w-[62ch] text-body text-ink-muted sm:text-lead">{article.description}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-4 text-small font-medium text-ink">
          Read the article
          <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
        </p>
      </div>
    </article>
  );
}
