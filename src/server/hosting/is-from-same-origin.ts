/** The headers of a request, by their names in small letters. */
interface OriginHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Whether a page of this very host sent it. Apps are neighbours below one host, where a cookie's own protection does not
 * hold. Every browser names the origin of a request that changes something; who names none is no page of the app.
 */
export function isFromSameOrigin({ host, origin, fetchSite }: OriginHeaders): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined || host === undefined) return false;
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return false;
  const { host: named, protocol } = new URL(origin);
  // A dot at the end names the same host; of ours it was taken off already.
  const from = named.replace(/\.(?=:\d+$|$)/, '');
  const port = protocol === 'https:' ? ':443' : ':80';
  return from === host.toLowerCase() || `${from}${port}` === host.toLowerCase();
}
