import { z } from 'zod';

/** What names a link to an app, to the run of an agent, to a conversation or to a deck. */
export const shareToken = z.string().regex(/^[a-z0-9]{26}$/, { error: 'This is no link that was shared.' });

export const shareLink = z.object({
  token: z.string(),
  /** The page where it can be looked at. */
  url: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type ShareLink = z.infer<typeof shareLink>;
