import { clock, clockSpan } from '../facts/said-hours.ts';
import type { SpanNode } from '../read/span-nodes.ts';
import type { SampleValue } from '../spec/app-spec.ts';
import { bookedField } from './booked-field.ts';
import type { Limit, Plan } from './limit.ts';

const span = new RegExp(
  String.raw`(?<![\d:.–-])(?<lead>\bfrom |\bbetween |\bonly )?(?<from>${clock})\s?(?:-|–|\bto\b|\btill?\b|\buntil\b|(?<=between .{1,9})\band\b)\s?(?<to>${clock})(?![\d:.]?\d|\s?(?:euros?|people|%|kg|km|points|years|pieces|persons|children|minutes|min\b|days|hours|months|weeks))`,
  'iu',
);
const otherwise =
  /\b(?:if|when|unless|first|priority|silent|quiet|mail|sms|remind\w*|notif\w*|costs?|price|free|mute\w*|no (?:messages|sound)|sleep\w*|light\w*)\b/iu;
const before = /\bnever|\bnot\b|\bno\b/iu;

/** “from 8:00 to 18:00”: at which times of a day something can be. */
export function hourLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  const match = span.exec(node.words) ?? span.exec(clause);
  if (match === null || otherwise.test(clause) || before.test(clause.slice(0, clause.indexOf(match[0]))))
    return undefined;
  const { from = '', to = '' } = match.groups ?? {};
  // “8 to 18” may be of anything; a time has its sign.
  if (!/[:.]\d\d|[ap]m|h\b|o[’']clock|noon|midnight/iu.test(from + to)) return undefined;
  const hours = clockSpan(from, to);
  const meant = hours === undefined ? undefined : bookedField(node, ['time', 'moment'], plan);
  if (hours === undefined || meant === undefined) return undefined;
  const { entity, field } = meant;
  const value = field.kind === 'time' ? field.name : `clock(${field.name})`;
  const [first, last] = [written(hours.from), written(Math.min(hours.to, lastMinute))];
  return {
    things: entity.name,
    never: `${value} < "${first}" or ${value} > "${last}"`,
    says: `Only from ${first} to ${last}.`,
    mend: ({ [field.name]: given }) => ({ [field.name]: inHours(given ?? null, hours) }),
  };
}

const lastMinute = 1439;
const hour = 60;

function written(minutes: number): string {
  return `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;
}

/** The time of a sample within the hours, as far from their beginning as it was from midnight. */
function inHours(value: SampleValue, { from, to }: { from: number; to: number }): SampleValue {
  const match = typeof value === 'string' ? /^(.*?)(\d\d):(\d\d)$/.exec(value) : null;
  if (match === null) return value;
  const [, lead = '', hours, minutes] = match;
  const given = Number(hours) * hour + Number(minutes);
  if (given >= from && given <= to) return value;
  const room = Math.max(to - from - hour, 1);
  return `${lead}${written(from + (given % room))}`;
}
