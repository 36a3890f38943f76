import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, type Reader } from '../../engine/reader/reader.ts';

const folder = join(import.meta.dirname, '../../engine/reader');

/** The learned reader itself. */
export function loadReader(): Promise<Reader> {
  return createReader(
    readFileSync(join(folder, 'kernel/encoder.wasm')),
    readFileSync(join(folder, 'model/reader.weights')),
  );
}
