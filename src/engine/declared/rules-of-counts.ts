import { numberOf, numberShape } from '../limits/said-number.ts';
import { adjectiveOf } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, isOpen, type Step, withField, withRule } from './draft.ts';
import {
  fieldMeant,
  fieldNamed,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';
import { groupOf } from './rules-of-pairs.ts';
import { periodOf } from './rules-of-records.ts';

const most = String.raw`(?:max(?:imum)?\.?(?: of)?|at most|no more than|not more than|up to|only|more than)`;
const bound = new RegExp(String.raw`\b${most}\s+(${numberShape})\s+(.+)$`, 'iu');
const span = /\b(?:per|a|each|in a|in one|within a|every|and)\s+(?:calendar\s+)?(day|week|month|year)\b/i;

/** “A technician shall have max. 6 visits per day”, “no more than 14 hours per day”, “max. 8 seats per reservation”. */
export function takeCount(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\b(\S+) ([a-z]+) at most$/i, 'at most $1 $2');
  const match = bound.exec(text);
  const figure = match === null ? undefined : numberOf(match[1] ?? '');
  if (match === null || figure === undefined) return undefined;
  const lead = text.slice(0, match.index);
  const isRefusal = /\bmore than$/i.test(
    match[0].slice(0, match[0].length - (match[1] ?? '').length - (match[2] ?? '').length - 2),
  );
  if (isRefusal && !/\b(?:not|no|nobody|never|cannot|can't|none|no one|without|anyone)\b/i.test(lead))
    return undefined;
  const said = (match[2] ?? '')
    .replace(/\s+(?:is|are) (?:allowed|permitted|possible|accepted)\b.*$/i, '')
    .replace(/,\s.*$/, '');
  const [what = '', ...groups] = said.split(
    /\s+(?:per|for each|for every|in a|in one|each|and|within a|at)\s+/i,
  );
  const spans = span.exec(said)?.[1]?.toLowerCase();
  const by = groups
    .map((one) => one.trim())
    .filter((one) => !/^(?:day|week|month|year|the same time|a time|once)$/i.test(one));
  return (
    countOf(draft, { what, by, spans, lead, figure, text: clause.text }) ??
    amountOf(draft, { what, by, spans, lead, figure, text: clause.text })
  );
}

interface Said {
  readonly what: string;
  readonly by: readonly string[];
  readonly spans: string | undefined;
  readonly lead: string;
  readonly figure: number;
  readonly text: string;
}

/** So many records of a kind, by whom they belong to and when they are. */
function countOf(draft: Draft, { what, by, spans, lead, figure, text }: Said): Step | undefined {
  const thing = thingMeant(what, draft.things);
  if (thing === undefined) return undefined;
  const name = [thing.many, thing.one].map(plainWords).find((one) => plainWords(what).endsWith(one)) ?? '';
  const adjective = plainWords(what).slice(0, -name.length).trim();
  const future = /^(?:future|upcoming)$/.test(adjective) ? dayFrom(thing) : undefined;
  const also =
    adjective === ''
      ? undefined
      : (future ??
        adjectiveOf(adjective, thing, draft) ??
        (/^open|active$/.test(adjective) ? isOpen(thing) : undefined));
  if (adjective !== '' && also === undefined) return undefined;
  const owners = [...by, ...subjects(lead)];
  const owner =
    owners.map((words) => groupOf(words, thing, draft)).find((one) => one !== undefined) ??
    someone(lead, thing);
  const when = spans === undefined ? undefined : groupOf(spans, thing, draft);
  if (spans !== undefined && when === undefined) return undefined;
  const isWhole =
    owner === undefined && by.length === 0 && /\b(?:in (?:all|total)|altogether)\b|^$/i.test(lead.trim());
  if (owner === undefined && when === undefined && !isWhole) return undefined;
  const same = [owner, when].flatMap((one) =>
    one === undefined ? [] : [`${one} = ${one.replace(/([a-zA-Z0-9]+)(\)?)$/, 'this.$1$2')}`],
  );
  const where = [...same, ...(also === undefined ? [] : [also])].join(' and ');
  const filled = owner === undefined ? '' : `${owner} is not empty and `;
  const never = `${filled}${also === undefined ? '' : `${also} and `}count(${thing.key}${where === '' ? '' : ` where ${where}`}) > ${figure}`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(text) });
}

function dayFrom(thing: PlannedThing): string | undefined {
  const day = periodOf(thing)?.day ?? thing.fields.find(({ kind }) => kind === 'date');
  return day === undefined ? undefined : `${day.name} >= today`;
}

/** “Nobody may hold more than two plots”: whoever holds one. */
function someone(lead: string, { fields }: PlannedThing): string | undefined {
  if (!/\b(?:nobody|no one|anyone|somebody|person)\b/i.test(lead)) return undefined;
  return fields.find(({ words }) =>
    /\b(?:tenant|member|person|customer|holder|user|owner|borrower|mechanic|employee|name)\b/i.test(words),
  )?.name;
}

/** “A technician shall have”, “rest between two duties of one driver”: who a limit is about. */
function subjects(lead: string): string[] {
  const plain = lead.replaceAll(
    /\b(?:shall|may|can|must|should|is|are|gets?|has|have|takes?|holds?|records?|borrows?|not|cannot|can't|be|allowed|to|license|book|record|hold|have|take|do|at|,)\b/gi,
    ' | ',
  );
  const parts = plain
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const of = [...lead.matchAll(/\bof (?:one|an?|the|each|the same) ([a-z][a-z-]*)/gi)].map(
    ([, word = '']) => word,
  );
  return [...parts.slice(0, 2).map((one) => one.replace(/^(?:one|an?|the|each|every|any)\s+/i, '')), ...of];
}

const timeUnit = /^(hours?|hrs?|h|minutes?|mins?|min|days?|weeks?)$/i;

/** A figure of a property: of one record, or of all of somebody's on a day. */
function amountOf(draft: Draft, { what, by, spans, lead, figure, text }: Said): Step | undefined {
  const order = new Set([
    ...by.flatMap((one) => thingsSpokenOf(one, draft.things)),
    ...thingsSpokenOf(lead, draft.things),
    ...draft.things,
  ]);
  for (const thing of order) {
    const unit = timeUnit.exec(what)?.[1];
    const field =
      fieldNamed(what, thing) ??
      thing.fields.find(
        ({ kind, unit: own = '', words }) =>
          kind === 'number' && unit !== undefined && (sameUnit(own, unit) || sameUnit(words, unit)),
      );
    const period = unit === undefined || field !== undefined ? undefined : periodOf(thing);
    const amount =
      field !== undefined && /^(?:number|money|percent)$/.test(field.kind)
        ? amountIn(field.name, field.unit ?? field.words, unit)
        : lengthOf(period, unit);
    if (amount === undefined) continue;
    const owners = [...by, ...subjects(lead)];
    const owner = owners.map((words) => groupOf(words, thing, draft)).find((one) => one !== undefined);
    const isOwn = [...by, ...subjects(lead)].some((words) => thingMeant(words, [thing]) !== undefined);
    const when = spans === undefined ? undefined : groupOf(spans, thing, draft);
    if (spans === undefined && (isOwn || (owner === undefined && by.length === 0 && lead.trim() === ''))) {
      if (field !== undefined && amount === field.name && field.formula === undefined)
        return {
          next: withField(draft, thing.key, { ...field, most: figure }),
          serves: [{ field: field.name, of: thing.key }],
        };
      return withRule(draft, { on: thing.key, never: `${amount} > ${figure}`, says: reasonOf(text) });
    }
    if (owner === undefined || (spans !== undefined && when === undefined) || field === undefined) continue;
    const same = [owner, ...(when === undefined ? [] : [when])].map(
      (one) => `${one} = ${one.replace(/([a-zA-Z0-9]+)(\)?)$/, 'this.$1$2')}`,
    );
    const factor = amount === field.name ? figure : Math.round(figure * factorOf(amount));
    return withRule(draft, {
      on: thing.key,
      never: `${owner} is not empty and sum(${field.name} of ${thing.key} where ${same.join(' and ')}) > ${factor}`,
      says: reasonOf(text),
    });
  }
  return undefined;
}

const sameUnit = (own: string, said: string) =>
  own !== '' &&
  /^[hm]/i.test(own) &&
  own[0]?.toLowerCase() === said[0]?.toLowerCase() &&
  /^(?:h|hours?|hrs?|min|mins|minutes?)\b/i.test(own);

/** Hours of a property that is kept in minutes. */
function amountIn(name: string, own: string, unit: string | undefined): string | undefined {
  if (unit === undefined) return name;
  const [ownIs, unitIs] = [own, unit].map((one) => (/^min/i.test(one) ? 'm' : /^h/i.test(one) ? 'h' : ''));
  if (ownIs === '' || unitIs === '') return name;
  return ownIs === unitIs ? name : unitIs === 'h' ? `${name} / 60` : `${name} * 60`;
}

const factorOf = (amount: string) => (amount.endsWith('/ 60') ? 60 : amount.endsWith('* 60') ? 1 / 60 : 1);

function lengthOf(period: ReturnType<typeof periodOf>, unit: string | undefined): string | undefined {
  if (period === undefined || unit === undefined) return undefined;
  const of = /^h/i.test(unit) ? 'hours' : /^m/i.test(unit) ? 'minutes' : 'days';
  if (of !== 'days' && period.from.kind === 'date') return undefined;
  return `${of}(${period.from.name}, ${period.to.name})${/^w/i.test(unit) ? ' / 7' : ''}`;
}

/** “Not more appointments than units”, “no more copies can be lent than are owned”. */
export function takeNoMoreThan(draft: Draft, clause: Clause): Step | undefined {
  const [, what = '', limit = ''] =
    /\b(?:not|no|never) more ([a-z][a-z -]*?)(?: (?:of|per) (?:an?|the|each) [a-z]+)?(?: (?:can|may|must|are|is) [a-z ]+?)? than (?:there are |are |the number of |it has |the )?([a-z][a-z -]*)$/i.exec(
      clause.text,
    ) ?? [];
  const thing = what === '' ? undefined : thingMeant(what, draft.things);
  for (const link of thing?.fields ?? []) {
    const owner = draft.things.find(({ key }) => key === link.to);
    const field =
      owner === undefined
        ? undefined
        : (fieldMeant(limit, owner) ??
          owner.fields.find(
            ({ words, kind }) => kind === 'number' && words.toLowerCase().includes(limit.toLowerCase()),
          ));
    if (thing === undefined || field === undefined || !/^(?:number|choice)$/.test(field.kind)) continue;
    const never = `count(${thing.key} where ${link.name} = this.${link.name}) > ${link.name}.${field.name}`;
    return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}

const gap =
  /\b(?:gap|rest|pause|interval|break)?\s*between (?:two |any two |their |consecutive )?([a-z][a-z -]*?)(?: of (?:the )?(?:same|one|an?) ([a-z]+))?\s+(?:shall be|must be|has to be|is|there must be|there has to be|:)?\s*(?:at least|minimum|min\.?|not less than)\s+(?:of\s+)?(\d+|half an)\s+(days?|weeks?|hours?|months?)/i;
const lead =
  /\b(?:at least|minimum|min\.?)\s+(\d+)\s+(days?|weeks?)\s+(?:must |have to |has to )?(?:pass |lie |be )?between (?:two )?([a-z][a-z -]*)$/i;

/** What happens does so on a day, whether that was declared or not. */
const ownDay: PlannedField = { name: 'date', label: 'Date', words: 'date', kind: 'date', start: 'today' };

/** “Gap between two donations of same donor shall be minimum 90 days”. */
export function takeGap(draft: Draft, clause: Clause): Step | undefined {
  const found = gap.exec(clause.text);
  const other = lead.exec(clause.text);
  const [what, count, unit] =
    found === null ? [other?.[3], other?.[1], other?.[2]] : [found[1], found[3], found[4]];
  const thing = what === undefined ? undefined : thingMeant(what, draft.things);
  const day =
    thing === undefined
      ? undefined
      : (periodOf(thing)?.day ?? thing.fields.find(({ kind }) => kind === 'date') ?? ownDay);
  const owner = found?.[2];
  const link =
    (owner === undefined || thing === undefined ? undefined : groupOf(owner, thing, draft)) ??
    thing?.fields.find(({ kind }) => kind === 'reference')?.name;
  if (thing === undefined || day === undefined || link === undefined || !/^[dw]/i.test(unit ?? ''))
    return undefined;
  const days = Number(count) * (/^w/i.test(unit ?? '') ? 7 : 1);
  const never = `any(other ${thing.key} where ${link} = this.${link} and abs(days(${day.name}, this.${day.name})) < ${days})`;
  return withRule(day === ownDay ? withField(draft, thing.key, ownDay) : draft, {
    on: thing.key,
    never,
    says: reasonOf(clause.text),
  });
}
