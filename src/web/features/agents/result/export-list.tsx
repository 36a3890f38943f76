import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { exportsOf } from '../../../lib/documents/exports-of.ts';
import { reportOf } from '../../../lib/documents/report-of.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FinishedRun } from '../run/use-run.ts';

function today(): Date {
  return new Date();
}

/** Which files there are does not depend on the day. */
const listed = new Date(0);

export interface ExportListProps {
  title: string;
  work: AnyWork;
  finished: FinishedRun;
}

/** The result as files. What writes a file is loaded when it is asked for. */
export function ExportList({
  title,
  work,
  finished: { draft, result },
  defaultOpen,
}: ExportListProps & { /** A press has loaded it. */ defaultOpen: boolean }) {
  const [busy, setBusy] = useState(false);
  const report = reportOf(title, work, draft, result);
  // The day of a document is that on which it is written, not that on which the list was shown.
  const exports = (now: Date) => exportsOf(report, { now });
  async function write(kind: string) {
    const asked = exports(today()).find(({ fileName: name }) => name === kind);
    if (asked === undefined) return;
    const { write: make, fileName } = asked;
    setBusy(true);
    try {
      saveFile(await make(), fileName);
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
      defaultOpen={defaultOpen}
      trigger={
        <Button look="secondary" busy={busy}>
          <Download aria-hidden />
          Download
        </Button>
      }
    >
      {exports(listed).map((one) => (
        <MenuItem
          key={one.fileName}
          icon={<FileText aria-hidden />}
          onSelect={() => void write(one.fileName)}
        >
          {one.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
