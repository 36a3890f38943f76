import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { FunctionContract } from '../../functions/define-function.ts';
import { limits } from '../../kernel/limits.ts';
import { asKoraError } from '../db/database-fault.server.ts';
import type { RequestContext } from './request-context.ts';

/**
 * `progress` for each step, then `result`, or `error` with the usual body. The first step is waited for: until then a
 * refusal is an answer with its own status. When the client goes away, following ends; the work itself goes on.
 */
export async function answerEvents(
  c: Context<RequestContext>,
  contract: FunctionContract,
  work: AsyncGenerator<unknown, unknown>,
): Promise<Response> {
  let step = await work.next();
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => void work.return(undefined));
    const alive = setInterval(() => void stream.write(': still at it\n\n'), limits.http.eventKeepAliveMs);
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      while (step.done !== true && !stream.aborted) {
        await send('progress', contract.progress?.parse(step.value) ?? step.value);
        step = await work.next();
      }
      if (step.done === true && !stream.aborted) await send('result', contract.output.parse(step.value));
    } catch (error) {
      await send('error', asKoraError(error).body(c.get('requestId')));
    } finally {
      clearInterval(alive);
    }
  });
}
