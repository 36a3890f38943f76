interface LinkTags {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly content?: string;
}

const pattern = /^(https?:\/\/)([^\s/?#@\\]+)(\/[^\s?#\\]*)?(\?[^\s#\\]*)?(#[^\s\\]*)?$/i;
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?$/i;

/** Whether this is an absolute web address with a name of a host, as RFC 3986 writes it; without a user name in it. */
export function isWebAddress(address: string): boolean {
  const parts = pattern.exec(address);
  if (parts === null || !host.test(parts[2] ?? '')) return false;
  return (
    !/[<>"{}|^`]|[^\x20-\x7e]/.test(address) && Number(/:(\d+)$/.exec(parts[2] ?? '')?.[1] ?? 1) <= 65_535
  );
}

/** Letters and digits in small type with hyphens between: analytics tell "Email" and "email" apart. */
export function tagOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The address with its campaign tags; tags that it had before are replaced, everything else in it stays. */
export function taggedLink(address: string, tags: LinkTags): string | undefined {
  if (!isWebAddress(address)) return undefined;
  const [, scheme = '', name = '', path = '/', query = '', fragment = ''] = pattern.exec(address) ?? [];
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^utm_/i.test(pair));
  const added = Object.entries(tags)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([tag, value]) => `utm_${tag}=${encodeURIComponent(value)}`);
  return `${scheme.toLowerCase()}${name.toLowerCase()}${path}?${[...kept, ...added].join('&')}${fragment}`;
}
