import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';

/** Writes `bench/out/<name>.json` with the conditions of the run, and tells where. */
export function writeReport(name: string, content: Readonly<Record<string, unknown>>): void {
  console.log(`\nWritten to ${relative(process.cwd(), saveReport(name, content))}.`);
}

/** The same without a word, for reports that are written on the way. Gives the path of the file. */
export function saveReport(name: string, content: Readonly<Record<string, unknown>>): string {
  const folder = join(import.meta.dirname, '../out');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  const conditions = {
    at: new Date().toISOString(),
    node: process.version,
    processors: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryMiB: Math.round(totalmem() / 1_048_576),
  };
  writeFileSync(path, `${JSON.stringify({ conditions, ...content }, undefined, 2)}\n`);
  return path;
}
