import { limits } from '../../kernel/limits.ts';
import {
  type Proposal,
  type ProposedKind,
  type ProposedPart,
  type ProposedThing,
  proposedKinds,
} from './proposal.ts';

const { generatorModels: most } = limits;

/**
 * What an answer says that is not of the shape: members with names that are nearly right, lists where one thing stands alone,
 * kinds that are called otherwise. What cannot be read is left out; undefined where nothing is left.
 */
export function mendProposal(value: unknown): Proposal | undefined {
  const whole = asRecord(value);
  if (whole === undefined) return undefined;
  const things = listIn(whole, ['things', 'entities', 'tables', 'records', 'models'])
    .map(mendThing)
    .filter((thing) => thing !== undefined)
    .slice(0, most.things);
  const changes = listIn(whole, ['changes', 'sentences', 'edits', 'instructions'])
    .map((one) => textOf(one) ?? textIn(asRecord(one), ['sentence', 'change', 'text', 'description']))
    // One word, or a number, is no sentence.
    .filter((one) => one !== undefined)
    .filter((one) => /\S\s+\S/.test(one))
    .slice(0, most.changes);
  const parts = listIn(whole, ['parts', 'components', 'widgets', 'blocks', 'custom'])
    .map(mendPart)
    .filter((part) => part !== undefined)
    .slice(0, most.parts);
  return things.length + changes.length + parts.length === 0 ? undefined : { things, changes, parts };
}

function mendThing(value: unknown): ProposedThing | undefined {
  const thing = asRecord(value);
  const name = textIn(thing, ['name', 'title', 'entity', 'table', 'thing']);
  if (thing === undefined || name === undefined) return undefined;
  const fields = listIn(thing, ['fields', 'columns', 'attributes', 'properties'])
    .map(mendField)
    .filter((field) => field !== undefined)
    .slice(0, most.fieldsPerThing);
  const rows = listIn(thing, ['examples', 'samples', 'rows', 'records', 'data']);
  const names = fields.map((field) => plain(field.name));
  const examples = rows.slice(0, most.examples).map((row) => {
    if (Array.isArray(row)) return row.map((cell) => textOf(cell) ?? '');
    const cells = new Map(
      Object.entries(asRecord(row) ?? {}).map(([key, cell]) => [plain(key), textOf(cell)]),
    );
    return names.map((key) => cells.get(key) ?? '');
  });
  return { name, fields, examples };
}

function mendField(value: unknown): ProposedThing['fields'][number] | undefined {
  const said = textOf(value);
  if (said !== undefined) return { name: said, kind: 'text', options: [] };
  const field = asRecord(value);
  const name = textIn(field, ['name', 'label', 'title', 'field', 'key']);
  if (field === undefined || name === undefined) return undefined;
  const options = listIn(field, ['options', 'values', 'choices', 'enum'])
    .map(textOf)
    .filter((one) => one !== undefined)
    .slice(0, 20);
  const kind = kindOf(textIn(field, ['kind', 'type', 'datatype']) ?? '', options);
  return { name, kind, options };
}

function mendPart(value: unknown): ProposedPart | undefined {
  const part = asRecord(value);
  const title = textIn(part, ['title', 'name', 'label']);
  const does = textIn(part, ['does', 'description', 'purpose', 'what', 'text', 'shows']);
  if (part === undefined || title === undefined || does === undefined) return undefined;
  const things = listIn(part, ['things', 'entities', 'records', 'uses'])
    .map(textOf)
    .filter((one) => one !== undefined);
  return { page: textIn(part, ['page', 'on', 'where']) ?? '', title, does, things: things.slice(0, 6) };
}

const kindWords: readonly (readonly [RegExp, ProposedKind])[] = [
  [/e-?mail/, 'email'],
  [/phone|tel\b/, 'phone'],
  [/url|link|website|uri/, 'link'],
  [/bool|yes|check|switch|toggle|flag/, 'yes-no'],
  [/money|currency|price|amount|cost|decimal\(.*2\)/, 'money'],
  [/percent/, 'percent'],
  [/rating|stars?/, 'rating'],
  [/date|day/, 'date'],
  [/time|hour|clock/, 'time'],
  [/enum|choice|select|option|status|dropdown|radio|categor/, 'choice'],
  [/long|area|multi|paragraph|markdown|note|description/, 'long-text'],
  [/int|num|float|decimal|count|double|quantity/, 'number'],
  [/ref|relation|foreign|thing|entity|lookup/, 'thing'],
];

/** The nearest kind; a text is the nearest to everything. */
function kindOf(said: string, options: readonly string[]): ProposedKind {
  const exact = proposedKinds.find((kind) => kind === said.trim().toLowerCase());
  if (exact !== undefined) return exact;
  const near = kindWords.find(([words]) => words.test(said.toLowerCase()))?.[1];
  return near ?? (options.length > 1 ? 'choice' : 'text');
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The member of one of these names, or of one that ends or begins with it: `the_things`, `thingsList`. */
function memberIn(record: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const members = Object.entries(record).map(([key, value]) => [plain(key), value] as const);
  for (const isNamed of [
    (key: string, name: string) => key === name || `${key}s` === name,
    (key: string, name: string) => key.endsWith(name) || key.startsWith(name),
  ])
    for (const name of names) {
      const found = members.find(([key]) => isNamed(key, name));
      if (found !== undefined) return found[1];
    }
  return undefined;
}

function listIn(record: Readonly<Record<string, unknown>>, names: readonly string[]): readonly unknown[] {
  const found = memberIn(record, names);
  if (Array.isArray(found)) return found;
  const entries = asRecord(found);
  if (entries === undefined) return textOf(found) === undefined ? [] : [found];
  // {"Guests": {fields: …}} instead of [{name: "Guests", fields: …}].
  return Object.entries(entries).map(([name, value]) =>
    typeof value === 'string' ? { name, kind: value } : { name, ...asRecord(value) },
  );
}

function textIn(
  record: Readonly<Record<string, unknown>> | undefined,
  names: readonly string[],
): string | undefined {
  return record === undefined ? undefined : textOf(memberIn(record, names));
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replaceAll(/\s+/g, ' ').slice(0, 300);
  return text === '' ? undefined : text;
}
