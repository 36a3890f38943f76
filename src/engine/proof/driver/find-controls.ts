import { nameOf, rankOf } from './accessible-name.ts';
import { preferOwn } from './own-part.ts';
import { isVisible, plain } from './visible.ts';

const pressable = [
  'button',
  'a[href]',
  'summary',
  'input[type=submit], input[type=button], input[type=reset], input[type=checkbox], input[type=radio]',
  ...[
    'button',
    'link',
    'tab',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'option',
    'radio',
    'checkbox',
    'switch',
    'gridcell',
    'treeitem',
  ].map((role) => `[role=${role}]`),
].join(', ');

const field =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea, [contenteditable=true], [role=textbox], [role=slider]';

const group = 'fieldset, [role=radiogroup], [role=group], [role=listbox], [role=tablist]';

/** While a window is open over the page, only what is in it can be used. */
function scope(): Element {
  const windows = [
    ...document.querySelectorAll(
      'dialog:modal, [role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]',
    ),
  ].filter(isVisible);
  return windows.at(-1) ?? document.body;
}

/** Hidden inputs stand behind a label that people press instead. */
function isReachable(element: Element): boolean {
  if (isVisible(element)) return true;
  const labels = element instanceof HTMLInputElement ? element.labels : null;
  return [...(labels ?? [])].some(isVisible);
}

function best(candidates: Iterable<Element>, wanted: string): Element[] {
  let rank = Number.POSITIVE_INFINITY;
  let found: Element[] = [];
  for (const element of candidates) {
    const own = rankOf(nameOf(element), wanted);
    if (own === undefined || own > rank || !isReachable(element)) continue;
    if (own < rank) found = [];
    rank = own;
    found.push(element);
  }
  return found;
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}

/**
 * Everything with the name, the nearest to the very name; those that can be used, if there are any. What a page is
 * about comes before the navigation around it, which often has the same words.
 */
export function findPressable(name: string): Element[] {
  const found = best(scope().querySelectorAll(pressable), plain(name));
  const usable = found.filter((element) => !isDisabled(element));
  const offered = usable.length > 0 ? usable : found;
  const inside = offered.filter((element) => element.closest('main, dialog, [role=dialog]') !== null);
  return [...preferOwn(inside.length > 0 ? inside : offered)];
}

export function findFields(label: string): Element[] {
  return [...preferOwn(best(scope().querySelectorAll(field), plain(label)))];
}

export function findGroups(label: string): Element[] {
  return [...preferOwn(best(scope().querySelectorAll(group), plain(label)))];
}

export function findIn(root: Element, name: string): Element[] {
  return best(root.querySelectorAll(pressable), plain(name));
}

function namesOf(selector: string): string {
  const names = [...scope().querySelectorAll(selector)].filter(isReachable).map(nameOf);
  const shown = [...new Set(names)].filter((name) => name !== '').slice(0, 25);
  return shown.length === 0 ? 'none' : shown.map((name) => `“${name.slice(0, 60)}”`).join(', ');
}

/** Everything on the page that can be pressed or filled. */
export function allControls(): Element[] {
  return [...document.querySelectorAll(`${pressable}, ${field}`)];
}

export const pressableNames = () => namesOf(pressable);
export const fieldNames = () => namesOf(`${field}, ${group}`);

/** On a small screen the navigation is behind a button. */
export function findMenuButton(): HTMLElement | undefined {
  const buttons = scope().querySelectorAll<HTMLElement>('button[aria-expanded=false]');
  return [...buttons].find((button) => isVisible(button) && nameOf(button).includes('menu'));
}
