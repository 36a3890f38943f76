import { useEffect, useSyncExternalStore } from 'react';
import { shared } from '../store/shared-place.ts';
import { say } from '../ui/toast.tsx';

const silent = { online: true, unsent: 0, refusal: undefined };
const nothing = () => () => undefined;

/** Says quietly when what is shown or entered waits for a network, and why something was not taken. */
export function SharedStatus() {
  const { online, unsent, refusal } = useSyncExternalStore(
    shared?.subscribe ?? nothing,
    shared?.status ?? (() => silent),
  );
  useEffect(() => {
    if (refusal !== undefined) say(refusal.message, { tone: 'bad' });
  }, [refusal]);
  if (online) return null;
  return (
    <p role="status" className="bg-soft px-4 py-2 text-center text-sm">
      {unsent > 0
        ? 'Saved here, will be sent when you are online.'
        : 'There is no connection: you see what was known last.'}
    </p>
  );
}
