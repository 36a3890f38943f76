import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { previewKeyLength } from './preview-key.ts';
import { makeCurrent } from './version-progress.server.ts';
import { insertVersion, type VersionContent, type VersionOrigin } from './version-store.server.ts';

/** A version with the content of another that was built and proved. The files in the store are copied by the caller. */
export async function copyVersion(
  call: FunctionCall,
  tx: Tx,
  from: VersionContent,
  to: { appId: string; basedOn: number | null; origin: VersionOrigin; request: string; userId: string },
): Promise<string> {
  if (from.status !== 'completed' || from.files === null)
    throw new KoraError('conflict', { message: `Version ${from.number} did not work. Choose another.` });
  const { id, number } = await insertVersion(tx, {
    appId: to.appId,
    basedOn: to.basedOn,
    origin: to.origin,
    request: to.request,
    spec: from.spec,
    files: from.files,
    editedFiles: from.edited_files,
    previewKey: call.services.ids.token(previewKeyLength),
    requestKey: call.idempotencyKey ?? null,
    requestedBy: to.userId,
  });
  await tx.query(
    `update public.app_versions set status = 'completed', step = 'done', finished_at = now(), proof = $2, pictures = $3
     where id = $1`,
    [id, JSON.stringify(from.proof), from.pictures],
  );
  await tx.query(
    `insert into public.builds (app_id, build_status) values ($1, 'completed') on conflict (app_id) do nothing`,
    [to.appId],
  );
  await makeCurrent(tx, { id, app_id: to.appId, number }, from.files);
  return id;
}
