import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { exportsOf } from '../../lib/documents/exports-of.ts';
import { printMarked } from '../../lib/print-marked.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { planReport } from './plan-report.ts';
import { PrintedPlan } from './printed-plan.tsx';
import type { KeptPlan } from './use-plans.ts';

/** Which files there are does not depend on the day. */
const listed = new Date(0);

function today(): Date {
  return new Date();
}

/** The plan as files, and on paper. */
export function ExportMenu({ kept }: { kept: KeptPlan }) {
  const [busy, setBusy] = useState(false);
  const files = (now: Date) => exportsOf(planReport(kept), { now });
  async function write(fileName: string) {
    const asked = files(today()).find((one) => one.fileName === fileName);
    if (asked === undefined) return;
    setBusy(true);
    try {
      saveFile(await asked.write(), asked.fileName);
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
    <>
      <Menu
        trigger={
          <Button look="primary" busy={busy}>
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
        <MenuSeparator />
        <MenuItem icon={<Printer aria-hidden />} onSelect={() => setTimeout(printMarked)}>
          Print
        </MenuItem>
      </Menu>
      <PrintedPlan kept={kept} />
    </>
  );
}
