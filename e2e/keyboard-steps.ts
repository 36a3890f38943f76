import { expect, type Locator, type Page } from '@playwright/test';

interface Walk {
  /** How many presses are few enough to be asked of anybody. */
  readonly most?: number;
  readonly key?: 'Tab' | 'Shift+Tab';
}

/** Walks until it is there; every stop on the way can be seen, and the wanted one looks otherwise than before. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { most = 60, key = 'Tab' }: Walk = {},
): Promise<void> {
  const before = await lookOf(wanted);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    await expectSeenStop(page);
    if ((await wanted.and(page.locator(':focus')).count()) !== 1) continue;
    await expect.poll(() => lookOf(wanted), { message: 'the focus changes nothing' }).not.toBe(before);
    return;
  }
  throw new Error(`The keyboard does not get there with ${most} presses of ${key}.`);
}

/** What a focus could change: the thing itself, what is drawn over it, and what stands closely around it. */
function lookOf(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const view = element.ownerDocument.defaultView;
    if (view === null) return '';
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const styles = around.flatMap((one) => (one == null ? [] : [view.getComputedStyle(one)]));
    return [...styles, view.getComputedStyle(element, '::after')]
      .map((style) => [style.outline, style.boxShadow, style.borderColor].join(' '))
      .join('; ');
  });
}

/** The stop that has the focus now has a mark on it, over it or around it. */
export async function expectSeenStop(page: Page): Promise<void> {
  const stop = await page.evaluate<{ name: string; isShown: boolean }>(`(() => {
    const focused = document.activeElement;
    const marked = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px';
    const ring = marked(getComputedStyle(focused)) || getComputedStyle(focused).boxShadow !== 'none';
    const isDrawnOver = marked(getComputedStyle(focused, '::after'));
    // A box or a file button that is drawn by what stands around it has the mark there.
    const isDrawnAround =
      (focused.matches('input') && focused.getBoundingClientRect().width <= 1) ||
      (focused.matches('input, textarea') &&
        [focused.parentElement, focused.parentElement?.parentElement].some(
          (around) => around && (marked(getComputedStyle(around)) || getComputedStyle(around).boxShadow !== 'none'),
        ));
    const isShown = ring || isDrawnOver || isDrawnAround || focused === document.body;
    return { name: focused.outerHTML.slice(0, 200), isShown };
  })()`);
  expect(stop.isShown, `no focus to be seen on ${stop.name}`).toBe(true);
}

/** The link that leads past the navigation comes first, and can be seen while it has the focus. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
}
