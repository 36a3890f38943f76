import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { toolText } from '../tool-server-shapes.ts';

const output = z.object({
  servers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** The host that is asked: what a tool is given leaves the house for there. */
      place: z.string(),
      /** Why there are no tools now; null when there are. */
      trouble: z.string().nullable(),
      tools: z.array(
        toolText.extend({
          /** Of its description: goes back with the consent, which holds for this one alone. */
          digest: z.string(),
          /** `changed`: it was allowed, and describes itself otherwise now. */
          consent: z.enum(['none', 'given', 'changed']),
        }),
      ),
    }),
  ),
});
export type ListToolsOfServersOutput = z.output<typeof output>;

/** The tools of all servers, with what the caller has allowed of them. */
export const contract = defineFunction({
  name: 'list-tools-of-servers',
  access: 'user',
  input: z.object({}),
  output,
});
