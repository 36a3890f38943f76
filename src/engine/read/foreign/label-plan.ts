import { limits } from '../../../kernel/limits.ts';
import { entityName } from '../../plan/make-entity.ts';
import type { AppSpec, EntitySpec, FieldSpec, SectionSpec, TraceEntry } from '../../spec/app-spec.ts';
import { nounLemma } from '../lemma.ts';
import { sentenceCase } from '../words.ts';
import type { Found } from './find-words.ts';
import { languageName } from './language-question.ts';
import type { Dictionary } from './open-dictionary.ts';
import type { ForeignReading } from './read-foreign.ts';

/** The plan with the words of its author: what it keeps, what that has, and what was asked for. */
export function labelPlan(spec: AppSpec, foreign: ForeignReading, dictionary: Dictionary): AppSpec {
  const renamed = new Map<string, string>();
  const ones = new Map<string, string>();
  const named = spec.entities.map((entity) => {
    const said = saidOf(entity, foreign.found) ?? dictionary.thingLabels.get(entity.one.toLowerCase());
    if (said === undefined) return entity;
    const [one, many] = [sentenceCase(said.one), sentenceCase(said.many)];
    renamed.set(entity.many, many);
    ones.set(entity.one, one);
    return { ...entity, one, many };
  });
  const entities = named.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      // A record that belongs to another calls it by its name.
      const one = ones.get(field.label);
      return one === undefined ? labelField(field, foreign, dictionary) : { ...field, label: one };
    }),
  }));
  const name = nameOf(foreign.found, spec.entities.length > 0);
  return {
    ...spec,
    ...(name === undefined ? {} : { name, tagline: name }),
    language: foreign.language,
    entities,
    pages: spec.pages.map((page) => ({
      ...page,
      title: renamed.get(page.title) ?? page.title,
      sections: page.sections.map((section) => ({
        ...section,
        props: renameIn(section.props, renamed) as SectionSpec['props'],
        ...(section.title === undefined ? {} : { title: renamed.get(section.title) ?? section.title }),
      })),
      ...(page.path === '/' && name !== undefined && page.lead === spec.tagline ? { lead: name } : {}),
    })),
    trace: [...spec.trace.map((entry) => inOwnWords(entry, foreign)), ...notUnderstood(foreign)],
    reading: foreign.reading,
    notes: [...spec.notes, ...notesOf(foreign)],
  };
}

/** Links and headings that are the name of what is kept. */
function renameIn(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renamed.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => renameIn(one, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renameIn(one, renamed)]));
}

function saidOf({ name }: EntitySpec, found: readonly Found[]): Found | undefined {
  const said = found.filter(({ kind }) => kind === 'T');
  const named = said.find(({ english }) => entityName(nounLemma(english)) === name);
  if (named !== undefined || name !== 'transactions') return named;
  // A budget keeps both ways of money in one list; where only one was spoken of, it is called that.
  const [way, other] = said.filter(
    ({ english }, at) =>
      /^(?:expense|income)$/.test(english) && said.findIndex((one) => one.english === english) === at,
  );
  return other === undefined ? way : undefined;
}

/** What was said of a property, or else the common word for it. */
function labelField(field: FieldSpec, foreign: ForeignReading, { fieldLabels }: Dictionary): FieldSpec {
  const plain = field.label.toLowerCase();
  const said = foreign.found.find(({ kind, english }) => kind === 'F' && english === plain);
  const label =
    said === undefined ? fieldLabels.get(plain) : foreign.reading.text.slice(said.start, said.end);
  return label === undefined ? field : { ...field, label: sentenceCase(label) };
}

/** What the app is by the words for it: its kind with what it keeps, or the first thing. */
function nameOf(found: readonly Found[], keepsSomething: boolean): string | undefined {
  const kind = found.find((one) => one.kind === 'K');
  const thing = found.find((one) => one.kind === 'T');
  // “Bücherliste” is one word with two parts.
  const isJoined =
    kind !== undefined && found.some(({ kind: other, end }) => other === 'T' && end === kind.start);
  const isWhole = kind !== undefined && !isJoined && (thing === undefined || !keepsSomething);
  const name = isWhole ? kind.one : (thing?.many ?? kind?.one);
  return name === undefined ? undefined : sentenceCase([...name].slice(0, limits.engine.nameLength).join(''));
}

/** A wish as it stands in the text; those that a recipe added stay as they are. */
function inOwnWords(entry: TraceEntry, { gloss, reading, order }: ForeignReading): TraceEntry {
  const start = gloss.text.indexOf(entry.request);
  if (start < 0) return entry;
  const end = start + entry.request.length;
  const spans = gloss.spans
    .flatMap((span, at) => (span.start < end && span.end > start ? [order[at] ?? -1] : []))
    .flatMap((at) => reading.spans[at] ?? [])
    .toSorted((a, b) => a.start - b.start);
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return entry;
  return {
    ...entry,
    request: reading.text.slice(first.start, last.end).replaceAll(/\s+/g, ' ').slice(0, 300),
    at: spans.map((span): [number, number] => [span.start, span.end]),
  };
}

const mostUnknown = 12;

function notUnderstood({ unknown, reading }: ForeignReading): TraceEntry[] {
  return unknown.slice(0, mostUnknown).map((word) => {
    const start = reading.text.indexOf(word);
    return {
      request: word,
      served: [],
      note: 'This word is not in the dictionary.',
      ...(start < 0 ? {} : { at: [[start, start + word.length] as [number, number]] }),
    };
  });
}

function notesOf({ language, unknown }: ForeignReading): string[] {
  const words = unknown.slice(0, mostUnknown).map((word) => `“${word}”`);
  return [
    `The description is written in ${languageName(language)}. It was read with a dictionary of common words; what is kept is called as you called it, while buttons, hints and usual choices are in English.`,
    ...(words.length === 0 ? [] : [`Not understood: ${words.join(', ')}.`]),
  ];
}
