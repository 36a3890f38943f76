import { CloudOff } from 'lucide-react';
import { useOnline } from '../../lib/use-online.ts';

/** Says that the device has no network. What is on the device goes on working. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <output className="contents">
      {online ? null : (
        <span
          title="No network. What is on this device goes on working."
          className="inline-flex h-6 shrink-0 animate-appear items-center gap-1.5 rounded-full border border-line-strong px-2 text-caption font-medium text-caution max-sm:px-1.5"
        >
          <CloudOff aria-hidden className="size-3.5" />
          <span className="max-sm:sr-only">Offline</span>
        </span>
      )}
    </output>
  );
}
