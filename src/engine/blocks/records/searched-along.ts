import type { AppSpec, FieldSpec } from '../../spec/app-spec.ts';

interface Pointing {
  readonly entity: string;
  readonly link: string;
}

/** What stands on the page of a record and is called by words of its own: a search for an ingredient finds its recipe. */
export function searchedAlong(name: string, { entities }: AppSpec): readonly Pointing[] {
  const related = entities.find((one) => one.name === name)?.detail?.related ?? [];
  return related.flatMap(({ entity, link }) => {
    const other = entities.find((one) => one.name === entity);
    const title = other?.fields.find((field) => field.name === other.title);
    return title !== undefined && isWords(title) && title.name !== link ? [{ entity, link }] : [];
  });
}

function isWords({ kind, seenBy }: FieldSpec): boolean {
  return ['text', 'choice', 'reference'].includes(kind) && seenBy === undefined;
}
