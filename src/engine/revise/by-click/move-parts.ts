import type { AppSpec, PageSpec, SectionSpec } from '../../spec/app-spec.ts';
import { CannotChange } from './cannot-change.ts';
import type { Said } from './click-change.ts';
import { entityOf, pageOf } from './text-place.ts';

/** Changes the order of things in a copy of a plan. */

export function sectionName(section: SectionSpec, page: PageSpec): string {
  const kind = section.block === 'records' ? 'the list' : `the part “${section.block.replaceAll('-', ' ')}”`;
  return section.title ?? `${kind} on ${page.title}`;
}

export function placeOf(copy: AppSpec, id: string): { page: PageSpec; section: SectionSpec; at: number } {
  for (const page of copy.pages) {
    const at = page.sections.findIndex((section) => section.id === id);
    const section = page.sections[at];
    if (section !== undefined) return { page, section, at };
  }
  throw new CannotChange('This part is not in the plan any more.');
}

function swap<Item>(list: Item[], at: number, by: -1 | 1): boolean {
  const one = list[at];
  const other = list[at + by];
  if (one === undefined || other === undefined) return false;
  list[at] = other;
  list[at + by] = one;
  return true;
}

export function moveSection(copy: AppSpec, id: string, by: -1 | 1): Said {
  const { page, section, at } = placeOf(copy, id);
  if (!swap(page.sections, at, by))
    throw new CannotChange(by < 0 ? 'It is the first part of the page.' : 'It is the last part of the page.');
  const name = sectionName(section, page);
  const where = by < 0 ? 'up' : 'down';
  return { request: `Move ${name} ${where}`, change: `${capital(name)} has moved ${where}.` };
}

export function sectionToPage(copy: AppSpec, id: string, pageId: string): Said {
  const { page, section } = placeOf(copy, id);
  const target = pageOf(copy, pageId);
  if (target === undefined || target === page) throw new CannotChange('Choose another page.');
  if (page.sections.length === 1)
    throw new CannotChange(`It is all that is on ${page.title}: the page would be empty.`);
  const name = sectionName(section, page);
  page.sections = page.sections.filter((other) => other !== section);
  target.sections.push(section);
  return {
    request: `Move ${name} to ${target.title}`,
    change: `${capital(name)} is on ${target.title} now.`,
  };
}

export function moveField(copy: AppSpec, entityName: string, fieldName: string, by: -1 | 1): Said {
  const entity = entityOf(copy, entityName);
  const at = entity?.fields.findIndex(({ name }) => name === fieldName) ?? -1;
  const field = entity?.fields[at];
  if (entity === undefined || field === undefined)
    throw new CannotChange('This field is not in the plan any more.');
  if (!swap(entity.fields, at, by))
    throw new CannotChange(by < 0 ? 'It is the first field.' : 'It is the last field.');
  const where = by < 0 ? 'up' : 'down';
  return { request: `Move ${field.label} ${where}`, change: `${field.label} has moved ${where}.` };
}

/** Among the pages of the navigation: those that it does not show are passed over. */
export function movePage(copy: AppSpec, id: string, by: -1 | 1): Said {
  const page = pageOf(copy, id);
  if (page === undefined) throw new CannotChange('This page is not in the plan any more.');
  const shown = copy.pages.filter(({ nav }) => nav);
  const other = shown[shown.indexOf(page) + by];
  if (!page.nav || other === undefined)
    throw new CannotChange(
      by < 0 ? 'It is the first in the navigation.' : 'It is the last in the navigation.',
    );
  const from = copy.pages.indexOf(page);
  const to = copy.pages.indexOf(other);
  copy.pages[from] = other;
  copy.pages[to] = page;
  const where = by < 0 ? 'before' : 'after';
  return {
    request: `Move ${page.title} ${where} ${other.title}`,
    change: `${page.title} stands ${where} ${other.title} in the navigation.`,
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
