import { platformOrigins } from '../../settings/public-url.ts';

/**
 * Where a link or sign-in may lead back to. Whoever can choose this freely gets the tokens of the person who clicks,
 * so an address counts only as a browser will read it, and what is not plainly allowed leads to the product itself.
 */

const neverSchemes = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
]);
/** Browsers drop or turn around some of these, so the address that we check would not be the one that is opened. */
const treacherous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u;

export interface RedirectRules {
  siteUrl: string;
  redirectUrls: readonly string[];
}

/** The address asked for when it is allowed, as the browser will read it; otherwise the product's own. */
export function redirectTarget(rules: RedirectRules, wanted: string | null | undefined): string {
  if (wanted === null || wanted === undefined || wanted === '') return rules.siteUrl;
  const url = readPlainUrl(wanted);
  return url !== undefined && isAllowed(rules, url) ? url.href : rules.siteUrl;
}

function readPlainUrl(text: string): URL | undefined {
  if (treacherous.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (neverSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  // `https:evil.example` and `https:///evil.example` are addresses to a browser, yet look like paths.
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(text)) return undefined;
  return text
    .slice(text.indexOf('://') + 3)
    .split(/[/?#]/, 1)[0]
    ?.includes('@') === true
    ? undefined
    : url;
}

function isAllowed({ siteUrl, redirectUrls }: RedirectRules, url: URL): boolean {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && platformOrigins(siteUrl).includes(url.origin)) return true;
  return redirectUrls.some((pattern) => matches(pattern, url));
}

/** The place and the path are compared separately: a wildcard in the path can never reach into the host. */
function matches(pattern: string, url: URL): boolean {
  const [, scheme = '', place = '', path = ''] =
    /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^?#]*)/i.exec(pattern) ?? [];
  if (scheme.toLowerCase() !== url.protocol) return false;
  if (!glob(place.toLowerCase(), '.:').test(url.host.toLowerCase())) return false;
  if (place === '**' && path === '') return true;
  const wantedPath = url.pathname === '' ? '/' : url.pathname;
  return glob(path === '' ? '/' : path, '/').test(wantedPath);
}

/** `*` stays within one part, `**` crosses parts. */
function glob(pattern: string, separators: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((piece) => {
      if (piece === '**') return '.*';
      if (piece === '*') return `[^${separators}]*`;
      return piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}
