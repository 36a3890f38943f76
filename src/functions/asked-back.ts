import { z } from 'zod';

/** No honest app can be made of the description. Nothing was made, and nothing was counted. */
export const askedBack = z.object({
  success: z.literal(false),
  question: z.object({
    text: z.string(),
    /** Descriptions that can be taken as they are. */
    suggestions: z.array(z.string()),
    /** Sent again with `anyway`, it is built. */
    canInsist: z.boolean(),
  }),
});
export type AskedBack = z.output<typeof askedBack>;
