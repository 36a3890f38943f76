import type { Caller } from '../auth/caller.ts';
import type { RestApi } from './open-rest-api.server.ts';

const prefix = '/rest/v1/';

export interface IncomingRequest {
  request: Request;
  body(): Promise<string>;
  caller: Caller;
}

/** Between the web's requests and answers and those of the data API. `failed` hears of faults that are ours. */
export async function answerRequest(
  api: RestApi,
  { request, body, caller }: IncomingRequest,
  failed: (error: unknown) => void,
): Promise<Response> {
  // A request that is answered a second time, with a newer schema cache, asks for its body again.
  let read: Promise<string> | undefined;
  const { pathname, searchParams } = new URL(request.url);
  const answer = await api.answer(
    {
      method: request.method,
      segments: segmentsOf(pathname),
      parameters: searchParams,
      header: (name) => request.headers.get(name) ?? undefined,
      body: () => (read ??= body()),
      caller,
    },
    failed,
  );
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

function segmentsOf(pathname: string): string[] {
  const rest = pathname.slice(prefix.length).replace(/\/$/, '');
  if (rest === '') return [];
  return rest.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
