import { signOut, stayedSignedIn } from '../../lib/sign-out.ts';
import { toast } from '../../ui/toast.ts';

/** Signs out everywhere and says how it went. */
export async function leave(): Promise<void> {
  const fault = await signOut();
  if (fault === stayedSignedIn) return;
  if (fault === undefined) toast({ title: 'Signed out successfully' });
  else toast({ title: 'Sign out failed', description: fault, variant: 'destructive' });
}
