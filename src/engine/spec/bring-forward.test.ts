import { expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { bringForward, type SpecStep } from './bring-forward.ts';
import { parseSpec } from './check-spec.ts';

const steps = new Map<number, SpecStep>([
  [1, ({ name, ...rest }) => ({ ...rest, title: name })],
  [2, (spec) => ({ ...spec, notes: [] })],
]);

it('takes a spec through every step between its version and today’s', () => {
  const old = { version: 1, name: 'Tasks' };
  expect(bringForward(old, steps, 3)).toEqual({ version: 3, title: 'Tasks', notes: [] });
  expect(old).toEqual({ version: 1, name: 'Tasks' });
  expect(bringForward({ version: 2, title: 'Tasks' }, steps, 3)).toEqual({
    version: 3,
    title: 'Tasks',
    notes: [],
  });
});

it('knows nothing of a version that it cannot come from', () => {
  expect(bringForward({ version: 9 }, steps, 3)).toBeUndefined();
  expect(bringForward({ version: 'one' }, steps, 3)).toBeUndefined();
  expect(bringForward('spec')).toBeUndefined();
});

it('is what a spec from outside passes first', () => {
  const spec = planFromText('A list of tasks.');
  expect(parseSpec(spec).ok).toBe(true);
  const newer = parseSpec({ ...spec, version: 99 });
  expect(newer).toEqual({
    ok: false,
    faults: ['version: This plan was made by another version of the product and cannot be read.'],
  });
});
