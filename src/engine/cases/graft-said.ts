import { limits } from '../../kernel/limits.ts';
import { partsOfTasks } from '../plan/serve-tasks.ts';
import type { ActionSpec, AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';

/** Parts that every start page is composed of: a case has its own. */
const composed = new Set([
  'hero',
  'highlights',
  'feature-cards',
  'stats',
  'dashboard',
  'calculator',
  'formula-calculator',
]);

/** What was said and the case does not have comes into it: other things with their pages, and named parts. */
export function graftSaid(
  plan: CasePlan,
  said: AppSpec,
  matched: ReadonlyMap<string, string>,
  /** The fields of a thing that the text speaks of; undefined where it does not speak of the thing. */
  askedOf: (entity: EntitySpec) => ReadonlySet<string> | undefined,
): void {
  const fresh = said.entities.filter((entity) => !matched.has(entity.name) && askedOf(entity) !== undefined);
  const room = limits.engine.entities - plan.entities.length;
  const taken = fresh.slice(0, room).filter(({ name }) => !plan.entities.some((one) => one.name === name));
  const names = new Map([...matched, ...taken.map(({ name }): [string, string] => [name, name])]);
  plan.entities.push(
    ...taken.map((entity) => unlikeOthers(pointed(onlySaid(entity, askedOf(entity)), names), plan.entities)),
  );
  const asked = new Set(said.trace.flatMap(({ served }) => served));
  const actions = said.actions.filter((action) => isWhole(action, taken, names));
  plan.actions.push(...actions.filter(({ id }) => !plan.actions.some((one) => one.id === id)));
  for (const page of said.pages) graftPage(plan, page, { taken, names, asked });
}

/** Beside a case, a thing has what was said of it and room for a note, not all that such things may have elsewhere. */
function onlySaid(entity: EntitySpec, asked: ReadonlySet<string> = new Set()): EntitySpec {
  const note = entity.fields.find(({ kind }) => kind === 'long-text');
  const fields = entity.fields.filter(
    (field) =>
      field.name === entity.title ||
      asked.has(field.name) ||
      field.automatic === true ||
      (asked.size === 0 && field === note),
  );
  const names = new Set(fields.map(({ name }) => name));
  const samples = entity.samples.map((sample) =>
    Object.fromEntries(Object.entries(sample).filter(([name]) => names.has(name))),
  );
  return { ...entity, fields, samples };
}

/** Two kinds of records of an app do not have the same examples. */
function unlikeOthers(entity: EntitySpec, others: readonly EntitySpec[]): EntitySpec {
  const known = new Set(others.flatMap(({ title, samples }) => samples.map((sample) => sample[title])));
  const samples = entity.samples.map((sample, index) =>
    known.has(sample[entity.title]) ? { ...sample, [entity.title]: `${entity.one} ${index + 1}` } : sample,
  );
  return { ...entity, samples };
}

interface Grafting {
  readonly taken: readonly EntitySpec[];
  readonly names: ReadonlyMap<string, string>;
  readonly asked: ReadonlySet<string>;
}

/** References go to what they point to by now; what points nowhere is a text. */
function pointed(entity: EntitySpec, names: ReadonlyMap<string, string>): EntitySpec {
  const fields = entity.fields.map((field) => {
    if (field.to === undefined) return field;
    const to = names.get(field.to);
    return to === undefined ? { ...field, kind: 'text' as const, to: undefined } : { ...field, to };
  });
  const samples = entity.samples.map((sample) => {
    const next = { ...sample };
    for (const { name, to } of entity.fields) {
      const target = to === undefined ? undefined : names.get(to);
      if (to !== undefined && target !== to && typeof next[name] === 'string')
        next[name] = target === undefined ? null : String(next[name]).replace(`${to}-`, `${target}-`);
    }
    return next;
  });
  const related = entity.detail?.related.filter((relation) => names.get(relation.entity) === relation.entity);
  return {
    ...entity,
    fields,
    samples,
    ...(entity.detail === undefined ? {} : { detail: { ...entity.detail, related: related ?? [] } }),
  };
}

function isWhole(
  { on, creates }: ActionSpec,
  taken: readonly EntitySpec[],
  names: ReadonlyMap<string, string>,
): boolean {
  const isTaken = (name: string) => taken.some((entity) => entity.name === name);
  return isTaken(on) && (creates === undefined || names.get(creates.entity) === creates.entity);
}

function graftPage(plan: CasePlan, page: PageSpec, grafting: Grafting): void {
  const sections = page.sections.flatMap((section) => grafted(section, page, plan, grafting));
  if (sections.length === 0 || plan.pages.length >= limits.engine.pages) return;
  const id = unlike(page.id === 'home' ? (sections[0]?.block ?? page.id) : page.id, plan.pages);
  const title = page.path === '/' ? (sections[0]?.title ?? page.title) : page.title;
  const path = `/${id}`;
  plan.pages.push({ ...page, id, path, title, sections });
  for (const entity of plan.entities)
    if (grafting.taken.some(({ name }) => name === entity.name) && entity.detail?.path === page.path)
      entity.detail.path = path;
}

/** A section of a thing that is new, or a part that was asked for by name and that the case lacks. */
function grafted(
  section: SectionSpec,
  page: PageSpec,
  plan: CasePlan,
  { taken, names, asked }: Grafting,
): SectionSpec[] {
  const entity = section.props['entity'];
  const isNew = typeof entity === 'string' && taken.some(({ name }) => name === entity);
  const isNamed =
    asked.has(`section:${section.id}`) || (section.block !== 'records' && asked.has(`page:${page.id}`));
  const isThere = plan.pages.some(({ sections }) => sections.some(({ block }) => block === section.block));
  // What a task asks for is in the case already.
  if (
    composed.has(section.block) ||
    partsOfTasks.has(section.block) ||
    (!isNew && (!isNamed || isThere || section.block === 'records'))
  )
    return [];
  if (typeof entity !== 'string')
    return entity === undefined ? [{ ...section, id: `said-${section.id}` }] : [];
  const name = names.get(entity);
  if (name === undefined || (name !== entity && !hasFields(section, plan, name))) return [];
  const actions = section.props['actions'];
  const known = Array.isArray(actions)
    ? { actions: actions.filter((id) => plan.actions.some((one) => one.id === id)) }
    : {};
  return [{ ...section, id: `said-${section.id}`, props: { ...section.props, ...known, entity: name } }];
}

/** The fields that a part speaks of must be there under the same names. */
function hasFields({ props }: SectionSpec, { entities }: CasePlan, name: string): boolean {
  const fields = entities.find((one) => one.name === name)?.fields.map((field) => field.name) ?? [];
  return ['date', 'field', 'value', 'by', 'label'].every(
    (key) => typeof props[key] !== 'string' || fields.includes(props[key]),
  );
}

function unlike(id: string, pages: readonly PageSpec[]): string {
  let one = id;
  for (let count = 2; pages.some((page) => page.id === one || page.path === `/${one}`); count += 1)
    one = `${id}-${count}`;
  return one;
}
