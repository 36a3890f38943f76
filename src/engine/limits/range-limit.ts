import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAhead } from './is-ahead.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { entitiesNear, fieldByUnit, fieldsByArc, isAmount, type MeantField } from './meant-field.ts';
import { outside, within, writtenBound } from './written-bound.ts';

/** “at least 20 pieces”, “1 to 10 points”, “minimum 30 euros”: what a figure may be. */
export function rangeLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  const meant = fieldMeant(node, bound, plan);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  return {
    things: entity.name,
    never: outside(field.name, bound),
    says: `${field.label} must be ${writtenBound(bound, field, plan)}.`,
    bounds: { field: field.name, least: bound.least, most: bound.most },
    mend: ({ [field.name]: value }) =>
      typeof value === 'number' ? { [field.name]: within(value, bound) } : {},
  };
}

function fieldMeant(node: SpanNode, bound: Bound, plan: Plan): MeantField | undefined {
  // “3 per person” counts records.
  if (
    /\b(?:per|each|every|a (?:day|week|month|year)|at once|at a time)\b/iu.test(bound.rest) &&
    !bound.isMoney
  )
    return undefined;
  // “only 8” tells how many there are, and “price 2–7 dollars” what things cost.
  const isRange = bound.least !== undefined && bound.most !== undefined;
  if (isAhead(bound) || /\bonly \S+$/iu.test(bound.said) || (isRange && bound.isMoney)) return undefined;
  const byArc = fieldsByArc(node, plan).find(({ field }) => takes(field, bound));
  if (byArc !== undefined) return byArc;
  const { sure, all } = entitiesNear(node, plan);
  if (bound.isMoney) return sure.map((entity) => moneyOf(entity, bound)).find((one) => one !== undefined);
  if (bound.isPercent) return undefined;
  if (isRange) return fieldByUnit(bound, sure);
  return fieldByUnit(bound, sure) ?? fieldByUnit(bound, all);
}

/** Whether a figure can be one of a property: money is never a number of people. */
function takes(field: FieldSpec, { isMoney, isPercent, units, least, most }: Bound): boolean {
  if (!isAmount(field) || field.automatic === true) return false;
  // What other records add up to is nothing yet when a record is made.
  if (
    field.formula !== undefined &&
    /\b(?:sum|count|avg|any|list|first|latest|min|max)\(/.test(field.formula)
  )
    return false;
  if (isMoney) return field.kind === 'money';
  // “6.5 kW” is no money, and “5 to 15” may be the times of a day.
  const isBareMost = units.length === 0 && (least === undefined || most === undefined);
  if (field.kind === 'money' && !isBareMost) return false;
  return isPercent ? field.kind === 'percent' : field.kind !== 'percent';
}

function moneyOf(entity: EntitySpec, bound: Bound): MeantField | undefined {
  const open = entity.fields.filter((field) => field.kind === 'money' && takes(field, bound));
  const field =
    open.find(({ label }) => /total|amount|sum|bid|offer/iu.test(label)) ??
    (open.length === 1 ? open[0] : undefined);
  return field === undefined ? undefined : { entity, field };
}
