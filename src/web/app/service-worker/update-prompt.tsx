import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { updateIsReady, watchUpdates } from './updates.ts';

const UpdateCard = lazyPart(async () => (await import('./update-card.tsx')).UpdateCard);

/** Nothing until a new version has been brought and waits. */
export function UpdatePrompt() {
  const ready = useSyncExternalStore(watchUpdates, updateIsReady, () => false);
  return ready ? <UpdateCard /> : null;
}
