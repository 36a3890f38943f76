import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const toolServer = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  has_key: z.boolean(),
  enabled: z.boolean(),
  /** When it last answered, and when it last did not; null when never. */
  worked_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  /** Why it last did not answer, in words. */
  trouble: z.string().nullable(),
  /** How many tools it offered when it last answered; null when it never did. */
  tools: z.int().nullable(),
  /** Tools that people have allowed and that were described otherwise, or were gone, when it last answered. */
  changed: z.array(z.object({ name: z.string(), gone: z.boolean(), people: z.int() })),
});
export type ListedToolServer = z.infer<typeof toolServer>;

/** The servers of others whose tools a model may use for people who allow it. */
export const contract = defineFunction({
  name: 'list-tool-servers',
  access: 'admin',
  input: z.object({}),
  output: z.object({ servers: z.array(toolServer) }),
});
