import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  entity: z.string(),
  limit: z.number().int().min(1).max(12).optional(),
  path: z.string().optional(),
});
type HighlightsProps = z.infer<typeof props>;

/** The best few records of a kind, with pictures. */
export const block = defineBlock<HighlightsProps>({
  id: 'highlights',
  title: 'Featured records',
  words: [
    'highlight',
    'featured product',
    'featured item',
    'featured article',
    'featured content',
    'popular product',
    'popular item',
    'best seller',
    'trending',
    'new arrival',
    'editor pick',
    'top pick',
    'spotlight',
    'hot recommendation',
  ],
  size: 'part',
  props,
  example: { entity: 'things', limit: 3, path: '/things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    return {
      title: `Featured ${inText(entity.many)}`,
      props: {
        entity: entity.name,
        limit: 3,
        ...(entity.detail === undefined ? {} : { path: entity.detail.path }),
      },
    };
  },
  emit: ({ entity, limit, path }, section, { file, ...context }) => ({
    tag: file.use('Highlights', 'content/highlights.tsx'),
    props: { entity: new Code(context.entity(entity)), title: section.title, limit, path },
  }),
  prove({ entity: name, limit = 3, path }, section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    const heading = section.title ?? `Featured ${inText(entity.many)}`;
    const shown = Math.min(limit, entity.samples.length);
    const cases: ProofCase[] = [
      {
        name: `${heading} are shown`,
        steps: [
          open,
          { do: 'see', text: heading },
          ...(shown === 0
            ? [{ do: 'see' as const, text: `No ${inText(entity.many)} yet.` }]
            : [{ do: 'count' as const, selector: '[data-record]', min: shown }]),
        ],
      },
    ];
    const target = spec.pages.find((one) => one.path === path);
    if (target !== undefined && target.path !== page.path)
      cases.push({
        name: `All ${inText(entity.many)} can be reached`,
        steps: [
          open,
          { do: 'press', name: `See all ${inText(entity.many)}` },
          { do: 'see', text: target.title },
        ],
      });
    const title = sampleTitle(entity);
    const rated = entity.fields.some(({ kind }) => kind === 'rating');
    if (entity.detail !== undefined && title !== undefined && !rated)
      cases.push({
        name: `${entity.one} opens in full`,
        steps: [open, { do: 'press', name: title }, { do: 'see', text: `All ${inText(entity.many)}` }],
      });
    return cases;
  },
});
