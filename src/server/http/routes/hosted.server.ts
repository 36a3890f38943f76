import { type Context, Hono } from 'hono';
import { limits } from '../../../kernel/limits.ts';
import { readVendor } from '../../apps/vendor-files.server.ts';
import { readPicture } from '../../apps/version-files.server.ts';
import type { ServedFile } from '../../build/serve-site.ts';
import type { AppsOrigin } from '../../hosting/apps-origin.ts';
import { countVisit } from '../../hosting/count-visit.server.ts';
import { findHostedVersion, type HostedVersion } from '../../hosting/find-hosted-version.server.ts';
import { hostedHeaders } from '../../hosting/hosted-headers.ts';
import { siteShelf } from '../../hosting/site-shelf.server.ts';
import type { Services } from '../../services.ts';
import { headerOf, type RequestContext } from '../request-context.ts';

const picture = /^\/\.picture\/(desktop|phone)\.webp$/;

/** Everything below the host of the apps. None of it reaches a route of the platform, and none of the platform's is here. */
export function hostedRoutes(services: Services, apps: AppsOrigin, publicUrl: string): Hono<RequestContext> {
  const headers = hostedHeaders(publicUrl);
  const shelf = siteShelf(services.storage);
  return new Hono<RequestContext>().all('*', async (c) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    const label = apps.labelOf(headerOf(c, 'host')) ?? '';
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return c.text('This address takes GET only.', 405);
    const version = label === '' ? undefined : await findHostedVersion(services.database, label);
    if (version === undefined) return c.text('There is no app at this address.', 404);
    const [, size] = picture.exec(path) ?? [];
    if (size !== undefined) return sendPicture(c, services, version, size as 'desktop' | 'phone');
    const site = await shelf.site(version);
    if (site === undefined) return c.text('This version has not been built.', 404);
    const file = (await services.works.file(site, path)) ?? (await formerVendor(services, path));
    if (file === undefined) return path.includes('.') ? c.text('Not found', 404) : c.redirect('/', 302);
    if (version.isPublished && path === '/') countVisit(services, version.appId);
    const isShared = path.startsWith('/vendor/');
    c.header('Content-Type', file.type);
    c.header(
      'Cache-Control',
      isShared ? `public, max-age=${limits.hosting.vendorSeconds}, immutable` : 'no-cache',
    );
    return c.body(file.body);
  });
}

/** An app that was built by an older product asks for the vendor code of that time. */
async function formerVendor({ storage }: Services, path: string): Promise<ServedFile | undefined> {
  const name = /^\/vendor\/([^/]+\.js)$/.exec(path)?.[1];
  const body = name === undefined ? undefined : await readVendor(storage, name);
  return body === undefined ? undefined : { type: 'text/javascript; charset=utf-8', body };
}

async function sendPicture(
  c: Context<RequestContext>,
  { storage }: Services,
  version: HostedVersion,
  size: 'desktop' | 'phone',
): Promise<Response> {
  const bytes = await readPicture(storage, version, size);
  if (bytes === undefined) return c.text('There is no picture.', 404);
  // The platform shows pictures of apps on its own pages.
  c.env.outgoing.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Content-Type', 'image/webp');
  c.header('Cache-Control', 'private, max-age=3600');
  return c.body(new Uint8Array(bytes));
}
