import type { AppSpec, PageSpec } from '../../spec/app-spec.ts';

/** The title of another page that lists all records of a kind. */
export function listOfAll(entity: string, { pages }: AppSpec, here: PageSpec): string | undefined {
  return pages.find(
    ({ id, sections }) =>
      id !== here.id &&
      sections.some(
        ({ block, props }) =>
          block === 'records' &&
          props['entity'] === entity &&
          ['where', 'only', 'mine'].every((name) => props[name] === undefined),
      ),
  )?.title;
}
