import { nounLemma } from '../read/lemma.ts';
import { type Draft, stateOf } from './draft.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords } from './planned.ts';
import { splitParts } from './split-parts.ts';
import { type Group, groupOf, groupsOf, headingFor, joinedGroups } from './view-groups.ts';
import { standing } from './view-owners.ts';
import { chartPart, countOf, listPart, type View } from './view-parts.ts';
import type { Phrase } from './view-phrase.ts';
import { namesOf, recordsMeant, runningOf, stillOpen, withoutOf } from './view-records.ts';
import { dayOf, endOf, timeOf } from './view-times.ts';

/** Which records a phrase means; undefined where it does not name them. */
export function whereOf(phrase: Phrase, thing: PlannedThing, draft: Draft): string | undefined {
  const first = recordsMeant(phrase.words, thing, draft);
  if (first === undefined) return undefined;
  const without = phrase.without === undefined ? '' : withoutOf(phrase.without, phrase.time, thing, draft);
  const time =
    phrase.time === undefined || phrase.without !== undefined ? '' : timeOf(phrase.time, thing, draft);
  if (without === undefined || time === undefined) return undefined;
  // What was brought back is not due any more.
  const open = phrase.time?.startsWith('ending ') === true ? (stillOpen(thing) ?? '') : '';
  return [first, without, open === first ? '' : open, time].filter((one) => one !== '').join(' and ');
}

/** The same, where what follows “with” says which ones. */
export function filterOf(phrase: Phrase, thing: PlannedThing, draft: Draft): string | undefined {
  return phrase.beside === undefined ? whereOf(phrase, thing, draft) : besideAsFilter(phrase, thing, draft);
}

/** “overdue loans”, “open defects by risk”, “duties per driver and month”: records of a thing. */
export function recordsShown(asked: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const filtered = besideAsFilter(asked, thing, draft);
  const where = filtered ?? whereOf(asked, thing, draft);
  if (where === undefined) return outWith(asked, thing, draft);
  const { beside, ...bare } = asked;
  const phrase = filtered === undefined && beside !== undefined ? asked : bare;
  const { groups: words } = phrase;
  if (words.length === 0) return plainList(phrase, thing, where, draft);
  const groups = groupsOf(words, thing, draft);
  if (groups === undefined) return outWith(phrase, thing, draft);
  const leaves = groups.find((one) => one.leaves !== undefined)?.leaves;
  const [first] = groups;
  const isCounted =
    phrase.isCount ||
    groups.length > 1 ||
    groups.some(({ isTime, isOwn }) => isTime && !isOwn) ||
    (phrase.isPer && where === '');
  if (isCounted || first === undefined)
    return {
      part: chartPart(thing.key, joinedGroups(groups), 'count', where),
      ...(leaves === undefined ? {} : { leaves }),
      ...besideLeft(phrase),
    };
  return underHeadings(first, phrase, thing, where, draft);
}

const besideLeft = ({ beside }: Phrase) => (beside === undefined ? {} : { leaves: `with ${beside}` });

/** “batches with high moisture”: what follows may say which ones, and not what stands beside each. */
function besideAsFilter(phrase: Phrase, thing: PlannedThing, draft: Draft): string | undefined {
  return phrase.beside === undefined
    ? undefined
    : whereOf({ ...phrase, words: `${phrase.words} with ${phrase.beside}` }, thing, draft);
}

function underHeadings(
  group: Group,
  phrase: Phrase,
  thing: PlannedThing,
  where: string,
  draft: Draft,
): View | undefined {
  const kind = group.field?.kind ?? '';
  // By a day or a figure: in its order, the highest first.
  if (/^(?:date|moment|time|number|money|percent|rating)$/.test(kind)) {
    const sorted = headingFor(group, thing, draft);
    const sort = sorted === undefined ? undefined : orderBy(sorted.name, kind);
    return sorted === undefined || sort === undefined
      ? undefined
      : {
          part: listPart(thing.key, where, { sort, ...(phrase.isRanking ? { rank: true } : {}) }),
          draft: sorted.draft,
          ...besideLeft(phrase),
        };
  }
  const heading = headingFor(group, thing, draft);
  if (heading === undefined || heading.name === thing.title)
    return { part: chartPart(thing.key, group.formula, 'count', where), ...besideLeft(phrase) };
  const sort = sortOf(phrase, thing);
  const shown = besideOf(phrase, thing, heading.draft);
  return {
    part: listPart(thing.key, where, {
      group: heading.name,
      ...(sort === undefined ? {} : { sort }),
      ...(shown.show === undefined ? {} : { show: shown.show }),
    }),
    draft: heading.draft,
    ...(shown.leaves === undefined ? {} : { leaves: shown.leaves }),
  };
}

const orderBy = (name: string, kind: string) =>
  /^(?:number|money|percent|rating)$/.test(kind) ? `-${name}` : name;

function plainList(phrase: Phrase, thing: PlannedThing, where: string, draft: Draft): View | undefined {
  const sort = sortOf(phrase, thing);
  // A ranking without anything to rank by would be a list in no order.
  if (phrase.isRanking && sort === undefined) return undefined;
  const { show, leaves } = besideOf(phrase, thing, draft);
  // A list of all that lacks what was asked for would be the page of the records once more.
  if (leaves !== undefined && (isCondition.test(leaves) || (where === '' && show === undefined)))
    return undefined;
  const figure = countOf(thing.key, where);
  return {
    part: listPart(thing.key, where, {
      ...(sort === undefined ? {} : { sort }),
      ...(phrase.isRanking ? { rank: true } : {}),
      ...(show === undefined ? {} : { show }),
    }),
    ...(figure === undefined ? {} : { figure }),
    ...(leaves === undefined ? {} : { leaves }),
  };
}

/** What follows “with” and says which records are meant must not be left out: the list would be of all. */
const isCondition =
  /\d|\b(?:no|not|more|less|fewer|at least|over|under|above|below|open|expired|overdue|missing|only|any|high|low)\b/i;

function sortOf({ sort, isRanking }: Phrase, thing: PlannedThing): string | undefined {
  if (sort === 'day' || sort === '-day') {
    const day = dayOf(thing);
    return day === undefined ? undefined : sort.replace('day', day.name);
  }
  const named = sort === undefined ? undefined : fieldMeant(nounLemma(plainWords(sort)), thing);
  if (named !== undefined) return orderBy(named.name, named.kind);
  if (isRanking) {
    const best =
      thing.fields.find(
        ({ formula, kind }) => formula !== undefined && /^(?:number|money|percent)$/.test(kind),
      ) ??
      thing.fields.find(
        ({ words, kind }) => kind === 'number' && /score|points|total|grade|rating/i.test(words),
      );
    return best === undefined ? undefined : `-${best.name}`;
  }
  const end = endOf(thing);
  return end === undefined || stateOf(thing) === undefined ? undefined : end.name;
}

/** “with departure time and crew”: the properties that are shown; what is none of them is left. */
function besideOf(
  { beside }: Phrase,
  thing: PlannedThing,
  { things }: Draft,
): { show?: string[]; leaves?: string } {
  if (beside === undefined) return {};
  const own = things.find(({ key }) => key === thing.key) ?? thing;
  const parts = splitParts(beside);
  const fields = parts.map((part) => fieldMeant(nounLemma(plainWords(part)), own) ?? fieldMeant(part, own));
  const known = fields.filter((one): one is PlannedField => one !== undefined);
  const missing = parts.filter((_, index) => fields[index] === undefined);
  return {
    ...(known.length === 0 || missing.length > 0
      ? {}
      : { show: [...new Set(known.map(({ name }) => name))] }),
    ...(missing.length === 0 ? {} : { leaves: `with ${missing.join(', ')}` }),
  };
}

/** “objects currently out by borrower”: the loans that are open, under the name of whom they have. */
function outWith(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const plain = ` ${plainWords(phrase.words)} `;
  const name = namesOf(thing, draft).find((one) => plain.includes(` ${one} `));
  const rest =
    name === undefined
      ? ''
      : plain
          .replace(` ${name} `, ' ')
          .replaceAll(/\b(?:currently|now|still)\b/g, '')
          .trim();
  if (
    !/^(?:out|on loan|lent(?: out)?|in use|borrowed|checked out|issued|assigned|rented|hired|on the water|in the air|away)$/.test(
      rest,
    )
  )
    return undefined;
  for (const event of draft.things) {
    const link = event.fields.find(({ to }) => to === thing.key);
    const open = link === undefined || event === thing ? undefined : runningOf(event);
    const group = phrase.groups[0] === undefined ? undefined : groupOf(phrase.groups[0], event, draft);
    if (open === undefined || (phrase.groups.length > 0 && group === undefined)) continue;
    const shown = besideOf(phrase, event, draft);
    if (group === undefined)
      return {
        part: listPart(event.key, open, shown.show === undefined ? {} : { show: shown.show }),
        ...(shown.leaves === undefined ? {} : { leaves: shown.leaves }),
      };
    return underHeadings(group, phrase, event, open, draft);
  }
  return undefined;
}

/** “participants per course”: by the enrolments, which point to both. */
export function joinShown(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const [by, ...more] = phrase.groups;
  const isList = /\blist$/i.test(phrase.words);
  const named = plainWords(phrase.words).replace(/ list$/, '');
  if (by === undefined || more.length > 0 || !namesOf(thing, draft).includes(named)) return undefined;
  if (phrase.time !== undefined || phrase.without !== undefined || phrase.beside !== undefined)
    return undefined;
  const joins = draft.things.filter(
    (one) =>
      one !== thing &&
      one.fields.some(({ to }) => to === thing.key) &&
      groupOf(by, one, draft)?.isOwn === true,
  );
  const [join] = joins;
  const group = join === undefined || joins.length > 1 ? undefined : groupOf(by, join, draft);
  if (join === undefined || group === undefined) return undefined;
  const where = standing(join).replace(/^ and /, '');
  if (!isList) return { part: chartPart(join.key, group.formula, 'count', where) };
  return { part: listPart(join.key, where, { group: group.formula }) };
}
