import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { newBattle, stepBattle, strike } from './rules.ts';

it('takes one alien for each shot that meets one', () => {
  const aliens = [
    { x: 50, y: 50 },
    { x: 150, y: 50 },
  ];
  const { aliens: left, shots } = strike(aliens, [
    { x: 52, y: 54 },
    { x: 300, y: 54 },
  ]);
  expect(left).toEqual([{ x: 150, y: 50 }]);
  expect(shots).toEqual([{ x: 300, y: 54 }]);
});

it('ends when the swarm comes down to the ship', () => {
  const random = createRandom(1);
  let battle = { ...newBattle(), aliens: [{ x: 200, y: 285 }] };
  battle = stepBattle(battle, random);
  expect(battle.lives).toBe(0);
});
