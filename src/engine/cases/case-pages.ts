import { kebab } from '../emit/names.ts';
import { sentenceCase } from '../read/words.ts';
import type { EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import type { CaseFile, CasePage, CasePart } from './case-file.ts';
import { formulaKind } from './formula-kind.ts';
import { leftToActs } from './left-to-acts.ts';
import { CaseFault, readField } from './read-field.ts';

type Props = Record<string, unknown>;

/** What is known while the pages of a case are made. */
interface Making {
  readonly entities: readonly EntitySpec[];
  readonly acts: NonNullable<CaseFile['acts']>;
  /** The props of a ready-made part that a case uses by its id. */
  readonly blockProps: (id: string) => Props | undefined;
}

export function casePages(file: CaseFile, making: Making): PageSpec[] {
  const used = new Set<string>();
  return file.pages.map((page, index) => {
    const id = unlike(slugOf(page.title), used);
    return {
      id,
      path: index === 0 ? '/' : `/${id}`,
      title: page.title,
      lead: page.lead ?? (index === 0 ? file.lead : undefined),
      nav: true,
      ...(page.for === undefined ? {} : { roles: page.for.map(sentenceCase) }),
      sections: sectionsOf(page, id, making),
    } satisfies PageSpec;
  });
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'page' : slug.slice(0, 40);
}

function unlike(id: string, used: Set<string>): string {
  let one = id;
  for (let count = 2; used.has(one); count += 1) one = `${id}-${count}`;
  used.add(one);
  return one;
}

function sectionsOf(page: CasePage, pageId: string, making: Making): SectionSpec[] {
  return page.parts.map((part, index) => {
    const { block, props } = sectionOf(part, making);
    return {
      id: `${pageId}-${block}-${index + 1}`,
      block,
      ...(part.title === undefined ? {} : { title: part.title }),
      props: withoutEmpty(props),
    };
  });
}

/** Props that are not said are left out. */
function withoutEmpty(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}

interface Section {
  readonly block: string;
  readonly props: Props;
}

/** One part of a page in the language of cases, for a plan that stands already. */
export function sectionOfPart(part: CasePart, entities: readonly EntitySpec[]): Section {
  const { block, props } = sectionOf(part, { entities, acts: {}, blockProps: () => undefined });
  return { block, props: withoutEmpty(props) };
}

/** What the key of a part makes of it. */
const makers: Readonly<Record<string, (part: CasePart, making: Making) => Section>> = {
  list: listOf,
  figures: ({ figures = {} }, { entities }) => ({
    block: 'figures',
    props: {
      figures: Object.entries(figures).map(([label, formula]) => ({
        label,
        formula: String(formula),
        ...formulaKind(String(formula), entities),
      })),
    },
  }),
  board: ({ board = '' }, making) => {
    const { entity, by } = thingBy(board, making);
    return { block: 'kanban', props: { entity, field: by } };
  },
  calendar: ({ calendar = '' }, making) => {
    const { entity, by } = thingBy(calendar, making);
    return { block: 'calendar', props: { entity, date: by } };
  },
  tiles: ({ tiles = '', label, where }, making) => {
    const { entity, by } = thingBy(tiles, making);
    return { block: 'tiles', props: { entity, state: by, label, where } };
  },
  chart: chartOf,
  form: ({ form = '', done, show }, making) => {
    const entity = entityOf(form, making);
    const leaves = leftToActs(entity, making.acts);
    return {
      block: 'entry-form',
      props: {
        entity: entity.name,
        done: done ?? 'Thank you, it is noted.',
        ...(leaves.length === 0 ? {} : { leaves }),
        ...(show === undefined ? {} : { shows: show }),
      },
    };
  },
  text: ({ text = '' }) => ({
    block: 'prose',
    props: {
      paragraphs: text
        .split(/\n\s*\n/)
        .map((one) => one.replaceAll(/\s+/g, ' ').trim())
        .filter((one) => one !== ''),
    },
  }),
  prices: ({ prices = {} }) => factsOf(prices, 'prices'),
  hours: ({ hours = {} }) => factsOf(hours, 'hours'),
  facts: ({ facts = {} }) => factsOf(facts, 'plain'),
  calculator: ({ calculator }) => reckonerOf(calculator),
  use: ({ use = '', props }, { blockProps }) => {
    const known = props ?? blockProps(use);
    if (known === undefined) throw new CaseFault(`There is no ready-made part “${use}”.`);
    return { block: use, props: known };
  },
};

function sectionOf(part: CasePart, making: Making): Section {
  const key = Object.keys(part).find((one) => one in makers);
  const maker = key === undefined ? undefined : makers[key];
  if (maker === undefined)
    throw new CaseFault(`A part of a page says not what it is: ${Object.keys(part).join(', ')}.`);
  return maker(part, making);
}

function entityOf(name: string, { entities }: Making): EntitySpec {
  const entity = entities.find((one) => one.name === name);
  if (entity === undefined) throw new CaseFault(`A page shows “${name}”, which are not there.`);
  return entity;
}

/** `loans by until` */
function thingBy(text: string, making: Making): { entity: string; by: string } {
  const match = /^\s*([a-zA-Z0-9]+)\s+by\s+(.+?)\s*$/.exec(text);
  if (match === null) throw new CaseFault(`“${text}” is not of the form “things by field”.`);
  return { entity: entityOf(match[1] ?? '', making).name, by: match[2] ?? '' };
}

function listOf(part: CasePart, making: Making): Section {
  const entity = entityOf(part.list ?? '', making);
  const can = part.can ?? 'all';
  const acts =
    part.acts ??
    Object.entries(making.acts)
      .filter(([, { on }]) => on === entity.name)
      .map(([key]) => key);
  for (const act of acts)
    if (making.acts[act] === undefined)
      throw new CaseFault(`A list offers the act “${act}”, which is not there.`);
  const has = (name: string) => entity.fields.some((field) => field.name === name);
  const missing = [
    ...(part.show ?? []),
    ...(part.filters ?? []),
    ...(part.group === undefined ? [] : [part.group]),
    ...(part.sort === undefined ? [] : [part.sort.replace('-', '')]),
  ].filter((name) => !has(name));
  if (missing.length > 0) throw new CaseFault(`${entity.name} have no ${missing.join(', ')}.`);
  return {
    block: 'records',
    props: {
      entity: entity.name,
      layout: part.layout,
      show: part.show,
      filters: part.filters,
      actions: acts.length === 0 ? undefined : acts.map(kebab),
      can:
        can === 'none'
          ? undefined
          : can === 'add'
            ? { create: true }
            : { create: true, edit: true, remove: true },
      where: part.where,
      sort: part.sort,
      group: part.group,
      rank: part.rank,
      empty: part.empty,
    },
  };
}

/** `value: sum(amount)`, `value: sum(amount of payments)` and `value: count`. */
function chartOf({ chart = '', value = 'count', kind, where }: CasePart, making: Making): Section {
  const { entity, by } = thingBy(chart, making);
  const match = /^(count|sum|avg|min|max)(?:\(\s*(.*?)\s*\))?$/.exec(value.trim());
  if (match === null) throw new CaseFault(`“${value}” is no value of a chart.`);
  const [, what, inside = ''] = match;
  const of = inside.replace(new RegExp(`\\s+of\\s+${entity}$`), '');
  return {
    block: 'record-chart',
    props: { entity, by, what, of: what === 'count' || of === '' ? undefined : of, kind, where },
  };
}

function factsOf(rows: Readonly<Record<string, string | number>>, kind: string): Section {
  const written = Object.entries(rows).map(([label, text]) => ({ label, text: String(text) }));
  return { block: 'facts', props: { rows: written, kind } };
}

/** `a formula in UNIT`, where what follows the last “ in ” is no bracket. */
function reckonerOf(calculator: CasePart['calculator']): Section {
  const { inputs = {}, results = {}, note } = calculator ?? {};
  return {
    block: 'reckoner',
    props: {
      inputs: Object.entries(inputs).map(([name, line]) => readField(name, line).field),
      results: Object.entries(results).map(([label, text]) => {
        const match = /^(.*?)\s+in\s+([^()"]+)$/.exec(String(text));
        return match === null
          ? { label, formula: String(text) }
          : { label, formula: (match[1] ?? '').trim(), unit: (match[2] ?? '').trim() };
      }),
      note,
    },
  };
}
