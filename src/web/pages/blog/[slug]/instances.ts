import { articles } from '../../../../catalog/articles.gen.ts';
import type { PageInstance } from '../../../lib/define-page.ts';

export const instances: readonly PageInstance[] = articles.map(({ slug, title, description, date }) => ({
  parameters: { slug },
  title,
  description,
  date,
}));
