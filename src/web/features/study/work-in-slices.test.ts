import { expect, it } from 'vitest';
import { workInSlices } from './work-in-slices.ts';

function busy(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('does everything, tells how far it is, and lets others in between', async () => {
  const done: number[] = [];
  const shares: number[] = [];
  let others = 0;
  const timer = setInterval(() => (others += 1), 1);
  await workInSlices(
    [1, 2, 3, 4, 5, 6],
    (item) => {
      busy(15);
      done.push(item);
    },
    { isLeft: () => false, onShare: (share) => shares.push(share) },
  );
  clearInterval(timer);
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shares.at(-1)).toBe(1);
  expect(others).toBeGreaterThan(2);
});

it('stops when somebody left', async () => {
  let done = 0;
  const items = Array.from({ length: 50 }, (_, index) => index);
  await workInSlices(
    items,
    () => {
      busy(15);
      done += 1;
    },
    { isLeft: () => done >= 2, onShare: () => {} },
  );
  expect(done).toBe(2);
});
