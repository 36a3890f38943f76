import { sampleAccount } from '../emit/sample-people.ts';
import { isEntrusted } from '../hosting/visitor-roles.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { isSame } from '../plan/fine-parts.ts';
import { singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { fieldName, sectionId, type Told, withField } from '../told/told.ts';
import { withPage } from '../told/told-acts.ts';
import { closeThings } from './close-things.ts';
import { isPeopleWords } from './said-people.ts';
import type { SaidSight } from './said-sights.ts';
import { entityMeant } from './things-meant.ts';
import { keepersBeside, withRoles } from './with-role.ts';

/** “tenants see their own reports and nobody else’s”: they have a page of theirs, all others are for who looks after it. */
export function seeOwn(
  sight: SaidSight,
  spec: AppSpec,
  near: EntitySpec | undefined,
  others: readonly string[],
): Told | undefined {
  const ensured = withRoles(spec, sight.roles);
  const [role] = ensured?.roles ?? [];
  if (ensured === undefined || role === undefined) return undefined;
  const kept = withRoles(ensured.spec, others.length > 0 ? others : keepersBeside(ensured.spec, [role]));
  const entity =
    kept === undefined
      ? undefined
      : (entityMeant(sight.object, kept.spec) ?? ownThing(kept.spec, role) ?? near);
  if (kept === undefined || entity === undefined) return undefined;
  const keepers = kept.roles.filter((one) => one !== role);
  if (keepers.length === 0 || hasOwnPage(kept.spec, entity, role)) return undefined;
  const owned = ownedBy(kept.spec, entity, role);
  if (owned === undefined) return undefined;
  const children = owned.spec.entities.flatMap((other) => {
    const link = other.fields.find(({ to, formula }) => to === entity.name && formula === undefined);
    return link === undefined || other.name === entity.name || owned.path === undefined
      ? []
      : [{ other, where: `${link.name}.${owned.path} = me or by = me` }];
  });
  const closed = [entity, ...children.map(({ other }) => other)].reduce<AppSpec>(
    (plan, one) => closeThings(plan, one, keepers) ?? plan,
    owned.spec,
  );
  const lists = [{ other: entity, where: owned.where }, ...children.slice(0, mostLists)].map(
    ({ other, where }) =>
      ownList(owned.spec, other, {
        where,
        mayEnter: other === entity && !isPeopleWords(entity.one),
        mayAct: isEntrusted(role),
      }),
  );
  return closed === owned.spec ? undefined : placed(closed, entity, { lists, role, keepers });
}

/** What somebody’s own would be where the words name nothing that is kept: what points to them, else whom the others point to. */
function ownThing({ entities }: AppSpec, role: string): EntitySpec | undefined {
  const people = entities.find(({ one, standsFor }) => standsFor === role || isSame(one, role));
  const pointing = (name: string) =>
    entities.filter(({ fields }) => fields.some(({ to, formula }) => to === name && formula === undefined));
  if (people !== undefined) return pointing(people.name)[0] ?? people;
  return entities
    .filter(({ one }) => isPeopleWords(one))
    .toSorted((a, b) => pointing(b.name).length - pointing(a.name).length)[0];
}

function hasOwnPage({ pages }: AppSpec, { name }: EntitySpec, role: string): boolean {
  return pages.some(
    ({ roles, sections }) =>
      (roles === undefined || roles.includes(role)) &&
      sections.some(
        ({ props }) =>
          props['entity'] === name &&
          (props['mine'] === true || /\bme\b/u.test(String(props['where'] ?? ''))),
      ),
  );
}

const mostLists = 2;

interface Owned {
  readonly spec: AppSpec;
  readonly where: string;
  /** The field that says whose a record is. */
  readonly path?: string;
}

/** The plan in which a record says whose it is, and the formula for one’s own. */
function ownedBy(spec: AppSpec, entity: EntitySpec, role: string): Owned | undefined {
  const isRole = (words: string) => {
    const plain = singularPhrase(words.toLowerCase());
    return isSame(plain, role) || isSame(plain, role.split(' ').at(-1) ?? role);
  };
  const people = spec.entities.find(({ one, standsFor }) => standsFor === role || isRole(one));
  const stands = people === undefined ? spec : asPeople(spec, people, role);
  if (people?.name === entity.name)
    return { spec: stands, where: `${entity.title} = me`, path: entity.title };
  const link =
    people === undefined
      ? undefined
      : entity.fields.find(({ to, formula }) => to === people.name && formula === undefined);
  if (link !== undefined) return { spec: stands, where: `${link.name} = me or by = me` };
  const text = entity.fields.find(
    ({ kind, formula, label, name }) =>
      kind === 'text' && formula === undefined && name !== entity.title && isRole(label),
  );
  const name = sampleAccount(role, spec).name;
  if (text !== undefined)
    return {
      spec: withSample(spec, entity, text, name),
      where: `${text.name} = me or by = me`,
      path: text.name,
    };
  const field: FieldSpec = {
    name: fieldName(role, entity),
    label: role,
    kind: 'text',
    hint: 'The name with which they sign in',
  };
  const next = withField(spec, entity.name, field, (index) => (index < 2 ? name : `${role} ${index}`));
  return next === undefined
    ? undefined
    : { spec: next, where: `${field.name} = me or by = me`, path: field.name };
}

function asPeople(spec: AppSpec, { name, standsFor }: EntitySpec, role: string): AppSpec {
  return standsFor === undefined ? withEntity(spec, name, (one) => ({ ...one, standsFor: role })) : spec;
}

/** Something is theirs from the first day on. */
function withSample(
  spec: AppSpec,
  { name: things }: EntitySpec,
  { name }: FieldSpec,
  person: string,
): AppSpec {
  return withEntity(spec, things, (one) => ({
    ...one,
    samples: one.samples.map((sample, index) => (index === 0 ? { ...sample, [name]: person } : sample)),
  }));
}

/** A list like the one that everybody had, of one’s own alone. */
function ownList(
  spec: AppSpec,
  entity: EntitySpec,
  { where, mayEnter, mayAct }: { where: string; mayEnter: boolean; mayAct: boolean },
): SectionSpec {
  const known = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'records' && props['entity'] === entity.name);
  const like = known.find(({ props }) => props['where'] === undefined) ?? known[0];
  const can = (like?.props['can'] ?? {}) as { create?: boolean };
  return {
    id: sectionId(`own-${entity.name.toLowerCase()}`, spec),
    block: 'records',
    props: {
      entity: entity.name,
      ...(like?.props['show'] === undefined ? {} : { show: like.props['show'] }),
      ...(like?.props['layout'] === undefined ? {} : { layout: like.props['layout'] }),
      ...(mayAct && like?.props['actions'] !== undefined ? { actions: like.props['actions'] } : {}),
      ...(mayEnter && can.create === true ? { can: { create: true } } : {}),
      where,
      empty: 'Nothing of yours yet. Sign in to see what is yours.',
    },
  };
}

interface Placing {
  readonly lists: readonly SectionSpec[];
  readonly role: string;
  readonly keepers: readonly string[];
}

/** One’s own stands on the start page where that has nothing else left, and on a page of its own where it has. */
function placed(spec: AppSpec, entity: EntitySpec, { lists, role, keepers }: Placing): Told | undefined {
  const start = spec.pages.find(({ path }) => path === '/');
  const many = entity.many.toLowerCase();
  const titled = lists.map((one, index) => (index === 0 ? { ...one, title: `My ${many}` } : one));
  const parts = [role, ...keepers].map((one) => `role:${one}`);
  if (
    start !== undefined &&
    start.roles === undefined &&
    !start.sections.some(({ block }) => block === 'records')
  ) {
    const pages = spec.pages.map((page) =>
      page === start ? { ...page, sections: [...page.sections, ...titled] } : page,
    );
    return { spec: { ...spec, pages }, parts: [...parts, ...lists.map(({ id }) => `section:${id}`)] };
  }
  const paged = withPage(spec, { title: `My ${many}`, roles: [role], sections: [...lists] });
  return paged === undefined ? undefined : { spec: paged.spec, parts: [...parts, `page:${paged.id}`] };
}
