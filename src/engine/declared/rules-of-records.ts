import { nounLemma } from '../read/lemma.ts';
import type { Clause } from './declared.ts';
import { type Draft, isOpen, type Step, stateOf, thingBefore, withRule } from './draft.ts';
import {
  fieldMeant,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:planned )?start$/i, /^(?:planned )?end$/i],
  [/^from$/i, /^(?:to|until)$/i],
  [/^valid from$/i, /^valid until$/i],
  [/^lent on$/i, /^(?:due on|returned on)$/i],
  [/^arrival$/i, /^departure$/i],
  [/^begin(?:ning)?$/i, /^end(?:ing)?$/i],
  [/^(?:begin|start) time$/i, /^end time$/i],
  [/^take-?off$/i, /^landing$/i],
  [/^departure(?: time)?$/i, /^return(?: time)?$/i],
  [/^check-?in$/i, /^check-?out$/i],
  [/^since$/i, /^until$/i],
  [/^from (?:dt|date)$/i, /^to (?:dt|date)$/i],
  [/^start date$/i, /^end date$/i],
  [
    /^(?:arrival|check-?in|pick-?up|departure|begin|loan|lending|hire|from) date$/i,
    /^(?:departure|check-?out|return|end|drop-?off|due|to) date$/i,
  ],
  [/^start time$/i, /^(?:end|finish) time$/i],
  [
    /^(?:borrowed|lent|issued|taken|rented|hired|checked out) on$/i,
    /^(?:due|due back|return by|due on|returned on)$/i,
  ],
  [/^valid from$/i, /^valid to$/i],
  [/^(?:[a-z]+ )?from$/i, /^(?:[a-z]+ )?(?:to|until|till)$/i],
  [/^(?:[a-z]+ )?start(?: date)?$/i, /^(?:[a-z]+ )?end(?: date)?$/i],
];

/** From when to when a record lasts. */
export function periodOf({
  fields,
}: PlannedThing): { from: PlannedField; to: PlannedField; day?: PlannedField } | undefined {
  for (const [first, last] of pairs) {
    const from = fields.find(({ words }) => first.test(words));
    const to = fields.find(({ words }) => last.test(words));
    if (
      from === undefined ||
      to === undefined ||
      from.kind !== to.kind ||
      !/^(?:date|time|moment)$/.test(from.kind)
    )
      continue;
    const day = from.kind === 'time' ? fields.find(({ kind }) => kind === 'date') : undefined;
    if (from.kind === 'time' && day === undefined) continue;
    return { from, to, ...(day === undefined ? {} : { day }) };
  }
  return undefined;
}

const cancelled =
  /^(?:cancelled|canceled|rejected|refused|lapsed|withdrawn|returned|back|rolled back|expired|revoked)$/i;

/** “Reservations of one room must not overlap”. */
export function takeOverlap(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  const [, by = ''] =
    /\b(?:of|to|for|in|on)\s+(?:one|the same|a|an|a single|each)\s+([a-z][\w -]*?)\s+(?:must|may|shall|can)\s?not\s+overlap/i.exec(
      text,
    ) ??
    /^(?:an?|the same|one|each)\s+([a-z][\w -]*?)\s+(?:must|may|shall|can)\s?not\s+be\s+[a-z]+\s+twice\s+(?:at the same time|for the same|on the same)/i.exec(
      text,
    ) ??
    [];
  if (by === '') return undefined;
  const spoken = thingsSpokenOf(text, draft.things);
  const candidates = [...spoken, ...draft.things].filter((thing) => periodOf(thing) !== undefined);
  const linked = candidates
    .map((thing) => ({ thing, field: linkTo(by, thing, draft.things) }))
    .find(({ field }) => field !== undefined);
  const period = linked === undefined ? undefined : periodOf(linked.thing);
  if (linked?.field === undefined || period === undefined) return undefined;
  const { thing, field } = linked;
  const state = stateOf(thing);
  const over = state?.options?.filter((one) => cancelled.test(one)) ?? [];
  const live =
    state === undefined || over.length === 0
      ? ''
      : `not (${state.name} in (${over.map((one) => `"${one}"`).join(', ')}))`;
  const { from, to, day } = period;
  // A day on which one ends is taken; at the hour when one ends, the next may begin.
  const less = from.kind === 'date' ? '<=' : '<';
  const parts = [
    `${field.name} = this.${field.name}`,
    ...(day === undefined ? [] : [`${day.name} = this.${day.name}`]),
    `${from.name} ${less} this.${to.name}`,
    `this.${from.name} ${less} ${to.name}`,
    ...(live === '' ? [] : [live]),
  ];
  const never = `${live === '' ? '' : `${live} and `}any(other ${thing.key} where ${parts.join(' and ')})`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(text) });
}

/** The property of a thing that says which other one it belongs to. */
function linkTo(
  words: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): PlannedField | undefined {
  const target = thingMeant(words, things);
  const link = target === undefined ? undefined : thing.fields.find(({ to }) => to === target.key);
  const own = link ?? fieldMeant(nounLemma(plainWords(words)), thing);
  return own !== undefined && /^(?:reference|choice|text)$/.test(own.kind) ? own : undefined;
}

const atMost =
  /^(?:an?|each|every|one|the)\s+([a-z][\w -]*?)\s+(?:may|can|must|shall|is allowed to)?\s*(?:not\s+)?(?:only\s+)?[a-z]+s?\s+(?:at most|no more than|not more than|up to|a maximum of|max(?:imum)?\.?|only|more than)\s+(\d+|one|two|three|four|five|six|ten)\s+((?:[a-z]+\s+)?)([a-z]+)\b/i;
const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};

/** “A student may hold at most 2 future reservations”. */
export function takeMost(draft: Draft, clause: Clause): Step | undefined {
  const [, who = '', count = '', kind = '', what = ''] = atMost.exec(clause.text) ?? [];
  if (who === '') return undefined;
  const most = counts[count.toLowerCase()] ?? Number(count);
  const word = kind.trim().toLowerCase();
  const thing =
    thingMeant(`${word} ${what}`, draft.things) ??
    thingMeant(what, draft.things) ??
    openJobs(word, clause, draft);
  const link = thing === undefined ? undefined : linkTo(who, thing, draft.things);
  if (thing === undefined || link === undefined) return undefined;
  const [day] = [
    periodOf(thing)?.day,
    periodOf(thing)?.from,
    thing.fields.find(({ kind: one }) => one === 'date'),
  ].filter((one) => one !== undefined);
  const open = isOpen(thing);
  const also =
    word === 'future' && day !== undefined
      ? `${day.name} >= today`
      : /^(?:open|active|current|running)$/.test(word)
        ? open
        : undefined;
  if (/^(?:open|active|current|running)$/.test(word) && open === undefined) return undefined;
  const where = [`${link.name} = this.${link.name}`, ...(also === undefined ? [] : [also])].join(' and ');
  const never = `${link.name} is not empty and ${also === undefined ? '' : `${also} and `}count(${thing.key} where ${where}) > ${most}`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
}

/** “at most 3 open jobs” of a crew are those of what has a crew. */
function openJobs(word: string, { at }: Clause, { things }: Draft): PlannedThing | undefined {
  return word === 'open' ? thingBefore(at, things) : undefined;
}

/** “An exam must not have more registrations than places”. */
export function takeRoom(draft: Draft, clause: Clause): Step | undefined {
  const [, who = '', what = '', limit = ''] =
    /^(?:an?|each|the)\s+([a-z][\w -]*?)\s+(?:must|may|can|shall)\s?not\s+have\s+more\s+([a-z][\w -]*?)\s+than\s+(?:it has\s+)?([a-z][\w -]*)$/i.exec(
      clause.text,
    ) ?? [];
  const [owner, thing] = [thingMeant(who, draft.things), thingMeant(what, draft.things)];
  const link = thing?.fields.find(({ to }) => to !== undefined && to === owner?.key);
  const most = owner === undefined ? undefined : fieldMeant(limit, owner);
  if (thing === undefined || link === undefined || most === undefined) return undefined;
  const never = `count(${thing.key} where ${link.name} = this.${link.name}) > ${link.name}.${most.name}`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
}

/** “A candidate may register for an exam only once”. */
export function takeOnce(draft: Draft, clause: Clause): Step | undefined {
  if (!/\bonly once\b|\bnot (?:more than once|twice)\b/i.test(clause.text)) return undefined;
  const spoken = thingsSpokenOf(clause.text, draft.things);
  for (const thing of draft.things) {
    const links = spoken.flatMap((other) => thing.fields.filter(({ to }) => to === other.key));
    if (links.length < 2) continue;
    const same = links.map(({ name }) => `${name} = this.${name}`).join(' and ');
    return withRule(draft, {
      on: thing.key,
      never: `any(other ${thing.key} where ${same})`,
      says: reasonOf(clause.text),
    });
  }
  return undefined;
}

/** “Donors under 18 or over 68 are not eligible”. */
export function takeAges(draft: Draft, clause: Clause): Step | undefined {
  const [, who = '', young, old] =
    /^([a-z][\w -]*?)\s+(?:under|younger than|below)\s+(\d+)(?:\s+or\s+(?:over|older than|above)\s+(\d+))?\s+(?:are|is|may|must|can)\s?not\b/i.exec(
      clause.text,
    ) ?? [];
  const thing =
    who === ''
      ? undefined
      : (thingMeant(who, draft.things) ??
        draft.things.find(
          ({ fields }) =>
            fields.some(({ words }) => plainWords(words) === nounLemma(who.toLowerCase())) &&
            fields.some(({ words }) => /^age$|\bbirth/i.test(words)),
        ));
  const born = thing?.fields.find(({ words }) => /\bbirth/i.test(words));
  const age = thing?.fields.find(({ words }) => /^age$/i.test(words));
  if (thing === undefined || (born === undefined && age === undefined)) return undefined;
  const years =
    born === undefined
      ? (age?.name ?? '')
      : born.kind === 'number'
        ? `year(today) - ${born.name}`
        : `days(${born.name}, today) / 365.25`;
  const name = (born ?? age)?.name ?? '';
  const never = [`${years} < ${young ?? 0}`, ...(old === undefined ? [] : [`${years} > ${old}`])].join(
    ' or ',
  );
  return withRule(draft, {
    on: thing.key,
    never: `${name} is not empty and (${never})`,
    says: reasonOf(clause.text),
  });
}

/** “Between two donations at least 56 days must pass”. */
export function takePause(draft: Draft, clause: Clause): Step | undefined {
  const [, what = '', count = '', unit = ''] =
    /^between (?:two|any two)\s+([a-z][\w -]*?)\s+(?:at least|a minimum of)\s+(\d+)\s+(days?|weeks?)\b/i.exec(
      clause.text,
    ) ?? [];
  const thing = what === '' ? undefined : thingMeant(what, draft.things);
  const day = thing?.fields.find(({ kind }) => kind === 'date');
  const link = thing?.fields.find(({ kind }) => kind === 'reference');
  if (thing === undefined || day === undefined || link === undefined) return undefined;
  const days = Number(count) * (/^w/i.test(unit) ? 7 : 1);
  const never = `any(other ${thing.key} where ${link.name} = this.${link.name} and abs(days(${day.name}, this.${day.name})) < ${days})`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
}

const hours = /(\d{1,2}:\d{2})\s*(?:–|-|to|and)\s*(\d{1,2}:\d{2})/;

/** “Rooms are bookable 08:00–22:00 in whole hours, at most 3 hours per reservation”. */
export function takeHours(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  if (/[€$£]|\b(?:price|fee|charge|rate|cost)s?\b/i.test(text)) return undefined;
  const [, open, close] = hours.exec(text) ?? [];
  const [, longest, unit = ''] =
    /\bat most\s+(\d+)\s+(hours?|minutes?|days?)\s+(?:per|for (?:an?|each)|each|in one)\b/i.exec(text) ?? [];
  const spoken = [...thingsSpokenOf(text, draft.things), ...draft.things];
  const thing = spoken.find((one) => periodOf(one) !== undefined);
  const period = thing === undefined ? undefined : periodOf(thing);
  if (thing === undefined || period === undefined) return undefined;
  const { from, to } = period;
  let step: Step = { next: draft, serves: [] };
  const add = (never: string, says: string) => {
    const more = withRule(step.next, { on: thing.key, never, says });
    step = { next: more.next, serves: [...step.serves, ...more.serves] };
  };
  if (open !== undefined && close !== undefined && from.kind === 'time')
    add(
      `${from.name} < "${open.padStart(5, '0')}" or ${to.name} > "${close.padStart(5, '0')}"`,
      `Only from ${open} to ${close}.`,
    );
  if (/\bwhole hours\b/i.test(text) && from.kind === 'time')
    add(
      `minutes("00:00", ${from.name}) / 60 != floor(minutes("00:00", ${from.name}) / 60) or minutes("00:00", ${to.name}) / 60 != floor(minutes("00:00", ${to.name}) / 60)`,
      'Only whole hours.',
    );
  if (longest !== undefined) {
    const of = /^h/i.test(unit) ? 'hours' : /^m/i.test(unit) ? 'minutes' : 'days';
    if (of !== 'days' || from.kind === 'date')
      add(`${of}(${from.name}, ${to.name}) > ${longest}`, `At most ${longest} ${unit} per ${thing.one}.`);
  }
  return step.serves.length === 0 ? undefined : step;
}

/** “A broken tool shall not be issued”: not by what records such an act. */
export function takeBarred(draft: Draft, clause: Clause): Step | undefined {
  const [, words = '', what = ''] =
    /^(?:an?|the)\s+(.+?)\s+(?:shall|must|may|can)\s?not\s+be\s+(?:available for\s+)?([a-z-]+)\b/i.exec(
      clause.text,
    ) ?? [];
  if (words === '') return undefined;
  const [target] = thingsSpokenOf(words, draft.things);
  if (target === undefined) return undefined;
  const values = words
    .toLowerCase()
    .replace(target.one, '')
    .split(/\s+(?:or|and)\s+|\s*,\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const field = target.fields.find(
    ({ options = [] }) =>
      values.length > 0 && values.every((one) => options.some((option) => option.toLowerCase() === one)),
  );
  const stem = what
    .toLowerCase()
    .replace(/(?:ed|d|ing)$/, '')
    .slice(0, 5);
  const events = draft.things.filter(({ fields }) => fields.some(({ to }) => to === target.key));
  const event =
    events.find(({ one }) => one.startsWith(stem)) ?? (events.length === 1 ? events[0] : undefined);
  const link = event?.fields.find(({ to }) => to === target.key);
  if (field === undefined || event === undefined || link === undefined) return undefined;
  const state = stateOf(event);
  const fresh = state?.options?.[0] === undefined ? '' : `${state.name} is "${state.options[0]}" and `;
  const barred = values
    .map(
      (one) =>
        `${link.name}.${field.name} is "${field.options?.find((option) => option.toLowerCase() === one) ?? one}"`,
    )
    .join(' or ');
  return withRule(draft, { on: event.key, never: `${fresh}(${barred})`, says: reasonOf(clause.text) });
}

/** “Each cost centre has a yearly budget which approved requisitions must not exceed”. */
export function takeBudget(draft: Draft, clause: Clause): Step | undefined {
  const [, who = '', limit = '', state = '', what = ''] =
    /^(?:each|every|an?|the)\s+([a-z][\w -]*?)\s+has\s+an?\s+([a-z][\w -]*?)\s+(?:which|that)\s+(?:the\s+)?(?:(\w+)\s+)?([a-z][\w-]*)\s+(?:must|may|shall|can)\s?not\s+exceed$/i.exec(
      clause.text,
    ) ?? [];
  const [owner, thing] = [thingMeant(who, draft.things), thingMeant(what, draft.things)];
  const link = thing?.fields.find(({ to }) => to !== undefined && to === owner?.key);
  const most = owner === undefined ? undefined : fieldMeant(limit, owner);
  const sum =
    thing?.fields.find(({ kind, formula }) => kind === 'money' && formula !== undefined) ??
    thing?.fields.find(({ kind, words }) => kind === most?.kind && !/\bper\b|unit/i.test(words));
  if (thing === undefined || link === undefined || most === undefined || sum === undefined) return undefined;
  const field = stateOf(thing);
  const counted =
    field?.options?.includes(state.toLowerCase()) === true
      ? `${field.name} is "${state.toLowerCase()}"`
      : undefined;
  if (state !== '' && counted === undefined) return undefined;
  const where = [`${link.name} = this.${link.name}`, ...(counted === undefined ? [] : [counted])].join(
    ' and ',
  );
  const never = `${counted === undefined ? '' : `${counted} and `}sum(${sum.name} of ${thing.key} where ${where}) > ${link.name}.${most.name}`;
  return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
}
