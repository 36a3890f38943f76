import { Rss } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { articles } from '../../../../catalog/articles.gen.ts';
import { ArticleCard, FeaturedArticle } from '../../../features/blog/article-card.tsx';
import { countTags, newestFirst, withTag } from '../../../features/blog/choose-articles.ts';
import { TagFilter } from '../../../features/blog/tag-filter.tsx';
import { href } from '../../../lib/href.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { route } from './route.ts';

const ordered = newestFirst(articles);
const tags = countTags(articles);

export function Page() {
  const [parameters] = useSearchParams();
  const chosen = parameters.get('tag');
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading={route.title}
        description="Methods worth knowing, worked through with real figures, and how this product is built."
        actions={
          <a href="/blog/rss.xml" className={buttonClass('secondary')}>
            <Rss aria-hidden className="size-4" />
            RSS feed
          </a>
        }
      />
      <TagFilter tags={tags} chosen={chosen} />
      <ArticleList tag={chosen} />
    </Container>
  );
}

function ArticleList({ tag }: { tag: string | null }) {
  const shown = withTag(ordered, tag);
  const [first, ...rest] = shown;
  if (first === undefined) return <NoArticles tag={tag} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p aria-live="polite" className="sr-only">
        {tag === null ? `${shown.length} articles` : `${shown.length} articles about ${tag}`}
      </p>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {tag === null ? <FeaturedArticle article={first} /> : null}
        {(tag === null ? rest : shown).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}

function NoArticles({ tag }: { tag: string | null }) {
  return (
    <EmptyState
      heading={tag === null ? 'No articles yet' : `No articles about “${tag}”`}
      actions={
        <Link to={href('/blog')} className={buttonClass('secondary')}>
          Show all articles
        </Link>
      }
    >
      {tag === null
        ? 'Articles appear here as soon as the first one is published.'
        : 'The topic may have been renamed. All articles are one click away.'}
    </EmptyState>
  );
}
