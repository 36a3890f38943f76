import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { presentAnswers, type WireAnswer } from './present-answers.ts';
import { listenToVersion } from './version-news.server.ts';
import { readProgress, type VersionRow } from './version-store.server.ts';

/** Where the making of a version has got to. */
interface VersionProgress {
  appId: string;
  versionId: string;
  number: number;
  status: VersionRow['status'];
  step: VersionRow['step'];
  /** How many files were written; null before. */
  fileCount: number | null;
  /** Where it can be looked at; null until it is built. */
  previewUrl: string | null;
  error: string | null;
  model?: string;
}

/** How it ended. */
interface VersionResult {
  success: boolean;
  error?: string;
  app: { id: string; name: string; previewUrl: string | null };
  version: VersionProgress;
  changes: string[];
  answers?: WireAnswer[];
  modelFault?: string;
}

/** Tells every step of a version until it has ended, and then how. Whoever stops listening does not stop the work. */
export async function* followVersion(
  call: FunctionCall,
  versionId: string,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { database } = call.services;
  const news = await listenToVersion(database, versionId);
  try {
    let told = '';
    for (;;) {
      const row = await database.tx('service_role', {}, (tx) => readProgress(tx, versionId));
      if (row === undefined) throw new KoraError('not_found', { message: 'The app was deleted meanwhile.' });
      const progress = presentProgress(call, row);
      const said = JSON.stringify(progress);
      if (said !== told) yield progress;
      told = said;
      if (row.status === 'completed' || row.status === 'failed') return presentResult(call, row);
      await news.next(limits.apps.progressPollMs);
    }
  } finally {
    await news.close();
  }
}

export function presentProgress(call: FunctionCall, row: VersionRow): VersionProgress {
  const isBuilt = row.status === 'completed' || row.step === 'trying';
  return {
    appId: row.app_id,
    versionId: row.id,
    number: row.number,
    status: row.status,
    step: row.step,
    fileCount: row.file_count,
    previewUrl: isBuilt ? call.apps.urlOf(row.preview_key) : null,
    error: row.error,
    ...(row.model === null ? {} : { model: row.model }),
  };
}

export function presentResult(call: FunctionCall, row: VersionRow): VersionResult {
  const version = presentProgress(call, row);
  return {
    success: row.status === 'completed',
    ...(row.error === null ? {} : { error: row.error }),
    app: { id: row.app_id, name: row.app_name, previewUrl: version.previewUrl },
    version,
    changes: row.changes,
    ...(row.answers === null ? {} : { answers: presentAnswers(row.answers) }),
  };
}
