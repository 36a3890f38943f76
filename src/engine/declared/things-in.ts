import { singularPhrase } from '../read/words.ts';
import type { Clause, DeclaredThing, ThingFound } from './declared.ts';
import { fieldsOfList, isFieldName } from './field-of-words.ts';
import { soundsLikeField, soundsListed } from './kind-of-words.ts';
import { leadNoun } from './lead-noun.ts';
import { bracketOf, splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';
import { thingsAside } from './things-aside.ts';
import { thingsDeclared } from './things-declared.ts';
import { thingsTold } from './things-told.ts';

const bracketed = '\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)';
const noun = "[A-Za-z][\\w'’/-]*(?:\\s+[a-z][\\w'’/-]*){0,3}?";

const hasFields = new RegExp(
  `^((?:(?:an?|the|each|every|one|all)\\s+)?${noun})\\s+(?:shall |must |should |will )?(?:ha(?:s|ve)(?: got)?:?|(?:is|are) having|(?:is|are) with|consists? of|contains?|includes?|comprises?|(?:is|are) (?:described|recorded|defined|stored|entered|registered|identified|kept|captured) (?:by|with)|records?|stores?|holds?|captures?|notes?|lists?|states?|gives?)\\s+(?:the following(?: fields| data| attributes| properties)?\\s*:?\\s*)?(.+)$`,
  'i',
);
const belongs = new RegExp(
  `^((?:an?|each|every|the)\\s+${noun})\\s+(?:belongs to|is linked to|refers to|is assigned to|relates to)\\s+(?:an?|one|exactly one|the)\\s+(${noun})\\s+and has\\s+(.+)$`,
  'i',
);
const labelled = new RegExp(
  `^((?:an?\\s+|each\\s+|the\\s+)?${noun}(?:\\s+of\\s+an?\\s+${noun})?)\\s*(?::|\\s[–—-])\\s+(.+)$`,
  'i',
);
const entering =
  /^(?:(?:an?|the|each|every)\s+)?[A-Za-z][\w-]*(?:\s+[A-Za-z][\w-]*){0,3}?\s+(?:enters?|records?|submits?|logs?|fills? in|registers?|creates?|reports?|files?|adds?|notes?|keeps?|documents?)\s+(?:for\s+)?((?:an?|each|every|the|new)\s+[a-z][\w -]{1,30}?)(?:\s+with)?\s*:\s+(.+)$/i;
const recordedAt =
  /^(?:at|for|on|during)\s+(?:an?|each|every|the)\s+([a-z][\w-]*)(?:,|\s)\s*(.+?)\s+(?:is|are)\s+(?:recorded|entered|noted|stored|kept|saved|documented|measured)$/i;
const doing = new RegExp(
  `\\b(?:submits?|publish(?:es)?|enters?|creates?|adds?|registers?|records?|logs?|files?|manages?|maintains?|stores?|keeps?|tracks?|reports?|defines?|plans?|orders?|requests?|raises?)\\s+(?:an?|the|new|their|his|one|several|all)?\\s*([a-z][\\w -]{2,30}?)\\s*${bracketed}`,
  'gi',
);
const bracketAfterName = new RegExp(
  `(?:^|,|\\band\\b)\\s*((?:an?\\s+|the\\s+)?[A-Za-z][\\w -]{1,30}?)\\s*${bracketed}`,
  'gi',
);
const withFields = new RegExp(`^(${noun})\\s+with\\s+(?:an?\\s+|their\\s+|its\\s+)?([^.]+)$`, 'i');
const perEach =
  /^(?:each|every|an?|the)\s+([a-z][\w -]*?)\s+has\s+(?:an?\s+)?((?:yearly|annual|monthly|weekly|daily)?\s*[a-z][\w-]*)\s+(?:in\s+(\S+)\s+)?per\s+([a-z][\w -]*?)$/i;

const doneWith =
  /^(?:(?:the|an?|each|every)\s+)?[A-Za-z-]+(?:\s[a-z-]+)?\s+(?:logs?|drops?(?: off)?|submits?|books?|reports?|records?|registers?|enters?|brings?|hands? in|orders?|requests?|plans?|tests?|checks?|takes?|measures?|notes?|writes?|fills? in|makes?|creates?|files?|adds?|keeps?|sends?)\s+(?:an?\s+|the\s+|new\s+|their\s+)?([a-z][a-z-]*(?:\s[a-z-]+)?)$/i;

const closed = new Set(['views', 'roles', 'states']);

/** The things that a clause declares with their properties. */
export function thingsIn(clause: Clause): ThingFound[] {
  const { under } = clause;
  if (under !== undefined && closed.has(under)) return [];
  if (/→|->|⇒/.test(clause.text))
    return thingsDeclared(clause.text).map((one) => ({ ...one, at: clause.at }));
  const text = asList(clause.text);
  for (const read of readings) {
    const found = read(text, under).filter(({ fields }) => fields.length > 0);
    if (found.length > 0) return found.map((one) => ({ ...one, at: clause.at }));
  }
  return [];
}

/** “is identified by a hive number, which must be unique, and has a site” is a list with a remark. */
function asList(text: string): string {
  return (
    text
      .replaceAll(/,?\s+which (?:must be|is|has to be|shall be) unique,?/gi, ' (unique)')
      // “…, length and kind: normal, night” names what the last may be.
      .replace(/(,\s*|\band\s+)([a-z]+):\s+([^:()]+?)(\.?)$/i, '$1$2 ($3)$4')
      .replace(/^(daily|weekly|monthly|hourly) (?:per|for each) ([a-z]+):\s+/i, '$1 entry: $2, ')
      .replace(/\b(?:is|are) identified by (.+?),? and (?:has|have) /i, 'has $1, ')
  );
}

type Found = Omit<ThingFound, 'at'>;

const enough = 3;

const readings: readonly ((text: string, under: Clause['under']) => Found[])[] = [
  perOther,
  (text) => {
    const [, name = '', owner = '', list = ''] = belongs.exec(text) ?? [];
    return name === '' ? [] : thing(name, `${owner}, ${list}`, 2);
  },
  (text) => {
    const [, name = '', list = ''] = entering.exec(text) ?? [];
    return name === '' ? [] : thing(name, list, 2);
  },
  (text) => {
    const [, name = '', list = ''] = recordedAt.exec(text) ?? [];
    return name === '' ? [] : thing(name, list, 2);
  },
  (text) => [...text.matchAll(doing)].flatMap(([, name = '', list = '']) => ofBracket(name, list)),
  wholeBrackets,
  (text) => {
    const [, label = '', list = ''] = labelled.exec(text) ?? [];
    if (label === '') return [];
    // “Guides log usage: rope, date, hours” tells of usage.
    const name = doneWith.exec(label)?.[1] ?? leadNoun(label) ?? label;
    const found = thing(name, list, 2);
    const isOne = splitParts(list).some((part) => part.includes('(') || soundsListed(bracketOf(part).words));
    const isOwn = name === label || thingName(label) !== undefined;
    return isOne ? found.map((one) => (isOwn ? one : { ...one, isLoose: true })) : [];
  },
  (text) => {
    const [, name = '', list = ''] = hasFields.exec(text) ?? [];
    const own = list
      .replace(/\s+(?:which|that|so that|in order to)\s.*$/i, '')
      .replace(/^(?:at least|at most|exactly|no more than|up to)\b.*$/i, '');
    return name === '' || own === '' ? [] : thing(name, own, 1);
  },
  (text) => {
    const [, name = '', list = ''] = withFields.exec(text) ?? [];
    const parts = splitParts(list);
    const isPlural = /s$|ia$|people$/i.test(name);
    return name === '' ||
      !isPlural ||
      !parts.every((part) =>
        soundsLikeField(singularPhrase(bracketOf(part).words.replace(/\s+in\s+\S+$/, ''))),
      )
      ? []
      : thing(name, list, 1).map((one) => ({
          ...one,
          isThin: false,
          fields: one.fields.map((field) => ({ ...field, words: singularPhrase(field.words) })),
        }));
  },
  thingsTold,
  thingsDeclared,
  thingsAside,
];

/** “Each vessel has a yearly quota in kg per species”: a quota of a vessel and a species. */
function perOther(text: string): Found[] {
  const [, owner = '', what = '', unit, other = ''] = perEach.exec(text) ?? [];
  const one = thingName(what.trim().replace(/^(?:yearly|annual|monthly|weekly|daily)\s+/i, ''));
  if (one === undefined || thingName(owner) === undefined || thingName(other) === undefined) return [];
  const amount = unit === undefined ? what : `${what} in ${unit}`;
  return [{ one, fields: fieldsOfList(`${owner}, ${other}, ${amount}`), isThin: false }];
}

/** “Room (name, seats), Student (card number, name)”, and nothing else but what is done with them. */
function wholeBrackets(text: string, under: Clause['under']): Found[] {
  if (under === 'things') {
    const listed = listedThings(text);
    if (listed.length > 0) return listed;
  }
  const matches = [...text.matchAll(bracketAfterName)];
  const rest = text.replaceAll(bracketAfterName, '').trim();
  const isWhole = /^[,.\s]*$/.test(rest);
  // “A protocol (tender, bids, ranking) can be printed” says what stands on it.
  if (/\b(?:print|export|download|generat)/i.test(rest)) return [];
  const [first] = matches;
  if (first === undefined || (!isWhole && first.index > 0)) return [];
  // “Freeze periods (from–to, reason) block planning”.
  const taken = isWhole ? matches : [first];
  const found = taken.flatMap(([, name = '', list = '']) =>
    ofBracket(name, list, under === 'things' || !isWhole ? 2 : enough),
  );
  return found.length === taken.length ? found : [];
}

/** “Referee (name, level), Club, Hall, Match (date, hall)”: those without brackets have a name. */
function listedThings(text: string): Found[] {
  const parts = splitParts(text).map(bracketOf);
  const isList = parts.every(({ words }) => thingName(words) !== undefined && !soundsLikeField(words));
  if (!isList || parts.length < 2 || !parts.some(({ inside }) => inside !== undefined)) return [];
  return parts.flatMap(({ words, inside }) =>
    inside === undefined
      ? [{ one: thingName(words) ?? words, fields: fieldsOfList('name'), isThin: true }]
      : ofBracket(words, inside, 2),
  );
}

/** What stands in brackets after a name are its properties, unless it names some of them: “crew (Crew North, Crew South)”. */
function ofBracket(name: string, list: string, least: number = enough): Found[] {
  const parts = splitParts(list);
  const names = parts.filter((part) => /^\p{Lu}/u.test(part) && !/^[\p{Lu}\d/]+$/u.test(part));
  const isNames =
    names.length * 2 > parts.length &&
    !parts.some((part) => part.includes('(')) &&
    !parts.some((part) => soundsLikeField(part));
  const sounds = parts.some((part) => soundsLikeField(bracketOf(part).words));
  return isNames || !sounds ? [] : thing(leadNoun(name) ?? name, list, least);
}

/** A thing with so many properties at least, and those things that its list declares within it. */
function thing(name: string, list: string, least: number): Found[] {
  const one = thingName(name);
  if (one === undefined) return [];
  const parts = splitParts(list);
  const inner = parts.map((part) => innerThing(part, one));
  const own = parts.filter((_, index) => inner[index] === undefined);
  const named = own.filter((part) => isFieldName(plainOf(part)) || fieldsOfList(part).length > 0);
  // “…, date, time, 20 min for a massage”: a remark in a long list is none of its properties.
  const others = own.length - named.length;
  const isSure = named.filter((part) => soundsLikeField(plainOf(part))).length > 1;
  const isRemarked =
    others > 0 && ((named.length > enough && others <= 2) || (named.length > 1 && others === 1 && isSure));
  const fields = fieldsOfList(named.join(', '));
  const isDeclared = fields.length >= least && (named.length === own.length || isRemarked);
  if (!isDeclared) return [];
  const isThin = fields.length < enough;
  const isLoose = isRemarked && named.length <= enough;
  return [{ one, fields, isThin, ...(isLoose ? { isLoose } : {}) }, ...inner.flatMap((found) => found ?? [])];
}

function plainOf(part: string): string {
  return bracketOf(part)
    .words.replace(/^(?:optional(?:ly)?|an?|the|its|their|list of|one|running)\s+/i, '')
    .replaceAll(/["“”]/g, '')
    .replace(/\s+in\s+\S+$/, '')
    .trim();
}

/** “readings at every stop (customer, time, °C)” declares stops of a tour, “list of persons with phone” persons. */
function innerThing(part: string, owner: string): Found | undefined {
  const [, what = '', name = '', list = ''] =
    /^(.+?)\s+(?:at|for|per|of)\s+(?:every|each)\s+([a-z][\w -]*?)\s*\((.+)\)$/i.exec(part) ?? [];
  if (name !== '') {
    const one = thingName(name);
    const fields = fieldsOfList(list).map((field) =>
      /^°|^[a-z]{1,2}$/i.test(field.words) ? { ...field, words: thingName(what) ?? what } : field,
    );
    return one === undefined
      ? undefined
      : { one, fields: [...fieldsOfList(owner), ...fields], isThin: false };
  }
  const { words: lines, inside } = bracketOf(part.replace(/^(?:an?|the|several|one or more)\s+/i, ''));
  const innerParts = inside === undefined ? [] : splitParts(inside);
  const isLines =
    /(?:lines|items|entries|positions|materials|parts)$/i.test(lines) &&
    innerParts.length > 1 &&
    innerParts.every((one) => isFieldName(plainOf(one)));
  if (isLines) {
    const line = thingName(lines);
    return line === undefined
      ? undefined
      : { one: line, fields: fieldsOfList(`${owner}, ${inside ?? ''}`), isThin: false };
  }
  const [, many = '', own = ''] = /^(?:an?\s+)?list of\s+([a-z][\w -]*?)\s+with\s+(.+)$/i.exec(part) ?? [];
  const one = many === '' ? undefined : thingName(many);
  return one === undefined
    ? undefined
    : { one, fields: fieldsOfList(`${owner}, name, ${own.replaceAll(/\s+and\s+/g, ', ')}`), isThin: false };
}

/** The same thing declared twice is one with the properties of both. */
export function mergeThings(found: readonly ThingFound[]): DeclaredThing[] {
  const things = new Map<string, DeclaredThing>();
  for (const { one, fields, at } of found) {
    const known = things.get(one);
    const has = new Set(known?.fields.map(({ words }) => words.toLowerCase()));
    things.set(one, {
      one,
      fields: [...(known?.fields ?? []), ...fields.filter(({ words }) => !has.has(words.toLowerCase()))],
      at: [...(known?.at ?? []), at],
    });
  }
  return [...things.values()];
}
