import { ArrowLeft } from 'lucide-react';
import { Suspense, use } from 'react';
import { Link, useParams } from 'react-router';
import { type Article, articles } from '../../../../catalog/articles.gen.ts';
import { limits } from '../../../../kernel/limits.ts';
import { ArticleFacts } from '../../../features/blog/article-facts.tsx';
import { neighboursOf, relatedTo } from '../../../features/blog/choose-articles.ts';
import { ArticleNeighbours, RelatedArticles } from '../../../features/blog/further-reading.tsx';
import { loadArticle } from '../../../features/blog/load-article.ts';
import { ShareArticle } from '../../../features/blog/share-article.tsx';
import { tagHref } from '../../../features/blog/tag-filter.tsx';
import { href } from '../../../lib/href.ts';
import { readableDay } from '../../../lib/reading.ts';
import { Container } from '../../../ui/container.tsx';
import { ContentHtml } from '../../../ui/content-html.tsx';
import { ContentsAside, ContentsFold } from '../../../ui/contents-nav.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** An address without an article never comes here: the router shows that there is no such page. */
export function Page() {
  const { slug } = useParams();
  const article = articles.find((one) => one.slug === slug);
  if (article === undefined) return null;
  return (
    <Container className="grid grid-cols-1 gap-10 py-8 sm:py-12">
      <ArticleHead article={article} />
      <Suspense fallback={<BodySkeleton />}>
        <ArticleBody key={article.slug} article={article} />
      </Suspense>
      <div className="grid grid-cols-1 gap-10 border-t border-line pt-10">
        <ArticleNeighbours {...neighboursOf(article, articles)} />
        <RelatedArticles articles={relatedTo(article, articles, limits.reading.relatedArticles)} />
      </div>
    </Container>
  );
}

function ArticleHead({ article }: { article: Article }) {
  return (
    <header className="grid max-w-[44rem] gap-4">
      <Link
        to={href('/blog')}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-medium px-1 text-small text-ink-muted transition-colors hover:text-ink sm:min-h-8"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Blog
      </Link>
      <h1 className="text-headline font-semibold text-ink">{article.title}</h1>
      <p className="text-lead text-ink-muted">{article.description}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-muted">
        <ArticleFacts article={article} />
        {article.updated === undefined ? null : (
          <span>
            Updated <time dateTime={article.updated}>{readableDay(article.updated)}</time>
          </span>
        )}
        <span>For {article.audience}</span>
      </div>
      <ul aria-label="Topics" className="flex flex-wrap gap-2">
        {article.tags.map((tag) => (
          <li key={tag}>
            <Link
              to={tagHref(tag)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-caption text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:min-h-7"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </header>
  );
}

/** Beside the text its contents; on small screens above it. */
function ArticleBody({ article }: { article: Article }) {
  const { html, toc } = use(loadArticle(article.slug));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,44rem)_15rem] lg:justify-between lg:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <div className="lg:hidden">
          <ContentsFold headings={toc} />
        </div>
        <ContentHtml html={html} />
        <ShareArticle key={article.slug} title={article.title} />
      </div>
      <aside className="sticky top-24 hidden self-start lg:block">
        <ContentsAside headings={toc} />
      </aside>
    </div>
  );
}

function BodySkeleton() {
  return (
    <div className="grid max-w-[44rem] gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
