import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { addRecordSteps } from '../../fit/add-record-steps.ts';
import { entityOf, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({ entities: z.array(z.string()).min(1).max(6) });
type StatsProps = z.infer<typeof props>;

/** Counts, totals and averages of the records. */
export const block = defineBlock<StatsProps>({
  id: 'stats',
  title: 'Statistics',
  words: [
    'statistics',
    'stat',
    'data statistics',
    'usage statistics',
    'sales statistics',
    'view statistics',
    'statistics function',
    'count total',
    'total count',
    'total number',
    'summary figure',
    'calculate total',
    'calculate average',
    'average rating',
    'summary statistics',
    'stat card',
    'key figure',
    'number overview',
  ],
  size: 'page',
  props,
  example: { entities: ['things'] },
  fit(need) {
    const main = subjectEntity(need);
    if (main === undefined) return undefined;
    const others = need.entities.filter(({ name, samples }) => name !== main.name && samples.length > 0);
    return {
      title: 'Statistics',
      props: { entities: [main.name, ...others.slice(0, 3).map(({ name }) => name)] },
    };
  },
  emit: ({ entities }, section, { file, ...context }) => ({
    tag: file.use('Stats', 'views/stats.tsx'),
    props: {
      title: section.title ?? 'Statistics',
      entities: entities.map((name) => new Code(context.entity(name))),
    },
  }),
  prove({ entities }, _section, { spec, page }) {
    const open = { do: 'open', path: page.path } as const;
    return entities.flatMap((name, index): ProofCase[] => {
      const entity = entityOf(spec, name);
      if (entity === undefined) return [];
      const count = entity.samples.length;
      const over = (total: number) => `${entity.many} ${total}`;
      const cases: ProofCase[] = [
        {
          name: `${entity.many} are counted`,
          steps: [open, { do: 'see', text: `${entity.many} in figures` }, { do: 'see', text: over(count) }],
        },
      ];
      const add = index === 0 ? addRecordSteps(spec, entity) : undefined;
      if (add !== undefined)
        cases.push({
          name: `A new ${inText(entity.one)} is counted`,
          steps: [...add, open, { do: 'see', text: over(count + 1) }],
        });
      return cases;
    });
  },
});
