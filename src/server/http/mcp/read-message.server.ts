import type { Context } from 'hono';
import { z } from 'zod';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import type { RequestContext } from '../request-context.ts';
import { readJsonBody } from '../routes/read-json-body.server.ts';

const { idLength, bodyBytes } = limits.mcp;

export const requestId = z.union([z.string().max(idLength), z.number()]);

/** What a message is, as far as it matters before the protocol itself reads it. */
const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: requestId.optional(),
  method: z.string().max(idLength).optional(),
  params: z.looseObject({}).optional(),
});
export type McpMessage = z.output<typeof message>;

/** One message, and not several at once: a list of them would pass every count as one request. */
export async function readMessage(c: Context<RequestContext>): Promise<McpMessage> {
  const body = await readJsonBody(c, bodyBytes);
  if (Array.isArray(body))
    throw new KoraError('bad_request', {
      message: 'Send one message at a time: lists of them are not taken.',
    });
  const read = message.safeParse(body);
  if (read.success) return read.data;
  throw new KoraError('bad_request', { message: 'The body is no message of JSON-RPC 2.0.' });
}
