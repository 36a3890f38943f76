import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { KeptDay } from '../../../../catalog/early-learning/kept-day.ts';
import { exportsOf } from '../../../lib/documents/exports-of.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import type { Child } from '../use-children.ts';
import { progressReport } from './progress-report.ts';

/** Which files there are does not depend on the day. */
const listed = new Date(0);

function today(): Date {
  return new Date();
}

/** The progress of a child as files. */
export function DownloadReport({ child, days }: { child: Child; days: readonly KeptDay[] }) {
  const [busy, setBusy] = useState(false);
  const files = (now: Date) => exportsOf(progressReport(child, days), { now });
  async function write(fileName: string) {
    const asked = files(today()).find((one) => one.fileName === fileName);
    if (asked === undefined) return;
    setBusy(true);
    try {
      saveFile(await asked.write(), asked.fileName);
      dismissFailure('Download failed');
    } catch (error) {
      console.error(error);
      toast({
        title: 'Download failed',
        description: 'The file could not be written. Try again, or choose another kind.',
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      trigger={
        <Button busy={busy}>
          <Download aria-hidden />
          Download
        </Button>
      }
    >
      {files(listed).map(({ fileName, label }) => (
        <MenuItem key={fileName} icon={<FileText aria-hidden />} onSelect={() => void write(fileName)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
