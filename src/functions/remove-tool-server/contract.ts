import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { toolServerId } from '../tool-server-shapes.ts';

const input = z.object({ id: toolServerId });
export type RemoveToolServerInput = z.output<typeof input>;

/** Removes a server of tools, with what people have allowed of it. `changed` is false when it was gone before. */
export const contract = defineFunction({
  name: 'remove-tool-server',
  access: 'admin',
  input,
  output: z.object({ changed: z.boolean() }),
});
