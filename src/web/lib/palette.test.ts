import { afterEach, expect, it, vi } from 'vitest';
import { askPaletteSources } from './palette.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks sources in their order, and one that fails does not spoil the rest', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const version = { id: 'a', label: 'Chair Time, version 2', to: '/preview/a?version=2' };
  expect(
    await askPaletteSources(
      [
        { label: 'Agents', find: () => Promise.reject(new Error('down')) },
        { label: 'Versions', find: () => Promise.resolve([version]) },
      ],
      new AbortController().signal,
    ),
  ).toEqual([
    { label: 'Agents', items: [] },
    { label: 'Versions', items: [version] },
  ]);
  expect(warned).toHaveBeenCalledOnce();
});
