import { type Context, Hono } from 'hono';
import { KoraError } from '../../../kernel/errors.ts';
import type { RequestContext } from '../request-context.ts';
import type { WebFile } from '../static/web-file.server.ts';
import type { WebFiles } from '../static/web-files.server.ts';

/** Paths that belong to the API: an unknown one is an error in JSON, never a page. `/auth` itself is a page. */
const apiPaths = /^\/((auth|rest|functions|realtime|storage)\/|(health|mcp|openapi\.json)(\/|$))/;

/**
 * Workers whose name says that they compile WebAssembly may do so, and are otherwise held closer than a page. The policy of a worker is
 * that of its own file, so no page may compile anything.
 */
const wasmWorker = /^\/assets\/[\w.-]*wasm-worker-[\w-]+\.js$/;
const wasmWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Files, the documents of public pages, and the shell for every other page; a path without a page gets it with status 404. */
export function webRoutes(web: WebFiles): Hono<RequestContext> {
  return new Hono<RequestContext>().all('*', (c) => {
    const { path, method } = c.req;
    if (apiPaths.test(path)) throw new KoraError('not_found');
    if (method !== 'GET' && method !== 'HEAD') throw new KoraError('method_not_allowed');
    const file = web.files.get(path) ?? web.document(path);
    if (wasmWorker.test(path)) c.header('Content-Security-Policy', wasmWorkerPolicy);
    if (file !== undefined) return send(c, file, 200);
    if (path.startsWith('/assets/')) throw new KoraError('not_found');
    if (isPageWithSlash(web, path))
      return c.redirect(`${path.slice(0, -1)}${new URL(c.req.url).search}`, 308);
    return send(c, web.shell, web.hasPage(path) ? 200 : 404);
  });
}

/** Each page has one address. A path with two slashes at its start would be read as another host. */
function isPageWithSlash(web: WebFiles, path: string): boolean {
  if (path === '/' || !path.endsWith('/') || path.startsWith('//')) return false;
  return web.hasPage(path.slice(0, -1));
}

function send(c: Context<RequestContext>, file: WebFile, status: 200 | 404): Response {
  c.header('Content-Type', file.type);
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (status === 200 && c.req.header('if-none-match')?.includes(file.etag) === true) return c.body(null, 304);
  const packed =
    file.brotli !== undefined && /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
      ? file.brotli
      : undefined;
  if (packed !== undefined) c.header('Content-Encoding', 'br');
  const bytes = packed ?? file.bytes;
  c.header('Content-Length', String(bytes.length));
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(bytes, status);
}
