import { blocksById } from '../../engine/generate.ts';
import { blockFaults } from '../../engine/spec/block-faults.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import type { VersionProgress, VersionResult } from '../../functions/app-shapes.ts';
import type { EditAppPlanInput } from '../../functions/edit-app-plan/contract.ts';
import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { refuseOlder } from './edit-app-code.server.ts';
import { followVersion } from './follow-version.server.ts';
import { limitChanges } from './limit-changes.server.ts';
import { ownApp } from './own-app.server.ts';
import { startVersion } from './start-version.server.ts';
import { findByRequestKey, readCurrentVersion } from './version-store.server.ts';

export async function* editAppPlan(
  call: FunctionCall,
  { appId, basedOn, spec: given, request, changes }: EditAppPlanInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { database } = call.services;
  const { app, before, current } = await database.tx('service_role', {}, async (tx) => {
    const found = await ownApp(call, tx, appId);
    return {
      app: found,
      before: await findByRequestKey(tx, found.userId, call.idempotencyKey),
      current: await readCurrentVersion(tx, found),
    };
  });
  if (before !== undefined) return yield* followVersion(call, before.id);
  refuseOlder(current, basedOn);
  const parsed = parsePlan(given);
  if (!parsed.ok)
    throw new KoraError('invalid_input', {
      message: `The plan does not hold together: ${parsed.faults[0] ?? ''}`,
      details: parsed.faults.map((message) => ({ field: 'spec', message })),
    });
  await limitChanges(call);
  const versionId = await database.tx('service_role', {}, (tx) =>
    startVersion(call, tx, {
      appId,
      basedOn: current.number,
      origin: 'plan',
      request: request ?? '',
      changes: changes ?? ['The plan was changed by hand.'],
      spec: parsed.spec,
      editedFiles: current.edited_files,
      requestedBy: app.userId,
    }),
  );
  return yield* followVersion(call, versionId);
}

/** Sound as a plan, and every part says what its block understands. */
function parsePlan(given: unknown): ReturnType<typeof parseSpec> {
  const parsed = parseSpec(given);
  if (!parsed.ok) return parsed;
  const faults = blockFaults(parsed.spec, blocksById);
  return faults.length === 0 ? parsed : { ok: false, faults };
}
