import { numberOf, numberShape } from '../limits/said-number.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';
import { isSameName } from './same-name.ts';

/** What a formula calls a property by, and the property. */
export interface Path {
  readonly formula: string;
  readonly field: PlannedField;
}

/** “weight”, “the member's age”, “rate of the volunteer”: a property of a record, or of what it points to. */
export function pathOf(
  words: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): Path | undefined {
  const plain = plainWords(words.replaceAll(/['’]s\b/g, ''));
  // “twice the weight” is another figure than the weight.
  if (plain === '' || /^(?:twice|double|half|[a-z]+ times|\d)\b/.test(plain)) return undefined;
  const [, part = '', owner = ''] = /^(.+?) of (?:the |an? |its |their |each )?(.+)$/.exec(plain) ?? [];
  return (
    exactPath(plain, thing) ??
    (part === '' ? undefined : pathOfOwner(part, owner, thing, things)) ??
    linkedPath(plain, thing, things, true) ??
    ownPath(plain, thing) ??
    linkedPath(plain, thing, things) ??
    agePath(plain, thing)
  );
}

function exactPath(plain: string, { fields }: PlannedThing): Path | undefined {
  const field = fields.find(({ words }) => plainWords(words) === plain);
  return field === undefined ? undefined : { formula: field.name, field };
}

function ownPath(plain: string, thing: PlannedThing): Path | undefined {
  const own = plain.startsWith(`${thing.one} `) ? plain.slice(thing.one.length + 1) : plain;
  const field = fieldMeant(plain, thing) ?? fieldMeant(own, thing);
  return field === undefined ? undefined : { formula: field.name, field };
}

function pathOfOwner(
  part: string,
  owner: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): Path | undefined {
  const meant = thingMeant(owner, things);
  if (meant?.key === thing.key) return ownPath(part, thing);
  const link = thing.fields.find(
    ({ to, words }) => to !== undefined && (to === meant?.key || plainWords(words) === owner),
  );
  const target = things.find(({ key }) => key === link?.to);
  const field = target === undefined ? undefined : fieldMeant(part, target);
  return link === undefined || field === undefined
    ? undefined
    : { formula: `${link.name}.${field.name}`, field };
}

/** “member age” of a loan is the age of its member; “tariff” alone that of the only thing that has one. */
function linkedPath(
  plain: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
  isNamed = false,
): Path | undefined {
  for (const link of thing.fields) {
    const target = things.find(({ key }) => key === link.to);
    if (target === undefined) continue;
    const own = [target.one, plainWords(link.words)].find((name) => plain.startsWith(`${name} `));
    if (own === undefined && isNamed) continue;
    const rest = own === undefined ? plain : plain.slice(own.length + 1);
    const field =
      own === undefined
        ? target.fields.find(({ words }) => plainWords(words) === rest || isSameName(words, rest))
        : fieldMeant(rest, target);
    if (field !== undefined && field.kind !== 'reference')
      return { formula: `${link.name}.${field.name}`, field };
  }
  return undefined;
}

function agePath(plain: string, { fields }: PlannedThing): Path | undefined {
  const born = plain === 'age' ? fields.find(({ words }) => /\bbirth/i.test(words)) : undefined;
  if (born === undefined) return undefined;
  const formula =
    born.kind === 'number' ? `(year(today) - ${born.name})` : `(days(${born.name}, today) / 365.25)`;
  return { formula, field: { ...born, kind: 'number' } };
}

const units = String.raw`(?:\s*(?:%|‰|°[CF]|€|\$|£|[a-zA-Zµ²³/]{1,12}))?`;
const figure = new RegExp(
  String.raw`^(?:€|\$|£|EUR|USD|GBP|INR|Rs\.?)?\s*([-−–]?)\s*(${numberShape})${units}$`,
  'iu',
);

/** 2000 of “2,000 EUR”, -18 of “−18 °C”. */
export function figureOf(words: string): number | undefined {
  const [, minus = '', digits = ''] = figure.exec(words.trim()) ?? [];
  const value = digits === '' ? undefined : numberOf(digits);
  return value === undefined ? undefined : minus === '' ? value : -value;
}
