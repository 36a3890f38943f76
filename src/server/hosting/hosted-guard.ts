import { leavePath } from './leave-page.ts';

/**
 * Takes away the one way out that no content policy closes: connections between browsers, whose servers an app may name. Browsers
 * that know `Connection-Allowlist` refuse them by themselves; in others an app that makes a frame of its own gets them back.
 */
export const withoutPeers = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCIceTransport', 'RTCIceGatherer', 'WebTransport'])
  if (name in globalThis) Object.defineProperty(globalThis, name, { value: undefined });
`;

/** A link to another site or program leads to a page of ours, which names that site: nobody is sent there without a press of their own. */
const outwardLinks = `function lead(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link === null || !/^(https?|mailto|tel|sms):$/.test(link.protocol) || link.origin === location.origin) return;
  event.preventDefault();
  if (event.button < 2) open('${leavePath}?to=' + encodeURIComponent(link.href), '_blank', 'noopener');
}
addEventListener('click', lead, true);
addEventListener('auxclick', lead, true);
`;

const guardPath = '/.guard.js';

/** The first script of every page of an app. */
export function guardFile(path: string): { type: string; body: string } | undefined {
  if (path !== guardPath) return undefined;
  return { type: 'text/javascript; charset=utf-8', body: `(() => {\n${withoutPeers}${outwardLinks}})();\n` };
}

/** Before everything else of the page, whatever it looks like. */
export function withGuard(html: string): string {
  const tag = `<script src="${guardPath}"></script>`;
  const head = /^\s*<!doctype[^>]*>\s*<html(?:\s[^>]*)?>\s*<head>/i.exec(html)?.[0];
  if (head !== undefined) return `${head}\n    ${tag}${html.slice(head.length)}`;
  const start = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  return `${start}${tag}${html.slice(start.length)}`;
}
