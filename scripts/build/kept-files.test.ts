import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptFiles } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (text: string) => vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from(text)));

it('makes a thing once for the same ingredients, also in the next build', async () => {
  const first = make('one');
  await (await keptFiles(folder)).get(['a', 'b'], first);
  const second = make('two');
  const again = await (await keptFiles(folder)).get(['a', 'b'], second);
  expect(again.toString()).toBe('one');
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

it('does not take other ingredients for the same', async () => {
  const kept = await keptFiles(folder);
  await kept.get(['ab', 'c'], make('one'));
  expect((await kept.get(['a', 'bc'], make('two'))).toString()).toBe('two');
});

it('forgets what a build did not ask for', async () => {
  const before = await keptFiles(folder);
  await before.get(['old'], make('old'));
  await before.get(['new'], make('new'));
  const after = await keptFiles(folder);
  await after.get(['new'], make('new'));
  await after.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
