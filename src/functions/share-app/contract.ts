import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { shareLink } from '../share-token.ts';

const input = z.object({
  appId,
  /** Without it nothing is made: the links that are there are listed. */
  make: z.boolean().default(false),
});
export type ShareAppInput = z.output<typeof input>;

/** The newest first. */
const output = z.object({ links: z.array(shareLink) });
export type ShareAppOutput = z.infer<typeof output>;

/** Links under which anybody may look at an app of the caller, until they are taken back. */
export const contract = defineFunction({ name: 'share-app', access: 'user', input, output });
