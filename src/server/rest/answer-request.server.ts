import type { Caller } from '../auth/caller.ts';
import type { RestApi } from './open-rest-api.server.ts';

const prefix = '/rest/v1/';

export interface IncomingRequest {
  /** A `Request`, or the little of one that is needed here. Names of headers are asked for in small letters. */
  request: { method: string; url: string; headers: { get(name: string): string | null } };
  body(): Promise<string>;
  caller: Caller;
  /** Where it came from; those without a name and an address count as one. */
  address?: string;
}

/** Between the web's requests and answers and those of the data API. `failed` hears of faults that are ours. */
export async function answerRequest(
  api: RestApi,
  { request, body, caller, address = '' }: IncomingRequest,
  failed: (error: unknown) => void,
): Promise<Response> {
  // A request that is answered a second time, with a newer schema cache, asks for its body again.
  let read: Promise<string> | undefined;
  let parameters: URLSearchParams | undefined;
  const { pathname, search } = partsOf(request.url);
  const answer = await api.answer(
    {
      method: request.method,
      segments: segmentsOf(pathname),
      search,
      get parameters() {
        return (parameters ??= new URLSearchParams(search));
      },
      header: (name) => request.headers.get(name) ?? undefined,
      body: () => (read ??= body()),
      caller,
      address,
    },
    failed,
  );
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** Path and query as they came. */
function partsOf(url: string): { pathname: string; search: string } {
  const from = url.indexOf('/', url.indexOf('://') + 3);
  const fragment = url.indexOf('#', from);
  const end = fragment === -1 ? url.length : fragment;
  const query = url.indexOf('?', from);
  if (query === -1 || query > end) return { pathname: url.slice(from, end), search: '' };
  return { pathname: url.slice(from, query), search: url.slice(query + 1, end) };
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
