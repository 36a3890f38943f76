import type { ContentText } from '../content-module.ts';

/** The words of all help entries in one chunk, which only a search asks for. */
export const helpTexts = import.meta.glob<ContentText>('/content/support/*.md', {
  eager: true,
  query: '?text',
});
