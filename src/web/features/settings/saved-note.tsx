import { CircleAlert, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { RecordSync } from '../../app/local/stored-shapes.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { useDelay } from '../../lib/use-delay.ts';
import { Button } from '../../ui/button.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';

interface SavedNoteProps {
  sync: RecordSync;
  onRetry: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** A change that is sent within this is not worth a word. */
const noteAfterMs = 1_000;

/** How far what was saved here is from the server. Nothing when it is there. */
export function SavedNote({ sync, onRetry, onDiscard }: SavedNoteProps) {
  const isUnsent = sync.state === 'waiting' || sync.state === 'sending';
  const shown = useDelay(isUnsent, noteAfterMs);
  return (
    <div aria-live="polite" className="min-w-0 text-small">
      {sync.state === 'failed' ? (
        <FailedNote reason={sync.refusal?.message} onRetry={onRetry} onDiscard={onDiscard} />
      ) : shown ? (
        <p className="flex items-center gap-2 text-caution">
          <CloudUpload aria-hidden className="size-4 shrink-0" />
          Saved on this device, will be sent when you are online
        </p>
      ) : null}
    </div>
  );
}

interface FailedNoteProps {
  reason: string | undefined;
  onRetry: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

function FailedNote({ reason, onRetry, onDiscard }: FailedNoteProps) {
  const [busy, setBusy] = useState(false);
  async function act(what: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await what();
      dismissFailure('Save Failed');
    } catch (error) {
      const description = messageOf(error, 'Please try again.');
      toast({ title: 'Save Failed', description, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="flex items-center gap-2 text-negative">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <span className="wrap-anywhere">
          Not taken by the server. {reason ?? 'Try again, or discard it.'}
        </span>
      </p>
      <Button busy={busy} onClick={() => void act(onRetry)}>
        Try again
      </Button>
      <Button look="quiet" disabled={busy} onClick={() => void act(onDiscard)}>
        Discard
      </Button>
    </div>
  );
}
