import { limits } from '../../kernel/limits.ts';
import type { JobRun } from '../jobs/job-run.ts';
import type { ListedObject, Storage } from '../storage/storage.ts';
import { readVendor, vendorFolder } from './vendor-files.server.ts';

/**
 * Code that apps shared when an older product built them, and that no site asks for any more. `current` is what this product
 * brings. A product of another make that builds at the same time renews its files each day, so they are too young.
 */
export async function purgeLeftoverVendor(
  { storage, signal }: Pick<JobRun, 'storage' | 'signal'>,
  current: readonly string[],
): Promise<number> {
  const oldest = Date.now() - limits.bin.vendorMs;
  const isOld = ({ modifiedAt }: Pick<ListedObject, 'modifiedAt'>) => modifiedAt.getTime() < oldest;
  const unused = new Set<string>();
  for await (const object of everyObject(storage, vendorFolder)) {
    const name = object.key.slice(vendorFolder.length);
    if (isOld(object) && !current.includes(name)) unused.add(name);
  }
  await spareUsed(storage, unused, signal);
  let removed = 0;
  for (const name of unused) {
    signal.throwIfAborted();
    const now = await storage.head(`${vendorFolder}${name}`);
    if (now === null || !isOld(now)) continue;
    await storage.delete(now.key);
    removed += 1;
  }
  return removed;
}

/** Takes out whatever a site names, and whatever that code names in turn. */
async function spareUsed(storage: Storage, unused: Set<string>, signal: AbortSignal): Promise<void> {
  for await (const { key } of everyObject(storage, 'apps/')) {
    if (unused.size === 0) return;
    if (!key.endsWith('/site.json')) continue;
    signal.throwIfAborted();
    const opened = await storage.get(key);
    if (opened === null) continue;
    const named = namedIn(await new Response(opened.body).text(), unused);
    for (let name = named.pop(); name !== undefined; name = named.pop()) {
      unused.delete(name);
      named.push(...namedIn((await readVendor(storage, name)) ?? '', unused));
    }
  }
}

function namedIn(text: string, names: ReadonlySet<string>): string[] {
  return [...names].filter((name) => text.includes(name));
}

async function* everyObject(storage: Storage, prefix: string): AsyncGenerator<ListedObject> {
  let after: string | undefined;
  do {
    const page = await storage.list(prefix, after === undefined ? {} : { after });
    yield* page.objects;
    after = page.next ?? undefined;
  } while (after !== undefined);
}
