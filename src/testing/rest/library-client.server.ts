import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Library } from './open-library.server.ts';

/** The real client, whose requests the library answers without a network. */
export function libraryClient(library: Pick<Library, 'ask'>): SupabaseClient {
  return createClient('http://library.test', 'publishable-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    global: { fetch: fetchFrom(library) },
  });
}

function fetchFrom(library: Pick<Library, 'ask'>): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.text();
    const answer = await library.ask(`${url.pathname.replace('/rest/v1/', '')}${url.search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body === '' ? {} : { body }),
    });
    const isEmpty = answer.status === 204 || request.method === 'HEAD';
    return new Response(isEmpty ? null : answer.text, { status: answer.status, headers: answer.headers });
  };
}
