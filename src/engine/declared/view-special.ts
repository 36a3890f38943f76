import { nounLemma } from '../read/lemma.ts';
import { type Draft, stateOf } from './draft.ts';
import { type PlannedField, type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { periodOf } from './rules-of-records.ts';
import { splitParts } from './split-parts.ts';
import { groupOf, headingFor } from './view-groups.ts';
import { listPart, type View } from './view-parts.ts';
import { recordsMeant, runningOf, thingNamed } from './view-records.ts';
import { asDay, dayOf } from './view-times.ts';

/** “number of days since the last injury”. */
export function sinceLast(words: string, draft: Draft): View | undefined {
  const [, what = ''] = /^(?:number of )?days since (?:the )?last (.+)$/i.exec(words) ?? [];
  if (what === '') return undefined;
  for (const thing of draft.things) {
    const day = dayOf(thing);
    const option = day === undefined ? undefined : optionIn(what, thing);
    const where = recordsMeant(what, thing, draft) ?? option;
    if (day === undefined || where === undefined || where.includes('this')) continue;
    const latest = `max(${day.name} of ${thing.key}${where === '' ? '' : ` where ${where}`})`;
    return { figure: `days(${day.kind === 'moment' ? `day(${latest})` : latest}, today)` };
  }
  return undefined;
}

function optionIn(words: string, thing: PlannedThing): string | undefined {
  const plain = plainWords(words).replaceAll('-', ' ');
  for (const { name, options = [] } of thing.fields) {
    const option = options.find((one) => [plain, nounLemma(plain)].includes(one.toLowerCase()));
    if (option !== undefined) return `${name} is "${option}"`;
  }
  return undefined;
}

/** Things with a day, those that take place at a time first. */
function eventsOf({ things }: Draft): PlannedThing[] {
  const weight = (thing: PlannedThing) =>
    (periodOf(thing) === undefined ? 0 : 4) +
    (thing.fields.some(({ kind }) => kind === 'time' || kind === 'moment') ? 2 : 0) +
    (thing.fields.some(({ kind }) => kind === 'reference') ? 1 : 0);
  return things.filter((thing) => dayOf(thing) !== undefined).toSorted((a, b) => weight(b) - weight(a));
}

/** The time within a day by which a plan of it is sorted. */
function clockOf(thing: PlannedThing): PlannedField | undefined {
  const period = periodOf(thing);
  return period?.from.kind === 'date'
    ? undefined
    : (period?.from ?? thing.fields.find(({ kind }) => kind === 'time' || kind === 'moment'));
}

/** “calendar of loans”, “a calendar by week”, “occupancy calendar per room”. */
export function calendar(words: string, draft: Draft): View | undefined {
  const [, of, after = ''] =
    /^(?:(?:an?|the)\s+)?(?:(?:week(?:ly)?|month(?:ly)?|day|daily|year(?:ly)?|annual|shared)\s+)?(.*?)\s*\bcalendar(?:\s+view)?(.*)$/i.exec(
      words,
    ) ?? [];
  if (of === undefined) return undefined;
  const [, what = '', rest = ''] =
    /^\s*(?:(?:of|for|with|showing)\s+(?:the |all )?(.+?))?(?:\s*(?:by|per|in)\s+(.+))?$/i.exec(after) ?? [];
  const named = [what, of].filter((one) => one !== '' && !/^(?:booking|event)$/i.test(one));
  const thing =
    named.length === 0
      ? eventsOf(draft)[0]
      : named.map((one) => thingNamed(one, draft)).find((one) => one !== undefined);
  const day = thing === undefined ? undefined : dayOf(thing);
  if (thing === undefined || day === undefined) return undefined;
  // The calendar shows a month, in which the weeks stand below one another.
  const isTime = /^(?:an? )?(?:day|week|month|year|calendar week)$/i.test(rest);
  return {
    part: { calendar: `${thing.key} by ${day.name}` },
    ...(rest === '' || isTime ? {} : { leaves: `by ${rest}` }),
  };
}

/** “day plan per therapist”, “the week of each instructor”, “week schedule”, “today's roster”. */
export function dayPlan(words: string, draft: Draft): View | undefined {
  const plan = '(?:plan|schedule|roster|timetable|agenda|rota|programme|planner|overview|view|diary|list)';
  const [, unit = '', each = ''] =
    new RegExp(
      String.raw`^(?:the |an? )?(?:daily |weekly )?(day|today(?:['’]s)?|week|daily|weekly)(?: ${plan})(?:(?: (?:per|by|of|for|of each|for each|for every|of every)(?: each| every| the)?) ([a-z][a-z -]*))?$`,
      'i',
    ).exec(words) ??
    /^(?:the )?(day|week) (?:of|for|per) (?:each|every|a|an|the) ([a-z][a-z -]*)$/i.exec(words) ??
    [];
  const [, kind = ''] =
    unit === ''
      ? (new RegExp(String.raw`^(?:the |an? )?(daily|weekly) ${plan}$`, 'i').exec(words) ?? [])
      : [];
  const span = unit === '' ? kind : unit;
  if (span === '') return undefined;
  const isWeek = /^week/i.test(span);
  for (const thing of eventsOf(draft)) {
    const day = dayOf(thing);
    if (day === undefined) continue;
    const group = each === '' ? undefined : groupOf(each, thing, draft);
    const heading = group === undefined ? undefined : headingFor(group, thing, draft);
    const own = each === '' ? undefined : thingMeant(nounLemma(plainWords(each)), [thing]);
    if (each !== '' && heading === undefined && own === undefined) continue;
    const sort = isWeek ? day : (clockOf(thing) ?? day);
    const where = isWeek ? `week(${asDay(day)}) = week(today)` : `${asDay(day)} = today`;
    const under = heading?.name ?? (isWeek && day.kind === 'date' ? day.name : undefined);
    return {
      part: listPart(thing.key, where, { sort: sort.name, ...(under === undefined ? {} : { group: under }) }),
      ...(heading === undefined ? {} : { draft: heading.draft }),
    };
  }
  return undefined;
}

/** “Board with columns by status”, “kanban of jobs”: what only acts move stands under its states instead. */
export function board(words: string, draft: Draft): View | undefined {
  const [, named = '', after = ''] =
    /^(?:an?\s+|the\s+)?(?:(.+?)\s+)?(?:kanban(?: board)?|board|swim ?lanes?)(?:\s+(.*))?$/i.exec(words) ??
    [];
  if (!/\b(?:kanban|board)\b/i.test(words) || /\b(?:notice|score|dash|leader)\s*board\b/i.test(words))
    return undefined;
  const [, by = ''] =
    /\b(?:by|per|columns? for(?: each)?|one column (?:per|for each))\s+([a-z][a-z -]*)$/i.exec(after) ?? [];
  const told = thingsSpokenOf(`${named} ${after}`, draft.things);
  const moved = (thing: PlannedThing) => draft.acts.filter(({ on }) => on === thing.key).length;
  const order = told.length > 0 ? told : draft.things.toSorted((a, b) => moved(b) - moved(a));
  for (const thing of order) {
    const field =
      by === '' || /^(?:status|state|stage|column)$/i.test(nounLemma(by.toLowerCase()))
        ? stateOf(thing)
        : thing.fields.find(
            ({ words: own, kind }) => kind === 'choice' && plainWords(own) === nounLemma(plainWords(by)),
          );
    if (field === undefined) continue;
    return field.isAutomatic === true ||
      draft.acts.some(
        ({ on, does }) => on === thing.key && does.some((one) => one.startsWith(`set ${field.name} `)),
      )
      ? { part: listPart(thing.key, '', { group: field.name }) }
      : { part: { board: `${thing.key} by ${field.name}` } };
  }
  return undefined;
}

/** “who is in the building now”, “who is out”: what goes on now. */
export function whoIsIn(words: string, draft: Draft): View | undefined {
  const [, what = ''] =
    /^who is (?:currently |still |now )?((?:in|out|inside|present|here|on|at|away|absent|working|flying|checked in|signed in)\b.*)$/i.exec(
      words.replace(/\s+(?:now|at the moment|right now|today|currently)$/i, ''),
    ) ?? [];
  if (what === '') return undefined;
  const events = eventsOf(draft).filter((thing) => runningOf(thing) !== undefined);
  const [only] = events;
  const open = only === undefined ? undefined : runningOf(only);
  return events.length !== 1 || only === undefined || open === undefined
    ? undefined
    : { part: listPart(only.key, open), figure: `count(${only.key} where ${open})` };
}

const exporting = /\b(?:csv|excel|xlsx?|spreadsheet|export(?:s|ed|able|ing)?|download(?:s|ed|able)?)\b/i;

export const isExport = (text: string): boolean =>
  exporting.test(text) &&
  !/\b(?:import|upload|not (?:be )?export|no export|pdf|xml|json|interface|api|sap|datev)/i.test(text);

/** “CSV export”, “the camp list shall be exportable to CSV”: the records of a thing as a file. */
export function exported(words: string, draft: Draft): View | undefined {
  if (!isExport(words)) return undefined;
  const spoken = thingsSpokenOf(words, draft.things);
  const main = spoken[0] ?? draft.things.toSorted((a, b) => linksOf(b) - linksOf(a))[0];
  return main === undefined ? undefined : { part: { use: 'export-data', props: { entity: main.key } } };
}

/** What is written down of other things is what people take out of an app. */
const linksOf = ({ fields }: PlannedThing) => fields.filter(({ kind }) => kind === 'reference').length;

const sifting =
  /^(?:the\s+|all\s+|an?\s+)?(.+?)\s+(?:can|must|shall|should|may|is|are|to)\s+(?:be\s+|to be\s+)?(?:filter(?:ed|able)|search(?:ed|able)|sort(?:ed|able)|sifted)(?:\s+and\s+(?:filtered|searched|sorted))?\s+(?:by|for|on|after)\s+(.+)$/i;

export const isSifted = (text: string): boolean => sifting.test(text) || filterOver.test(text);
const filterOver = /^(?:an?\s+|the\s+)?(?:(.+?)\s+)?filters? (?:by|for|on)\s+(.+)$/i;

/** “The ticket list can be filtered by status and technician”: a list with these filters over it. */
export function sifted(words: string, draft: Draft): View | undefined {
  const [, what = '', by = ''] = sifting.exec(words) ?? filterOver.exec(words) ?? [];
  const thing =
    thingNamed(what.replace(/\s*\b(?:lists?|tables?|overview|view|records|page)\b.*$/i, ''), draft) ??
    (/^(?:lists?|tables?|it|they|records|)$/i.test(what.trim()) ? draft.things[0] : undefined);
  if (thing === undefined || by === '') return undefined;
  const fields = splitParts(by).map((one) => groupOf(one, thing, draft));
  if (fields.some((one) => one?.field === undefined || !one.isOwn)) return undefined;
  const known = fields.flatMap((one) => (one?.field === undefined ? [] : [one.field]));
  const filters = known.filter(({ kind }) => /^(?:choice|reference|yes-no|tags)$/.test(kind));
  // Every list can be searched by its texts, and sorted by a day.
  const others = known.filter((one) => !filters.includes(one) && !/^(?:text|email|phone)$/.test(one.kind));
  if (filters.length === 0 && (others.length > 0 || !/search|sort/i.test(words))) return undefined;
  return {
    part: listPart(thing.key, '', {
      layout: 'table',
      ...(filters.length === 0 ? {} : { filters: filters.map(({ name }) => name) }),
    }),
    ...(others.length === 0 ? {} : { leaves: `by ${others.map(({ words: own }) => own).join(', ')}` }),
  };
}
