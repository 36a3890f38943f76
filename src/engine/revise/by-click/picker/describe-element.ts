import type { PickedElement } from '../picked-element.ts';
import { ownText, textOf } from './choose-element.ts';

export interface Lengths {
  readonly text: number;
  readonly name: number;
}

/** The page of the app that is shown. */
export function currentRoute(): string {
  return routeIn(location.hash);
}

function routeIn(hash: string): string {
  const route = hash.replace(/^#/, '').replace(/[?].*$/, '');
  return route.startsWith('/') ? route : '/';
}

/** What the platform is told of an element. */
export function describeElement(element: Element, lengths: Lengths): PickedElement {
  const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const record = element.closest<HTMLElement>('[data-record]')?.dataset['record'];
  const link = element.closest<HTMLAnchorElement>('a[href]')?.hash;
  const near = labelBeside(element);
  return {
    route: currentRoute(),
    area: areaOf(element),
    tag: element.localName,
    text: ownText(element).slice(0, lengths.text),
    ...(part === undefined ? {} : { part: Number(part) }),
    ...(record === undefined ? {} : { record: record.slice(0, lengths.name) }),
    ...(link?.startsWith('#/') === true ? { link: routeIn(link) } : {}),
    ...(near === undefined || near === '' ? {} : { near: near.slice(0, lengths.name) }),
  };
}

function areaOf(element: Element): PickedElement['area'] {
  if (element.closest('dialog, [role="dialog"]') !== null) return 'dialog';
  if (element.closest('main') !== null) return 'page';
  if (element.closest('footer') !== null) return 'footer';
  return element.closest('header') === null ? 'page' : 'header';
}

function labelBeside(element: Element): string | undefined {
  if (element.matches('input, select, textarea')) {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return label === undefined ? undefined : textOf(label);
  }
  const term = element.closest('dd')?.previousElementSibling;
  if (term?.localName === 'dt') return textOf(term);
  const cell = element.closest('td');
  const column = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  return column === undefined ? undefined : textOf(column);
}
