import { readdirSync, readFileSync } from 'node:fs';

/** Ends every process below `pid` whose command line contains `word`, without a word; tells how many there were. */
export function killBelow(pid: number, word: string): number {
  const below = descendants(pid).filter((child) => commandOf(child).includes(word));
  for (const child of below) {
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return below.length;
}

function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? -1);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const own = children.get(next) ?? [];
    found.push(...own);
    waiting.push(...own);
  }
  return found;
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
