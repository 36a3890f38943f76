import { camel } from '../emit/names.ts';
import { takenNames } from '../emit/taken-names.ts';
import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { Clause, DeclaredField, DeclaredThing } from './declared.ts';
import type { PlannedField, PlannedThing } from './planned.ts';

const keywords =
  /^(?:id|by|createdAt|today|now|me|this|is|and|or|not|in|of|where|empty|contains|each|ask|true|false|if|count|sum|min|max|avg|any|list|first|latest|next|random|other|after|with|add|set|change|remove|for)$/;

export function nameOf(words: string, taken: ReadonlySet<string>): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 /-]/g, '')
    .replaceAll(/[/-]/g, ' ')
    .trim();
  const cased = camel(/^[A-Z0-9]{2,}$/.test(plain) ? plain.toLowerCase() : plain);
  const safe = /^[a-z][a-zA-Z0-9]*$/.test(cased) ? cased : `value${cased.replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const free = keywords.test(safe) || takenNames.has(safe) ? `${safe}Said` : safe;
  let name = free.slice(0, 50);
  for (let count = 2; taken.has(name); count += 1) name = `${free}${count}`;
  return name;
}

const period = /^(?:from|to|start|end|valid from|valid until|planned start|planned end)$/i;
/** What tells records of a kind apart. */
const identity = /^(?:name|title|id|code|subject|item|number|call sign|plate)$|\b(?:number|code|id)$/i;
const moved = /\b(?:transfer|relocation|move|trip|tour|route|shipment|journey|delivery)$/;

/** Declared things with names for formulas, references to one another and a property that names each record. */
export function planThings(declared: readonly DeclaredThing[], clauses: readonly Clause[]): PlannedThing[] {
  const keys = new Set<string>();
  const named = declared.map((thing) => {
    const key = nameOf(pluralPhrase(thing.one), keys);
    keys.add(key);
    return { thing, key };
  });
  const keyOf = (words: string) => {
    const plain = nounLemma(words.toLowerCase());
    const exact = named.find(({ thing }) => thing.one === plain || nounLemma(thing.one) === plain);
    // “affected system” is a system; “exam date” is no date.
    return (exact ?? named.find(({ thing }) => plain.endsWith(` ${thing.one}`)))?.key;
  };
  return named.map(({ thing, key }, index) => {
    const owner = named[0];
    const refersTo = (field: DeclaredField) =>
      field.options === undefined &&
      (/^(?:text|long-text)$/.test(field.kind) ||
        isEnd(field, thing) ||
        (/^(?:file|image|tags|link|number)$/.test(field.kind) &&
          field.unit === undefined &&
          named.some((one) => one.thing.one === field.words.toLowerCase()))) &&
      field.format === undefined
        ? otherThan(key, keyOf(field.words) ?? partner(field, thing, clauses, keyOf))
        : undefined;
    const isLoose =
      index > 0 &&
      owner !== undefined &&
      !thing.fields.some(refersTo) &&
      !named.some(
        ({ thing: other, key: otherKey }) =>
          other !== thing && other.fields.some(({ words }) => keyOf(words) === key && otherKey !== key),
      ) &&
      !thing.fields.some(
        ({ words, isUnique }) =>
          isUnique === true ||
          /^(?:name|title|id)$/i.test(words) ||
          words.toLowerCase() === `${thing.one} number`,
      ) &&
      !thing.fields.some(({ words }) => period.test(words)) &&
      owner.thing.fields.some(({ words }) => identity.test(words));
    const tied: DeclaredField[] = isLoose
      ? [{ words: owner.thing.one, kind: 'text', isRequired: true }, ...thing.fields]
      : [...thing.fields];
    const fields = withName(tied, (field) =>
      isLoose && field.words === owner?.thing.one ? owner.key : refersTo(field),
    );
    const taken = new Set<string>();
    const planned = fields.map((field): PlannedField => {
      const name = nameOf(field.words, taken);
      taken.add(name);
      const to = isLoose && field.words === owner?.thing.one ? owner.key : refersTo(field);
      const label = /^[A-Z0-9]{2,}$/.test(field.words) ? field.words : sentenceCase(field.words);
      const isPlace = isEnd(field, thing);
      return {
        ...field,
        ...(isPlace ? { kind: 'text' as const } : {}),
        name,
        label,
        ...(to === undefined ? {} : { to, kind: 'reference' as const }),
      };
    });
    return {
      key,
      one: thing.one,
      many: pluralPhrase(thing.one),
      title: titleFieldOf(planned),
      fields: planned.map((field) =>
        field.name === titleFieldOf(planned) && field.kind === 'long-text'
          ? { ...field, kind: 'text' as const }
          : field,
      ),
      at: thing.at,
    };
  });
}

/** What a transfer goes from and to is no day. */
function isEnd({ words }: DeclaredField, { one }: DeclaredThing): boolean {
  return moved.test(one) && /^(?:from|to)$/i.test(words);
}

function otherThan(key: string, found: string | undefined): string | undefined {
  return found === key ? undefined : found;
}

/** “Transfer: from, to” between vessels, where the text says “a transfer from another vessel”. */
function partner(
  { words }: DeclaredField,
  { one }: DeclaredThing,
  clauses: readonly Clause[],
  keyOf: (words: string) => string | undefined,
): string | undefined {
  if (!/^(?:from|to)$/i.test(words)) return undefined;
  const said = new RegExp(`\\b${one}s?\\s+from\\s+(?:another|one|an?)\\s+([a-z]+)`, 'i');
  const other = clauses.map(({ text }) => said.exec(text)?.[1]).find((found) => found !== undefined);
  return other === undefined ? undefined : keyOf(other);
}

/** Records of which nothing tells one from the other get a name. */
function withName(
  fields: readonly DeclaredField[],
  refersTo: (field: DeclaredField) => string | undefined,
): DeclaredField[] {
  const isNamed = fields.some(
    (field) =>
      /^(?:text|long-text|reference|choice)$/.test(field.kind) ||
      field.isUnique === true ||
      refersTo(field) !== undefined,
  );
  return isNamed ? [...fields] : [{ words: 'name', kind: 'text', isRequired: true }, ...fields];
}

function titleFieldOf(fields: readonly PlannedField[]): string {
  const of = (test: (field: PlannedField) => boolean) => fields.find(test)?.name;
  const isText = ({ kind }: PlannedField) => kind === 'text';
  return (
    of((field) => isText(field) && /^(?:name|title|subject|item|institution)$|\bname$/i.test(field.words)) ??
    of(({ isUnique }) => isUnique === true) ??
    of(
      (field) =>
        isText(field) &&
        (field.format !== undefined || identity.test(field.words)) &&
        !/^(?:certificate|badge|phone)/i.test(field.words),
    ) ??
    of(({ kind }) => kind === 'reference') ??
    of(isText) ??
    of(
      (field) =>
        field.kind === 'long-text' && /description|subject|question|finding|abstract/i.test(field.words),
    ) ??
    of(({ kind }) => kind === 'choice') ??
    fields[0]?.name ??
    'name'
  );
}
