import { nameOf } from './accessible-name.ts';
import { contrastSuspects } from './contrast-suspects.ts';
import { allControls } from './find-controls.ts';
import { targetSuspects } from './target-suspects.ts';
import { isVisible } from './visible.ts';

const focusable =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable=true]';

/** A button may lose its words when there is little room. */
function isNameless(element: Element): boolean {
  return isVisible(element) && nameOf(element) === '';
}

/** What does not fit may scroll; without a mouse it has to be reached all the same. */
function isOutOfReach(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
  return (
    scrolls && isVisible(element) && !element.matches(focusable) && element.querySelector(focusable) === null
  );
}

/**
 * What another size of the window may have made hard to read, to hit, to name or to reach. All else about a page was
 * looked at in the first size.
 */
export function layoutSuspects(): Element[] {
  const suspects = [
    ...contrastSuspects(),
    ...targetSuspects(),
    ...allControls().filter(isNameless),
    ...[...document.body.querySelectorAll('*')].filter(isOutOfReach),
  ];
  return [...new Set(suspects)];
}
