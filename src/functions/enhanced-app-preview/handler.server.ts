import { blocksById, filesOf } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { readPicture } from '../../server/apps/version-files.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { EnhancedAppPreview, EnhancedAppPreviewInput } from './contract.ts';

/** Pictures that were taken when the app was proved; for an app that does not exist here, of what its description gives. */
export async function handle(
  call: FunctionCall,
  input: EnhancedAppPreviewInput,
): Promise<EnhancedAppPreview> {
  const { database, storage } = call.services;
  const version = await database.tx('service_role', {}, (tx) => findVersion(call, tx, input));
  if (version === undefined) return picturesOfDescription(call, input);
  const place = { appId: version.app_id, versionId: version.id };
  const [desktop, phone] = await Promise.all([
    readPicture(storage, place, 'desktop'),
    readPicture(storage, place, 'phone'),
  ]);
  return present(desktop, phone, 'the app itself, opened in a browser');
}

interface Found {
  id: string;
  app_id: string;
}

/** Undefined when the caller has no such app; one that is named by its id must be theirs. */
async function findVersion(
  call: FunctionCall,
  tx: Tx,
  { appId, appName, description }: EnhancedAppPreviewInput,
): Promise<Found | undefined> {
  const { user } = await ownAccount(call, tx);
  const { rows } = await tx.query<Found & { current_version: number | null }>(
    `select a.id as app_id, a.current_version, v.id from public.apps a
     left join public.app_versions v on v.app_id = a.id and v.number = a.current_version
     where a.user_id = $1 and (a.id = $2 or ($2::uuid is null and a.app_name = $3 and a.description = $4))
     order by a.created_at desc limit 1`,
    [user.id, appId ?? null, appName, description],
  );
  const [found] = rows;
  if (found === undefined && appId === undefined) return undefined;
  if (found === undefined) throw new KoraError('not_found', { message: 'There is no such app of yours.' });
  if (found.current_version === null)
    throw new KoraError('conflict', { message: 'This app has no version that works yet.' });
  return found;
}

async function picturesOfDescription(
  call: FunctionCall,
  { description }: EnhancedAppPreviewInput,
): Promise<EnhancedAppPreview> {
  await limitChanges(call);
  const { works } = call.services;
  const spec = await works.plan(description);
  const site = await works.build(filesOf(spec));
  const { pages } = planProof(spec, blocksById);
  const { screenshots } = await works.prove(site, { pages: pages.slice(0, 1), cases: [] });
  return present(screenshots.desktop, screenshots.phone, 'an app from this description, opened in a browser');
}

function present(
  desktop: Uint8Array | undefined,
  phone: Uint8Array | undefined,
  generatedWith: string,
): EnhancedAppPreview {
  if (desktop === undefined || phone === undefined)
    throw new KoraError('unavailable', { message: 'No picture of this app could be taken. Try again.' });
  const text = (image: Uint8Array) => Buffer.from(image).toString('base64');
  return { desktopPreview: text(desktop), mobilePreview: text(phone), generatedWith };
}
