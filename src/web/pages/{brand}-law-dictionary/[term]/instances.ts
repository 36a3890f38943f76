import { lawTerms } from '../../../../catalog/law-terms.gen.ts';
import type { PageInstance } from '../../../lib/define-page.ts';

export const instances: readonly PageInstance[] = lawTerms.map(({ slug, term, about }) => ({
  parameters: { term: slug },
  title: term,
  description: about,
}));
