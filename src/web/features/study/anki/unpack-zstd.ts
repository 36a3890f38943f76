import { Decompress, decompress } from 'fzstd';

/** Packed data that would unpack to more than is taken. */
export class TooMuchData extends Error {}

/** Beyond this, the memory that unpacking needs is not given; what Anki writes needs two megabytes. */
const mostWindow = 64 * 1024 * 1024;
const magic = 0xfd_2f_b5_28;
const mostInBlock = 128 * 1024;

interface Frame {
  readonly from: number;
  readonly until: number;
  readonly window: number;
  /** What it says it unpacks to. */
  readonly declared: number | undefined;
}

/**
 * Unpacks zstandard. Nothing is allotted because a file says so: the frames are looked through first, and what comes out is counted
 * as it comes.
 */
export function unpackZstd(bytes: Uint8Array, mostBytes: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size > mostBytes) throw new TooMuchData();
    parts.push(part);
  };
  for (const { from, until, window, declared } of framesOf(bytes)) {
    const frame = bytes.subarray(from, until);
    if (declared !== undefined) {
      if (size + declared > mostBytes) throw new TooMuchData();
      add(decompress(frame));
      continue;
    }
    if (window > mostWindow) throw new TooMuchData();
    new Decompress((part) => add(part)).push(frame, true);
  }
  return joined(parts, size);
}

export function isZstd(bytes: Uint8Array): boolean {
  return bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === magic;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The frames, found by the sizes of their blocks. Reading past the end throws. */
function framesOf(bytes: Uint8Array): Frame[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames: Frame[] = [];
  let at = 0;
  while (at < bytes.length) {
    const sign = view.getUint32(at, true);
    // A frame that says of itself that it is to be skipped.
    if (sign >>> 4 === 0x1_84_d2_a5) {
      at += 8 + view.getUint32(at + 4, true);
      continue;
    }
    if (sign !== magic) throw new RangeError('This is not zstandard.');
    const frame = headOf(view, at);
    const until = endOf(view, frame.blocks) + frame.checksum;
    if (until > bytes.length) throw new RangeError('The last frame is not whole.');
    frames.push({ from: at, until, window: frame.window, declared: frame.declared });
    at = until;
  }
  return frames;
}

/** RFC 8878, 3.1.1.1: what a frame says of itself. */
function headOf(view: DataView, from: number) {
  const flags = view.getUint8(from + 4);
  const isSingle = (flags & 0b10_0000) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0;
  let at = from + 5;
  let window = 0;
  if (!isSingle) {
    const described = view.getUint8(at);
    const base = 2 ** (10 + (described >> 3));
    window = base + (base / 8) * (described & 7);
    at += 1;
  }
  at += [0, 1, 2, 4][flags & 3] ?? 0;
  const declared = declaredIn(view, at, sizeBytes);
  return {
    blocks: at + sizeBytes,
    window,
    declared: declared === 0 ? undefined : declared,
    checksum: (flags & 0b100) === 0 ? 0 : 4,
  };
}

function declaredIn(view: DataView, at: number, bytes: number): number | undefined {
  if (bytes === 1) return view.getUint8(at);
  if (bytes === 2) return view.getUint16(at, true) + 256;
  if (bytes === 4) return view.getUint32(at, true);
  return bytes === 8 ? Number(view.getBigUint64(at, true)) : undefined;
}

function endOf(view: DataView, from: number): number {
  for (let at = from; ; ) {
    const head = view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
    const [kind, size] = [(head >> 1) & 3, head >> 3];
    if (kind === 3 || size > mostInBlock) throw new RangeError('There is no such block.');
    // A repeated byte stands there once.
    at += 3 + (kind === 1 ? 1 : size);
    if ((head & 1) === 1) return at;
  }
}
