import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Of the process itself and of those of its children that have ended. */
  readonly ticks: number;
}

/** Processor time of a process and of all that it started, those that have ended included; NaN where the system does not tell. */
export function processorMs(pid: number): number {
  try {
    const all = new Map<number, ProcessTimes>();
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const times = timesOf(name);
      if (times !== undefined) all.set(Number(name), times);
    }
    return (sum(pid, all) * 1000) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

function timesOf(pid: string): ProcessTimes | undefined {
  try {
    // The name of the program stands in brackets and may hold anything.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, ...used] = [1, 11, 12, 13, 14].map((place) => fields[place] ?? 0);
    return { parent: parent ?? 0, ticks: used.reduce((total, one) => total + one, 0) };
  } catch {
    // It ended while we were reading.
    return undefined;
  }
}

function sum(pid: number, all: ReadonlyMap<number, ProcessTimes>): number {
  const children = [...all].filter(([, { parent }]) => parent === pid).map(([child]) => child);
  return children.reduce((total, child) => total + sum(child, all), all.get(pid)?.ticks ?? 0);
}
