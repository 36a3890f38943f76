import type { AppSpec } from '../spec/app-spec.ts';
import type { Limit, Plan } from './limit.ts';

const figures = /(?<![\w.])\d+(?:\.\d+)?/g;

/** Whether a plan has a rule that says the same: of the same kind of record, with the same figures or about the same. */
export function isKept(limit: Limit, plan: Plan): boolean {
  const rules = rulesOf(plan).filter(({ things }) => things.has(limit.things));
  const own = figuresOf(limit.never, plan.numbers);
  // A count that is a figure of the plan is kept where that figure leads: the places of each slot, which somebody may change.
  const known = Object.values(plan.numbers ?? {}).map(({ value }) => value);
  if (
    /\b(?:count|sum)\(/.test(limit.never) &&
    own.length > 0 &&
    own.every((figure) => known.includes(figure))
  )
    return true;
  return rules.some(({ text }) => {
    if (/\bweekday\(/.test(limit.never)) return /\bweekday\(/.test(text);
    if (/\bclock\(|< "\d\d:\d\d"/.test(limit.never)) return /\bclock\(|opens|closes|"\d\d:\d\d"/.test(text);
    if (/\btoday\b/.test(limit.never) && own.length === 0) return /\btoday\b/.test(text);
    if (/\bany\(other /.test(limit.never)) return /\bother \w+ where\b/.test(text);
    if (own.length === 0)
      return fieldsIn(limit.never).every((name) => new RegExp(`\\b${name}\\b`).test(text));
    return own.every((figure) => figuresOf(text, plan.numbers).includes(figure));
  });
}

interface Ruled {
  readonly text: string;
  readonly things: ReadonlySet<string>;
}

/** All that a plan refuses, with the kinds of records that it is about. */
function rulesOf({ entities, actions }: Plan): Ruled[] {
  return [
    ...entities.flatMap(({ name, rules = [] }) =>
      rules.map(({ never }) => ({ text: never, things: new Set([name]) })),
    ),
    ...actions.flatMap(({ on, never = [], condition, does = [] }) => {
      const added = does.flatMap((step) => /^(?:add|change|remove) (\w+)/.exec(step)?.[1] ?? []);
      const texts = [...never.map((rule) => rule.never), ...(condition === undefined ? [] : [condition])];
      return texts.map((text) => ({ text, things: new Set([on, ...added]) }));
    }),
  ];
}

function figuresOf(text: string, numbers: AppSpec['numbers'] = {}): number[] {
  const named = Object.entries(numbers)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([, { value }]) => value);
  // Times of a day are no figures.
  return [...named, ...(text.replaceAll(/"[^"]*"/g, '').match(figures) ?? []).map(Number)];
}

function fieldsIn(formula: string): string[] {
  return (formula.replaceAll(/"[^"]*"/g, '').match(/[a-zA-Z]\w*/g) ?? []).filter(
    (word) => !/^(?:and|or|not|is|empty|this)$/.test(word),
  );
}
