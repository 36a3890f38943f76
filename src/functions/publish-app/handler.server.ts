import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { bringForward } from '../../engine/spec/bring-forward.ts';
import { isKey, keyLength, looksLikeOtherLetters } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { readCurrentVersion, readVersionByNumber } from '../../server/apps/version-store.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { addressHolder, refuseTaken } from '../../server/hosting/app-addresses.server.ts';
import { shareAppData } from '../../server/hosting/share-app-data.server.ts';
import type { PublishAppInput } from './contract.ts';

/** The same address stays with an app from version to version. */
export function handle(call: FunctionCall, { appId, number, slug: asked }: PublishAppInput) {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const version =
      number === undefined ? await readCurrentVersion(tx, app) : await readVersionByNumber(tx, appId, number);
    if (version.status !== 'completed')
      throw new KoraError('conflict', { message: `Version ${version.number} did not work. Choose another.` });
    const former = await formerSlug(tx, appId);
    const slug = asked ?? former ?? (await freeSlug(call, tx, app.name));
    if (slug !== former) refuseForm(slug);
    refuseTaken(await addressHolder(tx, slug), { appId, userId: app.userId });
    await tx.query(
      `insert into public.app_sites (app_id, slug, version_id) values ($1, $2, $3)
       on conflict (app_id) do update set slug = excluded.slug, version_id = excluded.version_id, published_at = now(),
         shares_data = false`,
      [appId, slug, version.id],
    );
    // A plan that cannot be read says nothing about who may do what: such an app keeps its data in each browser.
    const spec = bringForward(version.spec);
    if (spec !== undefined) await shareAppData(tx, appId, spec as AppSpec, call.services.clock.now());
    return { slug, url: call.apps.urlOf(slug), number: version.number };
  });
}

/** Names that visitors would take for a part of the platform. */
const reserved = new Set([
  'www',
  'api',
  'admin',
  'app',
  'apps',
  'auth',
  'mail',
  'account',
  'login',
  'support',
]);

function refuseForm(slug: string): void {
  if (reserved.has(slug))
    throw new KoraError('conflict', {
      message: 'This address is taken. Choose another.',
      details: { reason: 'slug_taken' },
    });
  if (isKey(slug))
    throw new KoraError('conflict', {
      message: `Links to apps have ${keyLength} letters and digits. Choose a shorter or longer address, or put a hyphen into it.`,
      details: { reason: 'form_of_a_link' },
    });
  if (looksLikeOtherLetters(slug))
    throw new KoraError('conflict', {
      message:
        'Browsers show addresses that begin with xn-- in other letters, which may look like somebody else’s. Choose another.',
      details: { reason: 'form_of_other_letters' },
    });
}

/** Where the app is or was last: that is kept for it. */
async function formerSlug(tx: Tx, appId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ address: string }>(
    `select h.address from public.app_addresses h join public.apps a on a.id = h.app_id and a.user_id = h.user_id
     where h.app_id = $1 and position('.' in h.address) = 0 and (h.free_at is null or h.free_at > now())
     order by (h.free_at is null) desc, h.taken_at desc limit 1`,
    [appId],
  );
  return rows[0]?.address;
}

async function freeSlug(call: FunctionCall, tx: Tx, name: string): Promise<string> {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = letters.length < 3 ? `app-${call.services.ids.token(8)}` : letters;
  const isFree = !reserved.has(base) && !isKey(base) && (await addressHolder(tx, base)) === undefined;
  return isFree ? base : `${base}-${call.services.ids.token(6)}`;
}
