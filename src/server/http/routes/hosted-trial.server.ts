import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Context } from 'hono';
import { limits } from '../../../kernel/limits.ts';
import { vendorFile } from '../../build/serve-site.ts';
import { guardFile } from '../../hosting/hosted-guard.ts';
import { trialFile, trialPolicy } from '../../hosting/trial-page.ts';
import type { Services } from '../../services.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

const compress = promisify(brotliCompress);
const vendorPrefix = '/vendor/';

/** The place where the first page shows apps of strangers: a page that waits for one, and the code that all apps share. */
export function hostedTrial(
  { works }: Pick<Services, 'works'>,
  publicUrl: string,
): (c: Context<RequestContext>) => Promise<Response> {
  const policy = trialPolicy(publicUrl);
  const packed = new Map<string, Promise<Buffer>>();

  /** A stranger on a phone has none of it yet, so it is sent small; each file is packed once. */
  function pack(path: string, body: string): Promise<Buffer> {
    const known = packed.get(path) ?? compress(body);
    packed.set(path, known);
    return known;
  }

  return async (c) => {
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return c.text('This address takes GET only.', 405);
    const vendor = await works.vendorFiles();
    const name = path.startsWith(vendorPrefix) ? path.slice(vendorPrefix.length) : undefined;
    if (name === undefined) {
      const file = guardFile(path) ?? trialFile(path, publicUrl, Object.keys(vendor));
      if (file === undefined) return c.text('There is no app at this address.', 404);
      c.env.outgoing.setHeader('Content-Security-Policy', policy);
      return c.body(file.body, 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
    }
    const text = Object.hasOwn(vendor, name) ? vendor[name] : undefined;
    if (text === undefined) return c.text('Not found', 404);
    const { type, body } = vendorFile(name, text);
    c.header('Content-Type', type);
    c.header('Cache-Control', `public, max-age=${limits.hosting.vendorSeconds}, immutable`);
    c.header('Vary', 'Accept-Encoding');
    // A font is packed already.
    if (typeof body !== 'string' || !/\bbr\b/.test(headerOf(c, 'accept-encoding') ?? '')) return c.body(body);
    c.header('Content-Encoding', 'br');
    return c.body(new Uint8Array(await pack(path, body)));
  };
}
