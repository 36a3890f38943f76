import type { AppSpec } from '../spec/app-spec.ts';

const word = /[a-zA-Z][a-zA-Z0-9]*/g;

/** The words of formulas, and those of the formulas of worked-out fields that they speak of. */
export function mentionedFields(texts: readonly string[], { entities }: AppSpec): ReadonlySet<string> {
  const worked = entities.flatMap(({ fields }) =>
    fields.flatMap(({ name, formula }) => (formula === undefined ? [] : [{ name, formula }])),
  );
  const found = new Set<string>();
  const open = [...texts];
  for (let text = open.pop(); text !== undefined; text = open.pop())
    for (const name of text.match(word) ?? []) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...worked.filter((one) => one.name === name).map(({ formula }) => formula));
    }
  return found;
}

/** The words of a text with formulas in it that stand there as they are; the longest of them. */
export function plainPart(text: string): string {
  const parts = text
    .split(/\{[^{}]*\}/)
    // After one of something its word stands for one: “1 year from”.
    .map((part, at) => (at === 0 ? part : part.replace(/^ \p{Ll}+s\b(?: are\b)?/u, '')))
    .map((part) => part.replaceAll(/^[\s,.:;–]+|[\s,.:;–]+$/g, ''));
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
