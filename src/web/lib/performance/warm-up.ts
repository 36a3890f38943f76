import { publishableKey } from '../supabase.ts';
import { measuredFetch } from './measured-fetch.ts';

/** Has the server check its parts, so that the next real call finds everything warm. Silence is no news to anybody. */
export async function warmUp(): Promise<void> {
  try {
    await measuredFetch('/functions/v1/system-health-check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: '{}',
    });
  } catch {
    // It is in the metrics.
  }
}
