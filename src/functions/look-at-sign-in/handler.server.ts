import type { z } from 'zod';
import { callOfFunction, inKoraErrors } from '../../server/auth/call-of-function.server.ts';
import { placeOf } from '../../server/auth/devices/network.ts';
import { findSignInNotice } from '../../server/auth/devices/sign-in-notice.server.ts';
import { limitVerifications } from '../../server/auth/limits/auth-limits.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle(call: FunctionCall, { token }: { token: string }): Promise<Output> {
  await inKoraErrors(() => limitVerifications(callOfFunction(call)));
  const found = await call.services.database.tx('service_role', {}, (tx) => findSignInNotice(tx, token));
  if (found.state !== 'open') return { state: found.state };
  const { device, ip, created_at: at } = found.notice;
  return { state: 'open', device, ip, place: placeOf(ip) ?? null, at: at.toISOString() };
}
