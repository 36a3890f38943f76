import type { AppSpec } from './app-spec.ts';

/** Whether a part that the trace names is in the app: a change after the first plan may have taken it out. */
export function partExists(part: string, spec: AppSpec): boolean {
  const colon = part.indexOf(':');
  const [kind, rest] = colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
  switch (kind) {
    case 'near':
      return partExists(rest, spec);
    case 'entity':
    case 'show':
    case 'find':
    case 'filter':
    case 'sort':
      return isShown(rest, spec);
    case 'create':
    case 'edit':
    case 'remove':
      return isAllowed(kind, rest, spec);
    case 'field':
    case 'option':
      return hasField(rest, spec);
    case 'action':
      return spec.actions.some(({ id }) => id === rest);
    case 'rule':
      return hasRule(rest, spec);
    case 'page':
      return spec.pages.some(({ id }) => id === rest);
    case 'section':
      return spec.pages.some(({ sections }) => sections.some(({ id }) => id === rest));
    case 'role':
      return spec.roles.includes(rest);
    case 'accounts':
      return spec.accounts !== 'none';
    default:
      return true;
  }
}

/** Some page has a part about records of this kind. */
function isShown(name: string, { entities, pages }: AppSpec): boolean {
  return (
    entities.some((entity) => entity.name === name) &&
    pages.some(({ sections }) =>
      sections.some(({ props }) => JSON.stringify(props).includes(JSON.stringify(name))),
    )
  );
}

/** Whether a list lets people add, change or delete records of a kind, or a form on a page lets them enter one. */
export function isAllowed(what: 'create' | 'edit' | 'remove', entity: string, { pages }: AppSpec): boolean {
  return pages.some(({ sections }) =>
    sections.some(({ block, props }) => {
      const can = props['can'] as { readonly [key: string]: boolean | undefined } | undefined;
      if (props['entity'] !== entity) return false;
      return (block === 'entry-form' && what === 'create') || (block === 'records' && can?.[what] === true);
    }),
  );
}

/** `loans.0` is the first rule of the loans, `lend-book.0` that of an act. */
function hasRule(path: string, { entities, actions }: AppSpec): boolean {
  const dot = path.lastIndexOf('.');
  const [name, index] = [path.slice(0, dot), Number(path.slice(dot + 1))];
  const rules =
    entities.find((entity) => entity.name === name)?.rules ?? actions.find(({ id }) => id === name)?.never;
  return rules?.[index] !== undefined;
}

function hasField(path: string, spec: AppSpec): boolean {
  const [name = '', rest = ''] = [path.slice(0, path.indexOf('.')), path.slice(path.indexOf('.') + 1)];
  const [field, option] = rest.includes(':')
    ? [rest.slice(0, rest.indexOf(':')), rest.slice(rest.indexOf(':') + 1)]
    : [rest, undefined];
  const found = spec.entities
    .find((entity) => entity.name === name)
    ?.fields.find((one) => one.name === field);
  return found !== undefined && (option === undefined || found.options?.includes(option) === true);
}
