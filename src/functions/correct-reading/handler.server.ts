import { correctionRequest, correctionsSaid, spanFaults } from '../../engine/reader/correct-reading.ts';
import type { Reading } from '../../engine/reader/reading.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { keptSpec } from '../../server/apps/kept-spec.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { refuseOlder } from '../../server/apps/refuse-older.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { CorrectReadingInput } from './contract.ts';
import { keepCorrection } from './keep-correction.server.ts';
import { type PlannedAgain, planAgain } from './plan-again.ts';

/** Corrected labels → another plan → a new version. */
export async function* handle(
  call: FunctionCall,
  { appId, basedOn, spans }: CorrectReadingInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { app, before, current } = await openChange(call, appId);
  if (before !== undefined) return yield* followVersion(call, before.id);
  refuseOlder(current, basedOn);
  const spec = keptSpec(current);
  if (spec?.reading === undefined)
    throw new KoraError('conflict', {
      message:
        'It is not known how the description of this app was read. Change it by a sentence or by its plan instead.',
    });
  const said = checkSpans(spec.reading, spans);
  await limitChanges(call);
  const planned = planAgain(spec, spans);
  if (planned === undefined)
    throw new KoraError('invalid_input', {
      message:
        'Nothing would be left to plan an app from. Label at least one thing, act, part or kind of app.',
    });
  const versionId = await call.services.database.tx('service_role', {}, async (tx) => {
    const { reading } = planned.spec;
    if (reading !== undefined) await keepCorrection(tx, { userId: app.userId, appId, reading });
    return startVersion(call, tx, {
      appId,
      basedOn: current.number,
      origin: 'plan',
      request: correctionRequest,
      changes: changesOf(said, planned, current.number),
      spec: planned.spec,
      editedFiles: current.edited_files,
      requestedBy: app.userId,
    });
  });
  return yield* followVersion(call, versionId);
}

/** What is corrected, a sentence each. */
function checkSpans(reading: Reading, spans: CorrectReadingInput['spans']): string[] {
  const faults = spanFaults(reading.text, spans);
  if (faults.length > 0)
    throw new KoraError('invalid_input', {
      message: `The word groups do not fit the description: ${faults[0] ?? ''} Load the page again and correct them there.`,
      details: faults.map((message) => ({ field: 'spans', message })),
    });
  const said = correctionsSaid(reading, spans);
  if (said.length === 0)
    throw new KoraError('invalid_input', {
      message: 'Nothing was corrected. Give a word another label first.',
    });
  return said;
}

function changesOf(said: readonly string[], { keepsChanges }: PlannedAgain, number: number): string[] {
  const { changesSaid, saidLength } = limits.apps;
  const shown = said.slice(0, changesSaid - 2).map((one) => one.slice(0, saidLength));
  const more = said.length - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [`${more} more words were corrected.`] : []),
    ...(keepsChanges
      ? []
      : [`What was changed in the plan before did not fit and is gone; version ${number} has it.`]),
  ];
}
