import type { Reader } from '../../src/engine/reader/reader.ts';

const rounds = 3;

/** Milliseconds of processor time of each reading: what others do on the machine counts less here. Node alone can tell. */
export function processorTimes(reader: Reader, texts: readonly string[]): number[] {
  return Array.from({ length: rounds }, () => texts)
    .flat()
    .map((text) => {
      const before = process.cpuUsage();
      reader.read(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
}
