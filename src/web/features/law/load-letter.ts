import type { LawTerm } from '../../../catalog/law/law-term.ts';

interface Letter {
  readonly terms: readonly LawTerm[];
}

/** One chunk for each letter. */
const loaders = import.meta.glob<Letter>('/content/law/*.md', { query: '?terms' });
const begun = new Map<string, Promise<Letter>>();

/** Always the same promise for one letter, as `use` demands; one that failed is forgotten, so that the next try asks again. */
export function loadLetter(letter: string): Promise<Letter> {
  const known = begun.get(letter);
  if (known !== undefined) return known;
  const loader = loaders[`/content/law/${letter}.md`];
  const loading = loader === undefined ? Promise.resolve({ terms: [] }) : loader();
  begun.set(letter, loading);
  loading.catch(() => begun.delete(letter));
  return loading;
}
