import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cleanUpAtExit } from '../lib/clean-up.ts';

export interface CheckerOptions {
  readonly dataDirectory: string;
  /** Whether the database is closed in order after the look at it. */
  readonly close: boolean;
}

export type Finding =
  | {
      readonly opened: true;
      readonly openMs: number;
      readonly lockIsOurs: boolean;
      readonly rows: number;
      /** Acknowledged pairs that are not there. */
      readonly lost: number;
      /** An app without its build or a build without its app. */
      readonly halves: number;
      /** Rows whose content does not match its digest, and rows that table and indexes disagree on. */
      readonly damaged: number;
      /** Pairs whose transaction sent a job that is not there. */
      readonly withoutJob: number;
      readonly writesAgain: boolean;
    }
  | { readonly opened: false; readonly error: string };

const checkMs = 120_000;

/** Opens the database in `dataDirectory` in another process and tells what is there. */
export async function checkDatabase(
  program: string,
  options: CheckerOptions,
  acknowledged: Iterable<string>,
): Promise<Finding> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = cleanUpAtExit(() => child.kill('SIGKILL'));
  const timer = setTimeout(() => child.kill('SIGKILL'), checkMs);
  let answer = '';
  let said = '';
  child.stdout.on('data', (text: Buffer) => (answer += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-1000)));
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify([...acknowledged]));
  await once(child, 'close');
  clearTimeout(timer);
  end();
  try {
    return JSON.parse(answer) as Finding;
  } catch {
    return { opened: false, error: `The process that opened it ended without an answer. ${said}`.trim() };
  }
}
