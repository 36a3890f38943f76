import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

const mostOptions = 8;

/** A plan in a few lines, as a model is told of it. */
export function describeApp({ name, entities, pages, actions }: AppSpec): string {
  const acts = actions.map(({ label, on }) => `${label} (on ${manyOf(entities, on)})`);
  return [
    `Name: ${name}`,
    `Pages: ${pages.map(({ title, sections }) => `${title} (${sections.map(({ block }) => block).join(', ')})`).join('; ')}`,
    ...entities.map((entity) => `${entity.many}: ${entity.fields.map(describeField).join(', ')}`),
    ...(acts.length === 0 ? [] : [`Buttons: ${acts.join(', ')}`]),
  ].join('\n');
}

function manyOf(entities: readonly EntitySpec[], name: string): string {
  return entities.find((entity) => entity.name === name)?.many ?? name;
}

function describeField({ label, kind, options }: FieldSpec): string {
  const shown = options === undefined ? '' : `: ${options.slice(0, mostOptions).join(' / ')}`;
  return `${label} (${kind}${shown})`;
}

/** The records of a kind, as the code of a part gets them. */
export function describeRecords({ name, many, fields }: EntitySpec): string {
  const members = fields.map(({ name: member, kind, options }) => `${member}: ${typeOf(kind, options)}`);
  return `records.${name} (${many}): { id: string, ${members.join(', ')} }[]`;
}

function typeOf(kind: FieldSpec['kind'], options: readonly string[] | undefined): string {
  switch (kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return 'number';
    case 'yes-no':
      return 'boolean';
    case 'tags':
      return 'string[]';
    case 'date':
      return "string like '2026-03-31'";
    case 'moment':
      return "string like '2026-03-31T14:30'";
    case 'choice':
      return (
        (options ?? [])
          .slice(0, mostOptions)
          .map((option) => JSON.stringify(option))
          .join(' | ') || 'string'
      );
    default:
      return 'string';
  }
}

/** Wishes of the description that nothing serves, in the words of the person. */
export function unservedWishes({ trace }: AppSpec): string[] {
  return trace.filter(({ served }) => served.length === 0).map(({ request }) => request);
}
