import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { addRecordSteps } from '../../fit/add-record-steps.ts';
import { choiceFields, entityOf, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';

const props = z.object({
  entities: z.array(z.string()).min(1).max(6),
  /** The field of the first kind by which everything can be narrowed: a company, a category. */
  filter: z.string().optional(),
});
type DashboardProps = z.infer<typeof props>;

const switching = /company|organi[sz]ation|client|branch|store|department/i;

/** Figures, charts and the latest records of several kinds. */
export const block = defineBlock<DashboardProps>({
  id: 'dashboard',
  title: 'Dashboard',
  words: [
    'dashboard',
    'data dashboard',
    'admin dashboard',
    'analytic dashboard',
    'overview page',
    'data overview',
    'control panel',
    'data analysis',
    'data analytics',
    'data visualization',
    'visualize data',
    'analytics',
    'analyze data',
    'business intelligence',
    'key performance indicator',
    'kpi',
    'kpi card',
    'performance metric',
    'view analytics',
    'sales analysis',
    'data insight',
    'statistical analysis',
    'monitor performance',
    'trend analysis',
    'cockpit',
    'big screen',
  ],
  size: 'page',
  props,
  example: { entities: ['things'] },
  fit(need) {
    const main = subjectEntity(need);
    if (main === undefined) return undefined;
    const others = need.entities.filter(({ name, samples }) => name !== main.name && samples.length > 0);
    const filter = usualFilter(main);
    return {
      title: /analy/i.test(need.text) && !/dashboard/i.test(need.text) ? 'Analytics' : 'Dashboard',
      props: {
        entities: [main.name, ...others.slice(0, 3).map(({ name }) => name)],
        ...(filter === undefined ? {} : { filter: filter.name }),
      },
    };
  },
  emit({ entities, filter }, _section, { file, spec, ...context }) {
    const [main = ''] = entities;
    const entity = entityOf(spec, main);
    return {
      tag: file.use('Dashboard', 'views/dashboard.tsx'),
      props: {
        entities: entities.map((name) => new Code(context.entity(name))),
        filter: entity === undefined ? undefined : filterOf(filter, entity)?.name,
      },
    };
  },
  prove(section, _section, { spec, page }) {
    const entity = entityOf(spec, section.entities[0] ?? '');
    if (entity === undefined) return [];
    const many = inText(entity.many);
    const count = entity.samples.length;
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: `The dashboard counts ${many}`,
        steps: [
          open,
          { do: 'see', text: `Showing ${count} of ${count} ${many}` },
          { do: 'count', selector: '[data-tile]', min: 1 },
        ],
      },
    ];
    const filtered = filterCase(section, entity);
    if (filtered !== undefined) cases.push({ ...filtered, steps: [open, ...filtered.steps] });
    const add = addRecordSteps(spec, entity);
    if (add !== undefined)
      cases.push({
        name: `A new ${inText(entity.one)} shows on the dashboard`,
        steps: [...add, open, { do: 'see', text: `Showing ${count + 1} of ${count + 1} ${many}` }],
      });
    return cases;
  },
});

function usualFilter(entity: EntitySpec): FieldSpec | undefined {
  return (
    entity.fields.find(
      ({ name, kind }) => switching.test(name) && ['choice', 'reference', 'text'].includes(kind),
    ) ?? choiceFields(entity).find(({ name }) => !/status|stage|state|priority/i.test(name))
  );
}

function filterOf(asked: string | undefined, entity: EntitySpec): FieldSpec | undefined {
  return entity.fields.find(({ name }) => name === asked) ?? usualFilter(entity);
}

/** Choosing a group leaves the records that are in it. */
function filterCase({ filter }: DashboardProps, entity: EntitySpec): ProofCase | undefined {
  const chosen = filterOf(filter, entity);
  const field = chosen?.kind === 'choice' ? chosen : undefined;
  const value = field === undefined ? undefined : entity.samples[0]?.[field.name];
  if (field === undefined || typeof value !== 'string' || value === '') return undefined;
  const matching = entity.samples.filter((sample) => sample[field.name] === value).length;
  return {
    name: `The dashboard can show one ${field.label.toLowerCase()} only`,
    steps: [
      { do: 'fill', label: `Filter by ${field.label.toLowerCase()}`, value },
      {
        do: 'see',
        text: `Showing ${matching} of ${entity.samples.length} ${inText(entity.many)} in ${value}`,
      },
    ],
  };
}
