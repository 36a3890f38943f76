import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Change } from './revision.ts';

/** What else is gone from a plan after something was taken out of it: nothing goes without being said. */
export function wentWithIt(before: AppSpec, after: AppSpec, { text }: Change): Change[] {
  const isSaid = (label: string) => text.toLowerCase().includes(label.toLowerCase());
  const acts = before.actions.filter(
    ({ id, label }) => !after.actions.some((one) => one.id === id) && !isSaid(label),
  );
  const pages = before.pages.filter(
    ({ id, title }) => !after.pages.some((one) => one.id === id) && !isSaid(title),
  );
  const fields = before.entities.flatMap(({ name, many, fields: had }) => {
    const now = after.entities.find((entity) => entity.name === name);
    const lost =
      now === undefined ? [] : had.filter((field) => !now.fields.some((one) => one.name === field.name));
    return lost.filter(({ label }) => !isSaid(label)).map(({ label }) => `“${label}” of ${inText(many)}`);
  });
  const gone = [
    ...acts.map(({ label }) => `the button “${label}”`),
    ...pages.map(({ title }) => `the page ${title}`),
    ...fields,
    ...rulesGone(before, after),
  ];
  return gone.length === 0 ? [] : [{ text: `With it went ${joinWords([...new Set(gone)])}.` }];
}

function rulesGone(before: AppSpec, after: AppSpec): string[] {
  const left = new Set(after.entities.flatMap(({ rules = [] }) => rules.map(({ never }) => never)));
  const kinds = new Set(after.entities.map(({ name }) => name));
  const fewer = before.entities
    .filter(({ name }) => kinds.has(name))
    .flatMap(({ rules = [] }) => rules)
    .filter(({ never }) => !left.has(never)).length;
  return fewer === 0 ? [] : [fewer === 1 ? 'a rule' : `${fewer} rules`];
}
