import { nounLemma } from '../read/lemma.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import { childMeant } from './condition-in.ts';
import { type Draft, stateOf, withField } from './draft.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';
import { splitParts } from './split-parts.ts';
import { groupOf } from './view-groups.ts';
import { measureOf } from './view-measures.ts';
import { listPart, type View } from './view-parts.ts';
import type { Phrase } from './view-phrase.ts';
import { levelOf, thingNamed } from './view-records.ts';

/** “budget, committed and remaining per cost centre”, “availability per turbine”: figures beside each owner. */
export function ownersShown(phrase: Phrase, draft: Draft): View | undefined {
  const [first, ...more] = phrase.groups;
  const owner =
    first === undefined || more.length > 0
      ? undefined
      : thingMeant(nounLemma(plainWords(first)), draft.things);
  if (owner === undefined || phrase.time !== undefined || phrase.without !== undefined) return undefined;
  return besideOwner(splitMeasures(phrase.words), owner, draft, phrase.isRanking);
}

/** “blocks with minutes used and left”, “members with total points”. */
export function ownersWith(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const isNamed = [thing.one, thing.many].map(plainWords).includes(plainWords(phrase.words));
  const [by, ...more] = phrase.groups;
  if (!isNamed || phrase.time !== undefined || phrase.without !== undefined || more.length > 0)
    return undefined;
  if (by === undefined)
    return phrase.beside === undefined
      ? undefined
      : besideOwner(splitMeasures(phrase.beside), thing, draft, phrase.isRanking);
  // “top ten drivers by kilometres”: what is no property of them is summed up for each.
  return phrase.isPer || phrase.beside !== undefined || groupOf(by, thing, draft) !== undefined
    ? undefined
    : besideOwner([by], thing, draft, true);
}

/** “hours granted, used and lost” are three kinds of hours. */
function splitMeasures(words: string): string[] {
  const parts = splitParts(words.replaceAll(/\s+(?:versus|vs\.?|against|compared (?:to|with))\s+/gi, ', '));
  const [first = ''] = parts;
  const [head = ''] = first.split(' ');
  return parts.flatMap((part, index) =>
    index > 0 && /^[a-z]+$/i.test(part) && first.includes(' ') ? [`${head} ${part}`] : [part],
  );
}

function besideOwner(
  measures: readonly string[],
  owner: PlannedThing,
  draft: Draft,
  isRanking: boolean,
): View | undefined {
  if (measures.length === 0) return undefined;
  let next = draft;
  const shown: string[] = [];
  for (const words of measures) {
    const own = next.things.find(({ key }) => key === owner.key) ?? owner;
    const known = ownFigure(words, own);
    const worked = known === undefined ? workedOut(words, own, next) : undefined;
    if (known === undefined && worked === undefined) return undefined;
    if (worked !== undefined) next = withField(next, owner.key, worked);
    shown.push(known?.name ?? worked?.name ?? '');
  }
  const [only = ''] = shown;
  return {
    part: listPart(owner.key, '', {
      show: [...new Set(shown)],
      layout: 'table',
      ...(isRanking ? { sort: `-${only}`, rank: true } : {}),
    }),
    draft: next,
  };
}

/** A property that the owner has: by its words, or as “account” where it has a balance. */
function ownFigure(words: string, owner: PlannedThing): PlannedField | undefined {
  const plain = plainWords(words).replace(/^(?:total|current|overall)\s+/, '');
  const exact = [plain, singularPhrase(plain), plainWords(words)];
  const field =
    owner.fields.find((one) => exact.includes(plainWords(one.words))) ??
    owner.fields.find(
      (one) => one.formula !== undefined && plainWords(one.words).split(' ').at(-1) === singularPhrase(plain),
    );
  return field === undefined || field.name === owner.title || /^(?:image|file)$/.test(field.kind)
    ? undefined
    : field;
}

/** What is worked out over the records that point to the owner: how many, how much, and how much is left. */
function workedOut(words: string, owner: PlannedThing, draft: Draft): PlannedField | undefined {
  const plain = plainWords(words);
  const formula = leftOf(plain, owner, draft) ?? overChildren(plain, owner, draft);
  if (formula === undefined) return undefined;
  const label = sentenceCase(plain);
  if (owner.fields.some((one) => one.label.toLowerCase() === label.toLowerCase())) return undefined;
  const name = nameOf(plain, new Set(owner.fields.map((one) => one.name)));
  return { name, label, words: plain, kind: formula.kind, formula: formula.formula };
}

interface Worked {
  readonly formula: string;
  readonly kind: PlannedField['kind'];
}

function childrenOf(owner: PlannedThing, { things }: Draft) {
  return things.flatMap((thing) => {
    const link = thing.fields.find(({ to }) => to === owner.key);
    return link === undefined || thing.key === owner.key ? [] : [{ thing, link: link.name }];
  });
}

/** “open defects”, “launches”, “hours used”: a count or a sum over what points to the owner. */
function overChildren(plain: string, owner: PlannedThing, draft: Draft): Worked | undefined {
  const counted = childMeant(plain.replace(/^number of /, ''), owner, draft);
  if (counted !== undefined) {
    const where = [`${counted.link} = this`, ...(counted.where === undefined ? [] : [counted.where])];
    return { kind: 'number', formula: `count(${counted.thing.key} where ${where.join(' and ')})` };
  }
  const mean = /^(?:average|mean) (.+)$/.exec(plain)?.[1];
  const sums = childrenOf(owner, draft).flatMap(({ thing, link }) => {
    const measure = measureOf(mean ?? plain, thing, draft);
    if (measure === undefined || measure.formula.startsWith(`${link}.`)) return [];
    const where = [`${link} = this`, measure.where].filter((one) => one !== '').join(' and ');
    const kind: PlannedField['kind'] = measure.kind === 'money' ? 'money' : 'number';
    const sum = `${mean === undefined && measure.kind !== 'percent' ? 'sum' : 'avg'}(${measure.formula} of ${thing.key} where ${where})`;
    return [{ kind, formula: sum.startsWith('avg') ? `round(${sum}, 2)` : sum }];
  });
  return sums.length === 1 ? sums[0] : undefined;
}

/** “remaining units”, “places left”: what the owner has, less what was taken of it. */
function leftOf(plain: string, owner: PlannedThing, draft: Draft): Worked | undefined {
  const [, before, after] =
    /^(?:remaining|free|open|unused|left|still available|available) (.+)$|^(.+?) (?:left|remaining|still free|still available|free|available|open)$/.exec(
      plain,
    ) ?? [];
  const of = before ?? after ?? (/^(?:remaining|remainder|left|rest)$/.test(plain) ? 'budget' : '');
  const base = of === '' ? undefined : (roomOf(of, owner) ?? fieldMeant(of, owner));
  if (base === undefined || !/^(?:number|money)$/.test(base.kind)) return undefined;
  const last = singularPhrase(of).split(' ').at(-1) ?? '';
  const taken = childrenOf(owner, draft).flatMap(({ thing, link }) => {
    const same = thing.fields.filter(
      (one) =>
        one.kind === base.kind &&
        (base.kind === 'money' ||
          plainWords(one.words)
            .split(' ')
            .some((word) => singularPhrase(word) === last)),
    );
    const [only] = same;
    return same.length === 1 && only !== undefined
      ? [`sum(${only.name} of ${thing.key} where ${link} = this${standing(thing)})`]
      : [];
  });
  const children = childrenOf(owner, draft);
  const [sum] = taken;
  const [child] = children;
  if (taken.length === 1 && sum !== undefined) return { kind: base.kind, formula: `${base.name} - ${sum}` };
  // What has no figure of its own takes one: an appointment is one unit.
  return taken.length === 0 && children.length === 1 && child !== undefined && base.kind === 'number'
    ? {
        kind: 'number',
        formula: `${base.name} - count(${child.thing.key} where ${child.link} = this${standing(child.thing)})`,
      }
    : undefined;
}

/** How many places there are may be called the capacity. */
function roomOf(words: string, { fields }: PlannedThing): PlannedField | undefined {
  return /^(?:places?|seats?|spaces?|spots?|slots?|capacity|beds?|room)$/.test(words)
    ? fields.find(
        ({ kind, words: own }) =>
          kind === 'number' &&
          /\b(?:capacity|places|seats|spaces|beds|spots)\b|^max(?:imum)?\.?(?: number of)? (?:participants|guests|people|persons|members|visitors|pupils)$/i.test(
            own,
          ),
      )
    : undefined;
}

const gone =
  /^(?:cancelled|canceled|rejected|refused|released|withdrawn|declined|lapsed|expired|void|voided)$/i;

/** What was cancelled takes nothing. */
export function standing(thing: PlannedThing): string {
  const state = stateOf(thing);
  const options = state?.options?.filter((one) => gone.test(one)) ?? [];
  return state === undefined || options.length === 0
    ? ''
    : ` and not (${state.name} in (${options.map((one) => `"${one}"`).join(', ')}))`;
}

/** “bin levels in % of capacity”: how much of what it holds is there. */
export function shareOfRoom(words: string, draft: Draft): View | undefined {
  const [, what = '', of = '', more] =
    /^(.+?)(?:\s+(?:fill\s+)?levels?|\s+usage|\s+use|\s+fill|\s+stock)?\s+in (?:%|percent) of (?:the\s+|their\s+|its\s+)?(.+?)(?:\s+with (.+))?$/i.exec(
      words,
    ) ?? [];
  const thing = what === '' ? undefined : thingNamed(what, draft);
  const room = thing === undefined ? undefined : fieldMeant(of, thing);
  const level = thing === undefined ? undefined : levelOf(thing);
  if (thing === undefined || room === undefined || level === undefined || room.name === level.name)
    return undefined;
  if (room.kind !== level.kind) return undefined;
  const label = `In % of ${plainWords(of)}`;
  const name = nameOf(`share of ${plainWords(of)}`, new Set(thing.fields.map((one) => one.name)));
  const field: PlannedField = {
    name,
    label,
    words: label.toLowerCase(),
    kind: 'percent',
    formula: `round(${level.name} / ${room.name} * 100, 1)`,
  };
  return {
    part: listPart(thing.key, '', { layout: 'table', show: [level.name, room.name, name], sort: `-${name}` }),
    draft: withField(draft, thing.key, field),
    ...(more === undefined ? {} : { leaves: `with ${more}` }),
  };
}
