import { kib, mib, minute } from './units.ts';

/** Numbers of a person's own documents, which lie on their device. Used through `limits`. */
export const documentLimits = {
  /** Of one document as it is handed in. */
  bytes: 50 * mib,
  pages: 10_000,
  /** Pieces of text that one document is cut into, and characters of its whole text. */
  passages: 20_000,
  characters: 20_000_000,
  /** Documents of one person on one device, and those that one conversation is asked with. */
  documents: 200,
  attached: 20,
  /** Of longer ones it is not worked out what each passage is about: they are found by their words. */
  vectorPassages: 600,
  titleLength: 120,
  /** A document of which nothing comes for so long is given up. */
  silenceMs: minute,
  /** What the parts of a zip may have when they are unpacked, how many they may be, and what one of text may have. */
  unpackedBytes: 256 * mib,
  parts: 20_000,
  partBytes: 64 * mib,
  /** Cells of a sheet, counted as the rectangle that holds all of them. */
  cells: 4_000_000,
  /** A line without an end is parted here. */
  blockCharacters: 2_000,
  /** How much of a file is looked at to see what it is. */
  lookedAtBytes: 64 * kib,
  /** Rows of a sheet, and characters of them, in one passage. */
  passageRows: 20,
  passageRowCharacters: 1_200,
  /** Passages on one leaf of the reader, where a page or a section does not end before. */
  leafPassages: 12,
};
