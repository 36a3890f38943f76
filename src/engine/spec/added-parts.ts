import type { AppSpec } from './app-spec.ts';

/** Parts that nobody asked for, and that came with what is known of such apps: `page:…`, `entity:…`, `action:…`. */
export function addedParts({ met, trace, entities, pages, actions }: AppSpec): ReadonlySet<string> {
  if (met === undefined) return new Set();
  const served = trace.flatMap((entry) => entry.served);
  const isAsked = (part: string) => served.some((one) => one === part || one.endsWith(`:${part}`));
  const things = new Set(
    entities
      .filter(({ name }) => served.some((one) => new RegExp(`:${name}(?:\\.|$)`).test(one)))
      .map(({ name }) => name),
  );
  const addedPages = pages.filter(
    ({ id, path, sections }) =>
      path !== '/' &&
      !isAsked(`page:${id}`) &&
      !sections.some(
        (section) => isAsked(`section:${section.id}`) || things.has(String(section.props['entity'])),
      ),
  );
  return new Set([
    ...entities
      .slice(1)
      .filter(({ name }) => !things.has(name))
      .map(({ name }) => `entity:${name}`),
    ...addedPages.map(({ id }) => `page:${id}`),
    ...actions.filter(({ id }) => !isAsked(`action:${id}`)).map(({ id }) => `action:${id}`),
  ]);
}
