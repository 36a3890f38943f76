import type { Storage } from '../storage/storage.ts';

/**
 * The code that apps share. Its names carry a hash of its content, and a built app asks for them by these names: so each is
 * kept for as long as an app may ask for it, also when a newer product brings others.
 */
const keyOf = (name: string) => `apps/vendor/${name}`;

/** What this process has kept already. */
const kept = new WeakMap<Storage, Set<string>>();

export async function keepVendor(storage: Storage, files: Readonly<Record<string, string>>): Promise<void> {
  const known = kept.get(storage) ?? new Set<string>();
  kept.set(storage, known);
  for (const [name, text] of Object.entries(files)) {
    if (known.has(name)) continue;
    if ((await storage.head(keyOf(name))) === null)
      await storage.put(keyOf(name), new TextEncoder().encode(text), {
        contentType: 'text/javascript; charset=utf-8',
      });
    known.add(name);
  }
}

/** A file of vendor code that this version of the product does not bring any more. */
export async function readVendor(storage: Storage, name: string): Promise<string | undefined> {
  if (!/^[\w.-]{1,120}$/.test(name)) return undefined;
  const opened = await storage.get(keyOf(name));
  return opened === null ? undefined : new Response(opened.body).text();
}
