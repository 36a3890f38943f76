import { useState } from 'react';
import { messageOf } from '../../lib/failures/failure.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import type { AppSummary } from './read-apps.ts';
import { type TakeAwayForm, takeAway } from './take-away.ts';

interface TakingAway {
  /** What is on its way. */
  readonly busy: TakeAwayForm | undefined;
  readonly take: (as: TakeAwayForm) => void;
}

/** Saves an app and says so when that fails. */
export async function saveApp(app: Pick<AppSummary, 'id' | 'app_name'>, as: TakeAwayForm): Promise<void> {
  try {
    await takeAway(app, as);
    dismissFailure('Download failed');
  } catch (error) {
    toast({
      title: 'Download failed',
      description: messageOf(error, 'The download could not be made. Please try again.'),
      variant: 'destructive',
    });
  }
}

export function useTakeAway(app: Pick<AppSummary, 'id' | 'app_name'>): TakingAway {
  const [busy, setBusy] = useState<TakeAwayForm>();

  async function run(as: TakeAwayForm): Promise<void> {
    setBusy(as);
    await saveApp(app, as);
    setBusy(undefined);
  }

  return { busy, take: (as) => void run(as) };
}
