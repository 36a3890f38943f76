import { participle, verbLemma } from '../grammar/verb-forms.ts';
import { inText } from '../library/words/in-text.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/**
 * The page of a record lists all that points to it, by whatever field. Two fields of the same kind of record make two
 * lists, each called by its field: “Evenings asked”, “Evenings as sitter”.
 */
export function relateRecords(spec: AppSpec): AppSpec {
  return { ...spec, entities: spec.entities.map((entity) => related(entity, spec)) };
}

function related(entity: EntitySpec, spec: AppSpec): EntitySpec {
  const { detail } = entity;
  if (detail === undefined) return entity;
  const missing = spec.entities.flatMap((other) =>
    other.fields
      .filter(
        ({ to, formula, seenBy, name }) =>
          to === entity.name &&
          formula === undefined &&
          seenBy === undefined &&
          !detail.related.some((one) => one.entity === other.name && one.link === name) &&
          (detail.related.some((one) => one.entity === other.name) || mayBeSeen(other, detail.path, spec)),
      )
      .map(({ name }) => ({ entity: other.name, link: name, title: other.many })),
  );
  const all: typeof detail.related = [...detail.related, ...missing];
  const titled = all.map((one) => {
    const other = spec.entities.find(({ name }) => name === one.entity);
    const field = other?.fields.find(({ name }) => name === one.link);
    // What adds to itself has a heading of its own.
    if (other === undefined || field === undefined || one.addLabel !== undefined) return one;
    const isOneOfSeveral = all.filter(({ entity: name }) => name === one.entity).length > 1;
    return { ...one, title: isOneOfSeveral ? titleBy(other.many, field) : other.many };
  });
  return { ...entity, detail: { ...detail, related: titled } };
}

/** What only some people see, or everybody their own of, is not shown to all on the page of something else. */
function mayBeSeen({ name }: EntitySpec, path: string, { pages }: AppSpec): boolean {
  const lists = pages.flatMap(({ sections, roles = [] }) =>
    sections.filter(({ props }) => props['entity'] === name).map(({ props }) => ({ props, roles })),
  );
  const readers = pages.find((page) => page.path === path)?.roles ?? [];
  return lists.some(
    ({ props, roles }) =>
      props['mine'] !== true &&
      !/\bme\b/.test(String(props['where'] ?? '')) &&
      (roles.length === 0 || (readers.length > 0 && readers.every((role) => roles.includes(role)))),
  );
}

function titleBy(many: string, { label }: FieldSpec): string {
  const words = inText(label.trim());
  const done = /^(\p{L}+(?:ed|en|t|n|wn)) by$/u.exec(words)?.[1];
  if (done !== undefined) return `${many} ${done}`;
  const does = /^who (\p{L}+?)(?:e?s)$/u.exec(words)?.[1];
  if (does !== undefined) return `${many} ${participle(verbLemma(does))}`;
  return /^(?:from|to|for|with|by|in|at|on|under|who|which|where|what)\b/.test(words)
    ? `${many}: ${words}`
    : `${many} as ${words}`;
}
