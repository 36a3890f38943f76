import type { Clause } from './declared.ts';
import { type Draft, isOpen, type Step, withRule } from './draft.ts';
import { pathOf } from './path-of-words.ts';
import {
  byName,
  fieldMeant,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';
import { periodOf } from './rules-of-records.ts';

const twice =
  /\b(?:overlap(?:s|ping)?|double[- ]?book(?:ed|ing)?|(?:booked|used|assigned|taken|lent|planned|scheduled|given) twice|twice at the same time|in two (?:open |different )?[a-z -]+? (?:at the same time|at once|whose|which|that|on the same)|in two open [a-z]+|(?:on|in) (?:two|more than one) [a-z -]+? at (?:the same time|once|a time))\b/i;

/** “Neither the instructor nor the car can be in two lessons at the same time”, “no overlaps per point”. */
export function takeTwice(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  if (!twice.test(text)) return undefined;
  const spoken = thingsSpokenOf(text, draft.things);
  const timed = [...spoken, ...draft.things].filter((thing) => whenOf(thing) !== undefined);
  for (const thing of new Set(timed)) {
    const links = thing.fields.filter((field) => isLink(field) && isNamed(field, text, draft.things));
    const when = whenOf(thing);
    if (links.length === 0 || when === undefined) continue;
    const alive = /\bopen\b/i.test(text) ? isOpen(thing) : undefined;
    return links.slice(0, 3).reduce<Step>(
      (step, link) => {
        const where = [`${link.name} = this.${link.name}`, ...when, ...(alive === undefined ? [] : [alive])];
        const never = `${link.name} is not empty and any(other ${thing.key} where ${where.join(' and ')})`;
        const more = withRule(step.next, { on: thing.key, never, says: reasonOf(text) });
        return { next: more.next, serves: [...step.serves, ...more.serves] };
      },
      { next: draft, serves: [] },
    );
  }
  return undefined;
}

const isLink = ({ kind, formula }: PlannedField) =>
  /^(?:reference|choice|text)$/.test(kind) && formula === undefined;

function isNamed({ words, to }: PlannedField, text: string, things: readonly PlannedThing[]): boolean {
  const plain = ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const target = things.find(({ key }) => key === to);
  const names = [plainWords(words), ...(target === undefined ? [] : [target.one, target.many])];
  return names.some((name) => plain.includes(` ${name} `) || plain.includes(` ${name}s `));
}

/** What says that two records are at the same time. */
function whenOf(thing: PlannedThing): string[] | undefined {
  const period = periodOf(thing);
  if (period !== undefined) {
    const { from, to, day } = period;
    const less = from.kind === 'date' ? '<=' : '<';
    return [
      ...(day === undefined ? [] : [`${day.name} = this.${day.name}`]),
      `${from.name} ${less} this.${to.name}`,
      `this.${from.name} ${less} ${to.name}`,
    ];
  }
  const day = thing.fields.find(({ kind }) => kind === 'date');
  const start = thing.fields.find(
    ({ kind, words }) => kind === 'time' && /^(?:start|time|from|begin|hour)|start time|time$/i.test(words),
  );
  const length = thing.fields.find(
    ({ kind, words, unit = '' }) =>
      /^(?:number|choice)$/.test(kind) &&
      (/^(?:length|duration|minutes)\b/i.test(words) || /^min/i.test(unit)),
  );
  if (day === undefined) {
    const shift = thing.fields.find(
      ({ kind, words }) => kind === 'moment' && /time|start|begin/i.test(words),
    );
    return shift === undefined ? undefined : [`${shift.name} = this.${shift.name}`];
  }
  const same = `${day.name} = this.${day.name}`;
  if (start === undefined) {
    const slot = thing.fields.find(
      ({ words, kind }) => kind === 'choice' && /shift|slot|period|session/i.test(words),
    );
    return slot === undefined ? [same] : [same, `${slot.name} = this.${slot.name}`];
  }
  if (length === undefined || length.kind === 'choice') return [same, `${start.name} = this.${start.name}`];
  const at = (of: string) => `minutes("00:00", ${of}${start.name})`;
  return [
    same,
    `${at('')} < ${at('this.')} + this.${length.name}`,
    `${at('this.')} < ${at('')} + ${length.name}`,
  ];
}

const oneEach =
  /\b(?:only|at most|max\.?|maximum|not more than)?\s*(?:one|1|a single)\s+([a-z][a-z -]*?)\s+(?:per|for each|for every|to each|of each)\s+([a-z][a-z -]*?)(?:\s+(?:and|per|in a|in one|each|a)\s+(?:calendar |school )?(day|week|month|year|night|term|season|[a-z]+))?(?:\s+(?:is|are|may|can|at a time)\b.*)?$/i;
const onceEach =
  /^(?:an?|the same|each|every|one)\s+([a-z][a-z -]*?)\s+(?:can|may|must|shall)\s+(?:only\s+)?be\s+[a-z]+\s+(?:only\s+)?once\s+(?:per|for each|in each|a)\s+([a-z][a-z -]*?)$/i;
const holdsOne =
  /^(?:an?|each|every|the)\s+([a-z][a-z -]*?)\s+(?:can|may|must|shall)\s+(?:hold|have|take|receive|get|be in|book|borrow)\s+(?:only|at most|max\.?|no more than)\s+(?:one|1)\s+([a-z][a-z -]*?)(?:\s+(?:at a time|at the same time|at once))?(?:\s+(?:of each|per)\s+([a-z][a-z -]*?))?$/i;

/** “Only one firing per kiln and day”, “one licence per dog per year”, “a seat can be sold once per performance”. */
export function takeOneEach(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  const [, what = '', by = '', also] = oneEach.exec(text) ?? [];
  if (what !== '') return oneOf(draft, what, [by, also], text);
  const [, item = '', per = ''] = onceEach.exec(text) ?? [];
  if (item !== '') {
    const thing = draft.things.find((one) =>
      [item, per].every((words) => groupOf(words, one, draft) !== undefined),
    );
    return thing === undefined ? undefined : oneOf(draft, thing.one, [item, per], text);
  }
  const [, owner = '', held = '', other] = holdsOne.exec(text) ?? [];
  return owner === ''
    ? undefined
    : oneOf(draft, held, [owner, other], text, /\bat (?:a|the same) time\b|\bat once\b/i.test(text));
}

function oneOf(
  draft: Draft,
  what: string,
  by: readonly (string | undefined)[],
  text: string,
  isOpenOnly = /^open\b/i.test(what),
): Step | undefined {
  const thing = thingMeant(what, draft.things);
  if (thing === undefined) return undefined;
  const groups = by
    .filter((words) => words !== undefined && words !== '')
    .map((words) => groupOf(words ?? '', thing, draft));
  if (groups.length === 0 || groups.some((one) => one === undefined)) return undefined;
  const open = isOpenOnly ? isOpen(thing) : undefined;
  // A slot is one of a day.
  const slot = thing.fields.find(
    ({ name, words, kind }) =>
      groups.includes(name) && kind === 'choice' && /shift|slot|period|session|half|lesson|meal/i.test(words),
  );
  const day = slot === undefined ? undefined : thing.fields.find(({ kind }) => kind === 'date');
  if (day !== undefined && !groups.includes(day.name)) groups.push(day.name);
  const same = groups.map(
    (group) => `${group ?? ''} = ${(group ?? '').replace(/([a-zA-Z0-9]+)(\)?)$/, 'this.$1$2')}`,
  );
  const where = [...same, ...(open === undefined ? [] : [open])].join(' and ');
  return withRule(draft, {
    on: thing.key,
    never: `any(other ${thing.key} where ${where})`,
    says: reasonOf(text),
  });
}

/** The property of a record that says which day, year or owner it belongs to. */
export function groupOf(words: string, thing: PlannedThing, { things }: Draft): string | undefined {
  const plain = plainWords(words);
  const day = periodOf(thing)?.day ?? thing.fields.find(({ kind }) => kind === 'date' || kind === 'moment');
  if (/^(?:day|night|week|month|year|date|calendar year)$/.test(plain)) {
    if (day === undefined) return undefined;
    if (/^(?:day|night|date)$/.test(plain)) return day.kind === 'date' ? day.name : `day(${day.name})`;
    return `${plain.split(' ').at(-1) ?? ''}(${day.name})`;
  }
  const target = thingMeant(plain, things);
  const link =
    thing.fields.find(({ to }) => to !== undefined && to === target?.key) ?? fieldMeant(plain, thing);
  // “A seat” is none of the “seats” that are counted.
  const isCount = link?.kind === 'number' && plainWords(link.words).endsWith('s') && !plain.endsWith('s');
  return link === undefined || link.formula !== undefined || isCount ? undefined : link.name;
}

const against =
  /^(?:the\s+|an?\s+|its\s+)?(.+?)\s+(?:(?:must|may|shall|can|should|has to|have to|is|are)\s*(?:not|never)\s+(?:be\s+)?|cannot\s+(?:be\s+)?|can't\s+(?:be\s+)?|couldn't\s+be\s+)(exceed|be above|above|over|more than|larger than|greater than|higher than|lower than|below|less than|smaller than|be below|earlier than|before|later than|after)\s+(.+)$/i;
const needs =
  /^(?:the\s+|an?\s+|its\s+)?(.+?)\s+(?:must|has to|have to|shall|should|needs to)\s+(?:be|lie|come)\s+(at least|at most|less than|lower than|below|smaller than|more than|greater than|higher than|above|larger than|equal to|the same as|before|after|later than|earlier than|no more than|not less than)\s+(.+)$/i;
const refuses: readonly (readonly [RegExp, string])[] = [
  [/^(?:be )?(?:exceed|above|over|more|larger|greater|higher|later|after)/i, '>'],
  [/^(?:be )?(?:lower|below|less|smaller|earlier|before)/i, '<'],
];
const asks: readonly (readonly [RegExp, string])[] = [
  [/^(?:at least|not less)/i, '<'],
  [/^(?:at most|no more)/i, '>'],
  [/^(?:less|lower|below|smaller|before|earlier)/i, '>='],
  [/^(?:more|greater|higher|above|larger|after|later)/i, '<='],
  [/^(?:equal|the same)/i, '!='],
];

/** “The target temperature shall not exceed the maximum temperature of the kiln”: one property against another. */
export function takeAgainst(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text.replace(/\s+\([^)]*\)$/, '');
  const refused = against.exec(text);
  const [, left = '', how = '', right = ''] = refused ?? needs.exec(text) ?? [];
  if (left === '') return undefined;
  const sign = (refused === null ? asks : refuses).find(([pattern]) => pattern.test(how))?.[1];
  const spoken = thingsSpokenOf(text, draft.things);
  for (const thing of byName([left, right], [...new Set([...spoken, ...draft.things])])) {
    const [a, b] = [pathOf(left, thing, draft.things), pathOf(right, thing, draft.things)];
    if (a === undefined || b === undefined || a.formula === b.formula || a.formula.includes('.')) continue;
    const kinds = [a.field.kind, b.field.kind].map((kind) =>
      /^(?:number|money|percent|rating)$/.test(kind) ? 'number' : kind,
    );
    if (kinds[0] !== kinds[1] || /text|reference|choice/.test(kinds[0] ?? '')) continue;
    const never = `${a.formula} is not empty and ${b.formula} is not empty and ${a.formula} ${sign ?? '>'} ${b.formula}`;
    return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}
