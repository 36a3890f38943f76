import { createMiddleware } from 'hono/factory';
import type { AppsOrigin } from '../../hosting/apps-origin.ts';
import type { RequestContext } from '../request-context.ts';

/** Own files only: no inline script, no inline style element, nothing from elsewhere. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The same for every answer; a route that needs another value sets it, and its value is the one that is sent. */
function headersFor(publicUrl: string, apps: AppsOrigin): [string, string][] {
  const isSecure = publicUrl.startsWith('https:');
  // Apps are looked at in frames, and so are pictures of them.
  const own = [...contentPolicy, `frame-src ${apps.source}`].map((rule) =>
    rule.startsWith('img-src') ? `${rule} ${apps.source}` : rule,
  );
  const policy = isSecure ? [...own, 'upgrade-insecure-requests'] : own;
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ...(isSecure
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] satisfies [string, string][])
      : []),
    // No Cross-Origin-Resource-Policy: other origins may call the API (cors.server.ts); the rest refuses by CORS.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Download-Options', 'noopen'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['X-XSS-Protection', '0'],
  ];
}

export function securityHeaders(publicUrl: string, apps: AppsOrigin) {
  const headers = headersFor(publicUrl, apps);
  return createMiddleware<RequestContext>((c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    return next();
  });
}
