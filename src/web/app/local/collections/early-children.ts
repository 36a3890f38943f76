import { z } from 'zod';
import { bands } from '../../../../catalog/early-learning/bands.ts';
import { defineCollection } from '../collection.ts';

/** Children who learn with ABC 123. Animal and settings are read by those who use them, so that ones of a newer version hide no child. */
export const collection = defineCollection({
  name: 'early-children',
  label: 'Child',
  table: 'early_children',
  schema: z.object({
    id: z.string(),
    name: z.string().min(1).max(40),
    animal: z.string().min(1).max(40),
    band: z.enum(bands),
    settings: z.record(z.string(), z.unknown()).default({}),
  }),
  key: 'id',
  conflict: 'merge-fields',
  signedOut: 'none',
});
