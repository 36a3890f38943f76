import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUpAtExit } from '../lib/clean-up.ts';

const startMs = 90_000;

/** A worker alone, as `npm run worker` starts it; the answer kills it without a word. */
export async function startWorker(
  program: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [program], {
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
  while (!said.includes('worker is ready')) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      kill();
      throw new Error(`The worker did not start:\n${said}`);
    }
    await sleep(20);
  }
  return async () => {
    kill();
    await closed;
  };
}
