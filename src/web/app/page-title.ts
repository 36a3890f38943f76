import { brand } from '../../kernel/brand.ts';
import type { PageDefinition } from '../lib/define-page.ts';

export function documentTitle(title: string): string {
  return title === brand.osName ? title : `${title} · ${brand.osName}`;
}

export function describeDocument({
  title,
  description,
}: Pick<PageDefinition, 'title' | 'description'>): void {
  document.title = documentTitle(title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
