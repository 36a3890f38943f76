import { writeWorkshop } from '../../src/server/build/open-workshop.server.ts';

/** The code that all generated apps share, and the script that proves them, bundled once for the server. */
export function buildVendor(root: string, outdir: string): Promise<void> {
  return writeWorkshop(root, outdir);
}
