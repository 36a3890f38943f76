import { type HelpEntry, helpEntries } from '../../../catalog/help.gen.ts';
import { helpCategories } from '../../../catalog/help-categories.ts';
import type { ContentModule } from '../../lib/content-module.ts';

/** All of them at once: they are short, stand on one page, and are there without a network. */
const bodies = import.meta.glob<ContentModule>('/content/support/*.md', { eager: true });

export function helpHtml(slug: string): string {
  return bodies[`/content/support/${slug}.md`]?.html ?? '';
}

export interface HelpShelf {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly HelpEntry[];
}

export const helpShelves: readonly HelpShelf[] = helpCategories.map((category) => ({
  ...category,
  entries: helpEntries.filter((entry) => entry.category === category.id),
}));
