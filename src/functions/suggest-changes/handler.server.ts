import { keptSpec } from '../../server/apps/kept-spec.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { readCurrentVersion } from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SuggestChangesInput } from './contract.ts';

/** An app without a plan, such as one that was brought in, is changed by its code: nothing is suggested for it. */
export async function handle(
  call: FunctionCall,
  { appId }: SuggestChangesInput,
): Promise<{ suggestions: string[] }> {
  const { works, database } = call.services;
  const version = await database.tx('service_role', {}, async (tx) =>
    readCurrentVersion(tx, await ownApp(call, tx, appId)),
  );
  const spec = keptSpec(version);
  return { suggestions: spec === null ? [] : [...(await works.suggest(version.id, spec))] };
}
