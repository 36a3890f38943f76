import { z } from 'zod';
import { formulaProp } from '../../fit/formula-prop.ts';

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
  /** Only records of which this holds. */
  where: formulaProp.optional(),
  /** The order at first: a field, with a minus for the other way round. */
  sort: z
    .string()
    .regex(/^-?[a-z][a-zA-Z0-9]*$/)
    .optional(),
  /** The field whose values are headings in the list. */
  group: z.string().optional(),
  /** Places in the order of `sort`. */
  rank: z.literal(true).optional(),
  /** What is said where there is nothing. */
  empty: z.string().optional(),
});
export type RecordsProps = z.infer<typeof props>;
