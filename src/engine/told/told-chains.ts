import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import { type SaidChain, type SaidState, saidChains } from '../facts/said-chains.ts';
import { actToState } from '../grammar/state-words.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { withOwnThing } from './own-thing.ts';
import { fieldName, sectionId, type Told } from './told.ts';
import { actId, nameOf, withAct, withPage } from './told-acts.ts';
import { entitiesIn } from './told-measure.ts';

/** What a chain of states makes of a plan, with its place in the text. */
export interface ToldChain {
  readonly told: (spec: AppSpec) => Told | undefined;
  readonly start: number;
  readonly end: number;
}

/** “in, waiting for parts, done, collected”: the thing has these states, acts lead from each to the next, and a page lists it by them. */
export function toldChains(text: string): ToldChain[] {
  return saidChains(text).map((chain) => ({
    told: (spec) => tellChain(chain, text, spec),
    start: chain.start,
    end: chain.end,
  }));
}

function tellChain(chain: SaidChain, text: string, before: AppSpec): Told | undefined {
  const known = passingThing(chain, text, before);
  const made = known === undefined ? withOwnThing(before, chain.thing ?? '') : undefined;
  const entity = known ?? made?.entities.at(-1);
  return entity === undefined ? undefined : statedBy(chain, entity, made ?? before);
}

function statedBy(chain: SaidChain, entity: EntitySpec, spec: AppSpec): Told | undefined {
  const options = chain.steps.flat().map(({ name }) => name);
  const same = entity.fields.find(
    (field) => field.kind === 'choice' && options.every((one) => optionOf(field, one) !== undefined),
  );
  const known = same ?? stateOf(entity);
  const isFree = known !== undefined && !isBound(known, entity, spec);
  if (same !== undefined && !isFree) return { spec, parts: [`field:${entity.name}.${same.name}`] };
  const label = known === undefined || isFree ? 'State' : 'Stage';
  const field: FieldSpec = {
    name: isFree ? known.name : fieldName(label, entity),
    label: isFree && /^stat/iu.test(known.label) ? known.label : label,
    kind: 'choice',
    options,
    start: options[0] ?? '',
  };
  const stated = withStates(spec, entity, field);
  return stated === undefined ? undefined : withSteps(stated, entity.name, field, chain.steps);
}

function optionOf({ options = [] }: FieldSpec, state: string): string | undefined {
  return options.find((one) => one.toLowerCase() === state.toLowerCase());
}

function stateOf({ fields }: EntitySpec): FieldSpec | undefined {
  return fields.find(
    ({ kind, name, formula }) =>
      kind === 'choice' && formula === undefined && /^(?:state|status|stage)$/u.test(name),
  );
}

/** Whether anything in the plan works with the values of a choice: then they stay as they are. */
function isBound(
  { options = [] }: FieldSpec,
  { name }: EntitySpec,
  { entities, actions, pages }: AppSpec,
): boolean {
  const worked = JSON.stringify([
    entities.map(({ rules, fields }) => [rules, fields.map(({ formula }) => formula)]),
    actions.filter(({ on, does, creates }) => on === name || does !== undefined || creates !== undefined),
    pages.map(({ sections }) => sections.map(({ props }) => props)),
  ]);
  return options.some((one) => worked.includes(`"${one}"`) || worked.includes(`\\"${one}\\"`));
}

const sentences = /[^.!?\n;]+/gu;
const sentencesBack = 3;

/** What passes through the states: what the words name, else what was spoken of before. */
function passingThing(
  { thing, steps, start }: SaidChain,
  text: string,
  spec: AppSpec,
): EntitySpec | undefined {
  if (thing !== undefined) {
    const [named] = entitiesIn(thing.split(/\s+/u).slice(-2).join(' '), spec);
    if (named !== undefined) return named;
  }
  const states = steps.flat().map(({ name }) => name);
  const alike = spec.entities.find(({ fields }) =>
    fields.some((field) => states.filter((one) => optionOf(field, one) !== undefined).length > 1),
  );
  if (alike !== undefined) return alike;
  if (thing !== undefined) return undefined;
  const before = [...text.slice(0, start).matchAll(sentences)].map(([one]) => one).slice(-sentencesBack);
  const spoken = before.toReversed().flatMap((sentence) => entitiesIn(sentence, spec));
  return spoken.find((one) => !isWho(one)) ?? spec.entities.find((one) => !isWho(one));
}

/** People pass through no states that are told of nothing. */
function isWho({ standsFor, one }: EntitySpec): boolean {
  return standsFor !== undefined || /^(?:customer|member|client|person|owner|user|volunteer)$/iu.test(one);
}

function withStates(spec: AppSpec, entity: EntitySpec, field: FieldSpec): AppSpec | undefined {
  const isThere = entity.fields.some(({ name }) => name === field.name);
  if (!isThere && entity.fields.length >= limits.engine.fieldsPerEntity) return undefined;
  const options = field.options ?? [];
  return withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: isThere
      ? one.fields.map((old) => (old.name === field.name ? field : old))
      : [...one.fields, field],
    samples: one.samples.map((sample, index) => ({
      ...sample,
      [field.name]: options[index % options.length] ?? '',
    })),
  }));
}

function withSteps(
  spec: AppSpec,
  name: string,
  field: FieldSpec,
  steps: readonly (readonly SaidState[])[],
): Told | undefined {
  const entity = spec.entities.find((one) => one.name === name);
  if (entity === undefined) return undefined;
  let next = withoutActsOn(spec, name, field);
  const ids: string[] = [];
  for (const [index, step] of steps.entries())
    for (const { name: to, by } of index === 0 ? [] : step) {
      const act = moveAct(entity, field, to, comesFrom(steps, index), rolesOf(by, spec), next);
      const acted = withAct(next, act);
      if (acted === undefined) return undefined;
      next = acted;
      ids.push(act.id);
    }
  const many = entity.many.toLowerCase();
  const paged = withPage(next, {
    title: `${sentenceCase(many)} by ${field.label.toLowerCase()}`,
    sections: [
      {
        id: sectionId(`told-${kebab(entity.name)}-by-${kebab(field.name)}`, next),
        block: 'records',
        title: `${sentenceCase(many)} by ${field.label.toLowerCase()}`,
        props: { entity: name, group: field.name, actions: ids, empty: 'None at the moment.' },
      },
    ],
  });
  const isOffered = next.pages.some(({ sections }) =>
    sections.some(({ props }) => Array.isArray(props['actions']) && props['actions'].includes(ids[0])),
  );
  if (paged === undefined && !isOffered) return undefined;
  return {
    spec: paged?.spec ?? next,
    parts: [
      `field:${name}.${field.name}`,
      ...ids.map((id) => `action:${id}`),
      ...(paged === undefined ? [] : [`page:${paged.id}`]),
    ],
    ruled: [name],
  };
}

const ended =
  /\b(?:rejected|refused|declined|dropped|withdrawn|cancelled|canceled|turned down|denied|called off)$/iu;

/** From a state that ends it, nothing goes on. */
function comesFrom(steps: readonly (readonly SaidState[])[], index: number): string[] {
  const before = (steps[index - 1] ?? []).map(({ name }) => name);
  const open = before.filter((one) => !ended.test(one));
  return open.length === 0 ? before : open;
}

/** An act that led to a state which is no more has nothing to do. */
function withoutActsOn(spec: AppSpec, name: string, { name: state, options = [] }: FieldSpec): AppSpec {
  const isStale = ({ on, sets, does, creates }: ActionSpec) =>
    on === name &&
    does === undefined &&
    creates === undefined &&
    sets?.[state] !== undefined &&
    !options.includes(String(sets[state]));
  const gone = new Set(spec.actions.filter(isStale).map(({ id }) => id));
  if (gone.size === 0) return spec;
  return {
    ...spec,
    actions: spec.actions.filter(({ id }) => !gone.has(id)),
    pages: spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const { actions } = section.props;
        return Array.isArray(actions)
          ? {
              ...section,
              props: { ...section.props, actions: actions.filter((one) => !gone.has(String(one))) },
            }
          : section;
      }),
    })),
  };
}

function rolesOf(by: string | undefined, { roles }: AppSpec): string[] {
  return by === undefined
    ? []
    : roles.filter((role) => role.toLowerCase() === by || role.toLowerCase() === `${by}s`);
}

function moveAct(
  entity: EntitySpec,
  { name: field }: FieldSpec,
  to: string,
  from: readonly string[],
  roles: readonly string[],
  spec: AppSpec,
): ActionSpec {
  const list = from.map((one) => JSON.stringify(one)).join(', ');
  const slug =
    kebab(entity.name) +
    '-' +
    to
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '');
  return {
    id: actId(`move-${slug}`, spec),
    label: actToState(to),
    on: entity.name,
    condition: from.length === 1 ? `${field} is ${list}` : `${field} in (${list})`,
    ...(roles.length === 0 ? {} : { roles: [...roles] }),
    does: [`set ${field} = ${JSON.stringify(to)}`],
    done: `${nameOf(entity)}: ${to}.`,
  };
}
