import { z } from 'zod';
import { spanKinds } from './reading.ts';

/** What the file of weights says about the reader beside its tensors; `training/pack.py` writes it. */
export const readerSettings = z.object({
  types: z.literal(spanKinds.join('')),
  tasks: z.array(z.string()),
  pieces: z.array(z.string()),
  arcBias: z.number(),
  taskScale: z.number(),
  bars: z.object({ arc: z.number(), onlyArc: z.number(), task: z.number() }),
});

export type ReaderSettings = z.infer<typeof readerSettings>;
