import type { AppSpec } from '../../../../engine/spec/app-spec.ts';

/** What a part is called on the screen; undefined for one that goes without saying, such as the list on a page of records. */
export function partWords(part: string, { entities, pages, actions }: AppSpec): string | undefined {
  const at = part.indexOf(':');
  const [kind, name] = [part.slice(0, at), part.slice(at + 1)];
  switch (kind) {
    case 'entity': {
      const many = entities.find((entity) => entity.name === name)?.many;
      return many === undefined ? undefined : `Kind of records: ${many}`;
    }
    case 'field': {
      const [of = '', field = ''] = name.split('.');
      const entity = entities.find((one) => one.name === of);
      const label = entity?.fields.find((one) => one.name === field)?.label;
      return label === undefined ? undefined : `Field: ${label} of ${entity?.many ?? of}`;
    }
    case 'page': {
      const title = pages.find(({ id }) => id === name)?.title;
      return title === undefined ? undefined : `Page: ${title}`;
    }
    case 'action': {
      const label = actions.find(({ id }) => id === name)?.label;
      return label === undefined ? undefined : `Button: ${label}`;
    }
    case 'section':
      return sectionWords(name, pages);
    default:
      return undefined;
  }
}

function sectionWords(id: string, pages: AppSpec['pages']): string | undefined {
  for (const page of pages)
    for (const section of page.sections)
      if (section.id === id && section.block !== 'records')
        return `Part: ${section.title ?? section.block.replaceAll('-', ' ')} on ${page.title}`;
  return undefined;
}
