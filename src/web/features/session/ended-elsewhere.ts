import { toast } from '../../ui/toast.ts';

export const endedTitle = 'Your session has ended';

/** For somebody who did not sign out here, and suddenly is. */
export function tellEndedElsewhere(): void {
  toast({
    title: endedTitle,
    description:
      'It was ended in another tab or on another device, or it has run out. Sign in again to go on. What you have not sent is kept on this device.',
  });
}
