import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { limitKeyOf } from '../../auth/limit-key.ts';
import type { HostedVersion, SharedData } from '../../hosting/find-hosted-version.server.ts';
import { isFromSameOrigin } from '../../hosting/is-from-same-origin.ts';
import { type LiveChanges, liveChanges } from '../../hosting/live-changes.server.ts';
import { isOfThisEpoch } from '../../hosting/origin-epoch.server.ts';
import { type Asking, guestName, type Visitor } from '../../hosting/visitor.ts';
import {
  changeVisitorProfile,
  type Entered,
  findVisitor,
  registerVisitor,
  signVisitorIn,
  signVisitorOut,
} from '../../hosting/visitor-account.server.ts';
import { readCookie, writeCookie } from '../../hosting/visitor-cookies.server.ts';
import { visitorDevices } from '../../hosting/visitor-devices.server.ts';
import { readRecords, recordWriter } from '../../hosting/visitor-records.server.ts';
import type { Services } from '../../services.ts';
import { addressLimiter } from '../middleware/rate-limit.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { readJsonBody } from './read-json-body.server.ts';

type C = Context<RequestContext>;

interface DataCall {
  readonly c: C;
  readonly appId: string;
  readonly shared: SharedData;
  readonly address: string;
}

interface DataOptions {
  /** Whether visitors come by https. */
  readonly isSecure: boolean;
  isStopping(): boolean;
}

/** What the visitors of a published app share: below `/.data` on the origin of that app, and nowhere else. */
export function hostedData(services: Services, { isSecure, isStopping }: DataOptions) {
  const { database } = services;
  const live = liveChanges(services, isStopping);
  const writeRecords = recordWriter(services);
  const limit = addressLimiter(limits.hosting.dataRequestsPerWindow);
  const { askingOf, newDevice, setCookie, token } = visitorsByCookie(services, isSecure);

  function entered({ c }: DataCall, { visitor, token: given }: Entered): Response {
    setCookie(c, 'visitor', given);
    return c.json({ visitor });
  }

  const verbs: Readonly<Record<string, (call: DataCall) => Promise<Response>>> = {
    'GET session': async (call) => {
      const { c, shared } = call;
      const asking = await askingOf(call);
      return c.json({
        visitor: asking.visitor ?? null,
        guestName: guestName(asking.device ?? (await newDevice(call))),
        openRoles: shared.openRoles,
      });
    },
    'POST session/register': async (call) =>
      entered(
        call,
        await registerVisitor(database, call.appId, call.shared, await readJsonBody(call.c), call.address),
      ),
    'POST session/sign-in': async (call) =>
      entered(call, await signVisitorIn(database, call.appId, await readJsonBody(call.c), call.address)),
    'POST session/sign-out': async ({ c }) => {
      const given = token(c);
      if (given !== undefined) await signVisitorOut(database, given);
      setCookie(c, 'visitor', '');
      return c.json({ visitor: null });
    },
    'POST session/profile': async (call) => {
      const visitor = needed((await askingOf(call)).visitor);
      return call.c.json({
        visitor: await changeVisitorProfile(database, visitor, await readJsonBody(call.c)),
      });
    },
    'GET records': async (call) => {
      const since = call.c.req.query('since') ?? '0';
      if (!/^\d{1,15}$/.test(since))
        throw new KoraError('invalid_input', { message: '“since” is a number.' });
      const found = await readRecords(services, await askingOf(call), Number(since));
      return call.c.json({ generation: call.shared.generation, ...found });
    },
    'POST changes': async (call) => {
      const body = await readJsonBody(call.c);
      const asking = await askingOf(call);
      const { ruled } = call.shared;
      return writeRecords(asking, { body, address: call.address, ruled }).then(
        (results) => call.c.json({ results }),
        (error: unknown) => answerFull(call, error),
      );
    },
    'GET live': (call) => follow(call, live),
  };

  return async (c: C, version: HostedVersion | undefined): Promise<Response> => {
    if (version?.shared === undefined) return c.text('There is no app at this address.', 404);
    await limit(c.get('clientAddress'));
    c.header('Cache-Control', 'no-store');
    const name = c.req.path.slice('/.data/'.length);
    const verb = verbs[`${c.req.method} ${name}`];
    if (verb === undefined) {
      const isKnown = Object.keys(verbs).some((one) => one.endsWith(` ${name}`));
      throw new KoraError(isKnown ? 'method_not_allowed' : 'not_found');
    }
    refuseOtherPages(c, version, isSecure);
    return verb({ c, appId: version.appId, shared: version.shared, address: c.get('clientAddress') });
  };
}

/** Who asks is known by the cookies of the request. */
function visitorsByCookie({ database, secrets }: Services, isSecure: boolean) {
  const devices = visitorDevices(database, secrets);
  const token = (c: C) => readCookie(headerOf(c, 'cookie'), 'visitor', isSecure);
  const deviceOf = (c: C) => readCookie(headerOf(c, 'cookie'), 'device', isSecure);
  const setCookie = (c: C, name: 'visitor' | 'device', value: string) =>
    c.header('Set-Cookie', writeCookie(name, value, isSecure), { append: true });

  async function askingOf({ c, appId, address }: DataCall): Promise<Asking> {
    return {
      appId,
      visitor: await findVisitor(database, appId, token(c)),
      device: await devices.read(deviceOf(c), appId),
      source: await devices.sourceOf(address, appId),
    };
  }

  async function newDevice({ c, appId, address }: DataCall): Promise<string | undefined> {
    const device = await devices.give(deviceOf(c), appId, address);
    if (device !== undefined) setCookie(c, 'device', device.signed);
    return device?.id;
  }

  return { askingOf, newDevice, setCookie, token };
}

function refuseOtherPages(c: C, { epoch }: HostedVersion, isSecure: boolean): void {
  if (isFromOutside(c) || (c.req.method === 'POST' && !isSameOrigin(c)))
    throw new KoraError('forbidden', { message: 'Only pages of this app can do this.' });
  // A page of the app that was here before must not send to this one what was typed there.
  if (!isOfThisEpoch({ epoch, cookies: headerOf(c, 'cookie'), isSecure }))
    throw new KoraError('conflict', {
      message: 'There is another app at this address now. Reload the page.',
    });
}

/** An app that is full is its owner's matter and no fault of the server: it is answered and not logged as one. */
function answerFull({ c }: DataCall, error: unknown): Response {
  if (!(error instanceof KoraError) || error.code !== 'storage_full' || error.details === undefined)
    throw error;
  return c.json(error.body(c.get('requestId')), 507);
}

/** Another page may not even wait for news here. Somebody who types the address is nobody's page. */
function isFromOutside(c: C): boolean {
  const site = headerOf(c, 'sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

function isSameOrigin(c: C): boolean {
  return isFromSameOrigin({
    host: headerOf(c, 'host'),
    origin: headerOf(c, 'origin'),
    fetchSite: headerOf(c, 'sec-fetch-site'),
  });
}

function needed(visitor: Visitor | undefined): Visitor {
  if (visitor === undefined) throw new KoraError('unauthenticated');
  return visitor;
}

/** Says that something changed, and nothing more: the reader asks for it, and gets what it may see. */
async function follow({ c, appId, address }: DataCall, live: LiveChanges): Promise<Response> {
  let tell: (event: 'news' | 'alive') => void = () => {};
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const leave = await live.follow({
    appId,
    address: limitKeyOf(address),
    news: () => tell('news'),
    alive: () => tell('alive'),
    end,
  });
  c.header('X-Accel-Buffering', 'no');
  // When it ends nothing is left of the connection, so that a server that stops need not wait for it.
  c.header('Connection', 'close');
  c.req.raw.signal.addEventListener('abort', end);
  return streamSSE(c, async (stream) => {
    stream.onAbort(end);
    let writing = false;
    tell = (event) => {
      // A reader that is too slow gets one piece of news instead of a hundred.
      if (writing || stream.aborted) return;
      writing = true;
      void stream.writeSSE({ event, data: '' }).then(
        () => (writing = false),
        () => end(),
      );
    };
    try {
      tell('news');
      await ended;
    } finally {
      leave();
    }
  });
}
