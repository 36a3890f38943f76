import { useState } from 'react';
import { callFunctionByName } from '../../../lib/call-function.ts';
import { Failure, messageOf } from '../../../lib/failures/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { dismissFailure, toast } from '../../../ui/toast.ts';

/** `zip`: the project. `git`: its history, one commit a version. `text`: all sources in one file, for subscribers. */
type DownloadForm = 'zip' | 'git' | 'text';

const endings: Record<DownloadForm, string> = { zip: 'zip', git: 'bundle', text: 'txt' };

interface Downloading {
  /** What is on its way. */
  readonly busy: DownloadForm | undefined;
  readonly download: (as: DownloadForm) => Promise<void>;
}

/** The version of an app that works, as a file. */
export function useDownload(appId: string, name: string): Downloading {
  const [busy, setBusy] = useState<DownloadForm>();
  async function download(as: DownloadForm): Promise<void> {
    setBusy(as);
    try {
      const file = await callFunctionByName('download-app', { appId, as });
      if (!(file instanceof Blob))
        throw new Failure('internal', 'The server sent no file. Please try again.');
      saveFile(file, `${fileNameOf(name)}.${endings[as]}`);
      dismissFailure('Download failed');
    } catch (error) {
      toast({
        title: 'Download failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(undefined);
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
