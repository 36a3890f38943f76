import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { bringForward } from '../../engine/spec/bring-forward.ts';
import { isKey, keyLength, looksLikeOtherLetters } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { readCurrentVersion, readVersionByNumber } from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { addressHolder, refuseTaken } from '../../server/hosting/app-addresses.server.ts';
import { formerSlug, proposeSlug, reservedSlugs } from '../../server/hosting/propose-slug.server.ts';
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
    const slug =
      asked ??
      former ??
      (await proposeSlug(tx, { appId, userId: app.userId }, { words: app.name, ids: call.services.ids }));
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

function refuseForm(slug: string): void {
  if (reservedSlugs.has(slug))
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
