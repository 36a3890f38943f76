import { nounLemma } from '../read/lemma.ts';
import { singularPhrase } from '../read/words.ts';
import { adjectiveOf } from './condition-in.ts';
import { type Draft } from './draft.ts';
import { type PlannedField, type PlannedThing, plainWords } from './planned.ts';
import { periodOf } from './rules-of-records.ts';
import { groupsOf, joinedGroups } from './view-groups.ts';
import { chartPart, type View } from './view-parts.ts';
import type { Phrase } from './view-phrase.ts';
import { namesOf, recordsMeant, runningOf } from './view-records.ts';
import { dayOf, timeOf } from './view-times.ts';

/** A figure of each record that can be added up, with the records that it is taken of. */
export interface Measure {
  readonly formula: string;
  readonly kind: PlannedField['kind'];
  readonly where: string;
}

const moneyWords =
  /^(?:income|revenue|turnover|takings|costs?|sales|fees?|charges?|amounts?|value|expenses?|expenditure|spending|money|earnings|proceeds|payments?|payouts?)$/i;

const isFigure = ({ kind }: PlannedField) => /^(?:number|money|percent|rating)$/.test(kind);

/** “kilometres”, “lost energy”, “hours”, “repair cost”, “collected fees”: the figure of a thing that words name. */
export function measureOf(words: string, thing: PlannedThing, draft: Draft): Measure | undefined {
  const plain = plainWords(words)
    .replace(/^(?:total|sum of|overall|the|all|whole)\s+(?:the\s+)?/, '')
    .replace(/\s+(?:total|sum|so far|in total|altogether|due|collected|charged|taken|recorded)$/, '')
    .replace(/^(?:total|sum of)\s+/, '');
  const direct = figureNamed(plain, thing, draft);
  if (direct !== undefined) return { ...direct, where: '' };
  const all = plain.split(' ');
  for (let count = 1; count < all.length && count < 3; count += 1) {
    // “paid amount”, “lost hours”, “kg donated”: a state or the record itself stands beside the figure.
    const [head, tail] = [all.slice(0, count).join(' '), all.slice(count).join(' ')];
    for (const [said, named] of [
      [head, tail],
      [all.slice(-count).join(' '), all.slice(0, -count).join(' ')],
    ] as const) {
      const figure = figureNamed(named, thing, draft);
      const where = figure === undefined ? undefined : besideFigure(said, thing, draft);
      if (figure !== undefined && where !== undefined) return { ...figure, where };
    }
  }
  return undefined;
}

/** “donated” beside the kilograms of a donation says nothing more; “paid” says of which records. */
function besideFigure(said: string, thing: PlannedThing, draft: Draft): string | undefined {
  const stem = said.replace(/(?:ed|s)$/, '').slice(0, 5);
  if (
    stem.length > 3 &&
    namesOf(thing, draft).some((name) => name.split(' ').some((one) => one.startsWith(stem)))
  )
    return '';
  return /^(?:out|on loan|lent)$/.test(said) ? runningOf(thing) : adjectiveOf(said, thing, draft);
}

function figureNamed(
  plain: string,
  thing: PlannedThing,
  draft: Draft,
): Pick<Measure, 'formula' | 'kind'> | undefined {
  const forms = [plain, singularPhrase(plain)];
  const figures = thing.fields.filter((field) => isFigure(field) && !isIdentity(field));
  const meant =
    figures.find(({ words }) => forms.includes(plainWords(words))) ??
    // “fee” is the annual fee; “overdue instalments” are not all instalments, and a price per m² is no sum.
    figures.find(({ words }) => forms.some((one) => plainWords(words).endsWith(` ${one}`))) ??
    figures.find(
      ({ words }) =>
        !/\bper\b|\//.test(words) && forms.some((one) => plainWords(words).startsWith(`${one} `)),
    );
  if (meant !== undefined) return { formula: meant.name, kind: meant.kind };
  const unit = thing.fields.find(
    (field) => field.kind === 'number' && field.unit !== undefined && plainWords(field.unit) === plain,
  );
  if (unit !== undefined) return { formula: unit.name, kind: 'number' };
  const money = moneyWords.test(plain) ? moneyThrough(thing, draft) : undefined;
  if (money !== undefined) return money;
  return lengthNamed(plain, thing) ?? throughLink(plain, thing, draft);
}

const isIdentity = ({ words }: PlannedField) => /\byear\b|\bnumber$|\bage$/i.test(words);

/** What is earned or spent with such a record, where it has one amount or works one out. */
function moneyOf({ fields }: PlannedThing): PlannedField | undefined {
  const all = fields.filter(
    ({ kind, words }) =>
      kind === 'money' && !/deposit|budget|limit|\bcap\b|insur|advance|estimat|target/i.test(words),
  );
  const worked = all.filter(({ formula }) => formula !== undefined);
  return (
    worked.find(({ words }) => /^total\b|\btotal$/.test(words)) ??
    worked.at(-1) ??
    (all.length === 1 ? all[0] : undefined)
  );
}

/** Income comes from what takes place: from enrolments at the fee of their course, and not from the course. */
function moneyThrough(thing: PlannedThing, { things }: Draft): Pick<Measure, 'formula' | 'kind'> | undefined {
  const own = moneyOf(thing);
  const isPointedTo = things.some(({ fields }) => fields.some(({ to }) => to === thing.key));
  if (own !== undefined && (!isPointedTo || own.formula !== undefined))
    return { formula: own.name, kind: 'money' };
  const linked = thing.fields.flatMap((link) => {
    const target = things.find(({ key }) => key === link.to);
    const money = target === undefined ? undefined : moneyOf(target);
    return money === undefined ? [] : [`${link.name}.${money.name}`];
  });
  const [only] = linked;
  return linked.length === 1 && only !== undefined && !isPointedTo
    ? { formula: only, kind: 'money' }
    : undefined;
}

/** “hours” of what lasts from one time to another. */
function lengthNamed(plain: string, thing: PlannedThing): Pick<Measure, 'formula' | 'kind'> | undefined {
  const [, unit = ''] =
    /^(?:(?:flight|flying|working|operating|running|opening|booked|used|airtime|machine|driving|training)\s+)?(hours|minutes|days|nights)(?:\s+(?:flown|worked|booked|used|spent|stayed|driven))?$/.exec(
      plain,
    ) ?? [];
  const minutes = thing.fields.find(
    (field) => field.kind === 'number' && (/^min/i.test(field.unit ?? '') || /\bminutes$/i.test(field.words)),
  );
  if (unit === 'hours' && minutes !== undefined) return { formula: `${minutes.name} / 60`, kind: 'number' };
  const period = periodOf(thing);
  const isLength = unit !== '' || /^(?:duration|length|time|occupancy)$/.test(plain);
  if (period === undefined || !isLength) return undefined;
  const call =
    /^(?:days|nights)$/.test(unit) || period.from.kind === 'date'
      ? 'days'
      : unit === 'minutes'
        ? 'minutes'
        : 'hours';
  if (call !== 'days' && period.from.kind === 'date') return undefined;
  return { formula: `${call}(${period.from.name}, ${period.to.name})`, kind: 'number' };
}

/** “weight” of an entry is that of the piece it points to. */
function throughLink(
  plain: string,
  thing: PlannedThing,
  { things }: Draft,
): Pick<Measure, 'formula' | 'kind'> | undefined {
  for (const link of thing.fields) {
    const target = things.find(({ key }) => key === link.to);
    const field = target?.fields.find(
      (one) =>
        isFigure(one) &&
        [plain, singularPhrase(plain)].some(
          (form) => plainWords(one.words) === form || plainWords(one.words).endsWith(` ${form}`),
        ),
    );
    if (field !== undefined) return { formula: `${link.name}.${field.name}`, kind: field.kind };
  }
  return undefined;
}

/** “average yield by lactation”, “kilometres per member and year”, “income per room”. */
export function figuresShown(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  if (phrase.groups.length === 0 || phrase.without !== undefined) return undefined;
  const measure = measureOf(phrase.words, thing, draft);
  const groups = measure === undefined ? undefined : groupsOf(phrase.groups, thing, draft);
  if (measure === undefined || groups === undefined) return undefined;
  if (groups.some(({ formula }) => formula === measure.formula)) return undefined;
  const time = phrase.time === undefined ? '' : timeOf(phrase.time, thing, draft);
  if (time === undefined) return undefined;
  const isMean = phrase.isMean || measure.kind === 'percent' || measure.kind === 'rating';
  const where = [measure.where, time].filter((one) => one !== '').join(' and ');
  const leaves = [
    groups.find((one) => one.leaves !== undefined)?.leaves,
    ...(phrase.beside === undefined ? [] : [`with ${phrase.beside}`]),
    ...(phrase.isRanking ? ['the highest alone'] : []),
  ].find((one) => one !== undefined);
  return {
    part: chartPart(thing.key, joinedGroups(groups), `${isMean ? 'avg' : 'sum'}(${measure.formula})`, where),
    ...(leaves === undefined ? {} : { leaves }),
  };
}

/** “total repair cost this year”, “average mark”: one figure over all. */
export function totalsShown(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const isTotal = /^(?:total|sum of|overall)\b/i.test(phrase.words);
  if (phrase.groups.length > 0 || phrase.without !== undefined || phrase.beside !== undefined)
    return undefined;
  if (!isTotal && !phrase.isMean && phrase.time === undefined) return undefined;
  const measure = measureOf(phrase.words, thing, draft);
  const day = dayOf(thing);
  if (measure === undefined || (phrase.time !== undefined && day === undefined)) return undefined;
  const time = phrase.time === undefined ? '' : timeOf(phrase.time, thing, draft);
  if (time === undefined) return undefined;
  const where = [measure.where, time].filter((one) => one !== '').join(' and ');
  if (where.includes('this')) return undefined;
  const isMean = phrase.isMean || measure.kind === 'percent' || measure.kind === 'rating';
  const over = `${measure.formula} of ${thing.key}${where === '' ? '' : ` where ${where}`}`;
  return { figure: isMean ? `round(avg(${over}), 2)` : `sum(${over})` };
}

const shares: readonly RegExp[] = [
  /^(?:share|rate|percentage|proportion|ratio|%) of (?:the )?(.+)$/i,
  /^(.+?)[ -](?:rate|share|percentage|ratio|quota|%)$/i,
  /^(?:%|percent) (?:of )?(.+)$/i,
];

/** “rate of rolled-back changes per month”, “hold rate per grade”: of a hundred records, how many. */
export function sharesShown(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const said = shares.map((one) => one.exec(phrase.words)?.[1]).find((one) => one !== undefined);
  if (said === undefined) return undefined;
  const holds = shareOf(said, thing, draft);
  if (holds === undefined || holds === '') return undefined;
  const groups = groupsOf(phrase.groups, thing, draft);
  const time = phrase.time === undefined ? '' : timeOf(phrase.time, thing, draft);
  if (groups === undefined || time === undefined) return undefined;
  const unit = '%';
  if (groups.length > 0)
    return {
      part: chartPart(thing.key, joinedGroups(groups), `avg(if(${holds}, 100, 0))`, time),
      unit,
    };
  if (holds.includes('this') || time.includes('this')) return undefined;
  const among = time === '' ? '' : ` where ${time}`;
  return { figure: `round(avg(if(${holds}, 100, 0) of ${thing.key}${among}), 1)`, unit };
}

/** Which records are counted: named with the thing, or by a state that only this thing has. */
function shareOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const named = recordsMeant(words, thing, draft);
  if (named !== undefined) return named;
  const plain = plainWords(words).replaceAll('-', ' ');
  const holders = draft.things.filter((one) => stateNamed(plain, one) !== undefined);
  return holders.length === 1 && holders[0] === thing ? stateNamed(plain, thing) : undefined;
}

/** “cancellation” is the state “cancelled”, “hold” the state “hold”, “no show” the tick of that name. */
function stateNamed(plain: string, { fields }: PlannedThing): string | undefined {
  const stem = plain.replace(/(?:ations?|ions?|als?|ures?|s|ed)$/, '');
  for (const { name, options = [], kind, words } of fields) {
    const option = options.find((one) => {
      const own = one.toLowerCase().replaceAll('-', ' ');
      return own === plain || own === nounLemma(plain) || (stem.length > 3 && own.startsWith(stem));
    });
    if (option !== undefined) return `${name} is "${option}"`;
    if (kind === 'yes-no' && plainWords(words).replaceAll('-', ' ').startsWith(stem) && stem.length > 2)
      return `${name} = true`;
  }
  return undefined;
}

/** “average days from intake to handover”, “mean turnaround days per month”. */
export function meanTimes(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  if (!phrase.isMean) return undefined;
  const [, unit = 'days', first = '', last = ''] =
    /^(?:(?:number of |time in )?(days|hours|minutes|time|duration) )?(?:from|between) (?:the )?(.+?) (?:to|until|and) (?:the )?(.+)$/i.exec(
      phrase.words,
    ) ?? [];
  const pair =
    first === '' ? betweenOf(phrase.words, thing) : [dayNamed(first, thing), dayNamed(last, thing)];
  const [from, to] = pair ?? [];
  if (from === undefined || to === undefined || from === to || from.kind === 'time' || to.kind === 'time')
    return undefined;
  const call = /^hours$/i.test(unit) && from.kind === 'moment' ? 'hours' : 'days';
  const groups = groupsOf(phrase.groups, thing, draft);
  const time = phrase.time === undefined ? '' : timeOf(phrase.time, thing, draft);
  if (groups === undefined || time === undefined) return undefined;
  const where = [`${to.name} is not empty`, time].filter((one) => one !== '').join(' and ');
  const length = `${call}(${from.name}, ${to.name})`;
  return groups.length > 0
    ? { part: chartPart(thing.key, joinedGroups(groups), `avg(${length})`, where) }
    : { figure: `round(avg(${length} of ${thing.key} where ${where}), 1)` };
}

function betweenOf(words: string, thing: PlannedThing): [PlannedField, PlannedField] | undefined {
  const period = periodOf(thing);
  const isLength =
    /^(?:(?:turnaround|processing|lead|cycle|resolution|repair|waiting|handling|throughput|loan|rental|hire)\s*)?(?:time|days|hours|duration|length|period)(?: (?:to|until|in) [a-z]+)?(?: of (?:an? )?[a-z ]+)?$/i.test(
      words,
    );
  if (period === undefined || !isLength || period.from.kind === 'time') return undefined;
  // How long something took is known once it is back.
  const back = thing.fields.find(
    ({ words: own, kind }) =>
      kind === period.from.kind && /^(?:returned|return date|actual (?:end|return))/i.test(own),
  );
  return [period.from, back ?? period.to];
}

function dayNamed(words: string, { fields }: PlannedThing): PlannedField | undefined {
  const plain = plainWords(words);
  const days = fields.filter(({ kind }) => kind === 'date' || kind === 'moment');
  return (
    days.find((one) => plainWords(one.words) === plain) ??
    days.find((one) => plainWords(one.words).includes(plain)) ??
    days.find((one) => plain.length > 5 && plainWords(one.words).startsWith(plain.slice(0, 5)))
  );
}
