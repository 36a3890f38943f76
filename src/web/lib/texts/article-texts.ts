import type { ContentText } from '../content-module.ts';

/** The words of all articles in one chunk, which only a search asks for. */
export const articleTexts = import.meta.glob<ContentText>('/content/blog/*.md', {
  eager: true,
  query: '?text',
});
