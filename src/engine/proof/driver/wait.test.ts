import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { started } from './look-at-page.ts';
import { startMs, until } from './wait.ts';

describe('waiting for a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A page that is empty until its code has run. */
  function pageThatDrawsAfter(ms: number): void {
    const begun = performance.now();
    vi.stubGlobal('document', {
      readyState: 'complete',
      body: { querySelector: () => (performance.now() - begun >= ms ? {} : null) },
    });
  }

  it('gives an app on a slow machine until startMs to draw something', async () => {
    pageThatDrawsAfter(startMs - 500);
    const answer = started();
    await vi.advanceTimersByTimeAsync(startMs);
    expect(await answer).toBe(true);
  });

  it('gives up on an app that draws nothing by then, and not long after', async () => {
    pageThatDrawsAfter(startMs * 2);
    const begun = performance.now();
    const answer = started().then((drawn) => ({ drawn, after: performance.now() - begun }));
    await vi.advanceTimersByTimeAsync(startMs * 3);
    const { drawn, after } = await answer;
    expect(drawn).toBe(false);
    expect(after).toBeGreaterThan(startMs);
    expect(after).toBeLessThan(startMs + 1000);
  });

  it('waits less for what an app that runs is to show', async () => {
    const begun = performance.now();
    const answer = until(() => undefined).then(() => performance.now() - begun);
    await vi.advanceTimersByTimeAsync(startMs);
    expect(await answer).toBeLessThan(startMs / 4);
  });

  it('looks often enough on a machine where time passes without anything having run', async () => {
    let looks = 0;
    const answer = until(() => {
      looks += 1;
      return looks === 30 ? 'found' : undefined;
    }, 0);
    await vi.advanceTimersByTimeAsync(startMs);
    expect(await answer).toBe('found');
  });
});
