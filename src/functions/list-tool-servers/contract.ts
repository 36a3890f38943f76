import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const toolServer = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  has_key: z.boolean(),
  enabled: z.boolean(),
});
export type ListedToolServer = z.infer<typeof toolServer>;

/** The servers of others whose tools a model may use for people who allow it. */
export const contract = defineFunction({
  name: 'list-tool-servers',
  access: 'admin',
  input: z.object({}),
  output: z.object({ servers: z.array(toolServer) }),
});
