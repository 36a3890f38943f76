import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSharedMemory } from './share-memory.ts';

const engine = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
);

/** A module that imports a memory of one page or more, and nothing else. */
const library = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 2, 8, 1, 1, 0x65, 1, 0x6d, 2, 0, 1);

describe('withSharedMemory', () => {
  it('changes one byte of the engine and nothing else', () => {
    const { bytes, initial, maximum } = withSharedMemory(engine);
    expect(bytes).toHaveLength(engine.length);
    const changed = bytes.findIndex((byte, at) => byte !== engine[at]);
    expect([engine[changed], bytes[changed]]).toEqual([1, 3]);
    expect(Buffer.compare(bytes.subarray(changed + 1), engine.subarray(changed + 1))).toBe(0);
    expect(maximum).toBeGreaterThan(initial);
  });

  it('lets a library work on the same memory', () => {
    const memory = new WebAssembly.Memory({ initial: 2, maximum: 300, shared: true });
    const module = new WebAssembly.Module(withSharedMemory(library, 300).bytes);
    expect(() => new WebAssembly.Instance(module, { e: { m: memory } })).not.toThrow();
    expect(() => new WebAssembly.Instance(new WebAssembly.Module(library), { e: { m: memory } })).toThrow(
      'shared',
    );
  });

  it('refuses a module without a memory, and one without a maximum when none is given', () => {
    const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    expect(() => withSharedMemory(empty)).toThrow('does not import a memory');
    expect(() => withSharedMemory(library)).toThrow('does not import a memory');
  });
});
