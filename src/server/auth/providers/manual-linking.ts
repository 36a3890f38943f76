import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../verb.ts';

/** Whether people may add ways to sign in to their account, and take them away, is the operator's decision. */
export function needManualLinking({ server }: AuthCall): void {
  if (!server.auth.manualLinking || server.providers.isEmpty) throw new AuthError('manual_linking_disabled');
}
