import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { toolServerId, toolServerKey, toolServerUrl, toolText } from '../tool-server-shapes.ts';

const input = z.object({
  /** The one whose stored key is used where none is given. */
  id: toolServerId.optional(),
  url: toolServerUrl,
  key: toolServerKey,
});
export type TestToolServerInput = z.output<typeof input>;

/** Asks a server for its tools. One that does not work is an answer, not a failure. */
export const contract = defineFunction({
  name: 'test-tool-server',
  access: 'admin',
  input,
  output: z.object({ works: z.boolean(), message: z.string(), tools: z.array(toolText) }),
});
export type TestToolServerOutput = z.output<(typeof contract)['output']>;
