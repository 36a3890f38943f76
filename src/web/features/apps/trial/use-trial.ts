import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TryAppInput } from '../../../../functions/try-app/contract.ts';
import { nextTask } from '../../../lib/next-task.ts';
import { createTrialStore, type Trial, type TrialStore } from './trial-store.ts';

/**
 * Comes with its schemas, which nobody needs who only reads the page. What they are made with is run first and by itself: both in
 * one go would hold up a phone.
 */
async function ask(input: TryAppInput, signal: AbortSignal) {
  await import('../../../../functions/asked-back.ts');
  await nextTask();
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
