import type { PromiseFsClient } from 'isomorphic-git';

/** The file system that git objects are written to and packed from: it lives as long as one request. */
export function memoryFs(): PromiseFsClient {
  const files = new Map<string, Uint8Array>();
  const missing = (path: string) =>
    Object.assign(new Error(`ENOENT: no such file: ${path}`), { code: 'ENOENT' });
  const folders = new Set<string>();
  async function stat(path: string) {
    const content = files.get(path);
    if (content === undefined && !folders.has(path)) throw missing(path);
    return {
      isFile: () => content !== undefined,
      isDirectory: () => content === undefined,
      isSymbolicLink: () => false,
      size: content?.length ?? 0,
      mode: 0o100644,
      mtimeMs: 0,
    };
  }
  return {
    promises: {
      async readFile(path: string, options?: { encoding?: string } | string) {
        const content = files.get(path);
        if (content === undefined) throw missing(path);
        const encoding = typeof options === 'string' ? options : options?.encoding;
        return encoding === undefined ? content : Buffer.from(content).toString('utf8');
      },
      async writeFile(path: string, content: Uint8Array | string) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
          folders.add(path.slice(0, end));
        files.set(path, typeof content === 'string' ? Buffer.from(content) : content);
      },
      async unlink(path: string) {
        files.delete(path);
      },
      async readdir(path: string) {
        const below = [...files.keys()].filter((name) => name.startsWith(`${path}/`));
        return [...new Set(below.map((name) => name.slice(path.length + 1).split('/')[0] ?? ''))];
      },
      async mkdir() {},
      async rmdir() {},
      stat,
      lstat: stat,
      async readlink(path: string) {
        throw missing(path);
      },
      async symlink(_: string, path: string) {
        throw missing(path);
      },
    },
  };
}
