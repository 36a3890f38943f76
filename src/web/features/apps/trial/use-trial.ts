import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TryAppInput } from '../../../../functions/try-app/contract.ts';
import { createTrialStore, type Trial, type TrialStore } from './trial-store.ts';

/** Comes apart: nobody needs it who only reads the page. */
async function ask(input: TryAppInput, signal: AbortSignal) {
  const { askTrial } = await import('./ask-trial.ts');
  return askTrial(input, signal);
}

export interface TrialInUse extends Pick<TrialStore, 'make' | 'change' | 'undo'> {
  readonly trial: Trial;
}

export function useTrial(): TrialInUse {
  const [store] = useState(() => createTrialStore(ask));
  const trial = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => store.stop, [store]);
  const { make, change, undo } = store;
  return { trial, make, change, undo };
}
