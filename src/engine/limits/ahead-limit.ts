import type { SpanNode } from '../read/span-nodes.ts';
import { bookedField } from './booked-field.ts';
import type { Bound, Limit, Plan } from './limit.ts';

/** Only what is entered now is held to it: a booking of last week lies in the past by today. */
const isNew = '(createdAt is empty or createdAt >= today)';

const past =
  /\b(?:not|never|no|nothing|can[’']?t|cannot|nobody)\b[^.]*\b(?:in|into|for|of) the past\b|\bno past (?:dates?|days?)\b|\bonly (?:dates? )?(?:in the future|future dates?)\b/iu;
const future =
  /\b(?:not|never|no|nothing|can[’']?t|cannot)\b[^.]*\b(?:in|into|for) the future\b|\bno future dates?\b/iu;

/** “not in the past”, “no dates in the future”. */
export function pastLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  const [isPast, isFuture] = [past.test(clause), future.test(clause)];
  if (!isPast && !isFuture) return undefined;
  const meant = bookedField(node, ['date', 'moment'], plan);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  return {
    things: entity.name,
    never: `${isNew} and ${field.name} ${isPast ? '<' : '>'} today`,
    says: isPast ? `${field.label} must not lie in the past.` : `${field.label} must not lie in the future.`,
  };
}

const ahead =
  /\b(?:ahead|in advance|beforehand|advance|notice|before(?: (?:the |it|they|that)?\s?\p{L}*)?)\s*$/iu;
const inDays: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** “at least 2 days ahead”, “up to 4 weeks in advance”: how far before its day something can be entered. */
export function aheadLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  const unit = bound.units
    .map((one) => /^(hour|day|week|month)s?\b/iu.exec(one)?.[1]?.toLowerCase())
    .find((one) => one !== undefined);
  if (/\b(?:cancel\w*|settle\w*|return\w*|swap\w*|refund\w*|change\w*|remind\w*)\b/iu.test(bound.before))
    return undefined;
  if (unit === undefined || !ahead.test(bound.rest.trim())) return undefined;
  const meant = bookedField(node, ['moment', 'date'], plan);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  const count = (value: number) => Math.ceil(value * (inDays[unit] ?? 1));
  const many = (value: number) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  const { least, most } = bound;
  return {
    things: entity.name,
    never: [
      ...(least === undefined ? [] : [`${isNew} and ${field.name} < today + ${count(least)}`]),
      ...(most === undefined ? [] : [`${isNew} and ${field.name} > today + ${count(most)}`]),
    ].join(' or '),
    says:
      least === undefined
        ? `${field.label}: at most ${many(most ?? 0)} ahead.`
        : `${field.label}: at least ${many(least)} ahead.`,
  };
}
