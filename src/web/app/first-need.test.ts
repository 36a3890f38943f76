import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstNeed } from './first-need.ts';

const latestMs = 500;
let rest: (() => void) | undefined;
let longest: number | undefined;

function watch(isAwaited = false): () => boolean {
  let needed = false;
  void firstNeed(window, { isAwaited, latestMs }).then(() => (needed = true));
  return () => needed;
}

describe('the first need of a rendered page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    rest = undefined;
    longest = undefined;
    vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) => {
      rest = run;
      longest = options?.timeout;
      return 1;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes at once where the page has to become another', async () => {
    const needed = watch(true);
    await Promise.resolve();
    expect(needed()).toBe(true);
  });

  it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])('comes with %s', async (sign) => {
    const needed = watch();
    await Promise.resolve();
    expect(needed()).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await Promise.resolve();
    expect(needed()).toBe(true);
  });

  it('comes as soon as the browser rests, and half a second later where it never does', async () => {
    const needed = watch();
    await vi.advanceTimersByTimeAsync(latestMs);
    expect(needed()).toBe(false);
    expect(longest).toBe(latestMs);
    rest?.();
    await Promise.resolve();
    expect(needed()).toBe(true);
  });

  it('comes after half a second in a browser that does not tell when it rests', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const needed = watch();
    await vi.advanceTimersByTimeAsync(latestMs - 1);
    expect(needed()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(needed()).toBe(true);
  });
});
