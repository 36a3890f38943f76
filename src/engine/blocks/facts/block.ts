import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineBlock } from '../../block.ts';
import { daysIn, isOpenAt } from '../../library/words/opening-hours.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const text = z.string().min(1).max(limits.engine.textLength);

const props = z.object({
  rows: z
    .array(z.object({ label: text, text }))
    .min(1)
    .max(60),
  kind: z.enum(['prices', 'hours', 'plain']).optional(),
});
type FactsProps = z.infer<typeof props>;

const titles = { prices: 'Prices', hours: 'Opening hours', plain: 'Good to know' } as const;

/** A small table of two columns: prices, opening hours, how to get in touch. */
export const block = defineBlock<FactsProps>({
  id: 'facts',
  title: 'Facts',
  words: [],
  size: 'part',
  props,
  example: {
    kind: 'hours',
    rows: [
      { label: 'Mon–Fri', text: '9:00–12:30, 14:00–18:00' },
      { label: 'Saturday', text: '10:00–16:00' },
      { label: 'Sunday', text: 'Closed' },
    ],
  },
  fit: () => undefined,
  emit: ({ rows, kind }, section, { file, page }) => ({
    tag: file.use('Facts', 'content/facts.tsx'),
    props: {
      title:
        section.title !== undefined && section.title !== page.title ? section.title : titles[kind ?? 'plain'],
      rows,
      kind,
    },
  }),
  prove({ rows, kind }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: 'Each fact can be read',
        steps: [open, ...rows.map(({ text: says }) => ({ do: 'see' as const, text: says }))],
      },
    ];
    if (kind === 'prices' || isOpenAt(rows, { day: 0, minute: 0 }) === undefined) return cases;
    const days = new Set(rows.flatMap(({ label }) => daysIn(label) ?? []));
    cases.push({
      name: 'It says whether it is open now, and marks today',
      steps: [
        open,
        { do: 'count', selector: '[data-open]', min: 1, max: 1 },
        { do: 'count', selector: 'tr[data-today]', min: days.size === 7 ? 1 : 0 },
      ],
    });
    return cases;
  },
});
