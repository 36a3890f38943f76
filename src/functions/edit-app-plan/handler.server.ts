import { blocksById } from '../../engine/generate.ts';
import { blockFaults } from '../../engine/spec/block-faults.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import { KoraError } from '../../kernel/errors.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { refuseOlder } from '../../server/apps/refuse-older.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { EditAppPlanInput } from './contract.ts';

export async function* handle(
  call: FunctionCall,
  { appId, basedOn, spec: given, request, changes }: EditAppPlanInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { app, before, current } = await openChange(call, appId);
  if (before !== undefined) return yield* followVersion(call, before.id);
  refuseOlder(current, basedOn);
  const parsed = parsePlan(given);
  if (!parsed.ok)
    throw new KoraError('invalid_input', {
      message: `The plan does not hold together: ${parsed.faults[0] ?? ''}`,
      details: parsed.faults.map((message) => ({ field: 'spec', message })),
    });
  await limitChanges(call);
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
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
