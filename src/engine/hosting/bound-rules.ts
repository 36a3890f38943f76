import { boundsText } from '../library/words/bounds-text.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** A kind of record with the bounds of its fields as rules, where it has rules already: a form can be gone round, a server cannot. */
export function withBoundRules(entity: EntitySpec, { actions }: Pick<AppSpec, 'actions'>): EntitySpec {
  if (entity.rules === undefined || entity.rules.length === 0) return entity;
  const written = new Set(actions.flatMap(writtenBy));
  const bounds = entity.fields.flatMap((field) => (written.has(field.name) ? [] : boundRule(field)));
  return { ...entity, rules: [...entity.rules, ...bounds] };
}

/** What acts write is theirs: no form holds it to its bounds either. */
function writtenBy({ does = [], effects = [], sets = {} }: ActionSpec): string[] {
  return [
    ...does.flatMap((step) => [...step.matchAll(/(\w+) = /g)].map((match) => match[1] ?? '')),
    ...effects.map(({ field }) => field),
    ...Object.keys(sets),
  ];
}

function boundRule(field: FieldSpec): { never: string; says: string }[] {
  const { name, label, kind, automatic, formula } = field;
  const isStars = kind === 'rating';
  const [min, max] = [field.min ?? (isStars ? 1 : undefined), field.max ?? (isStars ? 5 : undefined)];
  const isAmount = isStars || kind === 'number' || kind === 'money' || kind === 'percent';
  if (!isAmount || automatic === true || formula !== undefined) return [];
  const outside = [
    ...(min === undefined ? [] : [`${name} < ${min}`]),
    ...(max === undefined ? [] : [`${name} > ${max}`]),
  ];
  if (outside.length === 0) return [];
  return [
    {
      never: `${name} is not empty and (${outside.join(' or ')})`,
      says: `${label} must be ${boundsText({ ...field, min, max })}.`,
    },
  ];
}
