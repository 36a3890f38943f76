import type { CasePart } from '../cases/case-file.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import { type Draft, isOpen, type Step, stateOf } from './draft.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';
import { periodOf } from './rules-of-records.ts';
import { splitParts } from './split-parts.ts';
import { viewTold } from './views-told.ts';

const shown =
  /^(?:the\s+|an?\s+)?(?:start page|home page|home screen|dashboard|overview|front page|landing page|first page|main screen|main page|app|system|screen|monthly report|report)\s+(?:shall |must |should |will |has to )?(?:shows?|lists?|displays?|has|contains|gives|show|display|list)\s+(.+)$/i;
const wished =
  /^(?:(?:please\s+)?(?:show|list|display|provide|give)(?: me| us)?|(?:i|we)(?:['’]d| would)? (?:want|need|like|have)(?: to)? (?:see|know|have|get)|(?:i|we) want|(?:i|we) need|there (?:is|are|shall be|must be|should be)|needed (?:is|are)|wanted (?:is|are))\s+(.+)$/i;

/** What a sentence says that a page shows, whether under a heading or not. */
export function viewWords(text: string, isView: boolean): string | undefined {
  const [, list] = shown.exec(text) ?? wished.exec(text) ?? [];
  const isNoun = named.test(text) && !/\b(?:must|shall|may|can|is|are|has|have)\b/i.test(text);
  return list ?? (isView || isNoun ? text : undefined);
}

const named =
  /^(?:an?\s+|the\s+)?(?:calendar|list|number|chart|share|rate|overview|statistics?|report|table|total|ranking|board|map|history) (?:of|per|by|with)\b/i;

/** The views that a sentence lists: “value per buyer and month” is one. */
export function viewsIn(words: string): string[] {
  return splitParts(
    words
      .replaceAll(/\s+[·|•]\s+/g, ', ')
      .replaceAll(
        /(\b(?:per|by) [a-z][\w -]*?) and (?=(?:month|week|year|day|[a-z]+\s*(?:,|;|\(|$)))/gi,
        '$1 & ',
      )
      .replaceAll(/ & /g, ' ∧ '),
  ).map((part) => part.replaceAll(' ∧ ', ' and '));
}

/** One part of the overview for what a few words ask to see; undefined where the plan has no part for it. */
export function takeView(draft: Draft, asked: string): Step | undefined {
  const words = asked
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(
      /^(?:list|table|view|overview|display|report|number|chart) of (?:the |all )?(?=[a-z]+s\b)/i,
      (lead) => (/^number/i.test(lead) ? 'number of ' : ''),
    )
    .replace(/\s*\((?:bars?|chart|graph|table|list|pie)\)$/i, '')
    .trim();
  for (const view of [sinceLast, calendar, perOther, filtered])
    for (const thing of draft.things) {
      const found = view(words, thing, draft);
      if (found !== undefined) return shownAs(draft, sentenceCase(asked.trim()), found);
    }
  const told = viewTold(asked, draft);
  return told === undefined ? undefined : shownAs(draft, sentenceCase(asked.trim()), told);
}

type View = { readonly part: CasePart; readonly figure?: string } | { readonly figure: string };

function shownAs(draft: Draft, title: string, view: View): Step | undefined {
  if (draft.parts.some((part) => part.title === title)) return undefined;
  const figures = view.figure === undefined ? draft.figures : { ...draft.figures, [title]: view.figure };
  if (!('part' in view)) return { next: { ...draft, figures }, serves: [{ section: 'figures' }] };
  const part = { title, part: { ...view.part, title } };
  return { next: { ...draft, figures, parts: [...draft.parts, part] }, serves: [{ section: title }] };
}

function dayOf(thing: PlannedThing): PlannedField | undefined {
  const period = periodOf(thing);
  return (
    period?.day ??
    (period?.from.kind === 'time' ? undefined : period?.from) ??
    thing.fields.find(({ kind }) => kind === 'date' || kind === 'moment')
  );
}

function dueOf(thing: PlannedThing): PlannedField | undefined {
  const days = thing.fields.filter(({ kind }) => kind === 'date' || kind === 'moment');
  return days.find(({ words }) => /\bdue\b|deadline|until|expiry|next|\bto$|^end$|planned end/i.test(words));
}

/** “number of days since the last injury”. */
function sinceLast(words: string, thing: PlannedThing): View | undefined {
  const [, what = ''] = /^(?:number of )?days since (?:the )?last (.+)$/i.exec(words) ?? [];
  const day = dayOf(thing);
  if (what === '' || day === undefined) return undefined;
  const latest = (where: string) =>
    `days(${day.kind === 'moment' ? `day(max(${day.name} of ${thing.key}${where}))` : `max(${day.name} of ${thing.key}${where})`}, today)`;
  if (thingMeant(what, [thing]) !== undefined) return { figure: latest('') };
  const value = optionIn(what, thing);
  return value === undefined ? undefined : { figure: latest(` where ${value}`) };
}

function optionIn(words: string, thing: PlannedThing): string | undefined {
  const plain = plainWords(words).replaceAll('-', ' ');
  for (const { name, options = [] } of thing.fields) {
    const option = options.find(
      (one) => one.toLowerCase() === plain || nounLemma(plain) === one.toLowerCase(),
    );
    if (option !== undefined) return `${name} is "${option}"`;
  }
  return undefined;
}

/** “calendar of loans”. */
function calendar(words: string, thing: PlannedThing): View | undefined {
  const [, what = ''] =
    /^(?:[a-z]+ )?calendar (?:of|for|with) (?:the |all )?(.+)$/i.exec(words) ??
    /^(.+?) calendar$/i.exec(words) ??
    [];
  const day = dayOf(thing);
  return what === '' || day === undefined || thingMeant(what, [thing]) === undefined
    ? undefined
    : { part: { calendar: `${thing.key} by ${day.name}` } };
}

/** “loans per musician”, “value per buyer and month”, “kg per crop”. */
function perOther(words: string, thing: PlannedThing, { things }: Draft): View | undefined {
  const [, what = '', by = ''] =
    /^(.+?)\s+(?:per|for each|by)\s+([a-z][\w -]*?)(?:\s+and\s+(?:[a-z]+))?$/i.exec(words) ?? [];
  if (what === '') return undefined;
  const isPer = !/\sby\s/i.test(words);
  const group = groupBy(by, thing, things);
  if (group === undefined) return undefined;
  const [state, rest] = filterOf(what.replace(/^number of /i, ''), thing, things);
  const counted = rest;
  const linked = counted === undefined && rest === undefined ? throughLink(what, thing, things) : undefined;
  if (linked !== undefined && /^(?:number|money)$/.test(linked.field.kind))
    return { part: { chart: `${thing.key} by ${group}`, value: `sum(${linked.path})`, kind: 'bars' } };
  const measured =
    counted === undefined
      ? fieldMeant(what.replace(/^(?:total|sum of|mean|average)\s+/i, ''), thing)
      : undefined;
  if (measured !== undefined && /^(?:number|money|percent)$/.test(measured.kind)) {
    const sum = /^(?:mean|average)\b/i.test(what) || measured.kind === 'percent' ? 'avg' : 'sum';
    return { part: { chart: `${thing.key} by ${group}`, value: `${sum}(${measured.name})`, kind: 'bars' } };
  }
  if (counted === undefined && rest === undefined) {
    const money = /^(?:income|revenue|value|turnover|costs?|sales)$/i.test(what)
      ? thing.fields.find(({ kind }) => kind === 'money')
      : undefined;
    return money === undefined
      ? undefined
      : { part: { chart: `${thing.key} by ${group}`, value: `sum(${money.name})`, kind: 'bars' } };
  }
  if (isPer)
    return {
      part: {
        chart: `${thing.key} by ${group}`,
        value: 'count',
        kind: 'bars',
        ...(state === undefined ? {} : { where: state }),
      },
    };
  return sortedBy(by, thing, state);
}

/** “open defects by risk”: the highest first; by a state or a kind: under headings. */
function sortedBy(by: string, thing: PlannedThing, where: string | undefined): View | undefined {
  const field = fieldMeant(by, thing);
  if (field === undefined) return undefined;
  const isGroup = /^(?:choice|reference|text|yes-no)$/.test(field.kind) && field.name !== thing.title;
  const part: CasePart = {
    list: thing.key,
    can: 'none',
    ...(where === undefined ? {} : { where }),
    ...(isGroup
      ? { group: field.name }
      : { sort: /^(?:date|time|moment|text)$/.test(field.kind) ? field.name : `-${field.name}` }),
  };
  return { part };
}

function groupBy(words: string, thing: PlannedThing, things: readonly PlannedThing[]): string | undefined {
  const day = dayOf(thing);
  const unit = /^(month|week|year|day)$/i.exec(words.trim())?.[1]?.toLowerCase();
  if (unit !== undefined)
    return day === undefined
      ? undefined
      : unit === 'day' && day.kind === 'date'
        ? day.name
        : `${unit}(${day.name})`;
  return fieldMeant(words, thing)?.name ?? throughLink(words, thing, things)?.path;
}

/** The property of what a record points to: the district of a defect is that of its playground. */
function throughLink(
  words: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): { path: string; field: PlannedField } | undefined {
  for (const link of thing.fields) {
    const target = things.find(({ key }) => key === link.to);
    const field = target === undefined ? undefined : fieldMeant(words, target);
    if (field !== undefined) return { path: `${link.name}.${field.name}`, field };
  }
  return undefined;
}

/** Which records of a thing are meant, as a formula; second, the thing itself where the words name it. */
function filterOf(
  words: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): [where: string | undefined, thing: PlannedThing | undefined] {
  const plain = ` ${plainWords(words)} `;
  const name = [thing.many, `${thing.one}s`, thing.one].find((one) =>
    plain.includes(` ${one.toLowerCase()} `),
  );
  if (name === undefined) return [undefined, undefined];
  const rest = plain.replace(` ${name.toLowerCase()} `, ' ').trim();
  const where = rest === '' ? undefined : conditionOf(rest, thing, things);
  return rest === '' ? [undefined, thing] : where === undefined ? [undefined, undefined] : [where, thing];
}

/** “open”, “overdue”, “due within 30 days”, “today”, or an option of a property. */
function conditionOf(
  words: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): string | undefined {
  const open = isOpen(thing);
  const [due, day] = [dueOf(thing), dayOf(thing)];
  if (/^(?:open|active|current|pending|still out)$/.test(words)) return open;
  if (words === 'all') return undefined;
  const isStillOpen = open === undefined ? '' : `${open} and `;
  const dueDay = due === undefined ? undefined : due.kind === 'moment' ? `day(${due.name})` : due.name;
  const anyDay = day === undefined ? undefined : day.kind === 'moment' ? `day(${day.name})` : day.name;
  if (/^(?:overdue|late|expired|with [a-z]+ expired)$/.test(words))
    return dueDay === undefined ? optionIn(words, thing) : `${isStillOpen}${dueDay} < today`;
  const [, count] =
    /^(?:that are |which are )?(?:due|expiring|ending|expire|falling due)\s+(?:within|in)(?: the next)?\s+(\d+)\s+days$/.exec(
      words,
    ) ?? [];
  if (count !== undefined)
    return dueDay === undefined
      ? undefined
      : `${isStillOpen}${dueDay} >= today and ${dueDay} <= addDays(today, ${count})`;
  if (words === 'today' || words === 'of today')
    return anyDay === undefined ? undefined : `${anyDay} = today`;
  if (words === 'this week')
    return anyDay === undefined
      ? undefined
      : `week(${anyDay}) = week(today) and year(${anyDay}) = year(today)`;
  if (words === 'this month') return anyDay === undefined ? undefined : `month(${anyDay}) = month(today)`;
  const tick = thing.fields.find(({ kind, words: own }) => kind === 'yes-no' && plainWords(own) === words);
  if (tick !== undefined) return `${tick.name} = true`;
  if (words === 'out' && open !== undefined && optionIn('out', thing) === undefined) return open;
  return optionIn(words, thing) ?? elsewhere(words, thing, things);
}

/** “tools out”: those of which a loan is out. */
function elsewhere(words: string, thing: PlannedThing, things: readonly PlannedThing[]): string | undefined {
  for (const other of things) {
    const link = other.fields.find(({ to }) => to === thing.key);
    const state = link === undefined ? undefined : stateOf(other);
    const option = state?.options?.find((one) => one.toLowerCase() === words);
    if (link !== undefined && state !== undefined && option !== undefined)
      return `any(${other.key} where ${link.name} = this and ${state.name} is "${option}")`;
  }
  return undefined;
}

/** “overdue loans”, “broken tools”, “bookings”: a list of these, and how many there are. */
function filtered(words: string, thing: PlannedThing, { things }: Draft): View | undefined {
  const [where, own] = filterOf(words, thing, things);
  const only = own === undefined ? mainOnly(words, thing, things) : where;
  if (own === undefined && only === undefined) return undefined;
  const due = dueOf(thing);
  return {
    part: {
      list: thing.key,
      can: 'none',
      ...(only === undefined ? {} : { where: only }),
      ...(due === undefined || stateOf(thing) === undefined ? {} : { sort: due.name }),
      empty: 'None at the moment.',
    },
    // Figures are counted over all records, where nothing can be asked of each.
    ...(only === undefined || only.startsWith('any(') ? {} : { figure: `count(${thing.key} where ${only})` }),
  };
}

/** “blocked” alone on a dashboard is said of what the app is about. */
function mainOnly(words: string, thing: PlannedThing, things: readonly PlannedThing[]): string | undefined {
  return thing === things[0] ? conditionOf(plainWords(words), thing, things) : undefined;
}
