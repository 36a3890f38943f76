import { signOut, signOutMessage } from '../../lib/sign-out.ts';
import { toast } from '../../ui/toast.ts';

/** Signs out everywhere and says how it went. */
export async function leave(): Promise<void> {
  const fault = await signOut();
  const message = signOutMessage(fault);
  if (message !== undefined) toast(message);
}
