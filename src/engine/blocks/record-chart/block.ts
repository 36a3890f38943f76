import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { formulaProp } from '../../fit/formula-prop.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import { type Grouping, groupRecords } from '../../library/rules/group-records.ts';
import type { World } from '../../library/rules/world.ts';
import { inText } from '../../library/words/in-text.ts';
import { type FigureLook, showFigure } from '../../library/words/show-figure.ts';
import { onEveryDay, worldsOn } from '../../proof/on-every-day.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import type { AppSpec, EntitySpec, FieldSpec, PageSpec, SectionSpec } from '../../spec/app-spec.ts';
import { sightOf } from '../../spec/rule-faults.ts';

const props = z.object({
  entity: z.string(),
  by: formulaProp,
  what: z.enum(['count', 'sum', 'avg', 'min', 'max']).optional(),
  of: formulaProp.optional(),
  kind: z.enum(['bars', 'line', 'pie']).optional(),
  where: formulaProp.optional(),
});
type RecordChartProps = z.infer<typeof props>;

const types = { bars: 'bar', line: 'line', pie: 'donut' } as const;
const sumWords = { sum: 'Total', avg: 'Average', min: 'Lowest', max: 'Highest' } as const;

function fieldNamed(entity: EntitySpec | undefined, name: string | undefined): FieldSpec | undefined {
  return entity?.fields.find((field) => field.name === name);
}

function groupingOf({ by, what, of, where }: RecordChartProps, entity: EntitySpec | undefined) {
  const options = fieldNamed(entity, by)?.options;
  const isCounted = what === undefined || what === 'count';
  return {
    by,
    ...(isCounted ? {} : { what, of }),
    ...(where === undefined ? {} : { where }),
    ...(options === undefined ? {} : { options }),
  };
}

/** Amounts of money are written as such, also where a formula sums them up. */
function lookOf({ what = 'count', of = '' }: RecordChartProps, entity: EntitySpec | undefined): FigureLook {
  if (what === 'count') return {};
  const words = of.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const field =
    fieldNamed(entity, of) ??
    words.map((word) => fieldNamed(entity, word)).find((one) => one?.kind === 'money');
  const unit = field?.unit === undefined ? {} : { unit: field.unit };
  return field?.kind === 'money' || field?.kind === 'percent' ? { kind: field.kind, ...unit } : unit;
}

function labelsOf({ by, what = 'count', of }: RecordChartProps, entity: EntitySpec | undefined) {
  const many = inText(entity?.many ?? 'records');
  const measured = fieldNamed(entity, of)?.label;
  const unit = /^(month|week|weekday|year|day)\(/.exec(by)?.[1];
  const name = fieldNamed(entity, by)?.label ?? (unit === undefined ? 'Group' : capital(unit));
  const value =
    what === 'count'
      ? `Number of ${many}`
      : `${sumWords[what]}${measured === undefined ? '' : ` ${inText(measured)}`}`;
  return { name, value, title: `${value} by ${inText(name)}` };
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

function faultsOf(chart: RecordChartProps, spec: AppSpec): string[] {
  const { entity, by, what = 'count', of, where } = chart;
  if (entityOf(spec, entity) === undefined) return [`There are no “${entity}”`];
  const sight = sightOf(spec, entity);
  const formulas = [by, of, where].filter((one) => one !== undefined);
  const lacking = what !== 'count' && of === undefined ? [`“${what}” of nothing`] : [];
  return [...lacking, ...formulas.flatMap((formula) => formulaFaults(formula, sight))];
}

/** A chart of records in groups that a formula makes. */
export const block = defineBlock<RecordChartProps>({
  id: 'record-chart',
  title: 'Chart by formula',
  words: [],
  size: 'part',
  props,
  example: { entity: 'things', by: 'category', what: 'sum', of: 'price * amount', kind: 'bars' },
  fit: () => undefined,
  faults: faultsOf,
  emit(chart, section, { file, page, spec, ...context }) {
    const entity = entityOf(spec, chart.entity);
    const labels = labelsOf(chart, entity);
    const look = lookOf(chart, entity);
    return {
      tag: file.use('RecordChart', 'views/record-chart.tsx'),
      props: {
        entity: new Code(context.entity(chart.entity)),
        title: titleOf(chart, section, page, entity),
        type: types[chart.kind ?? 'bars'],
        nameLabel: labels.name,
        valueLabel: labels.value,
        grouping: groupingOf(chart, entity),
        look: Object.keys(look).length === 0 ? undefined : { ...look },
      },
    };
  },
  prove(chart, section, { spec, page }) {
    const entity = entityOf(spec, chart.entity);
    if (entity === undefined) return [];
    const title = titleOf(chart, section, page, entity);
    const numbers = shownNumbers(chart, entity, worldsOn(page, spec));
    const isEmpty = numbers?.every(({ value }) => value === 0);
    const seen: ProofStep[] =
      isEmpty === true
        ? [{ do: 'see', text: 'There is nothing to draw yet.' }]
        : (numbers ?? []).slice(0, 12).map(({ text }) => ({ do: 'see', text }));
    const drawn: ProofStep[] =
      isEmpty === false || (chart.where === undefined && numbers === undefined && entity.samples.length > 0)
        ? [
            { do: 'count', selector: 'figure svg', min: 1 },
            { do: 'press', name: `Show the numbers: ${title}` },
          ]
        : [];
    return [
      {
        name: `${title} is drawn, and its numbers can be read`,
        steps: [{ do: 'open', path: page.path }, { do: 'see', text: title }, ...drawn, ...seen],
        tries: [`entity:${entity.name}`],
      },
    ];
  },
});

function titleOf(
  chart: RecordChartProps,
  { title }: SectionSpec,
  page: PageSpec,
  entity?: EntitySpec,
): string {
  return title !== undefined && title !== page.title ? title : labelsOf(chart, entity).title;
}

/** The figures of the samples, as they are read; undefined where they depend on the day. */
function shownNumbers(chart: RecordChartProps, entity: EntitySpec, worlds: readonly World[]) {
  const grouping: Grouping = { things: entity.name, ...groupingOf(chart, entity) };
  const look = lookOf(chart, entity);
  return onEveryDay(worlds, (world) =>
    groupRecords(world, grouping).groups.map(({ label, value }) => ({
      value,
      text: `${label} ${showFigure(value, look) ?? '–'}`,
    })),
  );
}
