import { Link } from 'react-router';
import { type Article, articles } from '../../../catalog/articles.gen.ts';
import { byNewest } from '../../../catalog/by-newest.ts';
import { limits } from '../../../kernel/limits.ts';
import { fillPattern } from '../../lib/href.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { Section } from '../../ui/section.tsx';

const blog = '/blog';

function newestOf(all: readonly Article[]): readonly Article[] {
  return all.toSorted(byNewest).slice(0, limits.home.newestArticles);
}

/** What was written last; nothing while there is no blog. */
export function NewestArticles() {
  const exists = usePageExists();
  const newest = newestOf(articles);
  if (!exists(blog) || newest.length === 0) return null;
  return (
    <Section
      look="story"
      className="below-fold"
      heading="From the blog"
      description="How it is made, and how to get work done with it."
      actions={
        <Link to={blog} className={buttonClass('secondary')}>
          All articles
        </Link>
      }
    >
      <ul className="grid gap-4 @3xl:grid-cols-3">
        {newest.map(({ slug, title, description }) => (
          <LinkCard
            key={slug}
            to={fillPattern(`${blog}/:slug`, { slug })}
            title={title}
            summary={description}
          />
        ))}
      </ul>
    </Section>
  );
}
