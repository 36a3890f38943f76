import { limits } from '../../kernel/limits.ts';
import { partsOfTasks } from '../plan/serve-tasks.ts';
import { nounLemma } from '../read/lemma.ts';
import type { ActionSpec, AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { takeFields } from './said-fields.ts';

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
  const unmet = said.entities.filter((entity) => !matched.has(entity.name) && askedOf(entity) !== undefined);
  const fresh = unmet
    .filter((entity) => !isUnderAnotherName(entity, plan, askedOf(entity), calledInText(said, matched)))
    .filter((entity, at, all) => !all.slice(0, at).some(({ one }) => isKindOf(one, entity.one)));
  const room = limits.engine.entities - plan.entities.length;
  const taken = fresh.slice(0, room).filter(({ name }) => !plan.entities.some((one) => one.name === name));
  const names = new Map([...matched, ...taken.map(({ name }): [string, string] => [name, name])]);
  plan.entities.push(
    ...taken.map((entity) => unlikeOthers(pointed(onlySaid(entity, askedOf(entity)), names), plan.entities)),
  );
  const asked = new Set(said.trace.flatMap(({ served }) => served));
  const actions = said.actions.filter((action) => isWhole(action, taken, names));
  plan.actions.push(...actions.filter(({ id }) => !plan.actions.some((one) => one.id === id)));
  for (const page of said.pages) graftPage(plan, page, { taken, names, asked, said });
}

/** What the case has under a shorter or a longer name: that takes what was said of it. */
function isUnderAnotherName(
  entity: EntitySpec,
  plan: CasePlan,
  asked: ReadonlySet<string> = new Set(),
  inText: ReadonlyMap<string, string> = new Map(),
): boolean {
  const same =
    plan.entities.find(({ one }) => isKindOf(entity.one, one)) ??
    plan.entities.find(({ name }) => isKindOf(entity.one, inText.get(name) ?? '')) ??
    (meansAny.test(nounLemma(entity.one)) && entity.fields.every(({ to }) => to === undefined)
      ? plan.entities[0]
      : undefined);
  if (same !== undefined) takeFields(same, entity, asked, plan);
  return same !== undefined;
}

/** What the text calls the things of the case. */
function calledInText({ entities }: AppSpec, matched: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    entities.flatMap(({ name, one }): [string, string][] => {
      const key = matched.get(name);
      return key === undefined ? [] : [[key, one]];
    }),
  );
}

/** “Each piece has a number” says it of what the app is about. */
const meansAny = /^(?:piece|thing|item|object|one|unit|entry|article|record)$/;

/** “fountain pen” and “pen”. */
function isKindOf(one: string, other: string): boolean {
  const [a, b] = [nounLemma(one), nounLemma(other)];
  return a !== '' && b !== '' && (a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`));
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
  readonly said: AppSpec;
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
  { taken, names, asked, said }: Grafting,
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
  if (typeof entity !== 'string') {
    const props = overOtherKinds(section.props, said, names);
    return entity === undefined && props !== undefined
      ? [{ ...section, id: `said-${section.id}`, props }]
      : [];
  }
  const name = names.get(entity);
  if (name === undefined || !hasAll(section, { plan, said, name })) return [];
  const actions = section.props['actions'];
  const known = Array.isArray(actions)
    ? { actions: actions.filter((id) => plan.actions.some((one) => one.id === id)) }
    : {};
  return [{ ...section, id: `said-${section.id}`, props: { ...section.props, ...known, entity: name } }];
}

/** A part over several kinds of records is over those that there are by now; undefined where none is left. */
function overOtherKinds(
  props: SectionSpec['props'],
  { entities }: AppSpec,
  names: ReadonlyMap<string, string>,
): SectionSpec['props'] | undefined {
  const isKind = (value: unknown) => entities.some(({ name }) => name === value);
  const now: Record<string, unknown> = { ...props };
  for (const [key, value] of Object.entries(props)) {
    const kinds = (Array.isArray(value) ? value : [value]).filter(isKind).map(String);
    const left = kinds.flatMap((name) => names.get(name) ?? []);
    if (kinds.length > 0 && left.length === 0) return undefined;
    if (kinds.length > 0) now[key] = Array.isArray(value) ? left : left[0];
  }
  return now;
}

/** The fields and the other kinds of records that a part speaks of must be there under the same names. */
function hasAll(
  { block, props }: SectionSpec,
  { plan, said, name }: { plan: CasePlan; said: AppSpec; name: string },
): boolean {
  // A list shows what there is.
  if (block === 'records') return true;
  const { entity, ...others } = props;
  const spoken = new Set(textsIn(others));
  const before = said.entities.find((one) => one.name === entity)?.fields ?? [];
  const now = plan.entities.find((one) => one.name === name)?.fields ?? [];
  const isThere = (list: readonly { readonly name: string }[], one: string) =>
    list.some((known) => known.name === one);
  return (
    before.every((field) => !spoken.has(field.name) || isThere(now, field.name)) &&
    said.entities.every((kind) => !spoken.has(kind.name) || isThere(plan.entities, kind.name))
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function unlike(id: string, pages: readonly PageSpec[]): string {
  let one = id;
  for (let count = 2; pages.some((page) => page.id === one || page.path === `/${one}`); count += 1)
    one = `${id}-${count}`;
  return one;
}
