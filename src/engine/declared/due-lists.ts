import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { adjectiveOf, conditionIn } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, isOpen, type Step, stateOf, thingBefore, withField } from './draft.ts';
import { canBeMade } from './made-things.ts';
import { pathOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { type PlannedField, type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';
import { ofKind } from './rules-when.ts';

const made =
  '(?:is|are|gets?|shall be|will be|must be)\\s+(?:automatically\\s+)?(?:created|generated|made|raised|issued|proposed|suggested|shown|due|sent|planned|scheduled)';

/** What is to be made while something holds is a list of the records of which it does: nobody has to make it. */
export function takeDueList(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text.replace(/^(?:but|and|also),?\s+/i, '');
  const [, when = '', what = ''] =
    new RegExp(
      String.raw`^(?:if|when|whenever|as soon as|once)\s+(.+?),\s*(?:then\s+)?(?:an?|the|one)\s+(.+?)\s+${made}\b.*$`,
      'i',
    ).exec(text) ?? [];
  const [, who = '', list = ''] =
    /^(?:(?:an?|the|all|each)\s+)?(.+?)\s+(?:goes?|is put|are put|comes?|appears?|is listed|are listed|is placed|are placed|moves?|land)\s+(?:on|to|in|onto)\s+(?:the|an?)\s+(.+?\s+list)$/i.exec(
      text,
    ) ?? [];
  if (what !== '' && canBeMade(what) !== undefined) {
    const last = thingBefore(clause.at, draft.things);
    const order = [
      ...new Set([
        ...thingsSpokenOf(when, draft.things),
        ...(last === undefined ? [] : [last]),
        ...draft.things,
      ]),
    ];
    for (const thing of order) {
      const holds = conditionIn(when, thing, draft);
      if (holds !== undefined) return listed(draft, thing, holds, pluralPhrase(canBeMade(what) ?? what));
    }
  }
  if (list !== '')
    for (const thing of draft.things) {
      const holds = ofKind(who, thing, draft);
      if (holds !== undefined) return listed(draft, thing, holds, list);
    }
  return before(draft, text, clause);
}

function listed(draft: Draft, { key }: PlannedThing, where: string, words: string): Step | undefined {
  const title = sentenceCase(words);
  if (draft.parts.some((part) => part.title === title)) return undefined;
  const part = { title, part: { list: key, where, title, can: 'none' as const } };
  return { next: { ...draft, parts: [...draft.parts, part] }, serves: [{ section: title }] };
}

/** “A reminder is created 30 days before the due date”, “dry-off is planned 60 days before the expected calving”. */
function before(draft: Draft, text: string, { at }: Clause): Step | undefined {
  const [, what = '', count = '', unit = '', word = ''] =
    new RegExp(
      String.raw`^(?:an?\s+|the\s+)?(.+?)\s+${made}(?:\s+automatically)?\s+(\d+)\s+(day|week|month)s?\s+before\s+(?:the\s+|its\s+|an?\s+)?(.+?)(?:\s+(?:using|by|with|to)\s.+)?$`,
      'i',
    ).exec(text) ?? [];
  if (what === '') return undefined;
  const days = Number(count) * ({ day: 1, week: 7, month: 30 }[unit.toLowerCase()] ?? 1);
  const last = thingBefore(at, draft.things);
  const order = [...new Set([...(last === undefined ? [] : [last]), ...draft.things])];
  for (const thing of order) {
    const path = pathOf(word, thing, draft.things);
    if (path === undefined || !/^(?:date|moment)$/.test(path.field.kind)) continue;
    const open = isOpen(thing);
    const day = path.field.kind === 'moment' ? `day(${path.formula})` : path.formula;
    const holds = `${open === undefined ? '' : `${open} and `}${path.formula} is not empty and ${day} >= today and days(today, ${day}) <= ${days}`;
    return listed(draft, thing, holds, pluralPhrase(plainWords(what)));
  }
  return undefined;
}

const ends: Readonly<Record<string, string>> = {
  lapse: 'Lapsed',
  expire: 'Expired',
  release: 'Released',
  cancel: 'Cancelled',
  delete: 'Lapsed',
  close: 'Closed',
  reject: 'Rejected',
  void: 'Void',
};

/** “An offer lapses after 14 days”, “enquiries not confirmed within 10 days expire”, “… get released automatically”. */
export function takeLapse(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  const ending =
    /\b(?:(?:shall |will )?(lapse|expire)s?|(?:is|are|gets?|shall be|will be) (?:automatically )?(release|cancel|delete|close|reject|void)l?e?d)(?: automatically)?\b/i.exec(
      text,
    );
  const verb = (ending?.[1] ?? ending?.[2] ?? '').toLowerCase();
  const value = ends[verb];
  if (ending === null || value === undefined) return undefined;
  const [, count = '', unit = '', how = '', of = ''] =
    /\b(?:after|within|for|until|for more than)\s+(\d+|one|two)\s+(day|week|month|year)s?(?:\s+(before|of|after)\s+(?:the\s+)?([a-z][a-z -]*?))?(?=\s+(?:lapse|expire|is|are|gets?|get|shall|will|unless)\b|$|,|\s+automatically)/i.exec(
      text,
    ) ?? [];
  const number = { one: 1, two: 2 }[count.toLowerCase()] ?? Number(count);
  const days = number * ({ day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase()] ?? 0);
  const [, subject = ''] =
    /^(?:(?:an?|the|each|every|all)\s+)?([a-z][a-z -]*?)\s+(?:not|that|which|lapse|expire|is|are|gets?|shall|will)/i.exec(
      text,
    ) ?? [];
  const thing = thingMeant(subject, draft.things) ?? stateNamed(subject, draft.things);
  if (thing === undefined || !(days > 0)) return undefined;
  const waiting = waitingFor(text, thing, draft);
  if (waiting === undefined) return undefined;
  const age = ageOf(how, of, days, thing, draft);
  if (age === undefined) return undefined;
  return standing(draft, thing, `${waiting} and ${age}`, value, reasonOf(text));
}

/** “Enquiries” are hirings in the state of an enquiry. */
function stateNamed(words: string, things: readonly PlannedThing[]): PlannedThing | undefined {
  const plain = plainWords(words);
  return things.find((thing) =>
    stateOf(thing)?.options?.some(
      (one) => pluralPhrase(one.toLowerCase()) === plain || one.toLowerCase() === plain,
    ),
  );
}

/** Of which records it is said: those that did not yet get where they should, else those that are still in their first state. */
function waitingFor(text: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, done = ''] =
    /\b(?:not|never)\s+(?:yet\s+)?(?:been\s+)?([a-z]+ed|paid|sent|taken|met|kept)\b/i.exec(text) ?? [];
  const state = stateOf(thing);
  const first = state?.options?.[0];
  if (state === undefined || first === undefined) return undefined;
  if (done === '') return `${state.name} is "${first}"`;
  const met = adjectiveOf(done, thing, draft);
  const options = state.options ?? [];
  const place = options.findIndex((one) => one.toLowerCase() === done.toLowerCase());
  if (place > 0)
    return `${state.name} in (${options
      .slice(0, place)
      .map((one) => `"${one}"`)
      .join(', ')})`;
  return met === undefined ? undefined : `not (${met})`;
}

function ageOf(how: string, of: string, days: number, thing: PlannedThing, draft: Draft): string | undefined {
  if (/^before$/i.test(how)) {
    const target = pathOf(of, thing, draft.things) ?? dayOfLinked(of, thing, draft);
    if (target === undefined) return undefined;
    return `${target.formula} is not empty and days(today, ${target.formula}) < ${days}`;
  }
  const path = of === '' ? undefined : pathOf(of, thing, draft.things);
  const own = path?.field.kind === 'date' ? path.formula : ownDay(thing);
  return own === undefined
    ? `days(day(createdAt), today) > ${days}`
    : `${own} is not empty and days(${own}, today) > ${days}`;
}

function ownDay({ fields }: PlannedThing): string | undefined {
  return fields.find(
    ({ kind, words }) =>
      kind === 'date' &&
      /^(?:created on|offered on|date of (?:application|request|offer|enquiry)|issue date|issued on|requested on)$/i.test(
        words,
      ),
  )?.name;
}

function dayOfLinked(words: string, thing: PlannedThing, { things }: Draft) {
  const meant = thingMeant(words, things);
  const link = thing.fields.find(({ to }) => to === meant?.key);
  const field = meant?.fields.find(({ kind }) => kind === 'date');
  return link === undefined || field === undefined
    ? undefined
    : { formula: `${link.name}.${field.name}`, field };
}

/** The record says so beside its state, and the acts that would go on from there are refused. */
function standing(draft: Draft, thing: PlannedThing, holds: string, value: string, says: string): Step {
  const own = thing.fields.find(({ words, formula }) => words === 'standing' && formula !== undefined);
  const name = own?.name ?? nameOf('notice', new Set(thing.fields.map((field) => field.name)));
  const field: PlannedField = {
    name,
    label: own?.label ?? 'Notice',
    words: 'standing',
    kind: 'text',
    formula: `if(${holds}, "${value}", ${own?.formula ?? '""'})`,
  };
  const acts = draft.acts.map((act) =>
    act.on === thing.key && act.when !== undefined
      ? { ...act, never: [...(act.never ?? []), `${name} is "${value}" => ${says}`] }
      : act,
  );
  return { next: { ...withField(draft, thing.key, field), acts }, serves: [{ field: name, of: thing.key }] };
}
