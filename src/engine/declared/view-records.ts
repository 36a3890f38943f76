import { nounLemma } from '../read/lemma.ts';
import { singularPhrase } from '../read/words.ts';
import { adjectiveOf, childMeant, conditionIn, optionOf, overdue } from './condition-in.ts';
import { type Draft, isOpen, stateOf } from './draft.ts';
import { figureOf, pathOf } from './path-of-words.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';
import { periodOf } from './rules-of-records.ts';
import { asDay, dayOf, daysIn, endOf, spanOf } from './view-times.ts';

/** Which records of a thing words mean, as a formula: '' for all, undefined where they do not name the thing or say what the plan does not know. */
export function recordsMeant(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = ` ${plainWords(words)} `;
  const name = namesOf(thing, draft).find((one) => plain.includes(` ${one} `));
  if (name === undefined) return undefined;
  const at = plain.lastIndexOf(` ${name} `);
  const before = plain
    .slice(0, at)
    .trim()
    .replaceAll(/\b(?:all|own|the|of|each|list)\b/g, '')
    .trim();
  const after = plain
    .slice(at + name.length + 2)
    .trim()
    .replace(/^(?:list|overview|register|records?|entries|history|log)$/, '');
  const parts = [
    ...(before === '' ? [] : [adjectivesOf(before, thing, draft)]),
    ...(after === '' ? [] : [afterwards(after, thing, draft)]),
  ];
  return parts.some((one) => one === undefined) ? undefined : parts.filter((one) => one !== '').join(' and ');
}

/** “licence purchases” are also “purchases”, where nothing else is called so. */
export function namesOf(thing: PlannedThing, { things }: Draft): string[] {
  const own = [thing.many, `${thing.one}s`, thing.one].map(plainWords);
  const short = thing.one.split(' ').length < 2 ? undefined : (thing.many.split(' ').at(-1) ?? '');
  const isClear =
    short !== undefined &&
    short.length > 3 &&
    !things.some((other) => other !== thing && other.many.endsWith(short)) &&
    !things.some(({ fields }) => fields.some(({ words }) => nounLemma(words) === nounLemma(short)));
  return isClear ? [...own, short] : own;
}

export function thingNamed(words: string, draft: Draft): PlannedThing | undefined {
  const plain = [plainWords(words), nounLemma(plainWords(words))];
  return (
    draft.things.find((thing) => namesOf(thing, draft).some((name) => plain.includes(name))) ??
    thingMeant(words, draft.things)
  );
}

function adjectivesOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const whole = saidOf(words, thing, draft);
  if (whole !== undefined) return whole;
  const both = words.split(/\s*,\s*|\s+(?:and|or)\s+/);
  if (both.length > 1) {
    const formulas = both.map((one) => saidOf(one, thing, draft));
    return formulas.some((one) => one === undefined || one === '')
      ? undefined
      : `(${formulas.map((one) => `(${one ?? ''})`).join(' or ')})`;
  }
  const all = words.split(' ');
  for (let count = 1; count < all.length; count += 1) {
    const [first, second] = [all.slice(0, count), all.slice(count)].map((one) =>
      saidOf(one.join(' '), thing, draft),
    );
    if (first !== undefined && second !== undefined)
      return [first, second].filter((one) => one !== '').join(' and ');
  }
  return undefined;
}

const around =
  /^(?:currently|still|now|already|yet|actually|presently)\s+|\s+(?:currently|still|now|yet|at the moment|right now)$/g;

/** What stands before or behind the name of records: “open”, “unpaid”, “free”, “on loan”. */
function saidOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = words.replaceAll(around, '').trim();
  if (/^(?:currently|now|only|current list)?$/.test(plain)) return '';
  const own = adjectiveOf(plain, thing, draft);
  if (own !== undefined) return own;
  if (/^(?:overdue|late|past due)$/.test(plain)) return overdueOf(thing);
  if (/^(?:expired|out of date)$/.test(plain)) return passedOf(thing);
  if (plain === 'due') return dueOf(thing);
  if (
    /^(?:open|active|current|pending|running|unfinished|ongoing|outstanding|in progress|under way)$/.test(
      plain,
    )
  )
    return openOf(thing) ?? childrenOpen(thing, draft);
  if (/^(?:free|available|idle|unoccupied|not out|not in use|in stock|on the shelf)$/.test(plain)) {
    const taken = childrenOpen(thing, draft);
    return taken === undefined ? undefined : `not ${taken}`;
  }
  if (
    /^(?:out|on loan|lent(?: out)?|in use|borrowed|checked out|issued|occupied|taken|assigned|rented(?: out)?|hired(?: out)?|let|on the water|in the air|away|on the road|on tour|in the field)$/.test(
      plain,
    )
  )
    return childrenOpen(thing, draft) ?? runningOf(thing);
  const [, base = ''] =
    /^(?:not(?: yet)?(?: been)? |un(?=[a-z]{4})|non-?|never )(.+)$/.exec(plain) ??
    /^(?:to be|waiting to be|still to be|awaiting|pending|waiting for|due for) (.+)$/.exec(plain) ??
    [];
  return base === '' ? undefined : notYet(base, thing, draft);
}

/** What is not closed: by its state, by the day on which it ends, or by what nobody has entered so far. */
export function openOf(thing: PlannedThing): string | undefined {
  const open = isOpen(thing);
  if (open !== undefined) return open;
  const done = thing.fields.find(
    ({ words, kind, formula }) =>
      formula === undefined &&
      /^(?:date|moment|yes-no|time)$/.test(kind) &&
      /^(?:returned|closed|completed|finished|done|paid|settled|resolved|repaired|fixed|cleared|remedied|handed over|collected|return time|returned at|landing|check-?out|time out|signed out|left|actual return|actual end)\b/i.test(
        words,
      ),
  );
  if (done !== undefined) return done.kind === 'yes-no' ? `not ${done.name}` : `${done.name} is empty`;
  const period = periodOf(thing);
  if (period === undefined || period.from.kind === 'time') return undefined;
  const now = period.from.kind === 'moment' ? 'now' : 'today';
  return `${period.from.name} <= ${now} and (${period.to.name} is empty or ${period.to.name} >= ${now})`;
}

const over =
  /^(?:returned|back|closed|done|completed|finished|delivered|lost|checked out|landed|collected|archived|resolved)$/i;

/** What goes on now: until it was brought back where somebody says so, else from its first day to its last. */
export function runningOf(thing: PlannedThing): string | undefined {
  const open = openOf(thing);
  const state = stateOf(thing);
  const out = state?.options?.find((one) => /^(?:out|on loan|lent|in use|issued|running|active)$/i.test(one));
  if (state !== undefined && out !== undefined) return `${state.name} is "${out}"`;
  const period = periodOf(thing);
  if (
    open === undefined ||
    open.includes('<=') ||
    open.endsWith('is empty') ||
    state?.options?.some((one) => over.test(one)) === true ||
    period === undefined ||
    period.from.kind === 'time'
  )
    return open;
  const now = period.from.kind === 'moment' ? 'now' : 'today';
  return `${open} and ${period.from.name} <= ${now} and (${period.to.name} is empty or ${period.to.name} >= ${now})`;
}

/** Whether something goes on with a record now: a tool of which a loan is open is out. */
function childrenOpen(thing: PlannedThing, { things }: Draft): string | undefined {
  const found = things.flatMap((other) => {
    const link = other.fields.find(({ to }) => to === thing.key);
    const open = link === undefined || other === thing ? undefined : runningOf(other);
    return link === undefined || open === undefined
      ? []
      : [`any(${other.key} where ${link.name} = this and ${open})`];
  });
  return found.length === 1 ? found[0] : undefined;
}

export function overdueOf(thing: PlannedThing): string | undefined {
  const end = endOf(thing);
  if (end === undefined) return overdue(thing);
  const open = stillOpen(thing);
  return `${open === undefined ? '' : `${open} and `}${end.name} is not empty and ${asDay(end)} < today`;
}

/** A period is over at its end: only a state or what is entered later says that something is still to be done. */
export function stillOpen(thing: PlannedThing): string | undefined {
  const open = openOf(thing);
  return open?.includes('<=') === true ? undefined : open;
}

function passedOf(thing: PlannedThing): string | undefined {
  const end = endOf(thing);
  return end === undefined ? undefined : `${end.name} is not empty and ${asDay(end)} < today`;
}

function dueOf(thing: PlannedThing): string | undefined {
  const end = endOf(thing);
  const open = stillOpen(thing);
  return end === undefined
    ? undefined
    : `${open === undefined ? '' : `${open} and `}${end.name} is not empty and ${asDay(end)} <= today`;
}

/** “unpaid”, “not returned”, “to be approved”: a state before that one, or what says it is empty. */
function notYet(base: string, thing: PlannedThing, draft: Draft): string | undefined {
  const word = base.replace(/^(?:yet|been)\s+/, '');
  const stem = word.slice(0, Math.max(4, word.length - 3));
  const state = stateOf(thing);
  const options = state?.options ?? [];
  const place = options.findIndex((one) => one.toLowerCase() === word || one.toLowerCase().startsWith(stem));
  if (state !== undefined && place > 0) {
    const earlier = options.slice(0, place).map((one) => `"${one}"`);
    return earlier.length === 1
      ? `${state.name} is ${earlier[0] ?? ''}`
      : `${state.name} in (${earlier.join(', ')})`;
  }
  const field = thing.fields.find(
    ({ words, kind, formula }) =>
      formula === undefined &&
      /^(?:date|moment|yes-no|reference|text)$/.test(kind) &&
      stemOf(words).startsWith(stem),
  );
  if (field !== undefined) return field.kind === 'yes-no' ? `not ${field.name}` : `${field.name} is empty`;
  const said = adjectiveOf(word, thing, draft);
  return said === undefined ? undefined : `not (${said})`;
}

const stemOf = (words: string) => plainWords(words).replace(/^(?:date|day|time) (?:of|when) /, '');

const figures = '(above|over|below|under|more than|less than|fewer than|at least|up to|from|exceeding)';

/** What stands behind the name: “below minimum stock”, “older than 30 days”, “with severity high”, “not yet returned”. */
function afterwards(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = words
    .replace(/^(?:that|which|who) (?:are|is|were|was|have been|has been)\s+/, '')
    .replace(/^(?:are|is)\s+/, '');
  const simple = saidOf(plain, thing, draft);
  if (simple !== undefined) return simple;
  const bare = plain
    .replace(/^(?:that|which|who) (?:have|has)\s+/, 'with ')
    .replace(/^(?:with|of|having|whose|in|at)\s+(?:(?:an?|the|state|status)\s+)*/, '');
  return (
    longerThan(plain, thing) ??
    againstFigure(plain, thing) ??
    againstField(plain, thing, draft) ??
    withPassed(bare, thing) ??
    saidOf(bare, thing, draft) ??
    conditionIn(bare, thing, draft) ??
    conditionIn(`has ${bare}`, thing, draft) ??
    conditionIn(plain, thing, draft) ??
    conditionIn(`it is ${bare}`, thing, draft) ??
    seldom(plain, thing, draft) ??
    stated(bare, thing)
  );
}

/** “ready for collection” is the option “ready for collection”, or the only one that begins so. */
function stated(words: string, { fields }: PlannedThing): string | undefined {
  for (const field of fields) {
    const option = optionOf(words, field);
    if (option !== undefined) return `${field.name} is "${option}"`;
  }
  return undefined;
}

/** “open longer than 4 hours”, “older than 30 days”, “waiting for more than 2 weeks”. */
function longerThan(words: string, thing: PlannedThing): string | undefined {
  const [, state = '', count = '', unit = ''] =
    /^(.*?)\s*(?:for )?(?:longer than|more than|older than|for over|over|since more than)\s+(\d+|[a-z]+) (hours?|h|days?|weeks?|months?|years?)(?: ago| old)?$/.exec(
      words,
    ) ?? [];
  const isOpenOne =
    /^(?:open|running|out|waiting|unpaid|pending|in use|still open|that are open|unresolved)$/.test(state);
  const day = dayOf(thing);
  if (count === '' || day === undefined || (state !== '' && !isOpenOne)) return undefined;
  const open = isOpenOne ? openOf(thing) : '';
  if (open === undefined) return undefined;
  const days = daysIn(count, unit);
  const since =
    days === undefined
      ? day.kind === 'moment' && Number.isFinite(Number(count))
        ? `hours(${day.name}, now) > ${count}`
        : undefined
      : `days(${asDay(day)}, today) > ${days}`;
  return since === undefined ? undefined : [open, since].filter((one) => one !== '').join(' and ');
}

/** “items below 10”: the figure that such a record has in stock. */
function againstFigure(words: string, thing: PlannedThing): string | undefined {
  const [, how = '', figure = ''] =
    new RegExp(String.raw`^${figures}\s+([\d.,]+\s*%?)(?: [a-z]+)?$`).exec(words) ?? [];
  const value = figure === '' ? undefined : figureOf(figure.replace(/\s*%$/, ''));
  const field = value === undefined ? undefined : levelOf(thing);
  return value === undefined || field === undefined ? undefined : `${field.name} ${signOf(how)} ${value}`;
}

const signOf = (how: string) =>
  /^(?:above|over|more|exceeding)/.test(how)
    ? '>'
    : /^(?:at least|from)/.test(how)
      ? '>='
      : how.startsWith('up to')
        ? '<='
        : '<';

export function levelOf({ fields }: PlannedThing): PlannedField | undefined {
  const numbers = fields.filter(({ kind }) => /^(?:number|money|percent)$/.test(kind));
  return (
    numbers.find(({ words }) =>
      /^(?:(?:current |actual )?(?:stock|quantity|qty|level|balance|amount|count|current|used|fill level|on hand|in stock|available))$/i.test(
        words,
      ),
    ) ?? (numbers.length === 1 ? numbers[0] : undefined)
  );
}

/** “below minimum stock”, “under the reorder level”, “over budget”. */
function againstField(words: string, thing: PlannedThing, { things }: Draft): string | undefined {
  const [, how = '', named = ''] =
    /^(?:with [a-z ]+? |whose [a-z ]+? (?:is|are) )?(below|under|above|over|at or below) (?:the |their |its )?([a-z][a-z -]*)$/.exec(
      words,
    ) ?? [];
  const limit =
    named === ''
      ? undefined
      : (pathOf(named, thing, things) ??
        pathOf(named.replace(/^(?:minimum|maximum).*/, '$&'), thing, things));
  const level = levelOf(thing);
  if (limit === undefined || level === undefined || limit.field.name === level.name) return undefined;
  if (!/^(?:number|money|percent)$/.test(limit.field.kind)) return undefined;
  const sign = how === 'at or below' ? '<=' : /^(?:below|under)$/.test(how) ? '<' : '>';
  return `${level.name} ${sign} ${limit.formula}`;
}

/** “with expired statutory inspection”: the day of that is over. */
function withPassed(words: string, thing: PlannedThing): string | undefined {
  const [, before, after] =
    /^(?:expired|overdue|lapsed|out[- ]of[- ]date) (.+)$|^(.+?) (?:expired|overdue|lapsed)$/.exec(words) ??
    [];
  const named = plainWords(before ?? after ?? '').replace(/s$/, '');
  const field =
    named === ''
      ? undefined
      : thing.fields.find(
          ({ kind, words: own }) => (kind === 'date' || kind === 'moment') && plainWords(own).includes(named),
        );
  return field === undefined ? undefined : `${field.name} is not empty and ${asDay(field)} < today`;
}

/** “not inspected in the last 12 months”: of which there is no inspection since then. */
function seldom(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, done = '', time = ''] = /^(?:not|never) (?:been )?([a-z]+ed)(?:\s+(.+))?$/.exec(words) ?? [];
  const stem = done.replace(/(?:[a-z])?ed$/, '');
  const child =
    stem.length < 4
      ? undefined
      : draft.things.find(
          ({ one, fields }) => one.startsWith(stem) && fields.some(({ to }) => to === thing.key),
        );
  return child === undefined ? undefined : noneOf(child, thing, time);
}

/** None of these that point to the record, in that time. */
function noneOf(child: PlannedThing, thing: PlannedThing, time: string, more?: string): string | undefined {
  const link = child.fields.find(({ to }) => to === thing.key);
  const day = dayOf(child);
  const span = time === '' || day === undefined ? undefined : spanOf(sinceAs(time), asDay(day));
  if (link === undefined || (time !== '' && span === undefined)) return undefined;
  const where = [`${link.name} = this`, more, span].filter((one) => one !== undefined).join(' and ');
  return `not any(${child.key} where ${where})`;
}

/** “for 21 days”, “for more than 21 days” and “since 21 days” look back. */
const sinceAs = (time: string) =>
  time.toLowerCase().replace(/^(?:for|since|in|within)\s+(?:more than\s+|over\s+|the\s+)?(?=\d)/, 'last ');

/** “without an inspection in the last 21 days”, “without end”: what is not there. */
export function withoutOf(
  words: string,
  time: string | undefined,
  thing: PlannedThing,
  draft: Draft,
): string | undefined {
  const [, what = words, inner = ''] =
    /^(.+?)\s+((?:in|within|for|since|over|during|this|last)\s.+)$/i.exec(words) ?? [];
  const bare = singularPhrase(plainWords(what));
  const child = childMeant(bare, thing, draft) ?? childMeant(plainWords(what), thing, draft);
  if (child !== undefined)
    return noneOf(child.thing, thing, inner === '' ? (time ?? '') : inner, child.where);
  const field = fieldMeant(bare, thing);
  if (field === undefined || inner !== '' || time !== undefined) return undefined;
  return field.kind === 'yes-no' ? `not ${field.name}` : `${field.name} is empty`;
}
