import type { Passage } from '../../src/ask/passages/passage.ts';
import { brand } from '../../src/kernel/brand.ts';

/** Passages are collected with the name that the product has by itself; an installation may have another. */
export function renameProduct(passages: readonly Passage[], name: string, slug: string): Passage[] {
  if (name === '' && slug === '') return [...passages];
  const ownName = new RegExp(String.raw`\b${brand.name}\b`, 'g');
  const ownSlug = new RegExp(String.raw`\b${brand.slug}\b`, 'g');
  const renamed = (text: string) =>
    text.replaceAll(ownName, () => name || brand.name).replaceAll(ownSlug, () => slug || brand.slug);
  return passages.map((passage) => ({
    ...passage,
    source: { ...passage.source, title: renamed(passage.source.title) },
    section: renamed(passage.section),
    text: renamed(passage.text),
    ...(passage.words === undefined ? {} : { words: renamed(passage.words) }),
  }));
}
