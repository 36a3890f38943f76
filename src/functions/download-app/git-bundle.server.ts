import { createHash } from 'node:crypto';
import { packObjects, type TreeEntry, writeBlob, writeCommit, writeTree } from 'isomorphic-git';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { ProjectFiles } from '../../server/apps/take-away/project-files.server.ts';
import { memoryFs } from './memory-fs.server.ts';

export interface CommittedVersion {
  readonly message: string;
  readonly at: Date;
  readonly files: ProjectFiles;
}

interface Author {
  readonly name: string;
  readonly email: string;
}

const gitdir = '/git';

/**
 * A file that git clones from: one commit a version, in their order, on the branch `main`. What does not change from version
 * to version is stored once, and the same versions give the same bytes.
 */
export async function gitBundle(
  author: Author,
  versions: AsyncIterable<CommittedVersion>,
): Promise<Uint8Array> {
  const store = new ObjectStore();
  let head: string | undefined;
  for await (const { message, at, files } of versions) {
    const timestamp = Math.floor(at.getTime() / 1_000);
    const who = { ...author, timestamp, timezoneOffset: 0 };
    head = await store.commit({
      message,
      tree: await store.tree(files),
      parent: head === undefined ? [] : [head],
      author: who,
      committer: who,
    });
  }
  if (head === undefined)
    throw new KoraError('conflict', { message: 'This app has no version that works yet.' });
  const header = `# v2 git bundle\n${head} refs/heads/main\n${head} HEAD\n\n`;
  return Buffer.concat([Buffer.from(header), await store.pack()]);
}

interface Folder {
  readonly files: Map<string, string>;
  readonly folders: Map<string, Folder>;
}

class ObjectStore {
  readonly #fs = memoryFs();
  readonly #oids = new Set<string>();
  #bytes = 0;

  async commit(commit: Parameters<typeof writeCommit>[0]['commit']): Promise<string> {
    return this.#keep(await writeCommit({ fs: this.#fs, gitdir, commit }));
  }

  async tree(files: ProjectFiles): Promise<string> {
    const root: Folder = { files: new Map(), folders: new Map() };
    for (const [path, content] of files) {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      let folder = root;
      for (const part of parts) {
        const next = folder.folders.get(part) ?? { files: new Map(), folders: new Map() };
        folder.folders.set(part, next);
        folder = next;
      }
      folder.files.set(name, await this.#blob(content));
    }
    return this.#folder(root);
  }

  async pack(): Promise<Uint8Array> {
    const { packfile } = await packObjects({ fs: this.#fs, gitdir, oids: [...this.#oids] });
    if (packfile === undefined) throw new KoraError('internal');
    return packfile;
  }

  /** Most files are as they were in the version before: their name in git says so without any work. */
  async #blob(content: Uint8Array): Promise<string> {
    const known = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
    if (this.#oids.has(known)) return known;
    this.#bytes += content.length;
    if (this.#bytes > limits.takeAway.bundleBytes)
      throw new KoraError('conflict', {
        message: 'All versions together are too large for one bundle. Download the zip of a version instead.',
      });
    return this.#keep(await writeBlob({ fs: this.#fs, gitdir, blob: content }));
  }

  async #folder({ files, folders }: Folder): Promise<string> {
    const tree: TreeEntry[] = [...files].map(([path, oid]) => ({ mode: '100644', path, oid, type: 'blob' }));
    for (const [path, folder] of folders)
      tree.push({ mode: '040000', path, oid: await this.#folder(folder), type: 'tree' });
    return this.#keep(await writeTree({ fs: this.#fs, gitdir, tree }));
  }

  #keep(oid: string): string {
    this.#oids.add(oid);
    return oid;
  }
}
