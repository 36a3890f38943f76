import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and of all that it started, in MiB; NaN where the system does not tell. */
export function memoryMiB(pid: number): number {
  try {
    const children = new Map<number, number[]>();
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))?.[1] ?? 0);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    }
    return Math.round(sum(pid, children) / 1024);
  } catch {
    return Number.NaN;
  }
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended while we were reading.
    return '';
  }
}

/** What is shared by several processes counts for each of them: the figure is an upper bound. */
function sum(pid: number, children: ReadonlyMap<number, readonly number[]>): number {
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(String(pid)))?.[1] ?? 0);
  return (children.get(pid) ?? []).reduce((total, child) => total + sum(child, children), own);
}
