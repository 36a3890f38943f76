import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';

/** `weight = ask.weight` only keeps what was typed: nothing is worked out of it. */
const justKept = /\b[\w.]+ = ask\.\w+(?= *(?:,|$))/g;

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.replaceAll(/"[^"]*"/g, '').match(/[a-zA-Z]\w*/g) ?? []));
}

/** Names that something is worked out of, refused by or drawn from: without these fields a record does not do its work. */
export function neededNames({ entities, actions, pages }: AppSpec): Set<string> {
  return wordsOf([
    ...entities.flatMap(({ fields, rules = [], detail }) => [
      ...fields.flatMap(({ formula }) => formula ?? []),
      ...rules.flatMap(({ never, says }) => [never, ...(says.match(/\{[^{}]*\}/g) ?? [])]),
      ...(detail?.related.map(({ link }) => link) ?? []),
    ]),
    ...actions.flatMap(({ condition, never = [], does = [], when, effects = [], creates, done }) => [
      ...(condition === undefined ? [] : [condition]),
      ...never.map((rule) => rule.never),
      ...does.map((step) => step.replaceAll(justKept, '')),
      ...(when === undefined ? [] : [when.field]),
      ...effects.flatMap(({ field, byField }) => [field, byField ?? '']),
      ...(creates?.link === undefined ? [] : [creates.link]),
      ...Object.values(creates?.copies ?? {}),
      ...(done.match(/\{[^{}]*\}/g) ?? []),
    ]),
    ...pages.flatMap(({ sections }) =>
      sections.flatMap(({ block, props }) =>
        block === 'records' ? [String(props['where'] ?? ''), String(props['group'] ?? '')] : textsIn(props),
      ),
    ),
  ]);
}

/** Names of fields that the rules of a kind of record speak of. */
export function ruledNames({ rules = [] }: EntitySpec): Set<string> {
  return wordsOf(rules.map(({ never }) => never));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
