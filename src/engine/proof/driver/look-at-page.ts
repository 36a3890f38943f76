import type { PageLook } from '../driver-messages.ts';
import { isVisible, plain } from './visible.ts';
import { startMs, until } from './wait.ts';

/** Waits until the app's code has run and has drawn something: what is pressed before that does nothing. */
export async function started(): Promise<boolean> {
  const drawn = await until(
    () =>
      (document.readyState === 'complete' && document.body.querySelector('#root > *') !== null) || undefined,
    startMs,
  );
  return drawn === true;
}

/** Whether the page has its heading and fits the window. */
export async function lookAtPage(heading: string): Promise<PageLook> {
  const read = () => [...document.querySelectorAll('h1')].filter(isVisible).map((one) => one.innerText);
  const wanted = plain(heading);
  const found = await until(() => read().some((one) => plain(one) === wanted) || undefined);
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflow = Math.max(0, scrollWidth - clientWidth);
  return {
    headings: read(),
    hasHeading: found === true,
    overflow,
    wide: overflow === 0 ? '' : widest(clientWidth),
  };
}

/** What is placed by itself is not cut off by a region that scrolls unless that region is placed too. */
function isCutOff(element: Element): boolean {
  for (let at = element; at !== document.body; ) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed') return false;
    const around: Element | null =
      position === 'absolute' && at instanceof HTMLElement ? at.offsetParent : at.parentElement;
    if (around === null) return false;
    if (around !== document.body && getComputedStyle(around).overflowX !== 'visible') return true;
    at = around;
  }
  return false;
}

function widest(width: number): string {
  let found: Element | undefined;
  let right = width;
  for (const element of document.body.querySelectorAll('*')) {
    const edge = element.getBoundingClientRect().right;
    if (edge > right && isVisible(element) && !isCutOff(element)) [found, right] = [element, edge];
  }
  return found === undefined
    ? ''
    : `<${found.tagName.toLowerCase()} class="${found.getAttribute('class') ?? ''}"> “${found.textContent?.slice(0, 40) ?? ''}”`;
}
