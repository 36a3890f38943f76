import { limits } from '../../kernel/limits.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * The code that apps share. Its names carry a hash of its content, and a built app asks for them by these names: so each is
 * kept for as long as an app may ask for it, also when a newer product brings others.
 */
export const vendorFolder = 'apps/vendor/';
const keyOf = (name: string) => `${vendorFolder}${name}`;
/** Fonts are kept as the text that they are in memory: base64. */
const typeOf = (name: string) =>
  name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/plain; charset=utf-8';

/** What this process has kept already, and when it saw last that it is there. */
const kept = new WeakMap<Storage, Map<string, number>>();

export async function keepVendor(storage: Storage, files: Readonly<Record<string, string>>): Promise<void> {
  const known = kept.get(storage) ?? new Map<string, number>();
  kept.set(storage, known);
  const renewBefore = Date.now() - limits.bin.vendorRenewMs;
  const toKeep = Object.entries(files).filter(([name]) => (known.get(name) ?? 0) <= renewBefore);
  await Promise.all(
    toKeep.map(async ([name, text]) => {
      const there = await storage.head(keyOf(name));
      // Written anew when it is not of today: what nobody renews is removed in the end.
      if (there === null || there.modifiedAt.getTime() < renewBefore)
        await storage.put(keyOf(name), new TextEncoder().encode(text), { contentType: typeOf(name) });
      known.set(name, Date.now());
    }),
  );
}

/** A file of vendor code that this version of the product does not bring any more. */
export async function readVendor(storage: Storage, name: string): Promise<string | undefined> {
  if (!/^[\w.-]{1,120}$/.test(name)) return undefined;
  const opened = await storage.get(keyOf(name));
  return opened === null ? undefined : new Response(opened.body).text();
}
