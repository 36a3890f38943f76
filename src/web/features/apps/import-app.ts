import { type VersionProgress, type VersionResult, versionProgress } from '../../../functions/app-shapes.ts';
import { contract } from '../../../functions/import-app/contract.ts';
import { followFunction } from '../../lib/follow-function.ts';

/** Brings in a zip and tells every step. The same key again follows the app that is there already. */
export async function importApp(
  file: File,
  key: string,
  onProgress: (progress: VersionProgress) => void,
): Promise<VersionResult> {
  return followFunction(contract, file, {
    idempotencyKey: key,
    onProgress: (progress) => onProgress(versionProgress.parse(progress)),
  });
}
