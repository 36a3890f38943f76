import type { Redline } from '../../../catalog/agent-desk/result.ts';
import { cleaned } from './clean-text.ts';

/** A Word document whose changes are tracked, so that each can be accepted or rejected there. */
export async function writeRedline(redline: Redline): Promise<Blob> {
  const [{ Packer }, { redlineDocument }] = await Promise.all([
    import('docx'),
    import('./docx/redline-document.ts'),
  ]);
  return await Packer.toBlob(redlineDocument(cleaned(redline)));
}
