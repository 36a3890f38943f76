import { limits } from '../../kernel/limits.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, withField } from '../told/told.ts';
import { entitiesIn } from '../told/told-measure.ts';
import type { Asked } from './asked.ts';
import { onPageOf } from './place-section.ts';
import { plansInPassing, type SaidPlan, saidPlan } from './said-plan.ts';

const mapNote = 'It is a plan with a tile for each, not a map with streets.';

/** “a plan of the tables, free or taken”: a tile for each, in the colour of its state. */
export function showPlan(words: string, spec: AppSpec): Asked | undefined {
  const said = saidPlan(words);
  if (said === undefined) return undefined;
  const named = said.things.flatMap((one) => entitiesIn(one, spec));
  // What is only spoken of beside it gets no states that it has not.
  const beside = entitiesIn(words, spec).filter((one) => !named.includes(one));
  const asked =
    firstOf(named, (entity) => tilesOf(entity, said, words, spec)) ??
    firstOf(beside, (entity) => tilesOf(entity, { ...said, states: [] }, words, spec)) ??
    (named.length > 0 || !said.isDrawn ? undefined : newPlan(said, spec));
  return asked !== undefined && said.isMap ? { ...asked, note: mapNote } : asked;
}

function firstOf<T>(all: readonly T[], make: (one: T) => Asked | undefined): Asked | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** The same in the midst of a text without stops: only states that things of the plan have, or a list of them behind the thing. */
export function showPlanInPassing(words: string, spec: AppSpec): Asked | undefined {
  for (const { words: near, states, isDrawn } of plansInPassing(words))
    for (const entity of entitiesIn(near, spec)) {
      const held = isDrawn || states.length > 1 ? mentioned(entity, near, 2) : undefined;
      const isBeside = entitiesIn(near.split(/\s+/).slice(0, 3).at(-1) ?? '', spec).includes(entity);
      const asked =
        held !== undefined
          ? tiled(entity.name, held.name, spec)
          : isBeside && states.length > 1
            ? tilesOf(entity, { isDrawn: true, isMap: false, states, things: [] }, '', spec)
            : undefined;
      if (asked !== undefined) return asked;
    }
  return undefined;
}

function tilesOf(entity: EntitySpec, said: SaidPlan, words: string, spec: AppSpec): Asked | undefined {
  const shown = spec.pages
    .flatMap(({ sections }) => sections)
    .find(({ block, props }) => block === 'tiles' && props['entity'] === entity.name);
  if (shown !== undefined) return said.isDrawn ? { spec, parts: [`section:${shown.id}`] } : undefined;
  const held = stateField(entity, said) ?? mentioned(entity, words, said.isDrawn ? 1 : 2);
  if (held !== undefined) return tiled(entity.name, held.name, spec);
  if (said.states.length < 2 || !said.isDrawn) return undefined;
  const field = newState(said.states, entity);
  const next = withField(spec, entity.name, field, (index) => said.states[index % said.states.length] ?? '');
  const asked = next === undefined ? undefined : tiled(entity.name, field.name, next);
  return asked === undefined
    ? undefined
    : { ...asked, parts: [...asked.parts, `field:${entity.name}.${field.name}`] };
}

/** The choice of which so many options stand in the clause: “racks full free”. */
function mentioned({ fields }: EntitySpec, words: string, fewest: number): FieldSpec | undefined {
  const plain = ` ${words.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `;
  return fields.find(
    ({ kind, options = [] }) =>
      kind === 'choice' &&
      options.length > 1 &&
      options.filter((one) => one.length > 2 && plain.includes(` ${one.toLowerCase()} `)).length >= fewest,
  );
}

function tiled(things: string, state: string, spec: AppSpec): Asked | undefined {
  const entity = spec.entities.find(({ name }) => name === things);
  const title = `Plan of ${(entity?.many ?? things).toLowerCase()}`;
  return onPageOf(things, { block: 'tiles', title, props: { entity: things, state } }, 'front', spec);
}

/** The choice that has the states that were told, or that is called as it was told. */
function stateField({ fields }: EntitySpec, { states, by }: SaidPlan): FieldSpec | undefined {
  const choices = fields.filter(({ kind, options }) => kind === 'choice' && (options?.length ?? 0) > 1);
  const called =
    by === undefined
      ? undefined
      : choices.find(({ label, name }) => isSame(nounLemma(label.toLowerCase()), by) || name === by);
  const holds = ({ options = [] }: FieldSpec) =>
    states.filter((state) => options.some((one) => isSameState(one, state))).length;
  return called ?? choices.find((one) => states.length > 0 && holds(one) * 2 > states.length);
}

function isSameState(option: string, state: string): boolean {
  const [own, told] = [option.toLowerCase(), state.toLowerCase()];
  return own === told || (told.length > 3 && (own.startsWith(told) || told.startsWith(own)));
}

function newState(states: readonly string[], entity: EntitySpec): FieldSpec {
  const label = entity.fields.some(({ label: one }) => /^(?:state|status)$/iu.test(one))
    ? 'On the plan'
    : 'State';
  return {
    name: fieldName(label, entity),
    label,
    kind: 'choice',
    options: [...states],
    start: states[0] ?? '',
  };
}

const ownNote = 'The plan of the app shows its own states.';
const fewTiles = 8;
const mostTiles = 24;

/** Things that nothing else in the plan keeps get a page with their plan, where their state is changed. */
function newPlan(said: SaidPlan, spec: AppSpec): Asked | undefined {
  const shown = spec.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'tiles');
  // Two plans of the same hall under two names would be one too many.
  if (shown !== undefined)
    return said.states.length < 2 ? undefined : { spec, parts: [`section:${shown.id}`], note: ownNote };
  const [many] = said.things;
  const { entities, pages } = limits.engine;
  if (
    many === undefined ||
    said.states.length < 2 ||
    spec.entities.length >= entities ||
    spec.pages.length >= pages
  )
    return undefined;
  const one = nounLemma(many);
  const name = many.replaceAll(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  const id = many.replaceAll(/[^a-z0-9]+/g, '-');
  const isUsed =
    spec.entities.some((entity) => entity.name === name) || spec.pages.some((page) => page.id === id);
  if (!/^[a-z]{3,24}$/u.test(many) || one === many || isUsed) return undefined;
  const entity = newEntity(name, one, many, said);
  const can = { create: true, edit: true, remove: true };
  const page = {
    id,
    path: `/${id}`,
    title: entity.many,
    nav: true,
    sections: [{ id: `${id}-list`, block: 'records', props: { entity: name, layout: 'table', can } }],
  };
  return tiled(name, 'state', {
    ...spec,
    entities: [...spec.entities, entity],
    pages: [...spec.pages, page],
  });
}

function newEntity(name: string, one: string, many: string, { states, count }: SaidPlan): EntitySpec {
  const title = sentenceCase(one);
  const size = Math.min(mostTiles, Math.max(states.length, count ?? fewTiles));
  return {
    name,
    one: title,
    many: sentenceCase(many),
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      {
        name: 'state',
        label: 'State',
        kind: 'choice',
        options: [...states],
        start: states[0] ?? '',
        required: true,
      },
      { name: 'note', label: 'Note', kind: 'text' },
    ],
    samples: Array.from({ length: size }, (_, index) => ({
      name: `${title} ${index + 1}`,
      state: states[(index * 2 + (index % 3)) % states.length] ?? '',
      note: '',
    })),
  };
}
