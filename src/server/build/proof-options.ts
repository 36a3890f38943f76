import type { ProofSize, ProofSizeName } from '../../engine/proof/proof-report.ts';

export interface ProofOptions {
  readonly deadlineMs?: number;
  readonly sizes?: readonly ProofSize[];
  /** How many times the usual time a page or case may take, for machines that do other things. */
  readonly slack?: number;
  /** Gets a picture, as PNG, of the whole page after each page and case. */
  readonly onPicture?: (name: string, size: ProofSizeName, image: Buffer) => void;
}
