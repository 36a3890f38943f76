import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import {
  amountFields,
  dayField,
  entityOf,
  statusOrChoice,
  subjectEntity,
  withField,
} from '../../fit/find-fields.ts';
import { choice } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  entity: z.string(),
  by: z.string(),
  value: z.string().optional(),
  type: z.enum(['bar', 'line', 'donut']),
});
type ChartProps = z.infer<typeof props>;

const groups = ['Standard', 'Priority', 'Special'];

/** A chart of records whose measure, grouping and form the reader chooses. */
export const block = defineBlock<ChartProps>({
  id: 'chart',
  title: 'Chart',
  words: [
    'chart',
    'bar chart',
    'line chart',
    'pie chart',
    'donut chart',
    'column chart',
    'trend chart',
    'price chart',
    'graph',
    'line graph',
    'bar graph',
    'chart display',
    'data chart',
    'interactive chart',
    'display chart',
    'view chart',
    'plot',
    'histogram',
    'trend graph',
    'visual chart',
    'form of chart',
  ],
  size: 'page',
  props,
  example: { entity: 'things', by: 'category', value: 'amount', type: 'bar' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    const wantsLine = /\b(?:line|trend|over time|time series|history|historical)\b/i.test(need.text);
    const wantsPie = /\b(?:pie|donut|doughnut|share|proportion)\b/i.test(need.text);
    const day = dayField(entity);
    const group = statusOrChoice(entity);
    const by = wantsLine ? (day ?? group) : (group ?? day);
    const [amount] = amountFields(entity);
    const base = {
      entity: entity.name,
      ...(amount === undefined ? {} : { value: amount.name }),
    };
    const title = `${entity.one} charts`;
    if (by === undefined) {
      const field = choice('category', 'Category', groups);
      return {
        title,
        props: { ...base, by: field.name, type: wantsPie ? 'donut' : 'bar' },
        entities: [withField(entity, field, (index) => groups[index % groups.length] ?? 'Standard')],
      };
    }
    const isDay = by.kind === 'date' || by.kind === 'moment';
    return {
      title,
      props: { ...base, by: by.name, type: wantsPie ? 'donut' : isDay ? 'line' : 'bar' },
    };
  },
  emit: ({ entity, by, value, type }, section, { file, spec, page, ...context }) => ({
    tag: file.use('ChartExplorer', 'views/chart-explorer.tsx'),
    props: {
      entity: new Code(context.entity(entity)),
      title:
        section.title !== undefined && section.title !== page.title
          ? section.title
          : `Chart of ${(entityOf(spec, entity)?.many ?? entity).toLowerCase()}`,
      by,
      value,
      type,
    },
  }),
  prove({ entity: name, by }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const field = entity?.fields.find((one) => one.name === by);
    if (entity === undefined || field === undefined) return [];
    const count = `Number of ${inText(entity.many)}`;
    const cases: ProofCase[] = [
      {
        name: `${entity.many} are drawn by ${field.label.toLowerCase()}`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label: 'Show', value: count },
          { do: 'see', text: `${count} by ${field.label.toLowerCase()}` },
          ...(field.options ?? []).map((text) => ({ do: 'see' as const, text })),
          { do: 'fill', label: 'Chart type', value: 'Donut chart' },
          { do: 'fill', label: 'Chart type', value: 'Line chart' },
          { do: 'count', selector: 'figure svg', min: entity.samples.length === 0 ? 0 : 1 },
        ],
      },
    ];
    return cases;
  },
});
