import { expect, it, vi } from 'vitest';
import { makeKey, openText, sealText, unwrapKey, wrapKey } from './seal.ts';

// To make a key of a passphrase takes long on purpose, and a busy machine takes longer.
vi.setConfig({ testTimeout: 120_000 });

it('opens with the passphrase that it was closed with, however it was typed, and with no other', async () => {
  const key = await makeKey();
  const kept = await wrapKey(key, 'caf\u00e9 au lait');
  const sealed = await sealText('Today it rained. ☔', key, 'k1');
  expect(JSON.stringify(sealed)).not.toContain('rained');
  const again = await unwrapKey(kept, 'cafe\u0301 au lait');
  expect(again).toBeDefined();
  expect(again && (await openText(sealed, again))).toBe('Today it rained. ☔');
  expect(await unwrapKey(kept, 'cafe au lait')).toBeUndefined();
});

it('refuses what was changed after it was sealed', async () => {
  const key = await makeKey();
  const sealed = await sealText('x'.repeat(20_000), key, 'k1');
  expect(await openText(sealed, key)).toHaveLength(20_000);
  const changed = { ...sealed, data: `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}` };
  await expect(openText(changed, key)).rejects.toThrow();
});
