import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readerDirectory } from '../package-root.server.ts';
import { openReader } from './open-reader.server.ts';

let folder: string;
let lines: string[];
const log = () => pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'kora-reader-'));
  await mkdir(join(folder, 'kernel'));
  await mkdir(join(folder, 'model'));
  await cp(join(readerDirectory(), 'kernel/encoder.wasm'), join(folder, 'kernel/encoder.wasm'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the reader of the server', () => {
  it('is loaded once, by whoever asks first, and reads', async () => {
    const reader = openReader(log());
    const [first, second] = await Promise.all([reader(), reader()]);
    expect(first).toBe(second);
    expect(await reader()).toBe(first);
    expect(first?.read('no login').spans).toMatchObject([{ kind: 'Z', start: 3, end: 8 }]);
    expect(lines).toEqual([]);
  }, 60_000);

  it('is loaded only when somebody asks', async () => {
    const reader = openReader(log(), folder);
    // Time enough for a load that nobody asked for to miss the weights.
    await cp(join(readerDirectory(), 'model/reader.weights'), join(folder, 'model/reader.weights'));
    expect(await reader()).toBeDefined();
    expect(lines).toEqual([]);
  }, 60_000);

  it('is not there when its weights are missing, and the log says where they should be', async () => {
    const reader = openReader(log(), folder);
    expect(await reader()).toBeUndefined();
    expect(await reader()).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the learned reader is not used');
    expect(lines[0]).toContain('reader.weights');
    expect(lines[0]).toContain(folder);
  });

  it('is not there when its weights or its kernel are broken', async () => {
    await writeFile(join(folder, 'model/reader.weights'), 'KORAWTS1 and then nothing of use');
    expect(await openReader(log(), folder)()).toBeUndefined();
    expect(lines[0]).toContain('The weights of the reader cannot be used');

    await cp(join(readerDirectory(), 'model/reader.weights'), join(folder, 'model/reader.weights'));
    await writeFile(join(folder, 'kernel/encoder.wasm'), 'no kernel');
    expect(await openReader(log(), folder)()).toBeUndefined();
    expect(lines[1]).toContain('WebAssembly');
  }, 60_000);
});
