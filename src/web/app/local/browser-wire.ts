import { measuredFetch } from '../../lib/performance/measured-fetch.ts';
import { supabase } from '../../lib/supabase.ts';
import type { Wire } from './data-api.ts';

/** The browser's own fetch, with the token of this person and nobody else's. */
export function browserWire(userId: string): Wire {
  return {
    async accessToken() {
      const client = await supabase();
      const { data, error } = await client.auth.getSession();
      // The token has expired and the server cannot be asked for the next: that is being offline, not being signed out.
      if (error?.name === 'AuthRetryableFetchError') throw error;
      return data.session?.user.id === userId ? data.session.access_token : undefined;
    },
    fetch: measuredFetch,
  };
}
