import { Import } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { useOnline } from '../../lib/use-online.ts';
import { versionStepList } from '../../lib/version-steps.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { useImport } from './use-import.ts';

/** Makes an app of a zip that was downloaded before. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  const importing = useImport(() => setOpen(false));
  const { files, choose, progress, fault, bring } = importing;

  function close() {
    importing.leave();
    setOpen(false);
  }

  const isBusy = progress !== undefined;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Import aria-hidden />
        Import
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title="Import an app"
        description="A zip that was downloaded from here becomes an app of its own. What you changed in it by hand stays."
        actions={
          <>
            <Button onClick={close}>{isBusy ? 'Close' : 'Cancel'}</Button>
            <Button look="primary" busy={isBusy} disabled={files.length === 0 || !online} onClick={bring}>
              {isBusy ? 'Importing' : 'Import app'}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {progress === undefined ? (
            <FileDrop
              label="Zip of the project"
              hint="With app-plan.json in it, as every download has"
              accept={['.zip']}
              maxFiles={1}
              maxBytes={limits.takeAway.zipBytes}
              files={files}
              onChange={choose}
            />
          ) : (
            <StepList label="Progress" steps={importSteps(progress)} />
          )}
          <Outcome fault={fault} online={online} />
        </div>
      </Dialog>
    </>
  );
}

/** Nobody has asked for anything: what is read is the zip, and a large one takes its time to arrive. */
function importSteps(progress: Parameters<typeof versionStepList>[0]) {
  return versionStepList(progress).map((step, index) =>
    index === 0 && step.state === 'active'
      ? { ...step, detail: 'Sending the zip and looking through it' }
      : step,
  );
}

function Outcome({ fault, online }: { fault: string | undefined; online: boolean }) {
  return (
    <>
      {fault === undefined ? null : (
        <Alert tone="negative" announce title="Not imported">
          {fault}
        </Alert>
      )}
      {online ? null : (
        <p className="text-small text-ink-muted">You are offline. Import it when you are back.</p>
      )}
    </>
  );
}
