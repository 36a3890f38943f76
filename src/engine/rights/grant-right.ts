import { participle, verbLemma } from '../grammar/verb-forms.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { fieldName, type Told } from '../told/told.ts';
import { actId, isOffered, nameOf, withAct } from '../told/told-acts.ts';
import type { SaidRight } from './said-rights.ts';
import { entityMeant, fieldsMeant } from './things-meant.ts';
import { withRoles } from './with-role.ts';

const vague =
  /^(?:it|them|this|that|one|an?|the|everything|anything|ok|entr(?:y|ies)|an entry|the entry|records?|things?)?$/iu;
const entering = /^(?:enter|add|record|write|type|log|note|create|register|place|put in|fill in|type in)\b/iu;
const changing = /^(?:edit|change|alter|correct|amend|update|adjust|modify|manage)\b/iu;
/** Who edits instruments enters them, too; who changes what was sent does not. */
const wholly = /^(?:edit|manage|update)\b/iu;
const deleting = /^(?:delete|remove|erase)\b/iu;

/** The plan in which only these people do it; undefined where nothing of it can be told apart. */
export function grantRight(right: SaidRight, spec: AppSpec, near: EntitySpec | undefined): Told | undefined {
  const ensured = withRoles(spec, right.roles);
  if (ensured === undefined) return undefined;
  const { spec: plan, roles } = ensured;
  const named = vague.test(right.object.trim()) ? undefined : entityMeant(right.object, plan);
  const kept = near === undefined || listsOf(near, plan).length === 0 ? mostNoted(plan) : near;
  const done =
    onlyTheirAct(right, plan, named, roles) ??
    (deleting.test(right.deed)
      ? onlyTheyDelete(plan, named ?? kept, roles)
      : changing.test(right.deed)
        ? onlyTheyChange(plan, named ?? fieldsMeant(right.object, plan)[0]?.entity ?? kept, roles, right.deed)
        : entering.test(right.deed)
          ? onlyTheyEnter(plan, named ?? fieldsMeant(right.object, plan)[0]?.entity ?? kept, roles)
          : theirOwnAct(right, plan, named ?? near, roles));
  return done === undefined
    ? undefined
    : { ...done, parts: [...roles.map((role) => `role:${role}`), ...done.parts] };
}

/** What is noted again and again: the kind with a list of its own that points to the most others. */
function mostNoted(spec: AppSpec): EntitySpec | undefined {
  const links = ({ fields }: EntitySpec) =>
    fields.filter(({ to, formula }) => to !== undefined && formula === undefined).length;
  return spec.entities
    .filter((entity) => listsOf(entity, spec).length > 0)
    .toSorted((a, b) => links(b) - links(a))[0];
}

/** The act that the plan has for it. */
function onlyTheirAct(
  { deed }: SaidRight,
  spec: AppSpec,
  entity: EntitySpec | undefined,
  roles: readonly string[],
): Told | undefined {
  const [verb = ''] = deed.split(' ');
  const alike = spec.actions.filter(
    (action) =>
      isCalled(action, verb) &&
      isOffered(action.id, spec) &&
      (entity === undefined || action.on === entity.name || touches(action, entity)),
  );
  if (alike.length === 0 || alike.length > mostAlike) return undefined;
  const ids = new Set(alike.map(({ id }) => id));
  return {
    spec: {
      ...spec,
      actions: spec.actions.map((one) => (ids.has(one.id) ? { ...one, roles: [...roles] } : one)),
    },
    parts: [...ids].map((id) => `action:${id}`),
  };
}

const mostAlike = 3;

function isCalled({ id, label }: ActionSpec, verb: string): boolean {
  return [
    ...label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .slice(0, 1),
    ...id.split('-').slice(0, 1),
  ].some((word) => word !== '' && (word === verb || verbLemma(word) === verb));
}

function touches({ does = [] }: ActionSpec, { name }: EntitySpec): boolean {
  return does.some((step) => step.startsWith(`add ${name} `));
}

type Can = { create?: boolean; edit?: boolean; remove?: boolean };

function listsOf({ name }: EntitySpec, { pages }: AppSpec): SectionSpec[] {
  return pages
    .flatMap(({ sections }) => sections)
    .filter(
      ({ block, props }) => block === 'records' && props['entity'] === name && props['can'] !== undefined,
    );
}

/** The lists of a kind, whether or not anybody enters something there. */
function shownOf({ name }: EntitySpec, { pages }: AppSpec): SectionSpec[] {
  return pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'records' && props['entity'] === name);
}

/** What nobody could change by hand until now is changed by them. */
function editedIn(list: SectionSpec, spec: AppSpec, roles: readonly string[]): AppSpec {
  return {
    ...spec,
    pages: spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section === list
          ? { ...section, props: { ...section.props, can: { edit: true }, editors: [...roles] } }
          : section,
      ),
    })),
  };
}

function withLists(
  spec: AppSpec,
  entity: EntitySpec,
  change: (props: SectionSpec['props']) => SectionSpec['props'],
): AppSpec {
  const lists = new Set(listsOf(entity, spec).map(({ id }) => id));
  return {
    ...spec,
    pages: spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        lists.has(section.id) ? { ...section, props: change(section.props) } : section,
      ),
    })),
  };
}

function withEditors(spec: AppSpec, { name }: EntitySpec, editors: readonly string[]): AppSpec {
  return withEntity(spec, name, (one) =>
    one.detail?.edit === true ? { ...one, detail: { ...one.detail, editors: [...editors] } } : one,
  );
}

/** Nobody else has the button that deletes; it asks nothing and can be undone. */
function onlyTheyDelete(
  spec: AppSpec,
  entity: EntitySpec | undefined,
  roles: readonly string[],
): Told | undefined {
  if (entity === undefined || shownOf(entity, spec).length === 0) return undefined;
  const closed = withLists(spec, entity, (props) => {
    const { remove: _remove, ...can } = props['can'] as Can;
    return { ...props, can };
  });
  const action: ActionSpec = {
    id: actId(`delete-${entity.name.toLowerCase()}`, spec),
    label: 'Delete',
    on: entity.name,
    roles: [...roles],
    does: ['remove this'],
    done: `${nameOf(entity)} is deleted.`,
  };
  const next = withAct(withEditors(closed, entity, roles), action);
  return next === undefined
    ? undefined
    : {
        spec: servedBy(next, `remove:${entity.name}`, `action:${action.id}`),
        parts: [`action:${action.id}`],
      };
}

/** What served a wish before is served by what stands in its place. */
function servedBy(spec: AppSpec, before: string, now: string): AppSpec {
  const trace = spec.trace.map((entry) => ({
    ...entry,
    served: entry.served.map((part) => (part === before ? now : part)),
  }));
  return { ...spec, trace };
}

/** What stands is changed by them on its own page; others still enter. Where it has no page, they look after all of it. */
function onlyTheyChange(
  spec: AppSpec,
  entity: EntitySpec | undefined,
  roles: readonly string[],
  deed: string,
): Told | undefined {
  const [shown] = entity === undefined ? [] : shownOf(entity, spec);
  if (entity === undefined || shown === undefined) return undefined;
  if (listsOf(entity, spec).length === 0)
    return { spec: editedIn(shown, spec, roles), parts: [`edit:${entity.name}`] };
  const isTheirs = (editors: unknown) =>
    Array.isArray(editors) && roles.every((role) => editors.includes(role));
  if (listsOf(entity, spec).every(({ props }) => isTheirs(props['editors']))) return undefined;
  const isApart = entity.detail?.edit === true && !wholly.test(deed);
  const next = withLists(spec, entity, (props) => {
    const { create } = props['can'] as Can;
    return isApart && create === true ? { ...props, can: { create } } : { ...props, editors: [...roles] };
  });
  const edited = withEditors(next, entity, roles);
  const [role = ''] = roles;
  return {
    spec: isApart
      ? servedBy(
          servedBy(edited, `edit:${entity.name}`, `role:${role}`),
          `remove:${entity.name}`,
          `role:${role}`,
        )
      : edited,
    parts: [`edit:${entity.name}`],
  };
}

function onlyTheyEnter(
  spec: AppSpec,
  entity: EntitySpec | undefined,
  roles: readonly string[],
): Told | undefined {
  if (entity === undefined) return undefined;
  const acts = spec.actions.filter((action) => touches(action, entity));
  const lists = listsOf(entity, spec);
  if (acts.length === 0 && lists.length === 0) return undefined;
  const next = withEditors(
    withLists(spec, entity, (props) => ({ ...props, editors: [...roles] })),
    entity,
    roles,
  );
  return {
    spec: {
      ...next,
      actions: next.actions.map((action) =>
        touches(action, entity) ? { ...action, roles: [...roles] } : action,
      ),
      pages: next.pages.map((page) =>
        page.path !== '/' &&
        page.sections.some(({ block, props }) => block === 'entry-form' && props['entity'] === entity.name)
          ? { ...page, roles: [...roles] }
          : page,
      ),
    },
    parts: lists.length > 0 ? [`create:${entity.name}`] : acts.map(({ id }) => `action:${id}`),
  };
}

/** Deeds that leave a mark on a record: it is released, suspended, handed out. */
const marking =
  /^(?:release|suspend|block|unblock|lock|verify|check|sign off|sign|hand out|give out|reopen|open|close|cancel|void|grant|offer|redeem|award|waive|overrule|destroy|retire|admit|withdraw|certify|judge|publish|clear|pass|transfer|refund|skip|collect|confirm|approve)$/iu;

function theirOwnAct(
  { deed, object }: SaidRight,
  spec: AppSpec,
  entity: EntitySpec | undefined,
  roles: readonly string[],
): Told | undefined {
  if (entity === undefined || !marking.test(deed)) return undefined;
  // What is done with something that the app does not keep would be done with the wrong thing.
  if (!vague.test(object.trim()) && entityMeant(object, spec) === undefined) return undefined;
  const [verb = '', ...more] = deed.split(' ');
  const done = [participle(verb), ...more].join(' ');
  const label = sentenceCase(deed);
  const state = entity.fields.find(
    ({ kind, formula, options = [] }) =>
      kind === 'choice' && formula === undefined && options.some((one) => one.toLowerCase() === done),
  );
  const option = state?.options?.find((one) => one.toLowerCase() === done);
  const field: FieldSpec = {
    name: fieldName(done, entity),
    label: sentenceCase(done),
    kind: 'yes-no',
    start: false,
    automatic: true,
  };
  const marked =
    state === undefined
      ? withEntity(spec, entity.name, (one) => ({
          ...one,
          fields: [...one.fields, field],
          samples: one.samples.map((sample, index) => ({ ...sample, [field.name]: index === 0 })),
        }))
      : spec;
  const action: ActionSpec = {
    id: actId(deed.replaceAll(' ', '-'), spec),
    label,
    on: entity.name,
    roles: [...roles],
    condition: state === undefined ? `not ${field.name}` : `${state.name} is not ${JSON.stringify(option)}`,
    does: [
      state === undefined ? `set ${field.name} = true` : `set ${state.name} = ${JSON.stringify(option)}`,
    ],
    done: `${nameOf(entity)}: ${done}.`,
  };
  const next = withAct(marked, action);
  return next === undefined || !isOffered(action.id, next)
    ? undefined
    : { spec: next, parts: [`action:${action.id}`] };
}
