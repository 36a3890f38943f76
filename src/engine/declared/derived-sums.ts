import { sentenceCase, singularPhrase } from '../read/words.ts';
import { adjectiveOf, childMeant, conditionIn, optionOf } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField } from './draft.ts';
import { figureOf, pathOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import {
  fieldMeant,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';
import { periodOf } from './rules-of-records.ts';

type Worked = Pick<PlannedField, 'kind' | 'formula'>;

/** A step that gives a thing one more property which the app works out. */
export function withWorked(draft: Draft, thing: PlannedThing, words: string, worked: Worked): Step {
  const known = fieldMeant(words, thing);
  const isOwn = known !== undefined && plainWords(known.words) === plainWords(words);
  const name = isOwn
    ? known.name
    : nameOf(plainWords(words), new Set(thing.fields.map((field) => field.name)));
  const label = sentenceCase(plainWords(words));
  const field: PlannedField = { name, label, words: plainWords(words), ...worked };
  return { next: withField(draft, thing.key, field), serves: [{ field: name, of: thing.key }] };
}

const summed =
  /^(?:the\s+)?(.+?)\s*(?:=|:=|\bis\b|\bequals\b|\bis calculated as\b)\s*(?:the\s+)?(sum|total|number|count|mean|average|highest|lowest|maximum|minimum|last|latest)\s+(?:of\s+)?(?:all\s+)?(?:the\s+|its\s+)?(.+)$/i;

/** “Stock of a chemical = sum of the quantities of its containers”, “the mean grade is the average of the reviews' grades”. */
export function takeSumOfOthers(draft: Draft, clause: Clause): Step | undefined {
  const [, left = '', how = '', right = ''] = summed.exec(clause.text) ?? [];
  if (left === '') return undefined;
  const [, own = left, owner] = /^(.+?) of (?:an?|the|each|every) (.+)$/i.exec(left) ?? [];
  const named = owner === undefined ? undefined : thingMeant(owner, draft.things);
  const before = thingBefore(clause.at, draft.things);
  const order = new Set([
    ...(named === undefined ? [] : [named]),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ]);
  for (const thing of order) {
    const worked = overChildren(how.toLowerCase(), right, thing, draft);
    if (worked !== undefined) return withWorked(draft, thing, own, worked);
  }
  return undefined;
}

const functions: Readonly<Record<string, string>> = {
  sum: 'sum',
  total: 'sum',
  mean: 'avg',
  average: 'avg',
  highest: 'max',
  maximum: 'max',
  lowest: 'min',
  minimum: 'min',
};

function overChildren(how: string, words: string, thing: PlannedThing, draft: Draft): Worked | undefined {
  const plain = plainWords(words.replaceAll(/s['’](?=\s)/g, 's').replaceAll(/['’]s\b/g, ''));
  const [, part = '', of = ''] =
    /^(.+?) (?:of|in|from|on) (?:its |the |all |all its |their )?(.+)$/.exec(plain) ?? [];
  const pairs = part === '' ? splits(plain) : [[part, of] as const, ...splits(plain)];
  if (/^(?:number|count)$/.test(how)) {
    const child = childMeant(plain, thing, draft);
    return child === undefined
      ? undefined
      : { kind: 'number', formula: `count(${child.thing.key} where ${whereOf(child)})` };
  }
  for (const [property, children] of pairs) {
    const child = childMeant(children, thing, draft);
    const path =
      child === undefined ? undefined : pathOf(singularPhrase(property), child.thing, draft.things);
    if (
      child === undefined ||
      path === undefined ||
      !/^(?:number|money|percent|rating)$/.test(path.field.kind)
    )
      continue;
    const call = functions[how];
    if (call === undefined) continue;
    const formula = `${call}(${path.formula} of ${child.thing.key} where ${whereOf(child)})`;
    return {
      kind: path.field.kind === 'money' ? 'money' : 'number',
      formula: call === 'avg' ? `round(${formula}, 2)` : formula,
    };
  }
  return undefined;
}

const whereOf = ({ link, where }: { link: string; where?: string }) =>
  [`${link} = this`, ...(where === undefined ? [] : [where])].join(' and ');

/** “container quantities”: the children, then their property. */
function splits(plain: string): (readonly [string, string])[] {
  const words = plain.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(index + 1).join(' '), words.slice(0, index + 1).join(' ')] as const);
}

/** “Fee: league A 60, B 40, youth 20”, “Rates: partner 290, associate 190”: a figure for each option. */
export function takeByOption(draft: Draft, clause: Clause): Step | undefined {
  const [, left = '', list = ''] =
    /^(?:the\s+)?([A-Za-z][a-z -]{1,28}?)(?:\s+(?:is|are|per [a-z]+))?\s*(?::|=|\bis\b)\s+(.+)$/.exec(
      clause.text,
    ) ?? [];
  if (left === '') return undefined;
  const pairs = list
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=[A-Za-z][a-z-]*\s+[€$£]?\d)/)
    .map((part) =>
      /^(?:for\s+)?(.+?)[\s:=]+([€$£]?\s*\d+(?:[.,]\d+)?)\s*(%|EUR|euros?|€|min|minutes?|days?|h|hours?|years?)?$/i.exec(
        part.trim(),
      ),
    )
    .flatMap((match) =>
      match === null ? [] : [{ of: match[1] ?? '', figure: figureOf(match[2] ?? ''), unit: match[3] ?? '' }],
    );
  if (pairs.length < 2) return undefined;
  for (const thing of draft.things)
    for (const field of thing.fields) {
      const found = pairs.map(
        ({ of }) => optionOf(of, field) ?? optionOf(of.replace(/^[a-z]+\s+/i, ''), field),
      );
      if (found.some((one) => one === undefined)) continue;
      const formula = pairs.reduceRight(
        (rest, { figure }, index) => `if(${field.name} is "${found[index] ?? ''}", ${figure ?? 0}, ${rest})`,
        'empty',
      );
      const isMoney = /\b(?:fee|price|rate|charge|cost|tariff|rent|deposit)s?\b/i.test(left);
      return withWorked(draft, thing, singularPhrase(left), { kind: isMoney ? 'money' : 'number', formula });
    }
  return undefined;
}

/** “The fee is $8 if spayed, otherwise $15”, “10 % off from 6 seats on”. */
export function takeEither(draft: Draft, clause: Clause): Step | undefined {
  const [, left = '', first = '', condition = '', other = ''] =
    /^(?:the\s+)?([a-z][a-z -]*?)\s+(?:is|are|=|costs?)\s+([€$£]?\s*[\d.,]+(?:\s*(?:EUR|euros?|€|%))?)\s+(?:if|when|for|from|in case of)\s+(.+?),?\s+(?:otherwise|else|or|and otherwise)\s+([€$£]?\s*[\d.,]+)/i.exec(
      clause.text,
    ) ?? [];
  const [a, b] = [figureOf(first), figureOf(other)];
  if (left === '' || a === undefined || b === undefined) return undefined;
  const before = thingBefore(clause.at, draft.things);
  for (const thing of new Set([
    ...thingsSpokenOf(clause.text, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ])) {
    const holds =
      conditionIn(condition, thing, draft) ??
      adjectiveOf(condition, thing, draft) ??
      eitherWord(condition, thing, draft);
    if (holds === undefined) continue;
    const isMoney = /[€$£]|EUR/.test(first) || /fee|price|charge|cost|rent|fine/i.test(left);
    return withWorked(draft, thing, left, {
      kind: isMoney ? 'money' : 'number',
      formula: `if(${holds}, ${a}, ${b})`,
    });
  }
  return undefined;
}

function eitherWord(condition: string, thing: PlannedThing, draft: Draft): string | undefined {
  const parts = condition.split(/\s+or\s+/).map((one) => adjectiveOf(one, thing, draft));
  const known = parts.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : known.map((one) => `(${one})`).join(' or ');
}

/** “Duration in hours is calculated”, “the length of stay is shown in nights”. */
export function takeDuration(draft: Draft, clause: Clause): Step | undefined {
  const [, unit = ''] =
    /^(?:the\s+)?(?:duration|length|time taken|length of [a-z]+)\s+(?:is\s+)?(?:shown\s+|calculated\s+|given\s+)?(?:in\s+)?(hours|minutes|days|nights|weeks)?\b.*\b(?:is|are)?\s*(?:calculated|computed|worked out|derived|automatic(?:ally)?)?/i.exec(
      clause.text,
    ) ?? [];
  if (
    !/^(?:the\s+)?(?:duration|length|time taken)/i.test(clause.text) ||
    !/calculat|comput|worked out|derived|automatic/i.test(clause.text)
  )
    return undefined;
  const before = thingBefore(clause.at, draft.things);
  for (const thing of [...(before === undefined ? [] : [before]), ...draft.things]) {
    const period = periodOf(thing);
    if (period === undefined) continue;
    const of = /^min/i.test(unit)
      ? 'minutes'
      : /^(?:days|nights|weeks)/i.test(unit) || period.from.kind === 'date'
        ? 'days'
        : 'hours';
    return withWorked(draft, thing, 'duration', {
      kind: 'number',
      formula: `round(${of}(${period.from.name}, ${period.to.name}), 1)`,
    });
  }
  return undefined;
}
