import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AppIdea } from '../../lib/creator-draft.ts';
import { useSession } from '../../lib/session.ts';
import { createGenerationStore, type Generation, type GenerationEvents } from './generation-store.ts';
import { appsKey } from './use-my-apps.ts';

export interface Generator {
  readonly generation: Generation;
  /** `anyway`: the person was asked back and wants it built all the same. */
  readonly start: (idea: AppIdea, anyway?: boolean) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

/** Makes apps for the signed-in person, and goes on with the one that was under way when the page was left. */
export function useGeneration({ onDone, onLimit }: Omit<GenerationEvents, 'onAppsChanged'>): Generator {
  const userId = useSession().user?.id;
  const queryClient = useQueryClient();
  const [store] = useState(createGenerationStore);
  const generation = useSyncExternalStore(store.subscribe, store.read, store.read);

  useEffect(() => {
    const onAppsChanged = () => void queryClient.invalidateQueries({ queryKey: appsKey(userId) });
    store.hear({ onDone, onLimit, onAppsChanged });
  });
  useEffect(() => {
    if (userId !== undefined) store.resume(userId);
    return store.dismiss;
  }, [store, userId]);

  return {
    generation,
    start: (idea, anyway = false) => {
      if (userId !== undefined) store.start(userId, idea, anyway);
    },
    cancel: store.cancel,
    dismiss: store.dismiss,
  };
}
