import { useEffect, useSyncExternalStore } from 'react';
import { shared } from '../store/shared-place.ts';
import { say } from '../ui/toast.tsx';

const silent = { online: true, unsent: 0, refusal: undefined, held: undefined };
const nothing = () => () => undefined;

/** Says quietly when what is shown or entered waits for a network or for room, and why something was not taken. */
export function SharedStatus() {
  const { online, unsent, refusal, held } = useSyncExternalStore(
    shared?.subscribe ?? nothing,
    shared?.status ?? (() => silent),
  );
  useEffect(() => {
    if (refusal !== undefined) say(refusal.message, { tone: 'bad' });
  }, [refusal]);
  if (online && held !== undefined)
    return (
      <p role="status" className="bg-soft px-4 py-2 text-center text-sm">
        {held} {unsent === 1 ? 'One change waits here.' : `${unsent} changes wait here.`}
      </p>
    );
  if (online) return null;
  return (
    <p role="status" className="bg-soft px-4 py-2 text-center text-sm">
      {unsent > 0
        ? 'Saved here, will be sent when you are online.'
        : 'There is no connection: you see what was known last.'}
    </p>
  );
}
