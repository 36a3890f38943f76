import type { Context } from 'hono';
import { limits } from '../../../kernel/limits.ts';
import { trialLabel } from '../../../kernel/trial-place.ts';
import { readVendor } from '../../apps/vendor-files.server.ts';
import { readPicture } from '../../apps/version-files.server.ts';
import { type ServedFile, vendorFile } from '../../build/serve-site.ts';
import { countVisit } from '../../hosting/count-visit.server.ts';
import { findHostedVersion, type HostedVersion } from '../../hosting/find-hosted-version.server.ts';
import { guardFile, withGuard } from '../../hosting/hosted-guard.ts';
import { hostedHeaders, installablePolicy } from '../../hosting/hosted-headers.ts';
import type { HostedPlace } from '../../hosting/hosted-places.server.ts';
import { installableSites } from '../../hosting/installable-site.server.ts';
import { keepingFile } from '../../hosting/keeping-page.ts';
import { leaveHeaders, leavePage, leavePath } from '../../hosting/leave-page.ts';
import { originHeaders } from '../../hosting/origin-epoch.server.ts';
import { pickerFile, withPicker } from '../../hosting/picker.server.ts';
import { siteShelf } from '../../hosting/site-shelf.server.ts';
import type { Services } from '../../services.ts';
import { addressLimiter } from '../middleware/rate-limit.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { hostedData } from './hosted-data.server.ts';
import { hostedTrial } from './hosted-trial.server.ts';

const dataPath = '/.data';
const picture = /^\/\.picture\/(desktop|phone)\.webp$/;

/** Everything below the host of the apps. None of it reaches a route of the platform, and none of the platform's is here. */
export function hostedRoutes(
  services: Services,
  publicUrl: string,
  isStopping: () => boolean,
): (c: Context<RequestContext>, place: HostedPlace) => Promise<Response> {
  const headers = hostedHeaders(publicUrl);
  const shelf = siteShelf(services.storage);
  const installable = installableSites((name) => vendorText(services, name));
  const publishedPolicy = installablePolicy(publicUrl);
  const isSecure = publicUrl.startsWith('https:');
  const data = hostedData(services, { isSecure, isStopping });
  const trial = hostedTrial(services, publicUrl);
  const limit = addressLimiter(limits.hosting.requestsPerWindow);
  return async (c, place) => {
    await limit(c.get('clientAddress'));
    const { path, method } = c.req;
    if (path === leavePath) return leave(c);
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    if (place.label === trialLabel) return trial(c);
    if (path.startsWith(`${dataPath}/`)) return data(c, await versionAt(services, place));
    if (method !== 'GET' && method !== 'HEAD') return c.text('This address takes GET only.', 405);
    const version = await versionAt(services, place);
    if (version === undefined) return c.text('There is no app at this address.', 404);
    const [, size] = picture.exec(path) ?? [];
    if (size !== undefined) return sendPicture(c, services, version, size as 'desktop' | 'phone');
    const site = await shelf.site(version);
    if (site === undefined) return c.text('This version has not been built.', 404);
    // A worker outlives the app that brought it: none but ours is one.
    if (headerOf(c, 'service-worker') !== undefined && path !== '/sw.js') return c.text('Not found', 404);
    const mayBeKept = version.isPublished || version.isCurrent;
    if (mayBeKept) c.env.outgoing.setHeader('Content-Security-Policy', publishedPolicy);
    const keeping = version.isCurrent ? keepingFile(path) : undefined;
    if (keeping !== undefined) return c.body(keeping.body, 200, { 'Content-Type': keeping.type });
    const icon = mayBeKept ? await installable.icon(site, path) : undefined;
    if (icon !== undefined)
      return c.body(icon, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' });
    const file =
      (mayBeKept ? await installable.file(site, path) : undefined) ??
      guardFile(path) ??
      (await pickerFile(services, version, path)) ??
      (await services.works.file(site, path)) ??
      (await formerVendor(services, path));
    if (file === undefined) return path.includes('.') ? c.text('Not found', 404) : c.redirect('/', 302);
    if (version.isPublished && path === '/') countVisit(services, version.appId);
    if (file.type.startsWith('text/html'))
      for (const [name, value] of originHeaders({ ...version, cookies: headerOf(c, 'cookie'), isSecure }))
        c.header(name, value, { append: true });
    const isShared = path.startsWith('/vendor/');
    c.header('Content-Type', file.type);
    c.header(
      'Cache-Control',
      isShared ? `public, max-age=${limits.hosting.vendorSeconds}, immutable` : 'no-cache',
    );
    if (typeof file.body !== 'string' || !file.type.startsWith('text/html')) return c.body(file.body);
    const page = version.shared === undefined ? file.body : withSharedData(file.body);
    const isChosen = version.isPreview && c.req.query('edit') !== undefined;
    return c.body(withGuard(isChosen ? withPicker(page, publicUrl) : page));
  };
}

/** Where a link of an app to another site leads first. */
function leave(c: Context<RequestContext>): Response {
  const page = leavePage(c.req.query('to'));
  if (page === undefined) return c.text('This link leads nowhere.', 404);
  return c.body(page, 200, Object.fromEntries(leaveHeaders));
}

async function versionAt({ database }: Services, place: HostedPlace): Promise<HostedVersion | undefined> {
  const address = place.label ?? place.domain;
  return address === '' ? undefined : findHostedVersion(database, address);
}

/** Tells the code of the app where its visitors share their records. */
function withSharedData(page: string): string {
  return page.replace('<head>', `<head>\n    <meta name="shared-data" content="${dataPath}" />`);
}

async function vendorText({ works, storage }: Services, name: string): Promise<string | undefined> {
  return (await works.vendorFiles())[name] ?? readVendor(storage, name);
}

/** An app that was built by an older product asks for the vendor code of that time. */
async function formerVendor({ storage }: Services, path: string): Promise<ServedFile | undefined> {
  const name = /^\/vendor\/([^/]+\.(?:js|woff2))$/.exec(path)?.[1];
  const text = name === undefined ? undefined : await readVendor(storage, name);
  return name === undefined || text === undefined ? undefined : vendorFile(name, text);
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
