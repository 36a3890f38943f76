import { resources } from '../../../../catalog/resources.gen.ts';
import type { PageInstance } from '../../../lib/define-page.ts';

export const instances: readonly PageInstance[] = resources.map(({ slug, title, about }) => ({
  parameters: { slug },
  title,
  description: about,
}));
