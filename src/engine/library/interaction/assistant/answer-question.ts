import type { Field } from '../../records/field.ts';
import { formatValue } from '../../records/format-value.ts';
import type { AppRecord } from '../../store/collection.ts';
import { inText } from '../../words/in-text.ts';

/** A kind of record as far as questions go. */
export interface Table {
  readonly one: string;
  readonly many: string;
  /** The field that names a record. */
  readonly title: string;
  readonly fields: readonly Field[];
  readonly records: readonly AppRecord[];
}

export interface Reply {
  readonly text: string;
  /** What belongs to it, one to a line. */
  readonly lines: readonly string[];
}

const mostLines = 10;
const numeric = new Set(['number', 'money', 'percent', 'rating']);

function mentions(question: string, phrase: string): boolean {
  const plain = phrase.toLowerCase().trim();
  return (
    plain.length > 1 &&
    new RegExp(`(?<![\\p{L}\\d])${escapeText(plain)}(?:s|es)?(?![\\p{L}\\d])`, 'u').test(question)
  );
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function titleOf(table: Table, record: AppRecord): string {
  const value = record[table.title];
  return typeof value === 'string' && value !== '' ? value : `${table.one} ${record.id.slice(-4)}`;
}

function plural(table: Table, count: number): string {
  return (count === 1 ? table.one : table.many).toLowerCase();
}

/** The records that have every value which the question names: “open tickets”, “books by Ada Miles”. */
function narrowed(
  table: Table,
  question: string,
): { records: readonly AppRecord[]; named: readonly string[] } {
  const named: string[] = [];
  // A category that is called like the kind of record says nothing about which ones are meant.
  const own = new Set([table.one.toLowerCase(), table.many.toLowerCase()]);
  let { records } = table;
  for (const field of table.fields) {
    if (field.name === table.title || !['choice', 'text', 'tags'].includes(field.kind)) continue;
    const values = new Set(table.records.map((record) => formatValue(field, record[field.name])));
    const value = [...values].find(
      (one) => one.length > 2 && !own.has(one.toLowerCase()) && mentions(question, one),
    );
    if (value === undefined) continue;
    named.push(value);
    records = records.filter((record) => formatValue(field, record[field.name]) === value);
  }
  return { records, named };
}

function numberField(table: Table, question: string, cheap: boolean): Field | undefined {
  const fields = table.fields.filter(({ kind }) => numeric.has(kind));
  return (
    fields.find(({ label }) => mentions(question, label)) ??
    (cheap || /expensive|price|cost/.test(question)
      ? fields.find(({ kind }) => kind === 'money')
      : undefined) ??
    (/rated|rating/.test(question) ? fields.find(({ kind }) => kind === 'rating') : undefined) ??
    fields[0]
  );
}

function line(table: Table, record: AppRecord): string {
  const known = table.fields
    .filter(({ name, kind }) => name !== table.title && ['choice', 'money', 'date', 'moment'].includes(kind))
    .map((field) => formatValue(field, record[field.name]))
    .filter((fact) => fact !== '')
    .slice(0, 2);
  return [titleOf(table, record), ...known].join(' · ');
}

const least = /\b(?:cheapest|lowest|least|smallest|minimum|fewest|worst)\b/;
const most = /\b(?:most|highest|largest|biggest|maximum|best|top|dearest)\b/;

function extreme(table: Table, question: string, records: readonly AppRecord[]): Reply | undefined {
  const wantsLeast = least.test(question);
  if (!wantsLeast && !most.test(question)) return undefined;
  const field = numberField(table, question, /cheapest/.test(question));
  if (field === undefined) return undefined;
  const valueOf = (record: AppRecord) => Number(record[field.name]);
  const known = records.filter((record) => typeof record[field.name] === 'number');
  const [found] = known.toSorted((a, b) => (wantsLeast ? valueOf(a) - valueOf(b) : valueOf(b) - valueOf(a)));
  if (found === undefined) return undefined;
  return {
    text: `${titleOf(table, found)} has the ${wantsLeast ? 'lowest' : 'highest'} ${field.label.toLowerCase()}: ${formatValue(field, found[field.name])}.`,
    lines: [],
  };
}

function aggregate(table: Table, question: string, records: readonly AppRecord[]): Reply | undefined {
  const average = /\b(?:average|mean)\b/.test(question);
  if (!average && !/\b(?:total|sum|altogether)\b/.test(question)) return undefined;
  const field = numberField(table, question, false);
  if (field === undefined) return undefined;
  const numbers = records.map((record) => record[field.name]).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((total, value) => total + value, 0);
  const value = Math.round((average ? sum / numbers.length : sum) * 100) / 100;
  return {
    text: `The ${average ? 'average' : 'total'} ${field.label.toLowerCase()} of ${numbers.length} ${plural(table, numbers.length)} is ${formatValue(field, value)}.`,
    lines: [],
  };
}

function grouped(table: Table, question: string, records: readonly AppRecord[]): Reply | undefined {
  const field = table.fields.find(
    ({ label, kind }) => ['choice', 'text', 'yes-no'].includes(kind) && mentions(question, `by ${label}`),
  );
  if (field === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const record of records) {
    const value = formatValue(field, record[field.name]) || 'Not given';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const lines = [...counts].toSorted((a, b) => b[1] - a[1]).map(([value, count]) => `${value}: ${count}`);
  return { text: `${table.many} by ${field.label.toLowerCase()}:`, lines: lines.slice(0, mostLines) };
}

/** Everything that is known about one record. */
function facts(table: Table, record: AppRecord): Reply {
  const lines = table.fields
    .filter(({ name, kind }) => name !== table.title && kind !== 'image' && kind !== 'password')
    .map((field) => `${field.label}: ${formatValue(field, record[field.name])}`)
    .filter((text) => !text.endsWith(': '));
  return { text: `${titleOf(table, record)} (${inText(table.one)})`, lines };
}

/** The record that the question names; of several the one with the longest name. */
function about(tables: readonly Table[], question: string): Reply | undefined {
  const [found] = tables
    .flatMap((table) => table.records.map((record) => ({ table, record, title: titleOf(table, record) })))
    .filter(({ title }) => mentions(question, title))
    .toSorted((a, b) => b.title.length - a.title.length);
  return found === undefined ? undefined : facts(found.table, found.record);
}

const emptyWords = new Set(
  'what which who where when how many much is are was the a an of in on for with to do does have has there me my show list find all any tell about can you i please give'.split(
    ' ',
  ),
);

/** The beginning that forms of a word share: `opening` and `opens` are both found by `open`. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word;
}

/** The records in which most of the words occur; all about it when there is just one. */
function searched(tables: readonly Table[], question: string): Reply | undefined {
  const words = question
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !emptyWords.has(word))
    .map(stem);
  const scored = tables.flatMap((table) =>
    table.records.map((record) => {
      const text = table.fields.map((field) => formatValue(field, record[field.name])).join(' ');
      const plain = text.toLowerCase();
      return { table, record, score: words.filter((word) => plain.includes(word)).length };
    }),
  );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0 || best * 2 < words.length) return undefined;
  const found = scored.filter(({ score }) => score === best);
  const [first] = found;
  if (first !== undefined && found.length === 1) return facts(first.table, first.record);
  return {
    text: `I found ${found.length} that mention it:`,
    lines: found.slice(0, mostLines).map(({ table, record }) => line(table, record)),
  };
}

function listed(table: Table, records: readonly AppRecord[], named: readonly string[]): Reply {
  const which = named.length === 0 ? '' : ` with ${named.join(', ')}`;
  return {
    text: `${records.length} ${plural(table, records.length)}${which}:`,
    lines: records.slice(0, mostLines).map((record) => line(table, record)),
  };
}

/** Answers from the records by fixed rules: counting, comparing, adding up, listing, searching. */
export function answerQuestion(asked: string, tables: readonly Table[]): Reply {
  const question = asked.toLowerCase();
  const known = tables.find(({ one, many }) => mentions(question, one) || mentions(question, many));
  const table = known ?? tables[0];
  const nothing = {
    text: 'I found nothing about that in the records. Try one of the suggested questions.',
    lines: [],
  };
  if (table === undefined) return nothing;
  const { records, named } = narrowed(table, question);
  if (/\bhow many\b|\bnumber of\b|\bcount\b/.test(question) && (known !== undefined || named.length > 0)) {
    const which = named.length === 0 ? '' : ` with ${named.join(', ')}`;
    const verb = records.length === 1 ? 'is' : 'are';
    return (
      grouped(table, question, records) ?? {
        text: `There ${verb} ${records.length} ${plural(table, records.length)}${which}.`,
        lines: [],
      }
    );
  }
  return (
    grouped(table, question, records) ??
    about(tables, question) ??
    aggregate(table, question, records) ??
    extreme(table, question, records) ??
    (known !== undefined || named.length > 0 ? listed(table, records, named) : undefined) ??
    searched(tables, question) ??
    nothing
  );
}

/** Questions that have an answer. */
export function suggestQuestions(tables: readonly Table[]): readonly string[] {
  return tables.slice(0, 2).flatMap((table) => {
    const many = inText(table.many);
    const money = table.fields.find(({ kind }) => kind === 'money');
    const amount = table.fields.find(({ kind }) => kind === 'number');
    const choice = table.fields.find(({ kind }) => kind === 'choice');
    return [
      `How many ${many} are there?`,
      ...(money === undefined ? [] : [`Which of the ${many} is the cheapest?`]),
      ...(money === undefined && amount !== undefined
        ? [`Which of the ${many} has the highest ${amount.label.toLowerCase()}?`]
        : []),
      ...(choice === undefined ? [] : [`List ${many} by ${choice.label.toLowerCase()}`]),
    ];
  });
}
