import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from '../src/server/http/middleware/security-headers.server.ts';
import { metaPolicy, referrerPolicy } from './meta-policy.ts';

const inTheHeaderAlone = /^(frame-ancestors|upgrade-insecure-requests)\b/;

it('the meta tags of the pages say what the headers of the server say', async () => {
  const sent = new Map<string, string>();
  const outgoing = { setHeader: (name: string, value: string) => sent.set(name.toLowerCase(), value) };
  const app = new Hono().use(securityHeaders('https://kora.example')).get('/', (c) => c.text(''));
  await app.request('/', {}, { outgoing });
  const directives = (sent.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !inTheHeaderAlone.test(directive));
  expect(metaPolicy.split('; ').toSorted()).toEqual(directives.toSorted());
  expect(sent.get('referrer-policy')).toBe(referrerPolicy);
});
