import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const props = z.object({ entity: z.string() });
type CompareProps = z.infer<typeof props>;

/** Records side by side. */
export const block = defineBlock<CompareProps>({
  id: 'compare',
  title: 'Comparison',
  words: [
    'compare',
    'comparison',
    'price comparison',
    'compare price',
    'compare product',
    'product comparison',
    'compare plan',
    'compare option',
    'side by side',
    'comparison table',
    'comparison tool',
    'compare feature',
    'compare different',
    'comparative analysis',
    'compare service',
    'compare loan',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    return { title: `Compare ${inText(entity.many)}`, props: { entity: entity.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('Compare', 'views/compare.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const [first, third] = [sampleTitle(entity), sampleTitle(entity, 2)];
    const all = entity.samples.length;
    const many = inText(entity.many);
    if (first === undefined || third === undefined) return [];
    return [
      {
        name: `${entity.many} are compared side by side`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'see', text: `2 of ${all} ${many} compared` },
          { do: 'fill', label: 'Add to comparison', value: third },
          { do: 'see', text: `3 of ${all} ${many} compared` },
          { do: 'count', selector: 'th[data-record]', min: 3, max: 3 },
          { do: 'press', name: `Remove ${first} from comparison` },
          { do: 'count', selector: 'th[data-record]', min: 2, max: 2 },
        ],
      },
    ];
  },
});
