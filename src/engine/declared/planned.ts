import type { DeclaredField, Place } from './declared.ts';
import { onlyNamed } from './same-name.ts';

/** A property on its way into the plan: with the name that formulas call it by. */
export interface PlannedField extends DeclaredField {
  readonly name: string;
  readonly label: string;
  /** The kind of records that it points to. */
  readonly to?: string;
  readonly formula?: string;
  /** Not asked in forms: acts and the app itself set it. */
  readonly isAutomatic?: boolean;
}

export interface PlannedThing {
  /** The name that formulas call its records by. */
  readonly key: string;
  readonly one: string;
  readonly many: string;
  readonly title: string;
  readonly fields: readonly PlannedField[];
  readonly at: readonly Place[];
}

/** The field of a thing that words mean: by the whole phrase, or by its last or first words. */
export function fieldMeant(words: string, thing: PlannedThing): PlannedField | undefined {
  const plain = plainWords(words);
  if (plain === '') return undefined;
  return fieldNamed(plain, thing) ?? onlyNamed(plain, thing.fields, thing.one);
}

/** “last meter end” is not the meter end of this record, “total weight” not its weight. */
function isOther(plain: string, name: string): boolean {
  return /\b(?:last|previous|next|first|average|mean|total|sum|number|other|another|twice|double|half|minimum|maximum|max|min|highest|lowest)\b/.test(
    plain.slice(0, plain.length - name.length),
  );
}

/** The field whose name the words are, begin or end with: not one with a name like it. */
export function fieldNamed(words: string, { fields }: PlannedThing): PlannedField | undefined {
  const plain = plainWords(words);
  if (plain === '') return undefined;
  const named = fields.map((field) => ({ field, words: plainWords(field.words) }));
  // “capacity of the room” ends with a room, and means none.
  const isOf = / (?:of|in|for|per|at|on) /.test(plain);
  return (
    named.find((one) => one.words === plain) ??
    (isOf ? undefined : named.find((one) => plain.endsWith(` ${one.words}`) && !isOther(plain, one.words))) ??
    named.find((one) => one.words.endsWith(` ${plain}`)) ??
    named.find((one) => one.words.startsWith(`${plain} `))
  )?.field;
}

export function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/["“”'’()]/g, '')
    .replace(/^(?:(?:the|an?|its|their|his|her|each|every|this|that|of)\s+)+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The thing that words name, in one or several. */
export function thingMeant(words: string, things: readonly PlannedThing[]): PlannedThing | undefined {
  const plain = plainWords(words);
  const called = (one: PlannedThing) => [one.one, one.many].map(plainWords);
  return (
    things.find((one) => called(one).includes(plain)) ??
    things.find((one) => called(one).some((name) => plain.endsWith(` ${name}`)))
  );
}

/** The things that a sentence speaks of, in the order in which they stand in it. */
export function thingsSpokenOf(sentence: string, things: readonly PlannedThing[]): PlannedThing[] {
  const plain = ` ${sentence.toLowerCase().replaceAll(/[^\p{L}\d'’-]+/gu, ' ')} `;
  return things
    .map((thing) => {
      const places = [thing.one, thing.many]
        .map((name) => plain.indexOf(` ${name.toLowerCase()} `))
        .filter((place) => place >= 0);
      return { thing, place: places.length === 0 ? -1 : Math.min(...places) };
    })
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Things that have properties of just these names come before those with others like them. */
export function byName(words: readonly string[], things: readonly PlannedThing[]): PlannedThing[] {
  const exact = ({ fields }: PlannedThing) =>
    words.filter((one) => fields.some((field) => plainWords(field.words) === plainWords(one))).length;
  return things.toSorted((a, b) => exact(b) - exact(a));
}
