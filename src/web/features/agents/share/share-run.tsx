import { Dialog } from '../../../ui/dialog.tsx';
import { ShareLinks } from '../../../ui/share-links.tsx';
import type { SavedRun } from '../runs/use-runs.ts';
import { runShareCalls } from './run-share-calls.ts';

interface ShareRunProps {
  run: SavedRun;
  onClose: () => void;
}

export function ShareRun({ run, onClose }: ShareRunProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Share “${run.name}”`}
      description="Whoever has a link sees the whole result and what was entered, without an account. Nobody can change it there, and you can take each link back."
    >
      <ShareLinks thing={run.id} called="run" calls={runShareCalls(run.id)} />
    </Dialog>
  );
}
