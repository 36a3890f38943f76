import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { shareToken } from '../share-token.ts';

const input = z.object({ deckId: z.uuid({ error: 'This is no deck.' }), token: shareToken });
export type UnshareDeckInput = z.output<typeof input>;

/** Takes a link back. `revoked` is false when it was not open any more. */
export const contract = defineFunction({
  name: 'unshare-deck',
  access: 'user',
  input,
  output: z.object({ revoked: z.boolean() }),
});
