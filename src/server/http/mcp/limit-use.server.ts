import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { consume } from '../../auth/limits/consume.server.ts';
import type { ToolCall } from './define-tool.ts';

/** What costs the processor something is counted for each person, whichever program asks. */
export async function limitUse({ call, userId }: ToolCall, kind: 'questions' | 'runs'): Promise<void> {
  const { windowSeconds } = limits.mcp;
  const retryAfter = await consume(call.services.database, [
    { key: `mcp-${kind}:user:${userId}`, limit: limits.mcp[kind], windowSeconds },
  ]);
  if (retryAfter === undefined) return;
  throw new KoraError('rate_limited', {
    message: `Programs may ask for ${limits.mcp[kind]} ${kind} in ${windowSeconds / 60} minutes. Try again in ${retryAfter} seconds.`,
    retryAfter,
  });
}
