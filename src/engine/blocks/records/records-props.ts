import { z } from 'zod';

export const props = z.object({
  entity: z.string(),
  layout: z.enum(['cards', 'table']).optional(),
  show: z.array(z.string()).optional(),
  filters: z.array(z.string()).optional(),
  /** The actions offered on every record of the list, by their id. */
  actions: z.array(z.string()).optional(),
  can: z
    .object({ create: z.boolean().optional(), edit: z.boolean().optional(), remove: z.boolean().optional() })
    .optional(),
  editors: z.array(z.string()).optional(),
  mine: z.boolean().optional(),
  only: z.object({ field: z.string(), value: z.string() }).optional(),
  addLabel: z.string().optional(),
});
export type RecordsProps = z.infer<typeof props>;
