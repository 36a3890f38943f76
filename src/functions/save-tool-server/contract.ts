import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { toolServerId, toolServerKey, toolServerName, toolServerUrl } from '../tool-server-shapes.ts';

const input = z.object({
  /** Of one that is changed; a new one without. */
  id: toolServerId.optional(),
  name: toolServerName,
  url: toolServerUrl,
  key: toolServerKey,
  enabled: z.boolean().default(true),
});
export type SaveToolServerInput = z.output<typeof input>;

/** Adds or changes a server of tools. Nothing is sent to it. */
export const contract = defineFunction({
  name: 'save-tool-server',
  access: 'admin',
  input,
  output: z.object({ id: z.uuid() }),
});
