import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { startUpdate } from './updates.ts';

/** A new version never takes over by itself: something may be half written on this page. */
export function UpdateCard() {
  const [shown, setShown] = useState(true);
  const [busy, setBusy] = useState(false);
  if (!shown) return null;
  return (
    <section
      aria-label="Update"
      className="fixed inset-x-4 bottom-4 z-30 animate-appear rounded-large border border-line-strong bg-surface-overlay p-4 text-ink shadow-overlay sm:right-auto sm:bottom-6 sm:left-6 sm:w-88"
    >
      <div className="flex items-start gap-3">
        <RefreshCw aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <output className="min-w-0 text-small">
          <p className="font-semibold">A new version is ready</p>
          <p className="mt-0.5 text-ink-muted">Reload to use it. Save what you are writing first.</p>
        </output>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button look="quiet" disabled={busy} onClick={() => setShown(false)}>
          Later
        </Button>
        <Button
          look="primary"
          busy={busy}
          onClick={() => {
            setBusy(true);
            startUpdate();
          }}
        >
          Reload
        </Button>
      </div>
    </section>
  );
}
