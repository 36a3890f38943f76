import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Compiles the encoder of the reader. The result is committed, so that nobody else needs a compiler; it ends with a
 * section that holds the SHA-256 of its source, by which a test sees that the two belong together.
 */
const folder = resolve(import.meta.dirname, '../src/engine/reader/kernel');
const source = join(folder, 'encoder.c');
const target = join(folder, 'encoder.wasm');

const flags = [
  '--target=wasm32',
  '-std=c11',
  '-O3',
  '-msimd128',
  '-mbulk-memory',
  '-ffreestanding',
  '-nostdlib',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-Wl,--no-entry',
  '-Wl,--strip-all',
];

function section(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'ascii'), content]);
  // One byte holds a length below 128; the name and a hash stay below.
  return Buffer.concat([Buffer.from([0, body.length]), body]);
}

const temporary = mkdtempSync(join(tmpdir(), 'reader-kernel-'));
try {
  const compiled = join(temporary, 'encoder.wasm');
  execFileSync('clang', [...flags, '-o', compiled, source], { stdio: 'inherit' });
  const hash = createHash('sha256').update(readFileSync(source)).digest();
  const wasm = Buffer.concat([readFileSync(compiled), section('source-sha256', hash)]);
  writeFileSync(target, wasm);
  console.log(`encoder.wasm: ${wasm.length} bytes`);
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(
    missing ? 'clang is missing. Install clang 14 or newer and lld, then run this again.' : error,
  );
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true });
}
