import type { PageLook, PageToLookAt } from '../driver-messages.ts';
import { asOfToday } from './as-of-today.ts';
import { layoutSuspects } from './layout-suspects.ts';
import { seenParts } from './seen-parts.ts';
import { isVisible, plain, visibleText } from './visible.ts';
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
export async function lookAtPage({ heading, looksFor, isFirst }: PageToLookAt): Promise<PageLook> {
  const read = () => [...document.querySelectorAll('h1')].filter(isVisible).map((one) => one.innerText);
  const wanted = plain(asOfToday(heading));
  const found = await until(() => read().some((one) => plain(one) === wanted) || undefined);
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflow = Math.max(0, scrollWidth - clientWidth);
  return {
    headings: read(),
    hasHeading: found === true,
    overflow,
    wide: overflow === 0 ? '' : widest(clientWidth),
    isBlank: isBlank(),
    seen: seenParts(looksFor),
    isDoubtful: !isFirst && layoutSuspects().length > 0,
  };
}

const usable = 'input, select, textarea, button, a[href], canvas, svg, img, video, audio, table, iframe';

/** Beside the frame and the heading with its line there is nothing to read and nothing to use. */
function isBlank(): boolean {
  const main = document.querySelector('main') ?? document.body;
  const head = main.querySelector('h1')?.closest('header') ?? main.querySelector('h1');
  const isOutside = (element: Element) => head === null || !head.contains(element);
  if ([...main.querySelectorAll(usable)].some((one) => isOutside(one) && isVisible(one))) return false;
  const own = head === null ? '' : visibleText(head);
  return visibleText(main).replace(own, '').trim() === '';
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
