import { dropBrokenSamples } from '../cases/drop-broken-samples.ts';
import { figureIn } from '../cases/said-numbers.ts';
import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { splitList } from '../read/split-list.ts';
import { wordsOf } from '../reader/reading.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { findEntity, type Names } from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Clause, Outcome, Reviser } from './reviser.ts';
import { unquoted } from './spoken-words.ts';

/** “add my three dogs: Rex, Bella, Tom”, “add Ann and Ben to members”. */
export const addRecords: Reviser = (clause, spec, { names }) => {
  const said = listed(clause) ?? namedFor(clause, spec, names);
  if (said === undefined) return undefined;
  const entity = findEntity(spec, said.of, names);
  if (entity === undefined) return askFor(spec, said);
  return put(spec, entity, said);
};

interface Said {
  readonly of: string;
  readonly names: readonly string[];
  /** How many there are, where that is said. */
  readonly count?: number | undefined;
}

/** “my three dogs: Rex, Bella, Tom”, “the dogs Rex, Bella and Tom”. */
function listed({ text }: Clause): Said | undefined {
  const [, of = '', list = ''] =
    /^(?:add|include|enter|put in|insert|here are)\s+(?:these\s|the following\s|my\s|our\s|the\s|some\s)*(.+?)\s*(?::|\s-\s|\bnamely\b|\bcalled\b|\bnamed\b)\s*(.+)$/i.exec(
      text,
    ) ?? [];
  if (
    of === '' ||
    /\b(?:page|role|field|column|button|option|status|state)\b/i.test(of) ||
    /^an?\s/i.test(of)
  )
    return undefined;
  const count = figureIn(of.split(' ')[0] ?? '');
  const bare = count === undefined ? of : of.split(' ').slice(1).join(' ');
  const names = namesIn(list);
  return names.length === 0 ? undefined : { of: bare.replace(/^(?:new|more|other)\s+/i, ''), names, count };
}

/** “add Ann and Ben to members”, where what is added are names. */
function namedFor({ text, reading }: Clause, spec: AppSpec, names: Names): Said | undefined {
  const [, list = '', of = ''] =
    /^(?:add|include|enter|put|insert)\s+(.+?)\s+(?:to|into|as|in|among)\s+(?:the\s|my\s|our\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const items = list === '' ? [] : namesIn(list);
  if (items.length === 0 || findEntity(spec, of, names) === undefined) return undefined;
  const isName = (one: string) => /^\p{Lu}/u.test(one) && !/^(?:A|An|The)\s/.test(one);
  const read =
    reading?.spans
      .filter(({ kind }) => kind === 'V')
      .map((span) => (reading === undefined ? '' : wordsOf(reading, span))) ?? [];
  const areRead =
    reading === undefined ||
    items.every((one) => read.some((words) => words.includes(one) || one.includes(words)));
  return items.every(isName) && areRead ? { of, names: items } : undefined;
}

function namesIn(list: string): string[] {
  return splitList(list)
    .map(unquoted)
    .filter((one) => one !== '' && one.length <= 60);
}

/** What the app does not keep is asked about: it may be what it keeps under another name. */
function askFor(spec: AppSpec, { of, names }: Said): undefined {
  const fitting = spec.entities.filter((entity) => titleOf(entity) !== undefined);
  if (names.length < 2 || fitting.length === 0) return undefined;
  throw new NothingToChange(
    `The app keeps no ${inText(of)}. Where do ${joinWords(names)} belong?`,
    choicesOf(fitting.map(({ many }) => `Add ${joinWords(names)} to ${inText(many)}`)),
  );
}

/** Records can be added by a name where the name is a text. */
function titleOf({ fields, title }: EntitySpec): FieldSpec | undefined {
  return fields.find(({ name, kind, formula }) => name === title && kind === 'text' && formula === undefined);
}

function put(spec: AppSpec, entity: EntitySpec, { names, count }: Said): Outcome {
  const title = titleOf(entity);
  if (title === undefined)
    throw new NothingToChange(
      `${entity.many} have no names of their own, so that a sentence cannot add them.`,
    );
  const known = new Set(entity.samples.map((sample) => String(sample[title.name] ?? '').toLowerCase()));
  const fresh = names.filter((name) => !known.has(name.toLowerCase()));
  const there = names.filter((name) => !fresh.includes(name));
  if (fresh.length === 0)
    throw new NothingToChange(
      `${joinWords(there)} ${there.length === 1 ? 'is' : 'are'} among ${inText(entity.many)} already.`,
    );
  const before = entity.samples.length;
  for (const name of fresh) entity.samples.push(sampleFor(spec, entity, title, name));
  dropBrokenSamples({ entities: spec.entities, numbers: spec.numbers ?? {} });
  const kept = entity.samples.slice(before).map((sample) => String(sample[title.name]));
  if (kept.length === 0)
    throw new NothingToChange(
      `A rule of the app refuses ${inText(entity.many)} that have a name alone. Enter them in the app.`,
    );
  return {
    changes: [
      { text: `${joinWords(kept)} ${kept.length === 1 ? 'is' : 'are'} among ${inText(entity.many)} now.` },
    ],
    missing: [
      ...there.map((name) => `${name} was there already.`),
      ...fresh
        .filter((name) => !kept.includes(name))
        .map((name) => `${name} was not added: a rule of the app refuses it.`),
      ...(count !== undefined && count !== names.length
        ? [`${count} were announced, and ${names.length === 1 ? 'one was' : `${names.length} were`} named.`]
        : []),
    ],
  };
}

/** Only what has to be there is filled in: nobody said more. */
function sampleFor(
  spec: AppSpec,
  { fields }: EntitySpec,
  title: FieldSpec,
  name: string,
): Record<string, SampleValue> {
  return Object.fromEntries(
    fields
      .filter(({ formula }) => formula === undefined)
      .map((field) => [field.name, field === title ? name : valueFor(spec, field)]),
  );
}

function valueFor(spec: AppSpec, { kind, required, start, options, to, min }: FieldSpec): SampleValue {
  const isDay = kind === 'date' || kind === 'moment' || kind === 'time';
  if (start !== undefined && !isDay) return start;
  if (kind === 'choice' && (required === true || start !== undefined)) return options?.[0] ?? null;
  if (required !== true) return null;
  switch (kind) {
    case 'number':
    case 'money':
    case 'percent':
      return min ?? 0;
    case 'rating':
      return 3;
    case 'yes-no':
      return false;
    case 'date':
      return '+0';
    case 'moment':
      return '+0 10:00';
    case 'time':
      return '10:00';
    case 'tags':
      return [];
    case 'reference':
      return spec.entities.find((one) => one.name === to)?.samples.length === 0 ? null : `${to ?? ''}-1`;
    default:
      return null;
  }
}
