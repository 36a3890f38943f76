import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { fromAndTo } from './from-and-to.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { entitiesMeant } from './meant-entity.ts';
import { entitiesNear, fieldsByArc, isAmount, isEntered } from './meant-field.ts';
import { outside, within } from './written-bound.ts';

const inMinutes: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  day: 1440,
  night: 1440,
  week: 10_080,
};

/** “at most 2 hours”, “no longer than 14 days”: how long something may take. */
export function durationLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  const unit = bound.units
    .map((one) => /^(minute|min|hour|hr|day|night|week)s?\b/iu.exec(one)?.[1]?.toLowerCase())
    .find((one) => one !== undefined);
  // “4 hours a week per flat” is a sum, and “2 days ahead” says when.
  if (
    unit === undefined ||
    /\b(?:per|each|an?|every|in (?:one|a)|ahead|advance|before\w*|notice|late\w*|early|after\w*|old|ago|between|apart|in a row)\b/iu.test(
      bound.rest,
    )
  )
    return undefined;
  const { sure } = entitiesNear(node, plan);
  const byArc = fieldsByArc(node, plan).map(({ entity }) => entity);
  const meant = [...byArc, ...entitiesMeant(node, plan)];
  const owners = [...new Set([...byArc, ...sure])];
  for (const entity of owners) {
    const own = meant.includes(entity) ? ofField(entity, unit, bound) : undefined;
    const limit = own ?? ofSpan(entity, unit, bound);
    if (limit !== undefined) return limit;
  }
  return undefined;
}

/** A property that is a length of time, in its own unit. */
function ofField(entity: EntitySpec, unit: string, bound: Bound): Limit | undefined {
  const length = /\b(?:duration|length|how long|hours?|minutes?|days?|nights?|weeks?)\b/iu;
  const field = entity.fields.find(
    (one) => isAmount(one) && one.kind === 'number' && isEntered(one) && length.test(one.label),
  );
  const own = /minute|min\b|hour|hr|day|night|week/iu
    .exec(`${field?.unit ?? ''} ${field?.label ?? ''}`)?.[0]
    .toLowerCase();
  if (field === undefined || own === undefined) return undefined;
  const scale = (inMinutes[unit] ?? 1) / (inMinutes[own] ?? 1);
  const ends = scaled(bound, scale);
  return {
    things: entity.name,
    never: outside(field.name, ends),
    says: `${field.label} ${saidLength(bound, unit)}.`,
    bounds: { field: field.name, ...ends },
    mend: ({ [field.name]: value }) =>
      typeof value === 'number' ? { [field.name]: within(value, ends) } : {},
  };
}

function ofSpan(entity: EntitySpec, unit: string, bound: Bound): Limit | undefined {
  const pair = fromAndTo(entity);
  if (pair === undefined) return undefined;
  const { from, to } = pair;
  const isLong = unit === 'day' || unit === 'night' || unit === 'week';
  if (isLong ? from.kind === 'time' : from.kind === 'date') return undefined;
  const ends = isLong ? scaled(bound, unit === 'week' ? 7 : 1) : scaled(bound, inMinutes[unit] ?? 1);
  return {
    things: entity.name,
    never: outside(`${isLong ? 'days' : 'minutes'}(${from.name}, ${to.name})`, ends),
    says: `From ${from.label.toLowerCase()} to ${to.label.toLowerCase()} ${saidLength(bound, unit)}.`,
  };
}

function scaled({ least, most }: Bound, scale: number): Pick<Bound, 'least' | 'most'> {
  return {
    ...(least === undefined ? {} : { least: least * scale }),
    ...(most === undefined ? {} : { most: most * scale }),
  };
}

function saidLength({ least, most }: Bound, unit: string): string {
  const many = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined) return `must be between ${least} and ${many(most)}`;
  return least === undefined ? `may be ${many(most ?? 0)} at most` : `must be ${many(least)} at least`;
}
