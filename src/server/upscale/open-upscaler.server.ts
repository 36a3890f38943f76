import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { packageRoot } from '../package-root.server.ts';
import type { UpscaleAnswer, UpscaleRequest } from './upscale-messages.ts';

/** Enlarges pictures four times by super-resolution: one after the other, in a process that is there while it is needed. */
export interface Upscaler {
  /** WebP. Whoever asked can leave: `signal` ends the work. */
  enlarge(picture: UpscaleRequest, signal: AbortSignal): Promise<Uint8Array>;
  close(): void;
}

interface Options {
  readonly deadlineMs?: number;
  readonly idleMs?: number;
  readonly waiting?: number;
}

/** Beside the bundle when the server runs from it, else the source. */
function entry(): string {
  const bundled = new URL('./upscale-worker.js', import.meta.url);
  return fileURLToPath(
    existsSync(bundled) ? bundled : new URL('./upscale-worker.server.ts', import.meta.url),
  );
}

/** A little behind the server; much further, and a busy machine would never get to it. */
const niceness = 3;

function startWorker(): ChildProcess {
  const path = entry();
  // Nothing of the server's environment goes there: it holds secrets.
  const child = fork(path, [], {
    cwd: packageRoot(),
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    execArgv: ['--max-old-space-size=256', ...(path.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Some systems do not allow it; it is then as important as the server.
  }
  return child;
}

const cancelled = () => new KoraError('unavailable', { message: 'The request was cancelled.' });

export function openUpscaler({
  deadlineMs = limits.upscale.deadlineMs,
  idleMs = limits.upscale.idleMs,
  waiting = limits.upscale.waiting,
}: Options = {}): Upscaler {
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let inLine = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function endWorker(): void {
    clearTimeout(idle);
    worker?.kill('SIGKILL');
    worker = undefined;
  }

  function ask(request: UpscaleRequest, signal: AbortSignal): Promise<UpscaleAnswer> {
    const child = (worker ??= startWorker());
    return new Promise((resolve, reject) => {
      const end = (error?: KoraError, answer?: UpscaleAnswer) => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', leave);
        child.off('message', hear).off('exit', die);
        if (answer !== undefined) return resolve(answer);
        endWorker();
        reject(error);
      };
      const hear = (answer: UpscaleAnswer) => end(undefined, answer);
      const die = () =>
        end(new KoraError('unavailable', { message: 'Enlarging the picture broke off. Try again.' }));
      const leave = () => end(cancelled());
      const deadline = setTimeout(
        () =>
          end(
            new KoraError('timed_out', { message: 'Enlarging the picture took too long and was stopped.' }),
          ),
        deadlineMs,
      );
      child.once('message', hear).once('exit', die);
      signal.addEventListener('abort', leave);
      child.send(request, (error) => {
        if (error !== null) die();
      });
    });
  }

  async function work(request: UpscaleRequest, signal: AbortSignal): Promise<Uint8Array> {
    if (closed || signal.aborted) throw cancelled();
    clearTimeout(idle);
    const answer = await ask(request, signal);
    idle = setTimeout(endWorker, idleMs).unref();
    if (answer.kind === 'done') return answer.image;
    if (answer.kind === 'damaged')
      throw new KoraError('invalid_input', {
        message: 'The picture is damaged and cannot be read. Save it anew and send it again.',
        details: [{ field: 'imageBase64', message: 'The picture is damaged.' }],
      });
    endWorker();
    throw new KoraError('internal', { cause: answer.message });
  }

  return {
    async enlarge(request, signal) {
      if (inLine > waiting)
        throw new KoraError('unavailable', {
          message: 'Many pictures are being enlarged. Try again in a moment.',
          retryAfter: 10,
        });
      inLine += 1;
      const mine = turn.then(() => work(request, signal));
      turn = mine.catch(() => undefined).finally(() => (inLine -= 1));
      return mine;
    },
    close() {
      closed = true;
      endWorker();
    },
  };
}
