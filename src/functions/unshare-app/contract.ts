import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { shareToken } from '../share-token.ts';

const input = z.object({ appId, token: shareToken });
export type UnshareAppInput = z.output<typeof input>;

/** Takes a link back. `revoked` is false when it was not open any more. */
export const contract = defineFunction({
  name: 'unshare-app',
  access: 'user',
  input,
  output: z.object({ revoked: z.boolean() }),
});
