import { escapeHtml } from '../../kernel/escape-html.ts';
import { limits } from '../../kernel/limits.ts';

export const leavePath = '/.leave';

/**
 * No script, and an origin that is nobody's: the app, whose neighbour this page is, cannot press for the visitor. It alone of all pages
 * here may lead elsewhere.
 */
export const leaveHeaders: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation",
  ],
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'no-store'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Robots-Tag', 'noindex'],
];

/** Undefined when there is nowhere to go. */
export function leavePage(to: string | undefined): string | undefined {
  if (to === undefined || to.length > limits.http.urlBytes || !URL.canParse(to)) return undefined;
  const { protocol, host, href, username, password } = new URL(to);
  if (!/^(https?|mailto|tel|sms):$/.test(protocol) || username !== '' || password !== '') return undefined;
  // Without a host it is no other site but another program: for mail, for calls.
  const target = host === '' ? 'another program' : escapeHtml(host);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Leave this app?</title>
    <style>
      :root { color-scheme: light dark; --ground: #f9fafc; --card: #fff; --line: #dfe1e8; --ink: #14161f; --quiet: #50556a; }
      @media (prefers-color-scheme: dark) {
        :root { --ground: #07090f; --card: #0f111a; --line: #262a38; --ink: #f2f3f8; --quiet: #a5aabd; }
      }
      body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(34rem, 100% - 2rem); margin: 1rem 0; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
      h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
      p { margin: 0 0 1rem; color: var(--quiet); }
      p:last-child { margin: 0; font-size: 0.875rem; }
      code { display: block; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--ground); color: var(--ink); font-size: 0.875rem; overflow-wrap: anywhere; }
      a { display: block; padding: 0.625rem 1rem; border-radius: 0.5rem; background: var(--ink); color: var(--card); font-weight: 500; text-align: center; text-decoration: none; overflow-wrap: anywhere; }
      a:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
    </style>
  </head>
  <body>
    <main>
      <h1>This link leads to ${target}</h1>
      <p>It is not part of the app. Whatever stands in the address is sent there:</p>
      <p><code>${escapeHtml(href)}</code></p>
      <p><a href="${escapeHtml(href)}" rel="noreferrer">Open ${target}</a></p>
      <p>To stay, close this tab.</p>
    </main>
  </body>
</html>
`;
}
