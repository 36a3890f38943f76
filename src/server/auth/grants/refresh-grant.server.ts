import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { refreshSession } from '../sessions/refresh-session.server.ts';
import type { AuthCall } from '../verb.ts';

const bodySchema = z.object({ refresh_token: z.string().min(1).max(200) });

export async function refreshGrant(call: AuthCall): Promise<Record<string, unknown>> {
  const parsed = bodySchema.safeParse(call.body);
  if (!parsed.success)
    throw new AuthError('validation_failed', { message: 'refresh_token is required and must be a token' });
  const { refresh_token: token } = parsed.data;
  const outcome = await call.server.database.tx('service_role', {}, (tx) => refreshSession(call, tx, token));
  if ('refused' in outcome) throw outcome.refused;
  return outcome.session;
}
