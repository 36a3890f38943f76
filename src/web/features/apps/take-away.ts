import { callFunctionByName } from '../../lib/call-function.ts';
import { Failure } from '../../lib/failures/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { AppSummary } from './read-apps.ts';

/** `text`: all sources in one file. `zip`: the project, which runs with npm alone. */
export type TakeAwayForm = 'text' | 'zip';

const endings: Record<TakeAwayForm, string> = { text: 'txt', zip: 'zip' };

/** Saves an app under its name. Throws with a reason that can be shown. */
export async function takeAway(
  { id, app_name }: Pick<AppSummary, 'id' | 'app_name'>,
  as: TakeAwayForm,
): Promise<void> {
  const { contract } = await import('../../../functions/download-app/contract.ts');
  const file = await callFunctionByName(contract.name, { appId: id, as });
  if (!(file instanceof Blob)) throw new Failure('internal', 'The server sent no file. Please try again.');
  saveFile(file, `${fileNameOf(app_name)}.${endings[as]}`);
}

/** Names from before today's rules may hold what no file system takes. */
export function fileNameOf(appName: string): string {
  const plain = appName
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, '-');
  return plain === '' ? 'app' : plain;
}
