import { z } from 'zod';
import { appDomain } from '../app-domain-shapes.ts';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** Looks for the record that shows whose a domain is. `reason` says what was found instead. */
export const contract = defineFunction({
  name: 'check-app-domain',
  access: 'user',
  input: z.object({ appId }),
  output: z.object({ verified: z.boolean(), reason: z.string().nullable(), domain: appDomain }),
});
