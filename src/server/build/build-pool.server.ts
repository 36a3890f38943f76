import { availableParallelism } from 'node:os';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { BuildTools, Site } from './build-site.server.ts';
import { checkFiles } from './check-files.ts';
import { WorkerProcess } from './worker-process.server.ts';

export interface BuildPool {
  /** Builds an app in a process of its own. A fault in its code is a `BuildFault`. */
  build(files: Readonly<Record<string, string>>): Promise<Site>;
  /** The most memory that a worker was seen to hold. */
  peakBytes(): number;
  /** The least that one held before its first build. */
  idleBytes(): number;
  close(): void;
}

interface Waiting {
  readonly files: Readonly<Record<string, string>>;
  readonly resolve: (site: Site) => void;
  readonly reject: (error: unknown) => void;
}

/** So many builds at once as there are processors; the others wait in line. Workers are started when needed. */
export function openBuildPool(
  tools: BuildTools,
  size = Math.min(availableParallelism(), 4),
  { buildMs = limits.build.buildMs } = {},
): BuildPool {
  const idle: WorkerProcess[] = [];
  const busy = new Set<WorkerProcess>();
  const line: Waiting[] = [];
  let peak = 0;
  let idleLeast = Number.POSITIVE_INFINITY;
  let closed = false;

  async function work(worker: WorkerProcess, { files, resolve, reject }: Waiting): Promise<void> {
    busy.add(worker);
    try {
      resolve(await worker.build(files));
    } catch (error) {
      reject(error);
    }
    busy.delete(worker);
    peak = Math.max(peak, worker.peakBytes);
    idleLeast = Math.min(idleLeast, worker.idleBytes);
    if (worker.isSpent || closed) worker.kill();
    else idle.push(worker);
    next();
  }

  function next(): void {
    while (line.length > 0 && busy.size < size && !closed) {
      let worker = idle.pop();
      while (worker?.isSpent === true) worker = idle.pop();
      const waiting = line.shift();
      if (waiting !== undefined) void work(worker ?? new WorkerProcess(tools, buildMs), waiting);
    }
  }

  return {
    async build(files) {
      if (closed) throw new KoraError('unavailable');
      checkFiles(files);
      if (line.length >= limits.build.queue)
        throw new KoraError('unavailable', {
          message: 'Many apps are being built. Try again in a moment.',
          retryAfter: 5,
        });
      return new Promise<Site>((resolve, reject) => {
        line.push({ files, resolve, reject });
        next();
      });
    },
    peakBytes: () => Math.max(peak, ...[...busy, ...idle].map((worker) => worker.peakBytes)),
    idleBytes: () => (Number.isFinite(idleLeast) ? idleLeast : 0),
    close() {
      closed = true;
      for (const worker of [...idle, ...busy]) worker.kill();
      for (const { reject } of line.splice(0)) reject(new KoraError('unavailable'));
    },
  };
}
