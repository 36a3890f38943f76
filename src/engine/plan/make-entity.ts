import { camel } from '../emit/names.ts';
import { takenNames } from '../emit/taken-names.ts';
import { choice, date, longText, number, type Thing, text } from '../knowledge/thing.ts';
import type { ReadThing } from '../read/brief.ts';
import { isPerson } from '../read/read-people.ts';
import { pluralPhrase, sentenceCase, singularPhrase, spellAcronyms } from '../read/words.ts';
import type { EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { exampleNames } from './example-names.ts';
import { fieldFromWords } from './field-from-words.ts';
import { makeOwnSamples } from './sample-titles.ts';

const named = new Map<string, string>();
const mostNamed = 2_000;

/** The name in the files of an app. Each wish compares it with those of all entities, so that it is remembered. */
export function entityName(phrase: string): string {
  const known = named.get(phrase);
  if (known !== undefined) return known;
  if (named.size >= mostNamed) named.clear();
  const made = makeName(phrase);
  named.set(phrase, made);
  return made;
}

function makeName(phrase: string): string {
  const name = camel(pluralPhrase(phrase)).replaceAll(/[^A-Za-z0-9]/g, '');
  const safe = /^[a-z]/.test(name) ? name : `the${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return takenNames.has(safe) ? `${safe}List` : safe.slice(0, 50);
}

/** A kind of record for a noun, from what is known about such things, or from the noun alone. */
export function makeEntity(phrase: string, thing: Thing | undefined): EntitySpec {
  const one = sentenceCase(spellAcronyms(phrase));
  const many = sentenceCase(spellAcronyms(pluralPhrase(phrase)));
  if (thing === undefined) return unknownEntity(phrase, one, many);
  const samples = thing.rows.map((row) =>
    Object.fromEntries(thing.fields.map((field, index) => [field.name, row[index] ?? ''])),
  );
  const entity = {
    name: entityName(phrase),
    one,
    many,
    title: thing.title,
    fields: structuredClone([...thing.fields]),
    samples,
  };
  // What is known of designs gives tattoo designs their fields, and no pictures of a harbour.
  if (!thing.words.some((word) => word === phrase || word.endsWith(` ${phrase}`))) makeOwnSamples(entity);
  return entity;
}

const states = ['Open', 'In progress', 'Done'];
const notes = [
  'Prepared for the first half of the year and agreed by everybody involved.',
  'A small one that can be looked at in a few minutes.',
  'Checked twice; nothing is missing.',
  'Takes place at the usual spot.',
  'Waits for an answer from the other side.',
  'For people who are new to this.',
];

/** “moorings” that were said to be several are, though mooring often is none that one could count. */
export function countAsSaid(entity: EntitySpec, description: string): void {
  const several = `${entity.one}s`;
  if (!entity.one.endsWith('ing') || entity.one !== entity.many) return;
  if (description.toLowerCase().includes(several.toLowerCase())) entity.many = several;
}

function unknownEntity(phrase: string, one: string, many: string): EntitySpec {
  const fields: FieldSpec[] = [
    text('name', 'Name', { required: true }),
    longText('description', 'Description'),
    choice('category', 'Category', ['Standard', 'Priority', 'Special']),
    date('date', 'Date'),
    choice('status', 'Status', states),
  ];
  const samples = exampleNames(one, notes.length).map((name, index): Record<string, SampleValue> => {
    return {
      name,
      description: notes[index] ?? '',
      category: ['Standard', 'Priority', 'Special'][index % 3] ?? 'Standard',
      date: `${index % 2 === 0 ? '+' : '-'}${index * 3 + 1}`,
      status: states[index % 3] ?? 'Open',
    };
  });
  return { name: entityName(phrase), one, many, title: 'name', fields, samples };
}

const exampleCount = 8;

/** A kind of record that was read: it has what was said of it, and a name and notes. */
export function readEntity(phrase: string, read: ReadThing | undefined): EntitySpec {
  const names = (read?.names ?? []).filter(({ length }) => length <= 60);
  const shown = names.length > 1 ? names : exampleNames(spellAcronyms(phrase), exampleCount);
  const entity: EntitySpec = {
    name: entityName(phrase),
    one: sentenceCase(spellAcronyms(phrase)),
    many: sentenceCase(spellAcronyms(pluralPhrase(phrase))),
    title: 'name',
    fields: [text('name', 'Name', { required: true }), longText('notes', 'Notes')],
    samples: shown.slice(0, 12).map((name) => ({ name, notes: '' })),
  };
  if (names.length <= 1) addKinds(entity, read?.values ?? []);
  return entity;
}

/** “machines: the platen, the proof press”: what was named is what there is. */
export function nameRecords(entity: EntitySpec, names: readonly string[]): void {
  const isText = entity.fields.some(({ name, kind }) => name === entity.title && kind === 'text');
  if (names.length < 2 || !isText) return;
  const [first = {}] = entity.samples;
  const samples = names
    .slice(0, 12)
    .map((name, index) => ({ ...(entity.samples[index] ?? first), [entity.title]: name }));
  entity.samples.splice(0, entity.samples.length, ...samples);
}

/** “Bedrooms” and “Bedroom”, “Humidity %” and “Humidity” are one field. */
function plain(label: string): string {
  return singularPhrase(label.toLowerCase().replaceAll(/\s*(?:%|°[cf]|km\/h|\([^)]*\))\s*/g, ''));
}

/** Adds a field unless there is one of that name or label. Samples get a value. */
export function addField(
  entity: EntitySpec,
  field: FieldSpec,
  sample: (index: number) => SampleValue,
): FieldSpec {
  const label = plain(field.label);
  // A “funding goal” is the goal that such a thing has anyway.
  const same = entity.fields.find(
    (one) =>
      one.name === field.name ||
      plain(one.label) === label ||
      plain(one.label) === label.replace(/^\w+ing /, ''),
  );
  if (same !== undefined) return same;
  const alike = alikeOf(entity, field);
  if (alike !== undefined) {
    alike.label = field.label;
    return alike;
  }
  entity.fields.push(field);
  for (const [index, record] of entity.samples.entries()) record[field.name] = sample(index);
  return field;
}

/** Two words for one thing: the description decides which is shown. */
const synonyms: readonly (readonly [kinds: readonly FieldSpec['kind'][], words: RegExp])[] = [
  [['image'], /^(?:photo|picture|image)$/],
  [['text', 'long-text'], /^(?:description|synopsis)$/],
  [['choice'], /^(?:priority|urgency|severity)$/],
  [['date', 'moment'], /^(?:start|start date)$/],
  [['date', 'moment'], /^(?:ends?|end date|until|open until|deadline|due|due date)$/],
];

const mate = /(?:mate|friend|neighbou?r|sibling|kid)$/;

function alikeOf({ fields }: EntitySpec, field: FieldSpec): FieldSpec | undefined {
  // Whoever of them a task is for.
  if (field.kind === 'text' && (isPerson(plain(field.label)) || mate.test(plain(field.label)))) {
    const assignee = fields.find(({ label }) => label === 'Assignee');
    if (assignee !== undefined) return assignee;
  }
  const [kinds = [], words] =
    synonyms.find(([among, pattern]) => among.includes(field.kind) && pattern.test(plain(field.label))) ?? [];
  return words === undefined
    ? undefined
    : fields.find(({ kind, label }) => kinds.includes(kind) && words.test(plain(label)));
}

/** Adds the attributes that a description lists: “including product name, description and price”. */
export function addAttributes(entity: EntitySpec, attributes: readonly string[]): FieldSpec[] {
  const added: FieldSpec[] = [];
  for (const attribute of attributes) {
    const made = fieldFromWords(attribute, entity.one.toLowerCase());
    const isItself = singularPhrase(attribute.toLowerCase()) === entity.one.toLowerCase();
    if (made === undefined || isItself || entity.fields.length >= 16) continue;
    const field = addField(entity, made.field, made.sample);
    if (made.field.options !== undefined && attribute.includes('['))
      takeOptions(entity, field, made.field.options);
    added.push(field);
  }
  return added;
}

/** The choices that a description names replace those that such a thing usually has. */
function takeOptions(entity: EntitySpec, field: FieldSpec, options: readonly string[]): void {
  if (field.kind !== 'choice' && field.kind !== 'text') return;
  field.kind = 'choice';
  field.options = [...options];
  for (const [index, sample] of entity.samples.entries())
    sample[field.name] = options[index % options.length] ?? '';
}

export function statusOf(entity: EntitySpec): FieldSpec {
  const status = entity.fields.find(
    ({ name, kind }) => kind === 'choice' && /status|stage|state/i.test(name),
  );
  if (status !== undefined) return status;
  return addField(
    entity,
    choice('status', 'Status', states, { start: 'Open' }),
    (index) => states[index % 2] ?? 'Open',
  );
}

export function counterOf(entity: EntitySpec, name: string, label: string): FieldSpec {
  return addField(
    entity,
    number(name, label, { min: 0, start: 0, automatic: true }),
    (index) => (index * 7 + 3) % 23,
  );
}

/** “products such as sofas and lamps”: the named kinds become the categories. */
export function addKinds(entity: EntitySpec, kinds: readonly string[]): void {
  const options = kinds
    .filter((kind) => kind !== '' && kind.length <= 40)
    .map((kind) => sentenceCase(kind))
    .slice(0, 12);
  if (options.length < 2) return;
  const field =
    entity.fields.find(({ name, kind }) => kind === 'choice' && /category|type|genre|kind/i.test(name)) ??
    addField(entity, choice('category', 'Category', options), () => options[0] ?? '');
  field.options = options;
  for (const [index, sample] of entity.samples.entries())
    sample[field.name] = options[index % options.length] ?? '';
}
