import { z } from 'zod';

/** A host of one's own that leads to an app, and how its owner shows that it is theirs. */
export const appDomain = z.object({
  domain: z.string(),
  /** The name of the TXT record, and what it says. */
  recordName: z.string(),
  recordValue: z.string(),
  /** Where the domain must lead. */
  target: z.string(),
  verifiedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
});
export type AppDomain = z.infer<typeof appDomain>;
