import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineBlock } from '../../block.ts';
import { figureKinds, formulaProp } from '../../fit/formula-prop.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import { proveFigures } from './prove-figures.ts';

const props = z.object({
  figures: z
    .array(
      z.object({
        label: z.string().min(1).max(limits.engine.textLength),
        formula: formulaProp,
        kind: z.enum(figureKinds).optional(),
        unit: z.string().max(20).optional(),
      }),
    )
    .min(1)
    .max(12),
});
export type FiguresProps = z.infer<typeof props>;

/** Large figures that formulas work out of all records. */
export const block = defineBlock<FiguresProps>({
  id: 'figures',
  title: 'Figures',
  words: [],
  size: 'part',
  props,
  example: {
    figures: [
      {
        label: 'Worth of what is open',
        formula: 'sum(price of things where status is "Open")',
        kind: 'money',
      },
      { label: 'Things', formula: 'count(things)' },
      { label: 'Next one', formula: 'min(date of things where date >= today)', kind: 'date' },
      { label: 'Pieces for a thing', formula: 'avg(amount of things)', unit: 'pcs' },
      { label: 'Dearest', formula: 'latest(each of things by price)', kind: 'text' },
    ],
  },
  fit: () => undefined,
  faults: ({ figures }, spec) => figures.flatMap(({ formula }) => formulaFaults(formula, sightOf(spec))),
  emit: ({ figures }, section, { file, page }) => ({
    tag: file.use('WorkedFigures', 'views/worked-figures.tsx'),
    props: { title: section.title ?? page.title, figures },
  }),
  prove: ({ figures }, _section, { spec, page }) => proveFigures(figures, spec, page),
});
