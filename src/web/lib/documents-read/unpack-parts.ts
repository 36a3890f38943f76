import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';

/** The parts of an Office document that are wanted, and the names of all. */
export interface UnpackedParts {
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

const step = 64 * 1_024;
const sealed = 1;

/**
 * Unpacks a zip bit by bit and counts what comes out: neither what it says about its size nor what it has may pass the limits.
 * Parts that are not wanted are not unpacked at all.
 */
export function unpackParts(bytes: Uint8Array, isWanted: (name: string) => boolean): UnpackedParts {
  // The flags of the first part; Office never does this, other programs may.
  if (((bytes[6] ?? 0) & sealed) === sealed) throw new DocumentRefusal('encrypted');
  const names = new Set<string>();
  const parts = new Map<string, Uint8Array>();
  const open = new Set<string>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    names.add(file.name);
    if (names.size > limits.documents.parts) throw new DocumentRefusal('unpacks-too-large');
    if (!isWanted(file.name)) return;
    if ((file.originalSize ?? 0) > limits.documents.partBytes) throw new DocumentRefusal('unpacks-too-large');
    open.add(file.name);
    collect(
      file,
      (size) => {
        unpacked += size;
        if (unpacked > limits.documents.unpackedBytes) throw new DocumentRefusal('unpacks-too-large');
      },
      (whole) => {
        parts.set(file.name, whole);
        open.delete(file.name);
      },
    );
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    if (error instanceof DocumentRefusal) throw error;
    throw new DocumentRefusal('damaged', error);
  }
  if (open.size > 0 || names.size === 0) throw new DocumentRefusal('damaged');
  return { names, parts };
}

function collect(file: UnzipFile, count: (size: number) => void, done: (whole: Uint8Array) => void): void {
  const pieces: Uint8Array[] = [];
  let length = 0;
  file.ondata = (error, piece, isLast) => {
    if (error !== null) throw error;
    count(piece.length);
    length += piece.length;
    if (length > limits.documents.partBytes) throw new DocumentRefusal('unpacks-too-large');
    pieces.push(piece);
    if (isLast) done(joined(pieces, length));
  };
  file.start();
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
