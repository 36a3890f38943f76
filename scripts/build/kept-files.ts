import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What took long to make, kept from one build to the next under the hash of what it was made of. */
export interface KeptFiles {
  get(ingredients: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what this build did not ask for. */
  prune(): Promise<void>;
}

export async function keptFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async get(ingredients, make) {
      const name = hashOf(ingredients);
      const path = join(folder, name);
      used.add(name);
      const kept = await readFile(path).catch(() => undefined);
      if (kept !== undefined) return kept;
      const made = await make();
      // Under another name first: a build that is killed leaves no half of a file.
      await writeFile(`${path}.${process.pid}`, made);
      await rename(`${path}.${process.pid}`, path);
      return made;
    },
    async prune() {
      const names = await readdir(folder);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(join(folder, name), { force: true })),
      );
    },
  };
}

function hashOf(ingredients: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const one of ingredients) hash.update(`${one.length}:`).update(one);
  return hash.digest('hex').slice(0, 32);
}
