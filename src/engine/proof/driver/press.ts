import { nameOf, rankOf } from './accessible-name.ts';
import { findMenuButton, findPressable, isDisabled, pressableNames } from './find-controls.ts';
import { preferOwn } from './own-part.ts';
import { isVisible, plain } from './visible.ts';
import { pause, until } from './wait.ts';

/** Something may appear by itself before the menu is tried. */
const menuAfterMs = 90;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';

/** The part of an element that people can press: the label stands for an input that is not shown. */
function touchable(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  if (!(element instanceof HTMLInputElement) || (isVisible(element) && width > 4 && height > 4))
    return element;
  return [...(element.labels ?? [])].find(isVisible) ?? element;
}

function pointOn(element: Element): { x: number; y: number; cover: Element | undefined } {
  const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  let cover: Element | undefined;
  let first = { x: 0, y: 0 };
  for (const [index, rect] of rects.entries()) {
    for (const share of [0.5, 0.2, 0.8]) {
      const point = { x: rect.left + rect.width * share, y: rect.top + rect.height * share };
      if (index === 0 && share === 0.5) first = point;
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit !== null && belongsTo(hit, element)) return { ...point, cover: undefined };
      if (share === 0.5) cover = hit ?? undefined;
    }
  }
  return { ...first, cover: cover ?? document.body };
}

function belongsTo(hit: Element, element: Element): boolean {
  if (element.contains(hit)) return true;
  const label = hit.closest('label');
  return label !== null && label.control === element;
}

function describe(element: Element): string {
  const name = nameOf(element).slice(0, 40);
  return `<${element.tagName.toLowerCase()}>${name === '' ? '' : ` “${name}”`}`;
}

/** Does what a finger does, in the same order. Undefined when it worked; else what was in the way. */
export function pressElement(element: Element): string | undefined {
  const target = touchable(element);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, cover } = pointOn(target);
  if (cover !== undefined) return `${describe(element)} is covered by ${describe(cover)}.`;
  const where = document.elementFromPoint(x, y) ?? target;
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x,
    clientY: y,
    button: 0,
    detail: 1,
  };
  const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  where.dispatchEvent(new PointerEvent('pointerover', pointer));
  where.dispatchEvent(new MouseEvent('mouseover', init));
  where.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  const goesOn = where.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
  if (goesOn) where.closest<HTMLElement>(focusable)?.focus({ preventScroll: true });
  where.dispatchEvent(new PointerEvent('pointerup', pointer));
  where.dispatchEvent(new MouseEvent('mouseup', init));
  where.dispatchEvent(new MouseEvent('click', init));
  return undefined;
}

function pick<T>(found: readonly T[], nth: number | undefined): T | undefined {
  return found.at(nth ?? 0);
}

const usable = (element: Element | undefined) =>
  element !== undefined && !isDisabled(element) ? element : undefined;

/**
 * On a small screen, what is called so may be in the closed menu while something with a longer name is in sight: the
 * menu is opened once to look, and closed again when it is not there, because it lies over the page.
 */
function lookIntoMenu(name: string, nth: number | undefined): () => Element | undefined {
  let menu: HTMLElement | undefined;
  let isDone = false;
  const started = performance.now();
  return () => {
    const element = pick(findPressable(name), nth);
    if (element !== undefined && rankOf(nameOf(element), plain(name)) === 0) return usable(element);
    if (isDone) return usable(element);
    if (menu !== undefined) {
      isDone = true;
      pressElement(menu);
      return undefined;
    }
    if (element === undefined && performance.now() - started < menuAfterMs) return undefined;
    menu = findMenuButton();
    isDone = menu === undefined;
    if (menu === undefined) return usable(element);
    pressElement(menu);
    return undefined;
  };
}

/** Undefined when it worked; else what a reader of the report should know. */
export async function pressNamed(name: string, nth: number | undefined): Promise<string | undefined> {
  const found = await until(lookIntoMenu(name, nth));
  if (found === undefined) return whyNotPressed(name, nth);
  return pressSettled(found);
}

function whyNotPressed(name: string, nth: number | undefined): string {
  const [first] = findPressable(name);
  if (first === undefined) return `Nothing to press is called “${name}”. There are: ${pressableNames()}.`;
  return isDisabled(first)
    ? `“${name}” cannot be pressed: it is disabled.`
    : `There are fewer than asked for with “nth: ${nth ?? 0}”.`;
}

export async function pressAt(selector: string, nth: number | undefined): Promise<string | undefined> {
  const found = await until(() => {
    const element = pick(preferOwn([...document.querySelectorAll(selector)].filter(isVisible)), nth);
    return element !== undefined && !isDisabled(element) ? element : undefined;
  });
  if (found === undefined) {
    const count = document.querySelectorAll(selector).length;
    return `Nothing to press at ${selector}${nth === undefined ? '' : ` (nth ${nth})`}: ${count} there, none of them visible and enabled.`;
  }
  return pressSettled(found);
}

/** What covers something may be on its way out: the press is tried again for a moment. */
async function pressSettled(element: Element): Promise<string | undefined> {
  let fault: string | undefined;
  const done = await until(() => {
    fault = pressElement(element);
    return fault === undefined || !element.isConnected ? true : undefined;
  });
  await pause(0);
  return done === true ? undefined : fault;
}
