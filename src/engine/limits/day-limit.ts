import { dayNames, days, daysNamed, labelOf } from '../facts/said-hours.ts';
import type { SpanNode } from '../read/span-nodes.ts';
import type { SampleValue } from '../spec/app-spec.ts';
import { bookedField } from './booked-field.ts';
import type { Limit, Plan } from './limit.ts';

const shut = new RegExp(
  String.raw`(?:\b(?:never|not|nothing|nobody|can[’']?t(?: \p{L}+)?|cannot(?: \p{L}+)?)(?: (?:open|booked|possible|available|here))? on (?:a )?|\b(?:no (?:bookings?|appointments?|lessons?|deliver(?:y|ies)|visits?|pick-?ups?|orders?|sessions?|viewings?|shifts?|work|service|classes)?(?: on)? ?)|^\s*(?:(?:and|we(?:['’]re| are)?|it['’]?s?) )?(?:closed|shut) (?:on )?)(${days})\b`,
  'iu',
);
const open = [
  new RegExp(String.raw`\bonly (?:\p{L}+ )?(?:on |from |for |between )?(${days})(?!\p{L})`, 'iu'),
  new RegExp(String.raw`\b(${days}) only\b`, 'iu'),
];
const between = new RegExp(String.raw`^(?:from |between |on )?(${days})(?:,? (?:from |between )?\d|$)`, 'iu');
const otherwise =
  /\b(?:if|when|unless|until|till|after|before|mail|sms|remind\w*|email\w*|digest|report|summary|sees?|gets?|half|price|free)\b/iu;

const week = [0, 1, 2, 3, 4, 5, 6];

/** “never on Sunday”, “only Monday to Saturday”: on which days something can be. */
export function dayLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  const allowed = daysAllowed(clause, node.words);
  if (allowed === undefined || allowed.length === 0 || allowed.length === week.length) return undefined;
  const meant = bookedField(node, ['date', 'moment'], plan);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  const out = week.filter((day) => !allowed.includes(day)).map((day) => dayNames[day] ?? '');
  const isFew = out.length < allowed.length && out.length < 3;
  return {
    things: entity.name,
    never: `weekday(${field.name}) in (${out.map((day) => `"${day}"`).join(', ')})`,
    says: isFew ? `Never on a ${out.join(' or a ')}.` : `Only on ${labelOf(allowed)}.`,
    mend: ({ [field.name]: value }) => ({ [field.name]: onAllowedDay(value ?? null, out) }),
  };
}

function daysAllowed(clause: string, words: string): number[] | undefined {
  if (otherwise.test(clause)) return undefined;
  const closed = shut.exec(clause)?.[1];
  const named = open.map((shape) => shape.exec(clause)?.[1]).find((one) => one !== undefined) ?? rowOf(words);
  if (named !== undefined) return daysNamed(named);
  return closed === undefined ? undefined : week.filter((day) => !daysNamed(closed).includes(day));
}

/** “Monday to Friday 8:00 to 18:00” says when, and “Friday” alone is only a name. */
function rowOf(words: string): string | undefined {
  const named = between.exec(words.trim())?.[1];
  return named !== undefined && daysNamed(named).length > 2 ? named : undefined;
}

/** A day of a sample that is never one of these: `+3!Sun`. */
function onAllowedDay(value: SampleValue, out: readonly string[]): SampleValue {
  const match = typeof value === 'string' ? /^([+-]\d{1,5})(?:!\p{L}{3})*( \d\d:\d\d)?$/u.exec(value) : null;
  if (match === null) return value;
  return `${match[1]}${out.map((day) => `!${day.slice(0, 3)}`).join('')}${match[2] ?? ''}`;
}
