import { z } from 'zod';

/** What names a link to an app. */
export const shareToken = z.string().regex(/^[a-z0-9]{26}$/, { error: 'This is no link to an app.' });
