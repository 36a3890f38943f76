import type { HomePart } from '../driver-messages.ts';

let home: HomePart | undefined;

/** The part of a page that the steps are about. */
export function stayIn(part: HomePart | undefined): void {
  home = part;
}

function ownPart(): Element | null {
  if (home === undefined || (location.hash || '#/') !== `#${home.path}`) return null;
  return document.querySelector(`[data-part="${home.part}"]`);
}

function isElsewhere(element: Element, own: Element): boolean {
  return element.closest('[data-part]') !== null && !own.contains(element);
}

/** Of several that fit alike, those of the part that the steps are about; then those that belong to no part. */
export function preferOwn<T extends Element>(found: readonly T[]): readonly T[] {
  const own = ownPart();
  if (own === null) return found;
  const inside = found.filter((element) => own.contains(element));
  if (inside.length > 0) return inside;
  const neutral = found.filter((element) => !isElsewhere(element, own));
  return neutral.length > 0 ? neutral : found;
}

/** Without those of other parts of the page. */
export function ownOnly<T extends Element>(found: readonly T[]): readonly T[] {
  const own = ownPart();
  return own === null ? found : found.filter((element) => !isElsewhere(element, own));
}
