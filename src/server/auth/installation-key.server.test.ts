import { expect, it } from 'vitest';
import { isOfGeneration } from './installation-key.server.ts';

it('counts a key that names no generation as of the first', () => {
  const old = { role: 'service_role' };
  expect(isOfGeneration(old, 1)).toBe(true);
  expect(isOfGeneration(old, 2)).toBe(false);
  expect(isOfGeneration({ ...old, generation: 2 }, 2)).toBe(true);
  expect(isOfGeneration({ ...old, generation: '2' }, 2)).toBe(false);
});
