import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({ entities: z.array(z.string()).min(1).max(12) });
type SearchProps = z.infer<typeof props>;

/** One search over several kinds of records. */
export const block = defineBlock<SearchProps>({
  id: 'search-all',
  title: 'Search',
  words: [
    'global search',
    'site search',
    'search engine',
    'full-text search',
    'full text search',
    'powerful search',
    'search everything',
    'search the website',
    'search the site',
    'search across',
    'search all',
    'unified search',
    'search information',
    'search content',
    'information search',
    'keyword search',
    'search by keyword',
    'data query',
    'information query',
    'information retrieval',
  ],
  size: 'page',
  props,
  example: { entities: ['things'] },
  fit({ entities }) {
    const names = entities.map(({ name }) => name).slice(0, 12);
    return names.length === 0 ? undefined : { title: 'Search', props: { entities: names } };
  },
  emit: ({ entities }, _section, { file, ...context }) => ({
    tag: file.use('SearchAll', 'views/search-all.tsx'),
    props: { entities: entities.map((name) => new Code(context.entity(name))) },
  }),
  prove({ entities }, _section, { spec, page }) {
    return entities.slice(0, 2).flatMap((name): ProofCase[] => {
      const entity = entityOf(spec, name);
      const title = entity === undefined ? undefined : sampleTitle(entity);
      if (entity === undefined || title === undefined) return [];
      return [
        {
          name: `The search finds ${title}`,
          steps: [
            { do: 'open', path: page.path },
            { do: 'fill', label: 'Search everything', value: title },
            { do: 'count', selector: '[data-result]', min: 1 },
            { do: 'see', text: title },
            { do: 'fill', label: 'Search everything', value: 'zzz nothing is called this' },
            { do: 'count', selector: '[data-result]', max: 0 },
          ],
        },
      ];
    });
  },
});
