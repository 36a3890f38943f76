import { isVisible } from './visible.ts';

/** What a finger needs to hit something, in CSS pixels (WCAG 2.5.8). */
const leastSide = 24;

const targets =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true], [role]';

function isSmall({ width, height }: DOMRect): boolean {
  return width < leastSide || height < leastSide;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The elements that may be hard to hit: small ones, and those that another one lies over. The thorough check compares
 * everything on the page with everything near it; what is large and stands free needs none.
 */
export function targetSuspects(): Element[] {
  const shown = [...document.querySelectorAll(targets)]
    .filter(isVisible)
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
  return shown
    .filter(
      ({ element, rect }) =>
        isSmall(rect) ||
        shown.some(
          (other) =>
            overlap(rect, other.rect) && !element.contains(other.element) && !other.element.contains(element),
        ),
    )
    .map(({ element }) => element);
}
