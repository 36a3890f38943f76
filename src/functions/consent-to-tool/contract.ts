import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';
import { toolServerId } from '../tool-server-shapes.ts';

const input = z.object({
  server_id: toolServerId,
  tool: z.string().min(1).max(limits.toolServers.toolNameLength),
  /** Of the description that the person has read. */
  digest: z.string().regex(/^[\w-]{43}$/, { error: 'Reload the list of tools, then choose again.' }),
  /** False takes the consent back. */
  allowed: z.boolean(),
});
export type ConsentToToolInput = z.output<typeof input>;

/** Allows a model that works for the caller to use one tool as it describes itself now, or takes that back. */
export const contract = defineFunction({
  name: 'consent-to-tool',
  access: 'user',
  input,
  output: z.object({ allowed: z.boolean() }),
});
