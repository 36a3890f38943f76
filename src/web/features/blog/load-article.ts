import type { ContentModule } from '../../lib/content-module.ts';

/** One chunk for each article: the list and the rest of the app carry none of them. */
const loaders = import.meta.glob<ContentModule>('/content/blog/*.md');
const begun = new Map<string, Promise<ContentModule>>();

/** Always the same promise for one article, as `use` demands; one that failed is forgotten, so that the next try asks again. */
export function loadArticle(slug: string): Promise<ContentModule> {
  const known = begun.get(slug);
  if (known !== undefined) return known;
  const loader = loaders[`/content/blog/${slug}.md`];
  const loading =
    loader === undefined ? Promise.reject(new Error(`There is no article “${slug}”.`)) : loader();
  begun.set(slug, loading);
  loading.catch(() => begun.delete(slug));
  return loading;
}
