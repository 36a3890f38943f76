import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { openMcpServer, type ToolDesk } from './mcp-server.server.ts';
import type { CallPlace, RunningCalls } from './running-calls.ts';
import { tools } from './tools.server.ts';

/** The scope that a tool needs; undefined for a tool that does not exist. */
export function scopeOfTool(name: unknown): string | undefined {
  return tools.find((tool) => tool.name === name)?.scope;
}

/** Answers one message by a server that lives as long as the answer takes. */
export async function answerMessage(
  request: Request,
  message: unknown,
  desk: Omit<ToolDesk, 'isCancelled'>,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport();
  await openMcpServer({ ...desk, isCancelled: () => false }).connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** The same for the call of a tool, which can be cancelled and is counted while it works. */
export async function answerCall(
  request: Request,
  message: unknown,
  desk: Omit<ToolDesk, 'isCancelled'>,
  { running, place }: { running: RunningCalls; place: CallPlace },
): Promise<Response> {
  const { cancelled, end } = running.begin(place);
  const signal = AbortSignal.any([desk.signal, cancelled]);
  const transport = new WebStandardStreamableHTTPServerTransport();
  const server = openMcpServer({ ...desk, signal, isCancelled: () => cancelled.aborted });
  // Whoever cancels gets no answer: the stream is closed, and the work ends by the signal.
  cancelled.addEventListener('abort', () => void server.close(), { once: true });
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: message });
    return whenSent(response, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Tells when an answer was sent to its end, or nobody reads it any more. */
function whenSent(response: Response, done: () => void): Response {
  if (response.body === null) {
    done();
    return response;
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done: isDone, value } = await reader.read();
      if (!isDone) {
        controller.enqueue(value);
        return;
      }
      done();
      controller.close();
    },
    async cancel(reason) {
      done();
      await reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
