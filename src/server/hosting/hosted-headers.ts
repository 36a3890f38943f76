import { platformOrigins } from '../settings/public-url.ts';

/**
 * What an app may do in a visitor's browser: run its own code and keep its own data. It starts no worker, uses no device, and
 * loads from and sends to nobody else. That it neither leads its page elsewhere nor connects to other browsers is beyond a
 * content policy: `Connection-Allowlist` says it to browsers that know it.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob: data:",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

export function hostedHeaders(publicUrl: string): [string, string][] {
  return [
    [
      'Content-Security-Policy',
      [...policy, `frame-ancestors 'self' ${platformOrigins(publicUrl).join(' ')}`].join('; '),
    ],
    ['Connection-Allowlist', '(response-origin)'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), payment=(), usb=(), microphone=(), fullscreen=(self), clipboard-write=(self)',
    ],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Robots-Tag', 'noindex'],
  ];
}

/** A published site may be installed: it has a manifest and a worker, which is always ours and reaches no further than the site. */
export function installablePolicy(publicUrl: string): string {
  const [, usual = ''] = hostedHeaders(publicUrl).find(([name]) => name === 'Content-Security-Policy') ?? [];
  return usual.replace("worker-src 'none'", "worker-src 'self'; manifest-src 'self'");
}
