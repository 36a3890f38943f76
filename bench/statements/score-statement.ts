import type { AppSpec } from '../../src/engine/spec/app-spec.ts';
import type { Statement } from './read-statements.ts';

/** What a plan shows and holds, as it is searched. */
export interface Searched {
  readonly spec: AppSpec;
  /** Names, labels, options, examples and pages, by the stems of their words. */
  readonly shown: string;
  /** Rules, fields, acts and sections, where figures bind. */
  readonly binding: string;
  readonly pages: string;
  readonly roles: string;
  readonly blocks: readonly string[];
}

export function searched(spec: AppSpec): Searched {
  const { name, tagline, entities, actions, pages, roles } = spec;
  const examples = entities.map(({ samples, fields }) => [
    samples,
    fields.map((one) => [one.label, one.options]),
  ]);
  const held = entities.map(({ rules, fields }) => [rules, fields]);
  return {
    spec,
    shown: stems(JSON.stringify([name, tagline, examples, pages])),
    binding: JSON.stringify([held, actions, pages.map(({ sections }) => sections), spec.numbers]),
    pages: stems(JSON.stringify(pages)),
    roles: stems(JSON.stringify([roles, entities.map((one) => one.name), actions.map((one) => one.roles)])),
    blocks: pages.flatMap(({ sections }) => sections.map(({ block }) => block)),
  };
}

type Score = (statement: Statement, plan: Searched) => number | undefined;

const figures: (...slots: string[]) => Score =
  (...slots) =>
  (statement, { binding }) =>
    share(
      statement
        .words(...slots)
        .map(figureIn)
        .filter((figure) => figure !== undefined)
        .map((figure) => standsIn(figure, binding)),
    );
const wordsOf: (...slots: string[]) => Score =
  (...slots) =>
  (statement, { shown }) =>
    share(statement.words(...slots).map((words) => shown.includes(stems(words))));
const block: (name: RegExp) => Score =
  (name) =>
  (_, { blocks }) =>
    Number(blocks.some((one) => name.test(one)));
const roles: Score = (statement, plan) =>
  share(
    statement
      .words('role')
      .map((role) => plan.roles.includes(stems(role.replace(/^(?:the|my|our|only|an?) /i, '')))),
  );

/** How much of what a statement of a type asks for is in a plan; types that nothing simple can be said of are not here. */
export const scores: Readonly<Record<string, Score>> = {
  keep: wordsOf('field'),
  options: wordsOf('option'),
  names: (statement, plan) =>
    share([
      ...statement.words('name').map((words) => plan.shown.includes(stems(words))),
      ...statement.words('value').map((words) => {
        const figure = figureIn(words);
        return figure === undefined
          ? plan.shown.includes(stems(words))
          : standsIn(figure, JSON.stringify(plan.spec.entities) + plan.binding);
      }),
    ]),
  limit: figures('n'),
  capacity: figures('n'),
  lasts: figures('n'),
  deadline: figures('n'),
  renew: figures('n'),
  stock: figures('n'),
  points: figures('n'),
  balance: figures('n'),
  mark: figures('n'),
  range: figures('low', 'high'),
  reckon: figures('rate'),
  change: figures('percent', 'amount'),
  chain: wordsOf('state'),
  'view-calendar': block(/calendar|week|agenda|timetable|month/),
  'view-map': block(/tiles|kanban|board|map|seat|plan/),
  'view-chart': block(/chart|figures/),
  'only-role': roles,
  sees: roles,
  required: (statement, { spec }) => share(statement.words('field').map((words) => isRequired(words, spec))),
  'no-overlap': (_, { binding }) => Number(/overlap|count\(|same time|already/i.test(binding)),
  approve: (_, { spec }) =>
    Number(/approv|accept|confirm|yes|agree|sign/i.test(JSON.stringify(spec.actions))),
  total: (statement, { blocks, pages }) => {
    const about = statement.words('per', 'field', 'thing');
    const isCounted = blocks.some((one) => /chart|figures|report|totals/.test(one));
    return about.length === 0
      ? undefined
      : Number(isCounted && about.some((words) => pages.includes(stems(words))));
  },
  output: (_, { pages }) => Number(/export|print|csv|download|shar/.test(pages)),
};

function isRequired(words: string, { entities }: AppSpec): boolean {
  const sought = stems(words);
  return entities.some(
    ({ fields, rules = [] }) =>
      fields.some(
        ({ label, required }) =>
          required === true && (stems(label).includes(sought) || sought.includes(stems(label))),
      ) || rules.some(({ never, says }) => stems(`${never} ${says}`).includes(sought)),
  );
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const others: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  once: '1',
  twice: '2',
  twenty: '20',
  thirty: '30',
};

function figureIn(words: string): string | undefined {
  const written = /\d+(?:[.,]\d+)?/.exec(words.replaceAll(/(\d)[, ](\d{3})\b/g, '$1$2'))?.[0];
  const [first = ''] = words.toLowerCase().split(' ');
  const place = numbers.indexOf(first);
  return written ?? (place < 0 ? others[first] : String(place));
}

function standsIn(figure: string, text: string): boolean {
  return new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?!\\d)`).test(text);
}

function share(found: readonly boolean[]): number | undefined {
  return found.length === 0 ? undefined : found.filter(Boolean).length / found.length;
}

/** Lower case without signs and endings, so that “Fillings” and “filling” are the same. */
function stems(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?:ies|es|s|ing|ed|y)$/, ''))
    .join(' ');
}
