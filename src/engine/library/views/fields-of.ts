import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { isYearField } from '../words/years.ts';

/** Numbers that can be added up or averaged, money first; years are neither. */
export function amountFields(entity: Entity): readonly Field[] {
  const rank = ({ kind, automatic }: Field) => (kind === 'money' ? 0 : automatic === true ? 2 : 1);
  return entity.fields
    .filter((field) => ['money', 'number', 'percent', 'rating'].includes(field.kind) && !isYearField(field))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The day on which something happens; a birthday says nothing about that. */
export function dayField(entity: Entity): Field | undefined {
  return entity.fields.find(
    ({ kind, name }) => (kind === 'date' || kind === 'moment') && !/birth|^dob$/i.test(name),
  );
}

const grouping =
  /company|organi[sz]ation|client|customer|department|branch|store|brand|region|country|city|team|owner|author|assignee|supplier|teacher|doctor|instructor/i;

/** Fields by which records fall into a few groups. */
export function groupFields(entity: Entity): readonly Field[] {
  return entity.fields.filter(
    ({ kind, name }) =>
      kind === 'choice' ||
      kind === 'reference' ||
      kind === 'yes-no' ||
      kind === 'tags' ||
      (kind === 'text' && name !== entity.title && grouping.test(name)),
  );
}

/** The field that a reader most likely wants to look at one part of: a company, a category. */
export function filterField(entity: Entity): Field | undefined {
  const groups = groupFields(entity).filter(({ kind }) => kind !== 'tags' && kind !== 'yes-no');
  return (
    groups.find(({ name }) => /company|organi[sz]ation|client|branch|store|department/i.test(name)) ??
    groups.find(({ name }) => !/status|stage|state|priority/i.test(name)) ??
    groups[0]
  );
}

/** Prices and ages are averaged, amounts and stocks are added up. */
export function isAveraged({ kind, name }: Field): boolean {
  return (
    kind === 'rating' ||
    kind === 'percent' ||
    /price|rate|fee|salary|age|year|duration|score|weight|height|size|capacity|bedroom|distance|temperature|level|minimum|maximum|min$|max$/i.test(
      name,
    )
  );
}
