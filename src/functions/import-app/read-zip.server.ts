import { crc32, inflateRawSync } from 'node:zlib';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const symlinkMode = 0o120000;
const fileTypeMask = 0o170000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

export function refuseZip(message: string, cause?: unknown): never {
  throw new KoraError('invalid_input', {
    message,
    details: [{ field: 'zip', message }],
    ...(cause === undefined ? {} : { cause }),
  });
}

/**
 * The files of a zip from outside. Everything that it declares is checked before a byte is unpacked, and unpacking stops where
 * a file becomes larger than it said.
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Uint8Array>();
  let entries: Entry[];
  try {
    entries = listEntries(zip);
  } catch (error) {
    if (error instanceof KoraError) throw error;
    return refuseZip('This zip is damaged. Download it again.', error);
  }
  checkTotal(entries);
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue;
    if (files.has(entry.name)) refuseZip(`“${shown(entry.name)}” is in this zip twice.`);
    files.set(entry.name, unpack(zip, entry));
  }
  return files;
}

function listEntries(zip: Buffer): Entry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.takeAway.zipEntries)
    refuseZip(`This zip holds ${count} files; ${limits.takeAway.zipEntries} are the most that are read.`);
  let at = zip.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) refuseZip('This zip is damaged. Download it again.');
    const nameLength = zip.readUInt16LE(at + 28);
    const nameBytes = zip.subarray(at + 46, at + 46 + nameLength);
    const mode = zip.readUInt32LE(at + 38) >>> 16;
    const name = checkName(nameBytes);
    if ((zip.readUInt16LE(at + 8) & 1) !== 0) refuseZip('This zip is protected by a password.');
    if ((mode & fileTypeMask) === symlinkMode)
      refuseZip(`“${shown(name)}” is a link to another file, which no app may hold.`);
    entries.push({
      name,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The directory of a zip is at its end, before a comment of unknown length. */
function findEnd(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - endLength - 0xffff);
  for (let at = zip.length - endLength; at >= earliest; at -= 1)
    if (zip.readUInt32LE(at) === endSignature) return at;
  return refuseZip('This file is not a zip.');
}

function checkName(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  if (name.length > limits.takeAway.zipNameLength)
    refuseZip(`A file of this zip has a name of ${name.length} characters, which is too long.`);
  const parts = name.replace(/\/$/, '').split('/');
  const isPlain = name !== '' && !name.includes('�') && !/[\p{Cc}\\]/u.test(name) && !/^[A-Za-z]:/.test(name);
  if (!isPlain || parts.some((part) => part === '' || part === '.' || part === '..' || part === '__proto__'))
    refuseZip(`“${shown(name)}” is not a path that a file of an app may have.`);
  return name;
}

function checkTotal(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.takeAway.unpackedBytes)
    refuseZip(`Unpacked, this zip would be larger than ${limits.takeAway.unpackedBytes / 1_048_576} MB.`);
}

function unpack(zip: Buffer, { name, method, crc, packed, size, at }: Entry): Uint8Array {
  const damaged = `“${shown(name)}” in this zip is damaged, or larger than it says.`;
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== localSignature) refuseZip(damaged);
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const content = zip.subarray(start, start + packed);
  let bytes: Buffer;
  if (method === 0) bytes = content;
  else if (method === 8) {
    try {
      bytes = inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
    } catch (error) {
      return refuseZip(damaged, error);
    }
  } else return refuseZip(`“${shown(name)}” is packed in a way that is not read here.`);
  if (bytes.length !== size || crc32(bytes) !== crc) refuseZip(damaged);
  return bytes;
}

function shown(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, '·').slice(0, 100);
}
