import { nounLemma } from '../read/lemma.ts';
import { singularPhrase } from '../read/words.ts';
import { clausesOf } from './clauses.ts';
import type { Clause, Declared, DeclaredField, DeclaredThing, ThingFound } from './declared.ts';
import { deedsIn } from './deeds-in.ts';
import { codeRange, fieldsOfList, optionsOf } from './field-of-words.ts';
import { soundsListed, soundsSurely } from './kind-of-words.ts';
import { mainNoun } from './main-noun.ts';
import { rolesIn } from './roles-in.ts';
import { speaksAsSpecification } from './speaks-as-specification.ts';
import { splitParts } from './split-parts.ts';
import { statesIn } from './states-in.ts';
import { thingName } from './thing-name.ts';
import { mergeThings, thingsIn } from './things-in.ts';
import { titleOf } from './title-of.ts';

const enough = 3;

/**
 * What a specification declares. Undefined where a text declares no thing with three properties or more, or tells of
 * its wishes as people talk: such a text is read by what it means, and not by its form.
 */
export function readDeclared(text: string): Declared | undefined {
  const all = clausesOf(text);
  const { title, rest: clauses } = titleOf(all, text);
  const found = clauses.flatMap(thingsIn);
  const ownFields = clauses.filter(({ under }) => under === 'fields');
  const main = ownFields.length === 0 ? undefined : mainNoun(clauses, title ?? '');
  const ofFields: ThingFound[] =
    main === undefined
      ? []
      : ownFields.map(({ text: list, at }) => ({ one: main, fields: fieldsOfList(list), at, isThin: false }));
  const declared = [...ofFields, ...found];
  const names = new Set(declared.map(({ one }) => one));
  const isDeclaredWhole = (one: ThingFound) => hasEnough(one, names);
  if (!declared.some(isDeclaredWhole)) return undefined;
  const sure = declared.filter((one) => one.isLoose !== true && hasEnough(one, names, soundsSurely));
  if (sure.length === 0 && !isToldAsOne(text, all, declared.filter(isDeclaredWhole))) return undefined;
  if (!speaksAsSpecification(text, all, declared.length, !isRich(sure))) return undefined;
  const people = rolesIn(clauses);
  const deeds = clauses.flatMap((clause) =>
    deedsIn(
      clause,
      people.map(({ name }) => name),
    ),
  );
  const kept = withoutThin(
    // “The mechanic records hours” says what mechanics do, and not what is kept of them.
    declared.filter(
      ({ one, at }) => !deeds.some((deed) => deed.at === at && nounLemma(deed.who.toLowerCase()) === one),
    ),
    people.map(({ name }) => nounLemma(name.toLowerCase())),
  );
  const things = withOptions(mergeThings(kept), all).map((thing, _, others) => withTimes(thing, others));
  // What a sentence declares is entered by everybody, and needs no act of its own.
  const later = deeds.filter(({ at }) => !kept.some((one) => one.at === at));
  const roles = people.filter(({ name, isListed }) => isListed || later.some(({ who }) => who === name));
  return {
    ...(title === undefined ? {} : { title }),
    things,
    roles,
    states: clauses.flatMap(statesIn),
    deeds: later,
    clauses,
  };
}

/** Where two things are declared whole, or one at length, it does not matter how somebody talks around it. */
function isRich(whole: readonly ThingFound[]): boolean {
  const names = new Set(whole.map(({ one }) => one));
  return names.size > 1 || whole.some(({ fields }) => fields.length > enough + 1);
}

/** What is only told loosely makes a specification where a text has several of it, rules, and nobody talks of themself. */
function isToldAsOne(text: string, all: readonly Clause[], whole: readonly ThingFound[]): boolean {
  const rules = all.filter(({ text: said }) =>
    /\b(?:must|shall|may|cannot|at most|at least|only)\b/i.test(said),
  );
  return (
    new Set(whole.map(({ one }) => one)).size > 1 &&
    rules.length > 1 &&
    speaksAsSpecification(text, all, whole.length, true)
  );
}

/** Three properties at least, and most of them such as records have: “size, shade, oil mark” are values. */
function hasEnough(
  { fields }: ThingFound,
  things: ReadonlySet<string>,
  sounds: (words: string) => boolean = soundsListed,
): boolean {
  const sound = fields.filter(
    ({ words, kind, isUnique }) =>
      kind !== 'text' || isUnique === true || sounds(words) || things.has(nounLemma(words.toLowerCase())),
  );
  return fields.length >= enough && sound.length * 2 >= fields.length;
}

/** One or two properties make a thing only where a further thing speaks of it, or where it is declared elsewhere. */
function withoutThin(found: readonly ThingFound[], roles: readonly string[]): ThingFound[] {
  return found.filter(({ one, isThin, fields }, index) => {
    if (!isThin) return true;
    const others = found.filter((_, at) => at !== index);
    const isSpokenOf = others.some(
      (other) =>
        other.one === one || other.fields.some(({ words }) => nounLemma(words.toLowerCase()) === one),
    );
    return isSpokenOf || (fields.length === 2 && !roles.includes(one));
  });
}

/** Values that are told apart from the list: “four vans (K1–K4)”, “Species: cod, haddock”, “a crew (Crew North, Crew South)”. */
function withOptions(things: readonly DeclaredThing[], clauses: readonly Clause[]): DeclaredThing[] {
  const told = clauses.flatMap(toldValues);
  const valuesOf = (words: string) => told.find(({ of }) => of === nounLemma(words.toLowerCase()))?.values;
  return things.map((thing) => ({
    ...thing,
    fields: thing.fields.map((field): DeclaredField => {
      const values = field.kind === 'text' && field.options === undefined ? valuesOf(field.words) : undefined;
      const isThing = things.some(({ one }) => one === nounLemma(field.words.toLowerCase()));
      return values === undefined || isThing ? field : { ...field, kind: 'choice', options: values };
    }),
  }));
}

function toldValues({ text, under }: Clause): { of: string; values: string[] }[] {
  if (under === 'views' || under === 'roles') return [];
  const [, label = '', list = ''] = /^([A-Za-z][a-z -]{1,24}):\s+(.+)$/.exec(text) ?? [];
  const listed = label === '' || /[(→]/.test(list) ? undefined : optionsOf(splitParts(list));
  const of = listed === undefined ? undefined : thingName(label);
  const bracketed = [...text.matchAll(/\b([a-z][a-z-]*)\s*\(([^()]{3,120})\)/gi)].flatMap(
    ([, name = '', inside = '']) => {
      const values =
        codeRange(inside) ??
        (/^\p{Lu}/u.test(inside) || isWords(inside) ? optionsOf(splitParts(inside)) : undefined);
      return values === undefined ? [] : [{ of: singularPhrase(name.toLowerCase()), values }];
    },
  );
  return [...(of === undefined || listed === undefined ? [] : [{ of, values: listed }]), ...bracketed];
}

/** “four voices (soprano, alto, tenor, bass)”. */
const isWords = (inside: string) => /^[a-z]+(?:, [a-z]+){2,}$/.test(inside);

/** Beside a day, “start” and “end” are times of it; alone they are moments. */
function withTimes(thing: DeclaredThing, all: readonly DeclaredThing[]): DeclaredThing {
  const isInner = all.some(({ one }) => one === thing.fields[0]?.words.toLowerCase());
  const hasDay = thing.fields.some(({ words, kind }) => kind === 'date' && /\b(?:date|day)$/i.test(words));
  return {
    ...thing,
    fields: thing.fields.map((field): DeclaredField => {
      if (
        hasDay &&
        /^(?:start|end|from|to|begin|until|arrival|departure|take-?off|landing)$/i.test(field.words)
      )
        return { ...field, kind: 'time' };
      const isAlone =
        field.unit === undefined &&
        (/^(?:start|end|begin)$/i.test(field.words) || (!hasDay && !isInner && /^time$/i.test(field.words)));
      return isAlone ? { ...field, kind: 'moment' } : field;
    }),
  };
}
