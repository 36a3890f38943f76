import { z } from 'zod';
import { defineJob } from '../define-job.ts';

/** Of apps that are gone. */
export const job = defineJob({
  name: 'remove-app-files',
  input: z.object({ appIds: z.array(z.uuid()) }),
});
