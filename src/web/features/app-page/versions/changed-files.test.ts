import { expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

it('names the files that two states differ in', () => {
  expect(changedFiles({ a: '1', b: '1', c: '1' }, { b: '1', c: '2', d: '1' })).toEqual([
    { path: 'a', kind: 'removed' },
    { path: 'c', kind: 'changed' },
    { path: 'd', kind: 'added' },
  ]);
});
