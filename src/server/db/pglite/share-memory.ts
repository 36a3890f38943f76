/**
 * The engine's memory as another thread needs it: shared. A module says in its list of imports which kind of memory it
 * works on; this says "shared" there. Its instructions stay as they are: plain loads and stores work on both kinds.
 */
const importSection = 2;
const memoryImport = 2;
const limitsWithMaximum = 1;
const sharedWithMaximum = 3;
const headerLength = 8;

export interface SharedModule {
  bytes: Uint8Array<ArrayBuffer>;
  /** In pages of 64 KiB, as the module wants its memory. */
  initial: number;
  maximum: number;
}

/** `maximum` is for a module that names none itself, which is what a library that is loaded later does. */
export function withSharedMemory(wasm: Uint8Array, maximum?: number): SharedModule {
  const reader = new ModuleReader(wasm);
  reader.at = headerLength;
  while (reader.at < wasm.length) {
    const sectionAt = reader.at;
    const section = reader.byte();
    const length = reader.number();
    const contentAt = reader.at;
    if (section === importSection) {
      const found = findMemory(reader, maximum);
      const said = [sharedWithMaximum, ...written(found.initial), ...written(found.maximum)];
      const content = [
        wasm.subarray(contentAt, found.from),
        Uint8Array.from(said),
        wasm.subarray(found.to, contentAt + length),
      ];
      const size = content.reduce((sum, part) => sum + part.length, 0);
      const head = Uint8Array.from([importSection, ...written(size)]);
      const parts = [wasm.subarray(0, sectionAt), head, ...content, wasm.subarray(contentAt + length)];
      return { bytes: joined(parts), initial: found.initial, maximum: found.maximum };
    }
    reader.at = contentAt + length;
  }
  throw noMemory();
}

interface FoundMemory {
  /** The bytes that say which kind of memory it is. */
  from: number;
  to: number;
  initial: number;
  maximum: number;
}

function findMemory(reader: ModuleReader, otherwise: number | undefined): FoundMemory {
  for (let left = reader.number(); left > 0; left--) {
    reader.skipName();
    reader.skipName();
    const kind = reader.byte();
    if (kind === memoryImport) {
      const from = reader.at;
      const hasMaximum = reader.byte() === limitsWithMaximum;
      const initial = reader.number();
      const maximum = hasMaximum ? reader.number() : otherwise;
      if (maximum === undefined) throw noMemory();
      return { from, to: reader.at, initial, maximum };
    }
    skipDescription(reader, kind);
  }
  throw noMemory();
}

/** Of a function, a table, a global or a tag. */
function skipDescription(reader: ModuleReader, kind: number): void {
  if (kind === 1) {
    reader.byte();
    const hasMaximum = reader.byte() === limitsWithMaximum;
    reader.number();
    if (hasMaximum) reader.number();
  } else if (kind === 3) {
    reader.byte();
    reader.byte();
  } else {
    if (kind === 4) reader.byte();
    reader.number();
  }
}

class ModuleReader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.at++];
    if (value === undefined) throw noMemory();
    return value;
  }

  /** Seven bits a byte, the lowest first; the highest bit says that more follow. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  skipName(): void {
    const length = this.number();
    this.at += length;
  }
}

function written(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7f; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80);
  return [...bytes, left];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function noMemory(): Error {
  return new Error('The database engine does not import a memory that can be shared.');
}
