import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPaletteSources, registerPaletteSource } from './palette.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.restoreAllMocks();
});

describe('palette sources', () => {
  it('are asked in the order they came, and one that fails does not spoil the rest', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    endings.push(
      registerPaletteSource({ label: 'Apps', find: () => Promise.reject(new Error('down')) }),
      registerPaletteSource({
        label: 'Agents',
        find: () => [{ id: 'a', label: 'Premortem', to: '/agents/a' }],
      }),
    );
    expect(await askPaletteSources(new AbortController().signal)).toEqual([
      { label: 'Apps', items: [] },
      { label: 'Agents', items: [{ id: 'a', label: 'Premortem', to: '/agents/a' }] },
    ]);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('have a name of their own, and are gone when they are taken out', async () => {
    const end = registerPaletteSource({ label: 'Apps', find: () => [] });
    expect(() => registerPaletteSource({ label: 'Apps', find: () => [] })).toThrow('Apps');
    end();
    expect(await askPaletteSources(new AbortController().signal)).toEqual([]);
  });
});
