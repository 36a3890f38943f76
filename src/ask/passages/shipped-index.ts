import { z } from 'zod';

/** Says under which names the files of the index lie; small, and asked for anew each time. */
export const shippedIndexPath = '/ask-index.json';

/** Addresses of the files, each of which may be kept for ever. */
export const shippedIndexSchema = z.object({
  passages: z.string(),
  vectors: z.string(),
  model: z.string(),
  /** For those who may use WebAssembly. */
  kernel: z.string(),
});

export type ShippedIndex = z.infer<typeof shippedIndexSchema>;
