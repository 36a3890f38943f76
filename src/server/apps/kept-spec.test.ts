import { expect, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { keptSpec } from './kept-spec.ts';

it('gives a plan back in today’s shape, and refuses one that nobody here understands', () => {
  const spec = planFromText('A list of tasks.');
  expect(keptSpec({ spec })).toEqual(spec);
  expect(keptSpec({ spec: null })).toBeNull();
  const foreign = { ...spec, version: 99 } as unknown as AppSpec;
  expect(() => keptSpec({ spec: foreign })).toThrow(/cannot be read/);
});
