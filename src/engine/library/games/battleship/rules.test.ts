import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { allSunk, chooseShot, newWaters, shoot, tellShot } from './rules.ts';

it('places seventeen fields of ships without overlap, and sinks them all in the end', () => {
  const random = createRandom(6);
  let waters = newWaters(random);
  expect(new Set(waters.ships.flatMap(({ cells }) => cells)).size).toBe(17);
  let count = 0;
  while (!allSunk(waters)) {
    waters = shoot(waters, chooseShot(waters, random));
    count += 1;
  }
  expect(count).toBeLessThanOrEqual(64);
});

it('tells a miss, a hit and a sunk ship', () => {
  const waters = { ships: [{ name: 'Destroyer', cells: [0, 1] }], shots: [] };
  expect(tellShot(shoot(waters, 5), 5)).toBe('miss');
  expect(tellShot(shoot(waters, 0), 0)).toBe('hit');
  expect(tellShot(shoot(shoot(waters, 0), 1), 1)).toBe('hit, Destroyer sunk');
});
