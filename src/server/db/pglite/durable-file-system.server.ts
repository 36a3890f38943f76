import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
  node: unknown;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: unknown): unknown;
    setattr(node: unknown, change: { mode?: number }): unknown;
  };
  realPath(node: unknown): string;
}

interface EmscriptenModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
}

/**
 * PGlite's own file system answers every fsync with "done" and does nothing: after a power cut, committed rows
 * are gone and the database may not open. This one passes each fsync to the disk. Its files are for their own user
 * alone, also those that the engine asks to be readable for everybody.
 * It is also where the engine can be given the memory that it shall use.
 */
export class DurableFileSystem extends NodeFS {
  readonly #memory: WebAssembly.Memory | undefined;

  constructor(dataDirectory: string, memory?: WebAssembly.Memory) {
    super(dataDirectory);
    this.#memory = memory;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options);
    const { emscriptenOpts } = prepared;
    const steps = emscriptenOpts.preRun ?? [];
    emscriptenOpts.preRun = [(module) => amend(module as unknown as EmscriptenModule), ...steps];
    if (this.#memory !== undefined) Object.assign(emscriptenOpts, { wasmMemory: this.#memory });
    return prepared;
  }
}

function amend(module: EmscriptenModule): void {
  const nodeFs = module.NODEFS ?? module.FS.filesystems?.NODEFS;
  if (nodeFs === undefined)
    throw new Error('The embedded database has no disk file system; fsync cannot be guaranteed.');
  passFsyncOn(nodeFs);
  keepPrivate(nodeFs);
}

/** The engine sets the mode of some files after it has made them, which no mask of the process changes. */
function keepPrivate({ node_ops: operations }: NodeFileSystem): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device);
  operations.setattr = (node, change) =>
    setattr(node, change.mode === undefined ? change : { ...change, mode: change.mode & ~0o077 });
}

function passFsyncOn(nodeFs: NodeFileSystem): void {
  nodeFs.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined && stream.nfd !== null) {
      fs.fsyncSync(stream.nfd);
      return 0;
    }
    // A directory has no open descriptor of its own: open it for the length of the call.
    const descriptor = fs.openSync(nodeFs.realPath(stream.node), 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    return 0;
  };
}

/** `-F` would switch fsync off again. */
export function durableStartParams(defaults: readonly string[]): string[] {
  const durable = ['fsync=on', 'full_page_writes=on', 'wal_sync_method=fsync', 'synchronous_commit=on'];
  return defaults
    .filter((parameter) => parameter !== '-F')
    .concat(durable.flatMap((setting) => ['-c', setting]));
}
