import { loadOnce } from '../../lib/load-once.ts';

/** One chunk for each text. */
const loaders = import.meta.glob<string>('/content/resources/*.md', { query: '?parsed', import: 'parsed' });

/** The Markdown of a resource; empty where no file has its name. */
export const loadResource = loadOnce(
  async (slug: string) => (await loaders[`/content/resources/${slug}.md`]?.()) ?? '',
);
