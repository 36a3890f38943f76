import { sentenceCase } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField, withRule } from './draft.ts';
import {
  byName,
  fieldMeant,
  type PlannedField,
  type PlannedThing,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';

/** A sentence as the reason that is given to somebody who breaks it. */
export function reasonOf(text: string): string {
  const plain = text
    .replaceAll(/[{}]/g, '')
    .trim()
    .replace(/[.;]+$/, '');
  return `${sentenceCase(plain)}.`;
}

interface Meant {
  readonly thing: PlannedThing;
  readonly field: PlannedField;
}

/** “the date of an inspection”, “hive number”, “its start”: the property that is meant, of the thing that is spoken of. */
export function meantIn(words: string, draft: Draft, { at, text }: Clause): Meant | undefined {
  const [, own = words, owner] = /^(.+?)\s+of\s+(?:an?|the|each|every)\s+(.+)$/i.exec(words.trim()) ?? [];
  const named = owner === undefined ? undefined : thingMeant(owner, draft.things);
  const before = thingBefore(at, draft.things);
  const order = [
    ...(named === undefined ? [] : [named]),
    ...thingsSpokenOf(text, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ];
  const bare = own.replace(/^(?:(?:the|an?|each|every|its|their)\s+)+/i, '');
  for (const thing of named === undefined ? byName([bare], order) : order) {
    const short = bare.toLowerCase().startsWith(`${thing.one} `) ? bare.slice(thing.one.length + 1) : bare;
    const field = fieldMeant(bare, thing) ?? fieldMeant(short, thing) ?? periodEnd(bare, thing);
    if (field !== undefined) return { thing, field };
  }
  return undefined;
}

function periodEnd(words: string, { fields }: PlannedThing): PlannedField | undefined {
  const [, which = ''] = /^(start|begin(?:ning)?|end)$/i.exec(words.trim()) ?? [];
  if (which === '') return undefined;
  const pattern = /^e/i.test(which)
    ? /^(?:to|until|end|planned end|valid until)$/i
    : /^(?:from|start|planned start|valid from)$/i;
  return fields.find((field) => pattern.test(field.words));
}

/** “The hive number is unique”. */
export function takeUnique(draft: Draft, clause: Clause): Step | undefined {
  const [, words = ''] =
    /^(.+?)\s+(?:is|are|must be|shall be|has to be|have to be)\s+unique(?:\s*[,.(].*|\s+(?:in|within|across|throughout) the (?:system|app|club|company|whole .*|register|database))?$/i.exec(
      clause.text.trim(),
    ) ?? [];
  const meant = words === '' ? undefined : meantIn(words, draft, clause);
  return meant === undefined ? undefined : withRule(draft, uniqueRule(meant.thing, meant.field));
}

export function uniqueRule({ key, one }: PlannedThing, { name, label }: PlannedField) {
  const says = `There is already ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one} with this ${label.toLowerCase()}.`;
  return { on: key, never: `${name} is not empty and any(other ${key} where ${name} = this.${name})`, says };
}

const figure = '([-−]?\\d+(?:[.,]\\d+)?)';
const between = new RegExp(
  `^(.+?)\\s+(?:must|shall|has to|have to|may only|should)\\s+(?:be|lie|range)\\s+(?:between|from|within)?\\s*${figure}\\s*(?:and|to|–|-)\\s*${figure}`,
  'i',
);
const allowed = new RegExp(
  `^allowed\\s+(?:range\\s+(?:of|for)\\s+)?(.*?)\\s*:?\\s*(?:range\\s*)?${figure}\\s*(?:–|-|to)\\s*${figure}\\s*(\\S*)`,
  'i',
);
const bound = new RegExp(
  `^(.+?)\\s+(?:must|shall|has to|may|can)\\s+(?:be\\s+)?(at least|at most|no more than|no less than|not exceed|not be (?:above|over|more than|below|under|less than))\\s+${figure}(?!\\s*(?:%|percent|times|x|×|[a-z]+)?\\s+(?:of|the|before|after|ahead|in advance|prior|per|an?|each|times)\\b)(?!\\s*times)(?![\\d.,]*\\d)`,
  'i',
);

const numberOf = (words: string) => Number(words.replace('−', '-').replace(',', '.'));
const isFigure = ({ kind }: PlannedField) => /^(?:number|money|percent|rating)$/.test(kind);

/** “Haemoglobin must be between 12.5 and 18.0”, “allowed temperature 12 to 30 °C”, “must be at least 2”. */
export function takeRange(draft: Draft, clause: Clause): Step | undefined {
  const both = between.exec(clause.text);
  if (both !== null)
    return bounded(draft, clause, both[1] ?? '', numberOf(both[2] ?? ''), numberOf(both[3] ?? ''));
  const free = allowed.exec(clause.text);
  if (free !== null) {
    const [, words = '', least = '', most = '', unit = ''] = free;
    const plain = words.replace(/\b(?:range|values?)\b/gi, '').trim();
    const byUnit = draft.things
      .flatMap((thing) => thing.fields)
      .find((field) => field.unit !== undefined && field.unit === unit.replace(/[.;,]$/, ''));
    return bounded(
      draft,
      clause,
      plain === '' ? (byUnit?.words ?? '') : plain,
      numberOf(least),
      numberOf(most),
    );
  }
  const one = bound.exec(clause.text);
  if (one === null) return undefined;
  const isLeast = /least|no less|below|under|less than/i.test(one[2] ?? '');
  const value = numberOf(one[3] ?? '');
  return isLeast
    ? bounded(draft, clause, one[1] ?? '', value, undefined)
    : bounded(draft, clause, one[1] ?? '', undefined, value);
}

function bounded(
  draft: Draft,
  clause: Clause,
  words: string,
  least?: number,
  most?: number,
): Step | undefined {
  const meant = words === '' ? undefined : meantIn(words, draft, clause);
  if (meant === undefined || !isFigure(meant.field) || meant.field.formula !== undefined) return undefined;
  const { thing, field } = meant;
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return {
    next: withField(draft, thing.key, { ...field, ...bounds }),
    serves: [{ field: field.name, of: thing.key }],
  };
}

const notBefore =
  /^(.+?)\s+(?:must|may|shall|can)\s?not\s+(?:be\s+|lie\s+)?(exceed|before|after|earlier than|later than|less than|more than|greater than|lower than|above|below)\s+(.+)$/i;
const after =
  /^(.+?)\s+(?:must|has to|shall|should)\s+(?:be|lie|come)\s+(before|after|earlier than|later than|less than|more than|greater than|lower than|above|below|on or after|on or before)\s+(.+)$/i;
const future = /^(.+?)\s+(?:must|may|shall|can)\s?not\s+(?:be|lie)\s+in the (future|past)$/i;
const lower = /before|earlier|less|lower|below/i;

/** “Due date must not be before today”, “departure must be after arrival”, “seeds germinated must not exceed seeds sown”. */
export function takeOrder(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text.replace(/\s+\([^)]*\)$/, '');
  const ahead = future.exec(text);
  if (ahead !== null)
    return compared(draft, clause, ahead[1] ?? '', /future/i.test(ahead[2] ?? '') ? '>' : '<', 'today');
  const refused = notBefore.exec(text);
  if (refused !== null)
    return compared(
      draft,
      clause,
      refused[1] ?? '',
      lower.test(refused[2] ?? '') ? '<' : '>',
      refused[3] ?? '',
    );
  const asked = after.exec(text);
  if (asked === null) return undefined;
  const isOn = /^on or/i.test(asked[2] ?? '');
  const sign = lower.test(asked[2] ?? '') ? (isOn ? '>' : '>=') : isOn ? '<' : '<=';
  return compared(draft, clause, asked[1] ?? '', sign, asked[3] ?? '');
}

function compared(draft: Draft, clause: Clause, left: string, sign: string, right: string): Step | undefined {
  const meant = meantIn(left, draft, clause);
  if (meant === undefined) return undefined;
  const isDay = /^(?:date|moment|time)$/.test(meant.field.kind);
  if (!isDay && !isFigure(meant.field)) return undefined;
  const plain = right.replace(/^(?:the|its|their)\s+/i, '').trim();
  const isToday = /^(?:today|the current (?:date|day)|now)$/i.test(plain) && meant.field.kind !== 'time';
  const own = fieldMeant(plain, meant.thing) ?? periodEnd(plain, meant.thing);
  const other = isToday ? 'today' : own?.name;
  if (
    other === undefined ||
    other === meant.field.name ||
    (own !== undefined && own.kind !== meant.field.kind)
  )
    return undefined;
  const filled = [meant.field.name, ...(isToday ? [] : [other])]
    .map((name) => `${name} is not empty`)
    .join(' and ');
  const today = isToday && meant.field.kind === 'moment' ? `day(${meant.field.name})` : meant.field.name;
  return withRule(draft, {
    on: meant.thing.key,
    never: `${filled} and ${today} ${sign} ${other}`,
    says: reasonOf(clause.text),
  });
}

/** “The weights must add up to exactly 100”: more than that is refused. */
export function takeSum(draft: Draft, clause: Clause): Step | undefined {
  const [, words = '', most = ''] =
    /^(?:the\s+)?(.+?)\s+(?:must|shall|have to)\s+(?:add up|sum up|come)\s+to\s+(?:exactly\s+)?(\d+)/i.exec(
      clause.text,
    ) ?? [];
  const meant = words === '' ? undefined : meantIn(words, draft, clause);
  if (meant === undefined || !isFigure(meant.field)) return undefined;
  const { thing, field } = meant;
  return withRule(draft, {
    on: thing.key,
    never: `sum(${field.name} of ${thing.key}) > ${most}`,
    says: reasonOf(clause.text),
  });
}
