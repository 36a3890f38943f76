import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { entitiesNear, isEntered } from './meant-field.ts';
import { outside, within } from './written-bound.ts';

const monthsOfYear = 12;

/** “nobody under 16”, “must be over 18”: how old somebody has to be, by age or by the date of birth. */
export function ageLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  if (bound.isMoney || bound.isPercent || !isAge(bound)) return undefined;
  const { all } = entitiesNear(node, plan);
  for (const entity of all) {
    const limit = byAge(entity, bound) ?? byBirth(entity, bound);
    if (limit !== undefined) return limit;
  }
  return undefined;
}

const spoken = /\b(?:under|over|below|above|younger|older|old|age|ages|aged)\b/iu;

function isAge({ units, said, rest, least = 0, most = 0 }: Bound): boolean {
  const [unit = ''] = units;
  const years = /^(?:years?|yrs?)\b/iu.test(unit);
  // “under 16 gets the till”: nothing is counted that the figure could be of.
  const isBare =
    unit === '' ||
    /^(?:gets?|may|can|is|are|plays?|takes?|joins?|rides?|goes|becomes?|in|allowed)\b/iu.test(unit);
  const figure = Math.max(least, most);
  return (years || isBare) && spoken.test(`${said} ${years ? rest : ''}`) && figure <= 110 && figure >= 3;
}

function byAge(entity: EntitySpec, bound: Bound): Limit | undefined {
  const field = entity.fields.find(
    (one) => /\bage\b/iu.test(one.label) && one.kind === 'number' && isEntered(one),
  );
  if (field === undefined) return undefined;
  return {
    things: entity.name,
    never: outside(field.name, bound),
    says: `${saidAge(bound)}.`,
    bounds: { field: field.name, least: bound.least, most: bound.most },
    mend: ({ [field.name]: value }) =>
      typeof value === 'number' ? { [field.name]: within(value, bound) } : {},
  };
}

function byBirth(entity: EntitySpec, bound: Bound): Limit | undefined {
  const field = entity.fields.find(
    (one) => /\bbirth|\bborn\b/iu.test(one.label) && one.kind === 'date' && isEntered(one),
  );
  if (field === undefined) return undefined;
  const born = (years: number) => `addMonths(today, -${years * monthsOfYear})`;
  return {
    things: entity.name,
    never: [
      ...(bound.least === undefined ? [] : [`${field.name} > ${born(bound.least)}`]),
      ...(bound.most === undefined ? [] : [`${field.name} <= ${born(bound.most + 1)}`]),
    ].join(' or '),
    says: `${saidAge(bound)}.`,
  };
}

function saidAge({ least, most }: Bound): string {
  if (least !== undefined && most !== undefined) return `Only from ${least} to ${most} years of age`;
  return least === undefined ? `Nobody over ${most} years of age` : `Nobody under ${least} years of age`;
}
