import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateAnchor } from './late-anchor.ts';

function Page({ hash, isThere }: { hash: string; isThere: boolean }) {
  useLateAnchor(hash);
  return isThere ? <h2 id="end">End</h2> : null;
}

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
});

it('scrolls to a part that comes after the page, once', async () => {
  const { rerender } = render(<Page hash="#end" isThere={false} />);
  rerender(<Page hash="#end" isThere />);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  document.body.append('more');
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledOnce();
});

it.each([
  ['that is there already', '#end', true],
  ['that nobody named', '', false],
  ['whose name cannot be read', '#%E0%A4%A', false],
])('leaves a part alone %s', async (_, hash, isThere) => {
  const { rerender } = render(<Page hash={hash} isThere={isThere} />);
  rerender(<Page hash={hash} isThere />);
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
});
