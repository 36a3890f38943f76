import { useState } from 'react';
import { callFunctionByName } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/error-body.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/toast.ts';

/** The whole project as a zip, of the version that works unless another is named. */
export function useDownload(
  appId: string,
  name: string,
): { busy: boolean; download: (number?: number) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  async function download(number?: number): Promise<void> {
    setBusy(true);
    try {
      const { contract } = await import('../../../../functions/download-app/contract.ts');
      const file = await callFunctionByName(contract.name, {
        appId,
        as: 'zip',
        ...(number === undefined ? {} : { number }),
      });
      if (!(file instanceof Blob)) throw new Error('The server sent no file. Please try again.');
      saveFile(file, `${fileNameOf(name)}${number === undefined ? '' : `-version-${number}`}.zip`);
    } catch (error) {
      toast({
        title: 'Download failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }
  return { busy, download };
}

export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'app' : plain;
}
