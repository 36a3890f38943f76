import type { CasePart } from '../cases/case-file.ts';
import { nounLemma } from '../read/lemma.ts';
import { singularPhrase } from '../read/words.ts';
import { adjectiveOf, childMeant, conditionIn, overdue } from './condition-in.ts';
import { type Draft, isOpen, stateOf } from './draft.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords } from './planned.ts';
import { periodOf } from './rules-of-records.ts';

/** What a few words ask to see, taken apart: of which records, which of them, how they are put together. */
interface Asked {
  readonly words: string;
  readonly groups: readonly string[];
  readonly time?: string;
  readonly without?: string;
  readonly isRanking: boolean;
  readonly sort?: string;
}

export type ToldView = { readonly part: CasePart; readonly figure?: string } | { readonly figure: string };

const lead =
  /^(?:(?:an?|the|all|every|complete|full|current|simple|printable|monthly|weekly|daily|yearly|annual)\s+)*(?:(?:list|table|view|overview|display|report|chart|screen|page|statistics?|summary|sheet|plan|register|log|diary|map|graph|bar chart) (?:of|on|about|with|for|showing)\s+)?(?:(?:all|the|my|our|every|each)\s+)*/i;

/** The parts of an app that show what a few words ask for; undefined where it speaks of what the plan does not have. */
export function viewTold(words: string, draft: Draft): ToldView | undefined {
  const asked = takenApart(words);
  for (const thing of draft.things) {
    const view = ofRecords(asked, thing, draft);
    if (view !== undefined) return view;
  }
  for (const thing of draft.things) {
    const view = ofFigures(asked, thing, draft);
    if (view !== undefined) return view;
  }
  return undefined;
}

const times =
  /\b(?:today(?:['’]s)?|of the day|of today|of (?:this|the(?: current)?) (?:day|week|month|year)|this (?:week|month|year)(?:['’]s)?|tomorrow|(?:in|within|of|for|over|during) the (?:last|past|next|coming) (\d+|seven|ten|thirty) days|(?:(?:that |which )?(?:end|expire|fall due|run out|are due|is due)|ending|expiring|due|falling due|running out|coming up|to [a-z ]+?) (?:in|within)(?: the)?(?: next)? (\d+) (?:days|weeks|months))\b/i;

function takenApart(words: string): Asked {
  let rest = words
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/^(?:i|we) (?:want|need|would like) to see\s+/i, '')
    .replace(lead, '')
    .trim();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match !== null)
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
        .replaceAll(/\s+/g, ' ')
        .trim();
    return match;
  };
  const sorted = take(
    /,?\s*(?:sorted|ordered|in order|in the order|ranked)(?: of| by)\s+([a-z][a-z -]*)$/i,
  )?.[1];
  take(
    /,?\s*(?:in (?:alphabetical|descending|ascending) order|sorted alphabetically|with [a-z ]+(?: shown| flagged)?|coloured by [a-z]+|in (?:red|yellow|bold)|as (?:a )?(?:chart|bars?|table|list|graph|csv))$/i,
  );
  const isRanking =
    take(/^(?:ranking|rank|league table|top \S+|best|standings) (?:list )?(?:of\s+)?/i) !== null;
  const wise = take(/\b([a-z]+(?: [a-z]+)?)[- ]wise\b/i)?.[1];
  const grouped = take(
    /\s+(?:per|by|for each|for every|in each|grouped by|split by|broken down by|according to)\s+(.+)$/i,
  )?.[1];
  const groups = [
    ...(grouped === undefined ? [] : grouped.split(/\s+(?:and|per|by|,)\s+|\s*,\s*/)),
    ...(wise === undefined ? [] : [wise]),
  ];
  const without = take(/\s+(?:without|with no|lacking)\s+(.+)$/i)?.[1];
  const time = take(times)?.[0];
  return {
    words: rest.trim(),
    groups,
    isRanking,
    ...(time === undefined ? {} : { time }),
    ...(without === undefined ? {} : { without }),
    ...(sorted === undefined ? {} : { sort: sorted }),
  };
}

function dayOf(thing: PlannedThing): PlannedField | undefined {
  const period = periodOf(thing);
  return (
    period?.day ??
    (period?.from.kind === 'time' ? undefined : period?.from) ??
    thing.fields.find(({ kind }) => kind === 'date' || kind === 'moment')
  );
}

const ending = /\bdue\b|deadline|until|expir|next|\bto$|^end$|\bend\b|valid|best before|return|promised/i;

function timeOf(time: string, thing: PlannedThing): string | undefined {
  const plain = time.toLowerCase();
  const days = thing.fields.filter(({ kind }) => kind === 'date' || kind === 'moment');
  const isEnd = /^(?:end|expir|due|fall|run|that|which|coming|to )/.test(plain);
  const field = (isEnd ? days.find(({ words }) => ending.test(words)) : undefined) ?? dayOf(thing) ?? days[0];
  if (field === undefined) return undefined;
  const day = field.kind === 'moment' ? `day(${field.name})` : field.name;
  const [, count = '', unit = ''] = /(\d+|seven|ten|thirty) (days|weeks|months)/.exec(plain) ?? [];
  if (count !== '') {
    const number =
      ({ seven: 7, ten: 10, thirty: 30 }[count] ?? Number(count)) *
      (unit === 'weeks' ? 7 : unit === 'months' ? 30 : 1);
    return /\b(?:last|past)\b/.test(plain)
      ? `${day} >= addDays(today, -${number}) and ${day} <= today`
      : `${day} >= today and ${day} <= addDays(today, ${number})`;
  }
  if (/tomorrow/.test(plain)) return `${day} = addDays(today, 1)`;
  if (/week/.test(plain)) return `week(${day}) = week(today) and year(${day}) = year(today)`;
  if (/month/.test(plain)) return `month(${day}) = month(today) and year(${day}) = year(today)`;
  if (/year/.test(plain)) return `year(${day}) = year(today)`;
  return `${day} = today`;
}

/** Which records of a thing words mean; undefined where they do not name it. */
function whichOf(words: string, thing: PlannedThing, draft: Draft): { where?: string } | undefined {
  const plain = ` ${plainWords(words)} `;
  const name = [thing.many, `${thing.one}s`, thing.one]
    .map(plainWords)
    .find((one) => plain.includes(` ${one} `));
  if (name === undefined) return undefined;
  const at = plain.indexOf(` ${name} `);
  const before = plain
    .slice(0, at)
    .trim()
    .replace(/^(?:number|count|total number|amount) of\b/, '')
    .replace(/\b(?:all|my|own|current|the|of|each)\b/g, '')
    .trim();
  const after = plain
    .slice(at + name.length + 2)
    .trim()
    .replace(/^(?:that|which|who) (?:are|is|have|has)\s+/, '')
    .replace(/^(?:are|is)\s+/, '');
  const parts = [before, after].filter((one) => one !== '').map((one) => partOf(one, thing, draft));
  if (parts.some((one) => one === undefined)) return undefined;
  const where = parts.filter((one) => one !== '').join(' and ');
  return where === '' ? {} : { where };
}

function partOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = words
    .replace(/^(?:currently|still|now|already|yet)\s+|\s+(?:currently|still|now|yet)$/g, '')
    .replace(/^with (?:an? )?/, '');
  if (/^(?:currently|now|list|history|only)$/.test(plain)) return '';
  if (/^(?:overdue|late|expired)$/.test(plain)) return overdue(thing) ?? adjectiveOf(plain, thing, draft);
  const not = /^(?:not|un|not yet)\s*(.+)$/.exec(plain)?.[1];
  const direct =
    adjectiveOf(plain, thing, draft) ??
    conditionIn(plain, thing, draft) ??
    conditionIn(`it is ${plain}`, thing, draft);
  if (direct !== undefined) return direct;
  if (not !== undefined) {
    const open = adjectiveOf(not, thing, draft) ?? notYet(not, thing);
    if (open !== undefined) return `not (${open})`;
  }
  if (
    /^(?:out|on loan|on the water|lent out|lent|in use|running|pending|waiting|left|under way)$/.test(plain)
  )
    return isOpen(thing);
  return undefined;
}

/** “not returned”: what says when it was is empty. */
function notYet(word: string, { fields }: PlannedThing): string | undefined {
  const field = fields.find(
    ({ words, kind }) =>
      /^(?:date|moment|yes-no)$/.test(kind) && plainWords(words).startsWith(word.slice(0, 5)),
  );
  return field === undefined
    ? undefined
    : field.kind === 'yes-no'
      ? `${field.name} = true`
      : `${field.name} is not empty`;
}

function ofRecords(asked: Asked, thing: PlannedThing, draft: Draft): ToldView | undefined {
  const which = whichOf(asked.words, thing, draft);
  if (which === undefined) return undefined;
  const where = whereOf(asked, thing, draft, which.where);
  if (where === undefined) return undefined;
  const filter = where === '' ? {} : { where };
  const groups = asked.groups.map((group) => groupIn(group, thing, draft));
  const [group] = groups;
  if (groups.length > 0 && group === undefined) return undefined;
  const isCount = /\b(?:number|count|amount|share|rate) of\b/i.test(asked.words) || asked.groups.length > 1;
  const field = thing.fields.find(({ name }) => name === group);
  if (
    group !== undefined &&
    !isCount &&
    field !== undefined &&
    /^(?:choice|reference|text)$/.test(field.kind) &&
    field.name !== thing.title
  )
    return { part: { list: thing.key, can: 'none', group, ...filter, empty: 'None at the moment.' } };
  if (
    group !== undefined &&
    (isCount || field === undefined || !/^(?:date|moment|time|number|money)$/.test(field.kind))
  )
    return { part: { chart: `${thing.key} by ${group}`, value: 'count', kind: 'bars', ...filter } };
  const sort = sortOf(asked, thing, field);
  const isSimple = where !== '' && !where.includes('any(') && !where.includes('this');
  return {
    part: {
      list: thing.key,
      can: 'none',
      ...filter,
      ...(sort === undefined ? {} : { sort }),
      ...(asked.isRanking && sort !== undefined ? { rank: true } : {}),
      empty: 'None at the moment.',
    },
    ...(isSimple ? { figure: `count(${thing.key} where ${where})` } : {}),
  };
}

function sortOf(
  { sort, isRanking }: Asked,
  thing: PlannedThing,
  field: PlannedField | undefined,
): string | undefined {
  const named = sort === undefined ? field : fieldMeant(sort, thing);
  if (named !== undefined)
    return /^(?:number|money|percent|rating)$/.test(named.kind) ? `-${named.name}` : named.name;
  const best = isRanking
    ? (thing.fields.find(
        ({ formula, kind }) => formula !== undefined && /^(?:number|money|percent)$/.test(kind),
      ) ?? thing.fields.find(({ words }) => /score|points|total|grade|rating/i.test(words)))
    : undefined;
  return best === undefined ? undefined : `-${best.name}`;
}

function whereOf(
  asked: Asked,
  thing: PlannedThing,
  draft: Draft,
  first: string | undefined,
): string | undefined {
  const time = asked.time === undefined ? '' : timeOf(asked.time, thing);
  const without = asked.without === undefined ? '' : missing(asked.without, thing, draft);
  if (time === undefined || without === undefined) return undefined;
  return [first ?? '', time, without].filter((one) => one !== '').join(' and ');
}

/** “without an inspection”, “without end”: what is not there. */
function missing(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const bare = singularPhrase(plainWords(words.replace(/\s+(?:in|within|for|since)\s.*$/i, '')));
  const child = childMeant(bare, thing, draft) ?? childMeant(words, thing, draft);
  if (child !== undefined)
    return `not any(${child.thing.key} where ${[`${child.link} = this`, ...(child.where === undefined ? [] : [child.where])].join(' and ')})`;
  const field = fieldMeant(bare, thing);
  return field === undefined
    ? undefined
    : field.kind === 'yes-no'
      ? `not ${field.name}`
      : `${field.name} is empty`;
}

/** The property by which records are put together: a day's month, an own property, or one of what it points to. */
export function groupIn(words: string, thing: PlannedThing, { things }: Draft): string | undefined {
  const plain = nounLemma(plainWords(words.replace(/^(?:calendar|school|financial)\s+/i, '')));
  const unit = /^(day|week|month|quarter|year|season|term|semester)$/.exec(plain)?.[1];
  if (unit !== undefined) {
    const day = dayOf(thing);
    if (day === undefined) return undefined;
    if (unit === 'day') return day.kind === 'date' ? day.name : `day(${day.name})`;
    return `${unit === 'week' ? 'week' : /^(?:month|quarter)$/.test(unit) ? 'month' : 'year'}(${day.name})`;
  }
  if (/^(?:status|state)$/.test(plain) && stateOf(thing) !== undefined) return stateOf(thing)?.name;
  const own = fieldMeant(plain, thing);
  if (own !== undefined && own.kind !== 'long-text') return own.name;
  for (const link of thing.fields) {
    const target = things.find(({ key }) => key === link.to);
    if (target === undefined) continue;
    if ([target.one, target.many].map(plainWords).includes(plain)) return link.name;
    const field =
      target.fields.find(({ words: known }) => plainWords(known) === plain) ?? fieldMeant(plain, target);
    if (field !== undefined) return `${link.name}.${field.name}`;
    for (const further of target.fields) {
      const last = things.find(({ key }) => key === further.to);
      if (last !== undefined && [last.one, last.many].map(plainWords).includes(plain))
        return `${link.name}.${further.name}`;
    }
  }
  return undefined;
}

const money =
  /^(?:income|revenue|turnover|takings|costs?|sales|fees?|charges?|amounts?|value|expenses?|spending|money|rent|rent due|payments?)\b/i;

/** “average yield by lactation”, “kilometres per member and year”, “income per room”. */
function ofFigures(asked: Asked, thing: PlannedThing, draft: Draft): ToldView | undefined {
  const [first] = asked.groups;
  if (first === undefined) return undefined;
  const plain = asked.words
    .replace(/^(?:total|sum of|overall|mean|average|avg\.?|median|number of)\s+(?:the\s+)?/i, '')
    .replace(/\s+(?:total|sum|collected|so far|used)$/i, '');
  const meant =
    fieldMeant(singularPhrase(plain), thing) ??
    fieldMeant(plain, thing) ??
    (money.test(plain) ? moneyOf(thing) : undefined);
  const group = meant === undefined ? undefined : groupIn(first, thing, draft);
  if (
    meant === undefined ||
    group === undefined ||
    group === meant.name ||
    !/^(?:number|money|percent|rating)$/.test(meant.kind)
  )
    return undefined;
  const isMean =
    /^(?:mean|average|avg)/i.test(asked.words) || meant.kind === 'percent' || meant.kind === 'rating';
  const time = asked.time === undefined ? undefined : timeOf(asked.time, thing);
  return {
    part: {
      chart: `${thing.key} by ${group}`,
      value: `${isMean ? 'avg' : 'sum'}(${meant.name})`,
      kind: 'bars',
      ...(time === undefined ? {} : { where: time }),
    },
  };
}

function moneyOf({ fields }: PlannedThing): PlannedField | undefined {
  const all = fields.filter(({ kind }) => kind === 'money');
  return all.find(({ formula }) => formula !== undefined) ?? all[0];
}
