export interface QrVersion {
  readonly version: number;
  /** Correction codewords of each block, at level M. */
  readonly correction: number;
  /** Data codewords of each block. */
  readonly blocks: readonly number[];
  /** Where alignment marks have their centres, in rows and columns. */
  readonly marks: readonly number[];
}

/** ISO/IEC 18004, level M, versions 1 to 10. */
export const qrVersions: readonly QrVersion[] = [
  { version: 1, correction: 10, blocks: [16], marks: [] },
  { version: 2, correction: 16, blocks: [28], marks: [6, 18] },
  { version: 3, correction: 26, blocks: [44], marks: [6, 22] },
  { version: 4, correction: 18, blocks: [32, 32], marks: [6, 26] },
  { version: 5, correction: 24, blocks: [43, 43], marks: [6, 30] },
  { version: 6, correction: 16, blocks: [27, 27, 27, 27], marks: [6, 34] },
  { version: 7, correction: 18, blocks: [31, 31, 31, 31], marks: [6, 22, 38] },
  { version: 8, correction: 22, blocks: [38, 38, 39, 39], marks: [6, 24, 42] },
  { version: 9, correction: 22, blocks: [36, 36, 36, 37, 37], marks: [6, 26, 46] },
  { version: 10, correction: 26, blocks: [43, 43, 43, 43, 44], marks: [6, 28, 50] },
];

const total = (blocks: readonly number[]) => blocks.reduce((sum, size) => sum + size, 0);

/** How many bytes fit, after the mark of the mode and the length. */
export function capacityOf({ version, blocks }: QrVersion): number {
  return total(blocks) - (version < 10 ? 2 : 3);
}

export const largestText = Math.max(...qrVersions.map(capacityOf));

/** The smallest version that a text of so many bytes fits in. */
export function versionFor(bytes: number): QrVersion | undefined {
  return qrVersions.find((version) => capacityOf(version) >= bytes);
}
