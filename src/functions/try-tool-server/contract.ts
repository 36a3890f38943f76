import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { toolServerId } from '../tool-server-shapes.ts';

const input = z.object({ id: toolServerId });
export type TryToolServerInput = z.output<typeof input>;

/** Asks a stored server for its tools now, switched on or not. One that does not work is an answer, not a failure. */
export const contract = defineFunction({
  name: 'try-tool-server',
  access: 'admin',
  input,
  output: z.object({
    works: z.boolean(),
    /** What the server offers, or why it does not answer, in words. */
    message: z.string(),
  }),
});
export type TryToolServerOutput = z.output<(typeof contract)['output']>;
