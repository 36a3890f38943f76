import type { LawTerm } from '../../../catalog/law/law-term.ts';
import { loadOnce } from '../../lib/load-once.ts';

/** One chunk for each letter. */
const loaders = import.meta.glob<readonly LawTerm[]>('/content/law/*.md', {
  query: '?parsed',
  import: 'parsed',
});

/** The entries of a letter; none where no file has its name. */
export const loadLetter = loadOnce(
  async (letter: string) => (await loaders[`/content/law/${letter}.md`]?.()) ?? [],
);
