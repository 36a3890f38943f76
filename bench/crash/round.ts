import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './check-database.ts';

/** One crash and what was found after it. */
export interface Round {
  /** The row of the summary that it counts in. */
  readonly part: string;
  /** A round that is meant to lose something, to prove that the method can see it. */
  readonly control: boolean;
  /** From the first write, or from the start where the start itself is hit. */
  readonly afterMs: number;
  /** Newly acknowledged in this round. */
  readonly acknowledged: number;
  readonly finding: Finding;
  readonly lockWasLeft: boolean;
  /** Commits that were begun after the disk had stopped and were answered with success all the same. */
  readonly answeredOnDeadDisk?: number;
  /** Whether the same process wrote again after the fault was over, where that was tried. */
  readonly worksAgain?: boolean;
  readonly note?: string;
}

export function isSound({ finding, worksAgain = true }: Round): boolean {
  return (
    finding.opened &&
    finding.lost === 0 &&
    finding.halves === 0 &&
    finding.damaged === 0 &&
    finding.withoutJob === 0 &&
    finding.lockIsOurs &&
    finding.writesAgain &&
    worksAgain
  );
}

/** Whether the dead process left its lock behind, as it must: it had no time to take it away. */
export function lockNames(dataDirectory: string, pid: number): boolean {
  try {
    return (
      (JSON.parse(readFileSync(join(dataDirectory, 'kora.lock'), 'utf8')) as { pid: number }).pid === pid
    );
  } catch {
    return false;
  }
}

export function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
