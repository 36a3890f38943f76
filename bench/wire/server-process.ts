import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUpAtExit } from '../lib/clean-up.ts';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Processor time of the process with all its threads; NaN where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
  /** Without a word, as a crash is. */
  kill(): Promise<void>;
}

export interface Program {
  readonly name: string;
  /** What Node is started with: options, the file, its arguments. */
  readonly parts: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

const startMs = 90_000;
const stopMs = 20_000;
/** What `/proc` counts in, on every Linux that Node runs on. */
const tickMs = 10;

/** Starts a program that tells its address on standard output when it is ready. */
export async function startServer({ name, parts, folder, environment }: Program): Promise<ServerProcess> {
  const child = spawn(process.execPath, parts, {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const kill = cleanUpAtExit(() => child.kill('SIGKILL'));
  let said = '';
  const hear = (text: Buffer) => (said = (said + text.toString()).slice(-4_000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const until = Date.now() + startMs;
  for (;;) {
    const port = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said)?.[1];
    if (port !== undefined) return running(child, Number(port), closed, kill);
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      kill();
      throw new Error(`${name} did not start:\n${said}`);
    }
    await sleep(20);
  }
}

function running(
  child: ChildProcess,
  port: number,
  closed: Promise<unknown>,
  kill: () => void,
): ServerProcess {
  return {
    port,
    pid: child.pid ?? 0,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    async kill() {
      kill();
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([closed, sleep(stopMs, undefined, { ref: false })]);
      kill();
      await closed;
    },
  };
}

function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in parentheses and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}
