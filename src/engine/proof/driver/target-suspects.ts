import { isVisible } from './visible.ts';

/** What a finger needs to hit something, in CSS pixels (WCAG 2.5.8). */
const leastSide = 24;
const radius = leastSide / 2;

const widgets = [
  'button',
  'checkbox',
  'combobox',
  'gridcell',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
];
const targets = [
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]',
  ...widgets.map((role) => `[role=${role}]`),
].join(', ');

interface Target {
  readonly element: Element;
  readonly rect: DOMRect;
  readonly isSmall: boolean;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function centerOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** A small target is large enough when nothing else is within the circle that a finger covers. */
function crowds({ rect }: Target, other: Target): boolean {
  const { x, y } = centerOf(rect);
  if (other.isSmall) {
    const far = centerOf(other.rect);
    if (Math.hypot(x - far.x, y - far.y) < leastSide) return true;
  }
  const nearX = Math.max(other.rect.left, Math.min(x, other.rect.right));
  const nearY = Math.max(other.rect.top, Math.min(y, other.rect.bottom));
  return Math.hypot(x - nearX, y - nearY) < radius;
}

/**
 * The elements that may be hard to hit: small ones with others near them, and those that another one lies over. The
 * thorough check compares everything on the page with everything around it; what is large or stands free needs none.
 */
export function targetSuspects(): Element[] {
  const shown = [...document.querySelectorAll(targets)].filter(isVisible).flatMap((element): Target[] => {
    const rect = element.getBoundingClientRect();
    // Only for those who hear the page, until it is focused.
    if (rect.width <= 1 || rect.height <= 1) return [];
    return [{ element, rect, isSmall: rect.width < leastSide || rect.height < leastSide }];
  });
  return shown
    .filter((one) =>
      shown.some(
        (other) =>
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          (overlap(one.rect, other.rect) || (one.isSmall && crowds(one, other))),
      ),
    )
    .map(({ element }) => element);
}
