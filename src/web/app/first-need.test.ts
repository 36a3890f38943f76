import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstNeed } from './first-need.ts';

const quietMs = 4_000;

function watch(isAwaited = false): () => boolean {
  let needed = false;
  void firstNeed(window, { isAwaited, quietMs }).then(() => (needed = true));
  return () => needed;
}

describe('the first need of a rendered page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes at once where the page has to become another', async () => {
    const needed = watch(true);
    await Promise.resolve();
    expect(needed()).toBe(true);
  });

  it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])('comes with %s', async (sign) => {
    const needed = watch();
    await vi.advanceTimersByTimeAsync(quietMs - 1);
    expect(needed()).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await Promise.resolve();
    expect(needed()).toBe(true);
  });

  it('comes after a quiet while', async () => {
    const needed = watch();
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(needed()).toBe(true);
  });
});
