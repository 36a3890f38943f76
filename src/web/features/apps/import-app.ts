import { type VersionProgress, type VersionResult, versionProgress } from '../../../functions/app-shapes.ts';
import { contract } from '../../../functions/import-app/contract.ts';
import { followFunction } from '../../lib/follow-function.ts';

/** Brings in a zip and tells every step. The same key again follows the app that is there already. */
export async function importApp(
  file: File,
  key: string,
  onProgress: (progress: VersionProgress) => void,
): Promise<VersionResult> {
  return followFunction(
    contract,
    { zip: await base64Of(file) },
    { idempotencyKey: key, onProgress: (progress) => onProgress(versionProgress.parse(progress)) },
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('The file could not be read. Choose it again.')));
    reader.readAsDataURL(file);
  });
}
