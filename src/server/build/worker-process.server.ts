import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { BuildFault } from './build-fault.ts';
import type { BuildAnswer, BuildRequest } from './build-messages.ts';
import type { BuildTools, Site } from './build-site.server.ts';

const pageBytes = 4_096;
const watchMs = 100;

/** The bundler's allocator keeps what it had unless it is told to give it back: this halves what a build holds. */
const thrift = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MALLOC_ARENA_MAX: '1' };
const heap = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/** Beside the bundle when the server runs from it, else the source. */
function entry(): string {
  const bundled = new URL('./build-worker.js', import.meta.url);
  return fileURLToPath(existsSync(bundled) ? bundled : new URL('./build-worker.server.ts', import.meta.url));
}

/** The memory of a process; undefined where the system does not tell. */
function residentBytes(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return undefined;
  }
}

/** A build process that does one build at a time. After a failure of its own it is spent. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<BuildAnswer>;
  readonly #buildMs: number;
  #builds = 0;
  #isSpent = false;
  /** The memory before its first build, and the most that it was seen to hold. */
  idleBytes = 0;
  peakBytes = 0;

  constructor(tools: BuildTools, buildMs: number) {
    const path = entry();
    // Nothing of the server's environment goes there: it holds secrets.
    this.#child = fork(path, [], {
      cwd: tools.root,
      env: { NODE_ENV: 'production', NO_COLOR: '1', ...thrift },
      execArgv: [...heap, ...(path.endsWith('.ts') ? ['--import', 'tsx'] : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.once('exit', () => {
      this.#isSpent = true;
    });
    this.#buildMs = buildMs;
    this.#ready = this.#ask({
      kind: 'tools',
      tools: { root: tools.root, vendor: { modules: tools.vendor.modules, fonts: tools.vendor.fonts } },
    });
    this.#ready.catch(() => undefined);
  }

  get isSpent(): boolean {
    return this.#isSpent || this.#builds >= limits.build.buildsPerWorker;
  }

  async build(files: Readonly<Record<string, string>>): Promise<Site> {
    await this.#ready;
    if (this.#builds === 0) this.idleBytes = residentBytes(this.#child.pid) ?? 0;
    this.#builds += 1;
    const answer = await this.#ask({ kind: 'build', files });
    if (answer.kind === 'built') {
      this.#note(answer.bytes);
      if (answer.bytes > limits.build.workerBytes / 2) this.#isSpent = true;
      return answer.site;
    }
    if (answer.kind === 'faulty') throw new BuildFault(answer.faults);
    this.#isSpent = true;
    throw new KoraError('internal', { cause: answer });
  }

  #note(bytes: number): void {
    this.peakBytes = Math.max(this.peakBytes, bytes);
  }

  #ask(request: BuildRequest): Promise<BuildAnswer> {
    return new Promise((resolve, reject) => {
      const end = (error?: KoraError, answer?: BuildAnswer) => {
        clearTimeout(deadline);
        clearInterval(watch);
        this.#child.off('message', hear);
        this.#child.off('exit', leave);
        if (answer !== undefined) return resolve(answer);
        this.kill();
        reject(error);
      };
      const hear = (answer: BuildAnswer) => end(undefined, answer);
      const leave = () =>
        end(new KoraError('internal', { message: 'The build ended unexpectedly. Try again.' }));
      const ms = request.kind === 'build' ? this.#buildMs : limits.build.startMs;
      const deadline = setTimeout(() => end(new KoraError('timed_out')), ms);
      const watch = setInterval(() => {
        const bytes = residentBytes(this.#child.pid) ?? 0;
        this.#note(bytes);
        if (bytes > limits.build.workerBytes)
          end(new BuildFault([{ message: 'Building it takes more memory than an app may use.' }]));
      }, watchMs);
      this.#child.once('message', hear);
      this.#child.once('exit', leave);
      this.#child.send(request, (error) => {
        if (error !== null) end(new KoraError('internal', { cause: error }));
      });
    });
  }

  kill(): void {
    this.#isSpent = true;
    this.#child.kill('SIGKILL');
  }
}
