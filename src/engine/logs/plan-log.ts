import type { CaseFile, CasePage, CaseThing } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { namesOfKind } from '../cases/names-of-kind.ts';
import { type BlockProps, holdTogether } from '../declared/hold-together.ts';
import { camel } from '../emit/names.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { EntryKind } from './entry-kinds.ts';
import { type SaidLog, saidLog } from './said-log.ts';

/**
 * The app of a book with two sorts of entries: each with its own list, and what they are about with the last of each.
 * Undefined where the text names no such book, or where the case that it comes nearest to keeps both.
 */
export function planLog(
  text: string,
  nearest: CaseFile | undefined,
  blockProps: BlockProps,
): AppSpec | undefined {
  const log = saidLog(text);
  if (log === undefined || (nearest !== undefined && log.words.every((word) => speaksOf(nearest, word))))
    return undefined;
  const file = holdTogether(caseOfLog(log, text), blockProps);
  return file === undefined || file === 'few' ? undefined : specOfCase(planOfCase(file, blockProps));
}

function speaksOf({ things, say, words, acts }: CaseFile, word: string): boolean {
  const known = JSON.stringify([things, say, words, acts]).toLowerCase();
  return known.includes(word.replace(/ing$/u, ''));
}

/** What the entries are about. */
interface About {
  readonly key: string;
  readonly one: string;
  readonly many: string;
  readonly names: readonly string[];
}

const fewestNames = 3;

function aboutOf({ about, count }: SaidLog, text: string): About | undefined {
  if (about === undefined) return undefined;
  const many = pluralPhrase(about);
  const known = namesOfKind(about, text) ?? namesOfKind(about.split(' ').at(-1) ?? '', text) ?? [];
  const most = Math.min(Math.max(count ?? fewestNames, 1), 12);
  const names = Array.from({ length: most }, (_, at) => known[at] ?? `${sentenceCase(about)} ${at + 1}`);
  return { key: camel(many), one: about, many, names };
}

function keyOf({ many }: EntryKind): string {
  return camel(many.replaceAll('-', ' '));
}

/** “at the gate” says where, and not for whom. */
const placed = /^(?:for|at|in|on|near|by|from|with)\s/iu;

function caseOfLog(log: SaidLog, text: string): CaseFile {
  const about = aboutOf(log, text);
  const entries = log.kinds.map((kind): [string, CaseThing] => [keyOf(kind), thingOf(kind, about)]);
  const first: [string, CaseThing][] = about === undefined ? [] : [[about.key, subjectOf(about, log)]];
  const whom = log.rest === '' ? '' : ` ${placed.test(log.rest) ? '' : 'for '}${log.rest}`;
  return {
    task: ['log'],
    say: [],
    name: sentenceCase(log.name).slice(0, 40),
    headline: sentenceCase(`${log.name}${about === undefined ? whom : ` of the ${about.many}`}`).slice(0, 90),
    lead: `${sentenceCase(log.kinds[0].many)} and ${log.kinds[1].many}, day by day.`,
    things: Object.fromEntries([...first, ...entries]),
    rules: log.kinds
      .filter(({ isAhead }) => !isAhead)
      .map((kind) => ({ on: keyOf(kind), never: 'day > today', says: 'Note it when it has happened.' })),
    pages: pagesOf(log, about),
  };
}

/** Examples stand on different days, the newest last week at the latest. */
function thingOf({ one, many, fields, samples, isAhead }: EntryKind, about: About | undefined): CaseThing {
  const rows = samples.map((row, at) => [
    ...(about === undefined ? [] : [about.names[at % about.names.length] ?? '']),
    isAhead ? `+${2 + at * 6}` : `-${at * 2}`,
    ...row,
  ]);
  const link = about === undefined ? {} : { about: `->${about.key}! | ${sentenceCase(about.one)}` };
  const [title = 'note'] = Object.keys(fields);
  return {
    one,
    many,
    title: /^(?:text|choice)/.test(fields[title] ?? '') ? title : 'day',
    fields: { ...link, day: 'date! = today', ...fields },
    samples: rows,
  };
}

function lastOf(kind: EntryKind): string {
  const key = keyOf(kind);
  return kind.isAhead
    ? `date := first(day of ${key} by day where about = this and day >= today) | Next ${kind.one}`
    : `date := latest(day of ${key} by day where about = this) | Last ${kind.one}`;
}

function subjectOf({ one, many, names }: About, { kinds }: SaidLog): CaseThing {
  return {
    one,
    many,
    title: 'name',
    fields: { name: 'text!', note: 'text', firstLast: lastOf(kinds[0]), secondLast: lastOf(kinds[1]) },
    samples: names.map((name) => [name, null]),
  };
}

function pagesOf({ kinds }: SaidLog, about: About | undefined): CasePage[] {
  const lists = kinds.map((kind): CasePage => {
    const filters = about === undefined ? {} : { filters: ['about'] };
    const sort = kind.isAhead ? 'day' : '-day';
    const empty = `No ${kind.many} yet. Add the first one.`;
    return {
      title: sentenceCase(kind.many),
      parts: [{ list: keyOf(kind), layout: 'table', sort, can: 'all', empty, ...filters }],
    };
  });
  if (about === undefined) return lists;
  const figures = Object.fromEntries(
    kinds.map((kind) => {
      const isOfMonth = kind.isAhead ? 'day >= today' : 'month(day) = month(today)';
      const label = sentenceCase(`${kind.many} ${kind.isAhead ? 'to come' : 'this month'}`);
      return [label, `count(${keyOf(kind)} where ${isOfMonth})`];
    }),
  );
  const show = ['firstLast', 'secondLast', 'note'];
  return [
    { title: sentenceCase(about.many), parts: [{ figures }, { list: about.key, show, can: 'all' }] },
    ...lists,
  ];
}
