import { articles } from '../../catalog/articles.gen.ts';
import { helpEntries } from '../../catalog/help.gen.ts';
import { brand } from '../../kernel/brand.ts';
import type { ContentText } from './content-module.ts';
import { href } from './href.ts';
import type { SearchItem } from './search-provider.ts';

type Texts = Readonly<Record<string, ContentText>>;

/** A help entry has no page of its own: it stands open on the page of all. */
export function helpHref(slug: string): string {
  return `${href('/support')}#${slug}`;
}

export function helpItems(texts: Texts = {}): readonly SearchItem[] {
  return helpEntries.map(({ slug, title, description, keywords }) => ({
    kind: 'help',
    title,
    text: joined(description, texts[`/content/support/${slug}.md`]),
    keywords,
    href: helpHref(slug),
  }));
}

export async function fullHelpItems(): Promise<readonly SearchItem[]> {
  return helpItems((await import('./texts/help-texts.ts')).helpTexts);
}

export function articleItems(texts: Texts = {}): readonly SearchItem[] {
  return articles.map(({ slug, title, description, tags }) => ({
    kind: 'articles',
    title,
    text: joined(description, texts[`/content/blog/${slug}.md`]),
    keywords: tags,
    href: href('/blog/:slug', { slug }),
  }));
}

export async function fullArticleItems(): Promise<readonly SearchItem[]> {
  return articleItems((await import('./texts/article-texts.ts')).articleTexts);
}

/** Terms of the law dictionary come when something is asked for: their list is long. */
export async function lawTermItems(): Promise<readonly SearchItem[]> {
  const { lawTerms } = await import('../../catalog/law-terms.gen.ts');
  return lawTerms.map(({ slug, term, also, about }) => ({
    kind: 'terms',
    title: term,
    text: about,
    keywords: also,
    href: `/${brand.slug}-law-dictionary/${slug}`,
  }));
}

/** Resources too come when something is asked for. */
export async function resourceItems(): Promise<readonly SearchItem[]> {
  const { resources } = await import('../../catalog/resources.gen.ts');
  return resources.map(({ slug, title, about, kind, words }) => ({
    kind: 'resources',
    title,
    text: about,
    keywords: [kind, ...words],
    href: href('/resource-team/:slug', { slug }),
  }));
}

function joined(description: string, full: ContentText | undefined): string {
  return full === undefined ? description : `${description} ${full.text}`;
}
