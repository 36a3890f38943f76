import { limits } from '../../kernel/limits.ts';
import { dropBrokenSamples } from '../cases/drop-broken-samples.ts';
import { figureIn } from '../cases/said-numbers.ts';
import { camel } from '../emit/names.ts';
import { inText } from '../library/words/in-text.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { findEntity, findField, type Names } from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';

const most = String.raw`(?:at most|a maximum of|maximum of|maximum|max\.?|no more than|not more than|up to|only)`;
const figure = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const per = String.raw`(?:per|for each|for every|for one|each|every|a|an|by)`;

/** “at most 3 bookings per person”, “change the limit to 5”. */
export const changeLimits: Reviser = ({ text }, spec, { names }) =>
  countLimit(text, spec, names) ?? figureChange(text, spec);

interface Limit {
  readonly things: string;
  readonly count: number;
  readonly per: string;
}

function limitIn(text: string): Limit | undefined {
  const forms: readonly (readonly [RegExp, things: number, count: number, by: number])[] = [
    [
      new RegExp(
        `^(?:(?:allow|permit|accept|there (?:can|may|should) be|have)\\s+)?${most}\\s+${figure}\\s+(.+?)\\s+${per}\\s+(.+)$`,
        'i',
      ),
      2,
      1,
      3,
    ],
    [
      new RegExp(
        `^limit\\s+(?:the\\s)?(?:number of\\s)?(.+?)\\s+to\\s+${figure}(?:\\s+${per}\\s+(.+))?$`,
        'i',
      ),
      1,
      2,
      3,
    ],
    [
      new RegExp(
        `^(?:an?\\s|the\\s|each\\s|every\\s|one\\s)?(.+?)\\s+(?:can|may|should|must)\\s+(?:only\\s)?(?:have|book|take|borrow|make|hold|get|lend|rent|reserve|own|join)\\s+(?:${most}\\s+)${figure}\\s+(.+?)$`,
        'i',
      ),
      3,
      2,
      1,
    ],
    [
      new RegExp(
        `^(?:an?\\s|the\\s|each\\s|every\\s|one\\s)?(.+?)\\s+(?:can|may)\\s+only\\s+(?:have|book|take|borrow|make|hold|get|lend|rent|reserve|own|join)\\s+${figure}\\s+(.+?)$`,
        'i',
      ),
      3,
      2,
      1,
    ],
    [new RegExp(`^(.+?)\\s*[:,]?\\s+${most}\\s+${figure}\\s+${per}\\s+(.+)$`, 'i'), 1, 2, 3],
  ];
  for (const [form, things, count, by] of forms) {
    const found = form.exec(text);
    const value = figureIn(found?.[count] ?? '');
    if (found !== null && value !== undefined)
      return {
        things: found[things] ?? '',
        count: value,
        per: (found[by] ?? '').replace(/\s+at (?:a|the same) time$/i, ''),
      };
  }
  return undefined;
}

/** How many there may be of something, for each of something else. */
function countLimit(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const limit = limitIn(text);
  const asked =
    limit === undefined
      ? undefined
      : findEntity(spec, limit.things.replace(/\s+at (?:a|the same) time$/i, ''), names);
  if (limit === undefined || asked === undefined) return undefined;
  const link = limit.per === '' ? undefined : linkFor(spec, asked, limit.per, names);
  const known = knownFigure(spec, asked, link);
  if (known !== undefined) return setFigure(spec, known, limit.count);
  if (limit.per !== '' && link === undefined)
    throw new NothingToChange(
      `${asked.many} do not say which ${inText(limit.per)} they belong to.`,
      choicesOf([
        `Add ${/^[aeiou]/i.test(limit.per) ? 'an' : 'a'} ${limit.per} to ${inText(asked.many)}`,
        ...asked.fields
          .filter(isLink)
          .map(({ label }) => `At most ${limit.count} ${inText(asked.many)} per ${inText(label)}`),
      ]),
    );
  return addRule(spec, asked, limit, link);
}

const isLink = ({ kind, formula }: FieldSpec) =>
  formula === undefined && ['reference', 'choice', 'date'].includes(kind);

/** The field by which records are counted. */
function linkFor(spec: AppSpec, entity: EntitySpec, words: string, names: Names): FieldSpec | undefined {
  const own = entity.fields.filter(({ formula }) => formula === undefined);
  const target = findEntity(spec, words, names);
  const pointing = own.find(({ to }) => to !== undefined && to === target?.name);
  if (pointing !== undefined) return pointing;
  const called = findField(entity, words);
  if (called !== undefined && called.formula === undefined) return called;
  if (/^(?:day|date)$/i.test(words)) return own.find(({ kind }) => kind === 'date' || kind === 'moment');
  if (
    !isPerson(nounLemma(words)) &&
    !/^(?:person|people|user|member|customer|client|friend|visitor|guest|reader)s?$/i.test(words)
  )
    return undefined;
  return own.find(({ to, label }) => {
    const pointed = spec.entities.find(({ name }) => name === to);
    return pointed === undefined
      ? isPerson(nounLemma(label))
      : isPerson(nounLemma(pointed.one)) || pointed.standsFor !== undefined;
  });
}

/** The figure of a rule that counts just this already. */
function knownFigure(
  spec: AppSpec,
  { name, rules = [] }: EntitySpec,
  link: FieldSpec | undefined,
): string | undefined {
  const nevers = [
    ...rules.map(({ never }) => never),
    ...spec.actions.flatMap(({ never = [] }) => never.map((rule) => rule.never)),
  ];
  const counting = nevers.filter(
    (never) =>
      new RegExp(`count\\((?:other )?${name}\\b`).test(never) &&
      (link === undefined || never.includes(link.name)),
  );
  return Object.keys(spec.numbers ?? {}).find((one) =>
    counting.some((never) => new RegExp(`\\b${one}\\b`).test(never)),
  );
}

function setFigure(spec: AppSpec, key: string, value: number): Outcome {
  const known = spec.numbers?.[key];
  if (known === undefined) throw new NothingToChange('There is no such limit.');
  if (known.value === value) throw new NothingToChange(`“${known.label}” is ${value} already.`);
  const before = known.value;
  spec.numbers = { ...spec.numbers, [key]: { ...known, value } };
  settle(spec);
  return {
    changes: [{ text: `“${known.label}” is ${value} now.`, before: String(before), after: String(value) }],
  };
}

/** Samples that a new rule refuses go; a rule that even then does not hold for them is not taken. */
export function settle(spec: AppSpec): void {
  dropBrokenSamples({ entities: spec.entities, numbers: spec.numbers ?? {} });
}

function addRule(
  spec: AppSpec,
  entity: EntitySpec,
  { count, per: by }: Limit,
  link: FieldSpec | undefined,
): Outcome {
  const { name, many } = entity;
  if ((entity.rules?.length ?? 0) >= limits.engine.rulesPerEntity)
    throw new NothingToChange(`${many} have as many rules as an app can keep.`);
  const key = freeKey(spec, camel(`most ${many}`));
  const same =
    link === undefined
      ? ''
      : link.kind === 'moment'
        ? ` where day(${link.name}) = day(this.${link.name})`
        : ` where ${link.name} = this.${link.name}`;
  const filled = link === undefined ? '' : `${link.name} is not empty and `;
  spec.numbers = {
    ...spec.numbers,
    [key]: { label: `Most ${inText(many)}${by === '' ? '' : ` per ${by}`}`, value: count },
  };
  entity.rules = [
    ...(entity.rules ?? []),
    {
      never: `${filled}count(${name}${same}) > ${key}`,
      says: `There can be at most {${key}} ${inText(count === 1 ? entity.one : many)}${by === '' ? '' : ` per ${by}`}.`,
    },
  ];
  settle(spec);
  return {
    changes: [
      {
        text: `There can be at most ${count} ${inText(count === 1 ? entity.one : many)}${by === '' ? '' : ` per ${by}`} now.`,
      },
    ],
    served: [`rule:${name}.${entity.rules.length - 1}`],
  };
}

function freeKey({ numbers = {}, entities }: AppSpec, key: string): string {
  const taken = new Set([
    ...Object.keys(numbers),
    ...entities.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
  ]);
  let one = key;
  for (let count = 2; taken.has(one); count += 1) one = `${key}${count}`;
  return one;
}

/** “change the limit to 5”, “set the loan days to 14”. */
function figureChange(text: string, spec: AppSpec): Outcome | undefined {
  const [, what = '', to = ''] =
    /^(?:change|set|raise|lower|increase|reduce|put|make)\s+(?:the\s)?(.+?)\s+(?:to|at|be)\s+(\d+(?:[.,]\d+)?)(?:\s*(?:%|[a-z€$£]+))?$/i.exec(
      text,
    ) ??
    /^(?:the\s)?(.+?)\s+(?:should be|must be|is)\s+(\d+(?:[.,]\d+)?)(?:\s*(?:%|[a-z€$£]+))?$/i.exec(text) ??
    [];
  const value = Number(to.replace(',', '.'));
  const all = Object.entries(spec.numbers ?? {});
  if (what === '' || all.length === 0 || !Number.isFinite(value)) return undefined;
  const asked = wordsOf(what);
  const scored = all
    .map(([key, { label }]) => ({
      key,
      label,
      hits: wordsOf(`${label} ${key.replaceAll(/([A-Z])/g, ' $1')}`).filter((word) =>
        asked.some((one) => isAlike(one, word)),
      ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  const [best, next] = scored;
  if (best !== undefined && best.hits > (next?.hits ?? 0)) return setFigure(spec, best.key, value);
  if (best === undefined && !/\b(?:limit|maximum|max|most)\b/i.test(what)) return undefined;
  const [first, second] = scored.length > 0 ? scored.map(({ key }) => key) : all.map(([key]) => key);
  if (first !== undefined && second === undefined) return setFigure(spec, first, value);
  throw new NothingToChange(
    'The app has several figures. Which is meant?',
    choicesOf(all.map(([, { label }]) => `Set ${inText(label)} to ${value}`)),
  );
}

const leastAlike = 4;

/** “warning” and “warn”. */
function isAlike(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) >= leastAlike && (one.startsWith(other) || other.startsWith(one)))
  );
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !/^(?:the|limit|for|per|and)$/.test(word))
    .map(nounLemma);
}
