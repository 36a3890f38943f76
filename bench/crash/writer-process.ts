import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUpAtExit } from '../lib/clean-up.ts';

export interface WriterOptions {
  readonly mode: 'port' | 'server' | 'no-fsync';
  readonly dataDirectory: string;
  readonly clients: number;
  readonly bodyLength: number;
}

export interface Writer {
  readonly pid: number;
  /** Pairs whose commit this process has heard of, and when each began on the machine's monotonic clock. */
  readonly acknowledged: ReadonlyMap<string, bigint>;
  readonly failures: readonly string[];
  /** Where the whole server listens, in that mode. */
  readonly url: string | undefined;
  /** Rejects when it ends instead, or takes too long. */
  ready(): Promise<void>;
  /** Resolves when it is gone and everything that it still managed to say was heard. */
  kill(): Promise<void>;
}

const startMs = 90_000;

export function startWriter(program: string, options: WriterOptions): Writer {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const forget = cleanUpAtExit(() => child.kill('SIGKILL'));
  const acknowledged = new Map<string, bigint>();
  const failures: string[] = [];
  let url: string | undefined;
  let isReady = false;
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [kind, first = '', second = '0'] = line.split(' ');
    if (kind === 'ack') acknowledged.set(first, BigInt(second));
    else if (kind === 'fail') failures.push(line.slice('fail '.length));
    else if (kind === 'url') url = first;
    else if (kind === 'ready') isReady = true;
  });
  return {
    pid: child.pid ?? 0,
    acknowledged,
    failures,
    get url() {
      return url;
    },
    async ready() {
      const until = Date.now() + startMs;
      while (!isReady) {
        if (hasEnded(child)) throw new Error(`The writer ended while starting:\n${said}`);
        if (Date.now() > until) throw new Error(`The writer was not ready in ${startMs} ms.`);
        await sleep(2);
      }
    },
    async kill() {
      forget();
      await closed;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}
