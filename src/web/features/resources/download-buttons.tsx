import { FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ResourceFormat } from '../../../catalog/resources/resource.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { WrittenResource } from './resource-report.ts';

const formats: Readonly<Record<ResourceFormat, { label: string; icon: ReactNode }>> = {
  docx: { label: 'Word', icon: <FileText aria-hidden /> },
  xlsx: { label: 'Excel', icon: <FileSpreadsheet aria-hidden /> },
  pdf: { label: 'PDF', icon: <FileType aria-hidden /> },
};

/** The day of a document is that on which it is written. */
function today(): Date {
  return new Date();
}

interface DownloadButtonsProps {
  resource: WrittenResource;
  offered: readonly ResourceFormat[];
}

/** A button for each kind of file. What writes a file is loaded when it is asked for. */
export function DownloadButtons({ resource, offered }: DownloadButtonsProps) {
  const [busy, setBusy] = useState<ResourceFormat>();
  async function download(format: ResourceFormat) {
    setBusy(format);
    try {
      const [{ exportsOf }, { reportOfResource }] = await Promise.all([
        import('../../lib/documents/exports-of.ts'),
        import('./resource-report.ts'),
      ]);
      const made = exportsOf(reportOfResource(resource), { now: today() });
      const wanted = made.find(({ kind }) => kind === format);
      if (wanted === undefined) throw new Error(`Nothing writes ${format}.`);
      saveFile(await wanted.write(), wanted.fileName);
    } catch (error) {
      console.error(error);
      toast({
        title: 'Download failed',
        description: 'The file could not be written. Try again, or choose another kind.',
        variant: 'destructive',
      });
    } finally {
      setBusy(undefined);
    }
  }
  return offered.map((format, at) => (
    <Button
      key={format}
      look={at === 0 ? 'primary' : 'secondary'}
      busy={busy === format}
      disabled={busy !== undefined}
      aria-label={`Download as ${formats[format].label}`}
      onClick={() => void download(format)}
    >
      {busy === format ? null : formats[format].icon}
      {formats[format].label}
    </Button>
  ));
}
