import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { appsOrigin } from '../src/server/hosting/apps-origin.ts';
import { securityHeaders } from '../src/server/http/middleware/security-headers.server.ts';
import { metaPolicy, referrerPolicy } from './meta-policy.ts';

const inTheHeaderAlone = /^(frame-ancestors|upgrade-insecure-requests)\b/;

it('the meta tags of the pages say what the headers of the server say', async () => {
  const sent = new Map<string, string>();
  const outgoing = { setHeader: (name: string, value: string) => sent.set(name.toLowerCase(), value) };
  const url = 'https://kora.example';
  const apps = appsOrigin(url, undefined);
  const app = new Hono().use(securityHeaders(url, apps)).get('/', (c) => c.text(''));
  await app.request('/', {}, { outgoing });
  const directives = (sent.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().replace(apps.source, 'http: https:'))
    .filter((directive) => directive !== '' && !inTheHeaderAlone.test(directive));
  expect(metaPolicy.split('; ').toSorted()).toEqual(directives.toSorted());
  expect(sent.get('referrer-policy')).toBe(referrerPolicy);
});
