import type { AppSpec } from '../../src/engine/spec/app-spec.ts';

/** The texts of an app that its visitors can meet: names, headings, leads, buttons, labels, options, notes of blocks and samples. */
export function screenTexts(spec: AppSpec): string[] {
  const ids = identifiersOf(spec);
  const isText = (value: string) =>
    !ids.has(value) && !/^(?:[#/.]|https?:)|@|\.\w{2,4}$|^[+-]?\d|^[a-z]\w*(?:-\d+)?$/.test(value);
  return [
    spec.name,
    spec.tagline,
    ...spec.roles,
    ...spec.pages.flatMap(({ title, lead, sections }) => [
      title,
      lead ?? '',
      ...sections.flatMap((section) => [section.title ?? '', ...stringsIn(section.props).filter(isText)]),
    ]),
    ...spec.entities.flatMap(({ one, many, fields, samples }) => [
      one,
      many,
      ...fields.flatMap(({ label, hint, options }) => [label, hint ?? '', ...(options ?? [])]),
      ...samples.flatMap((sample) => stringsIn(sample).filter(isText)),
    ]),
    ...spec.actions.flatMap(({ label, done, resultLabel, form }) => [
      label,
      done,
      resultLabel ?? '',
      ...(form ?? []).flatMap((field) => [field.label, ...(field.options ?? [])]),
    ]),
  ].filter((text) => text !== '');
}

/** Names of entities, fields and actions, which nobody sees. */
function identifiersOf({ entities, actions, pages }: AppSpec): Set<string> {
  return new Set([
    ...entities.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
    ...actions.map(({ id }) => id),
    ...pages.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]),
  ]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
