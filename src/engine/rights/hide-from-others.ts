import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, type Told, withField } from '../told/told.ts';
import { closeThings } from './close-things.ts';
import { revealLater } from './reveal-later.ts';
import type { SaidSight } from './said-sights.ts';
import { entityMeant, fieldsMeant, type MeantField, withoutArticle } from './things-meant.ts';
import { keepersBeside, withRoles } from './with-role.ts';

/** “allergies for leaders only”, “the grid reference is withheld from the public”: who else looks does not find it. */
export function hideFromOthers(
  sight: SaidSight,
  spec: AppSpec,
  near: EntitySpec | undefined,
): Told | undefined {
  const who = whoSees(sight, spec);
  if (who === undefined) return undefined;
  const { spec: plan, seers } = who;
  const entity = isThing(sight.object, plan) ? entityMeant(sight.object, plan) : undefined;
  if (sight.until !== undefined && entity !== undefined) return revealLater(plan, entity, seers, sight.until);
  const fields = fieldsMeant(sight.object, plan).filter((one) => isCalledSo(one, sight.object));
  // What is shown later is at least not shown before.
  const isNear = sight.until === undefined ? '' : 'near:';
  const parts = [...plan.roles.filter((role) => !spec.roles.includes(role)), ...seers].map(
    (role) => `role:${role}`,
  );
  if (fields.length > 0 && fields.length <= mostFields)
    return {
      spec: seenOnlyBy(plan, fields, seers),
      parts: [...parts, ...fields.map((one) => `${isNear}field:${one.entity.name}.${one.field.name}`)],
    };
  if (entity !== undefined) {
    const closed = closeThings(plan, entity, seers);
    return closed === undefined ? undefined : { spec: closed, parts: [...parts, `show:${entity.name}`] };
  }
  const made = near === undefined ? undefined : madeField(sight.object, near, plan);
  return made === undefined || near === undefined
    ? undefined
    : {
        spec: seenOnlyBy(made.spec, [{ entity: near, field: made.field }], seers),
        parts: [...parts, `${isNear}field:${near.name}.${made.field.name}`],
      };
}

const mostFields = 3;

/** What a record is called by is only hidden where its label is what was said: “names of tenants” are not “What is wrong”. */
function isCalledSo({ entity, field }: MeantField, said: string): boolean {
  const words = singularPhrase(said.toLowerCase()).split(/\s+/u).map(singularPhrase);
  return (
    field.name !== entity.title ||
    field.label
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => words.includes(singularPhrase(word)))
  );
}

/** The plan with those who are named, and who of them sees it. */
function whoSees(
  { how, roles, also = [], isPublic, until }: SaidSight,
  spec: AppSpec,
): { spec: AppSpec; seers: string[] } | undefined {
  if (how === 'only') {
    const ensured = withRoles(spec, roles);
    return ensured === undefined ? undefined : { spec: ensured.spec, seers: [...ensured.roles] };
  }
  const seeing = withRoles(spec, also);
  const hidden = withRoles(seeing?.spec ?? spec, roles);
  if (hidden === undefined) return undefined;
  const others = hidden.spec.roles.filter((role) => !hidden.roles.includes(role));
  const left =
    until === undefined && (others.length > 0 || isPublic === true)
      ? others.length > 0
        ? others
        : ['Member']
      : keepersBeside(hidden.spec, hidden.roles);
  const ensured = withRoles(hidden.spec, left);
  return ensured === undefined ? undefined : { spec: ensured.spec, seers: [...ensured.roles] };
}

/** Whether words are the name of a kind of records, not of something of it. */
function isThing(words: string, spec: AppSpec): boolean {
  const plain = singularPhrase(withoutArticle(words).toLowerCase());
  const last = plain.split(' ').at(-1);
  return spec.entities.some(
    ({ one }) => one.toLowerCase() === plain || one.toLowerCase().split(' ').at(-1) === last,
  );
}

function seenOnlyBy(spec: AppSpec, fields: readonly MeantField[], seers: readonly string[]): AppSpec {
  return fields.reduce(
    (plan, { entity, field }) =>
      withEntity(plan, entity.name, (one) => ({
        ...one,
        title: one.title === field.name ? (otherTitle(one) ?? one.title) : one.title,
        fields: one.fields.map((old) =>
          old.name === field.name && (one.title !== field.name || otherTitle(one) !== undefined)
            ? { ...old, seenBy: [...seers] }
            : old,
        ),
      })),
    spec,
  );
}

/** What names a record instead of a property that not everybody sees. */
function otherTitle({ fields, title }: EntitySpec): string | undefined {
  return fields.find(
    ({ name, kind, formula, seenBy }) =>
      name !== title &&
      formula === undefined &&
      seenBy === undefined &&
      (kind === 'text' || kind === 'reference'),
  )?.name;
}

const unclear =
  /^(?:who|what|which|how|when|where|it|them|this|that|everything|all|anything|each other|one another|results?|names?|things?|details?|data|photos?|pictures?)\b/iu;
const longTexts = /\b(?:notes?|remarks?|comments?|wishes|reasons?|description|history|details)$/iu;
const mostWords = 4;

/** A property that nobody has spoken of yet: what must be hidden is to be kept. */
function madeField(
  words: string,
  entity: EntitySpec,
  spec: AppSpec,
): { spec: AppSpec; field: FieldSpec } | undefined {
  const plain = /^why\b/iu.test(words) ? 'reason' : withoutArticle(words).replace(/\s+of\s+.*$/iu, '');
  if (
    plain === '' ||
    unclear.test(plain) ||
    plain.split(' ').length > mostWords ||
    /[^\p{L}\p{N}'’ -]/u.test(plain)
  )
    return undefined;
  const label = sentenceCase(singularPhrase(plain.toLowerCase()));
  const kind = longTexts.test(plain) ? ('long-text' as const) : ('text' as const);
  const field: FieldSpec = { name: fieldName(label, entity), label, kind };
  const next = withField(spec, entity.name, field, (index) => `${label} ${index + 1}`);
  return next === undefined ? undefined : { spec: next, field };
}
