import { z } from 'zod';
import { limits } from '../kernel/limits.ts';
import { isPlainName } from '../kernel/plain-text.ts';

/** What functions about servers of tools take or answer with. No answer holds a key. */

const most = limits.toolServers;

export const toolServerId = z.uuid({ error: 'There is no such tool server.' });

export const toolServerName = z
  .string()
  .trim()
  .min(1, { error: 'Give the server a name.' })
  .max(most.nameLength, { error: `A name has ${most.nameLength} characters at most.` })
  .refine(isPlainName, { error: 'The name has characters that nobody can see. Leave them out.' });

export const toolServerUrl = z
  .string()
  .trim()
  .max(most.addressLength)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'Use an address such as https://tools.example/mcp',
  });

/** Left out, the stored one stays; empty, it is removed. */
export const toolServerKey = z
  .string()
  .trim()
  .max(most.keyLength)
  .regex(/^[\x21-\x7e]*$/, { error: 'A key has no spaces and no letters with accents. Copy it again.' })
  .optional();

/** Text of somebody else: to be shown as text. */
export const toolText = z.object({ name: z.string(), description: z.string() });
