import { limits } from '../../kernel/limits.ts';
import type { ServedFile } from '../build/serve-site.ts';
import type { Services } from '../services.ts';
import { platformOrigins } from '../settings/public-url.ts';
import type { HostedVersion } from './find-hosted-version.server.ts';

/** Apps look for it, to hear who is to look at them (`library/words/viewer-question.ts`). */
const pickerPath = '/.edit/picker.js';

/** The script by which an element is chosen. Only the preview of an app's owner has it: no published site, no link, no proof. */
export async function pickerFile(
  { works }: Pick<Services, 'works'>,
  version: HostedVersion,
  path: string,
): Promise<ServedFile | undefined> {
  if (!version.isPreview || path !== pickerPath) return undefined;
  return { type: 'text/javascript; charset=utf-8', body: await works.picker() };
}

/** The page of a preview that was opened for choosing (`?edit`), with the script in it. */
export function withPicker(body: string, publicUrl: string): string {
  const { textLength, nameLength, hereMs } = limits.picker;
  const tag = `<script defer src="${pickerPath}" data-platforms="${platformOrigins(publicUrl).join(' ')}" data-text-length="${textLength}" data-name-length="${nameLength}" data-here-ms="${hereMs}"></script>`;
  return body.includes('</head>') ? body.replace('</head>', () => `${tag}</head>`) : `${tag}${body}`;
}
