import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import wabt from 'wabt';

/**
 * Compiles the products of the model of sentences. The result is committed; it ends with a section that holds the SHA-256 of
 * its source, by which a test sees that the two belong together.
 */
const folder = resolve(import.meta.dirname, '../src/ask/passages/sentence-vectors');
const source = readFileSync(join(folder, 'products.wat'));
const { parseWat } = await wabt();
const parsed = parseWat('products.wat', source.toString(), { simd: true });
const { buffer } = parsed.toBinary({});
parsed.destroy();
const hash = createHash('sha256').update(source).digest();
const name = 'source-sha256';
const body = Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'ascii'), hash]);
// One byte holds a length below 128; the name and a hash stay below.
const wasm = Buffer.concat([buffer, Buffer.from([0, body.length]), body]);
writeFileSync(join(folder, 'products.wasm'), wasm);
console.log(`products.wasm: ${wasm.length} bytes`);
