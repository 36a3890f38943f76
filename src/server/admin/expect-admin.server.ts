import { type ErrorCode, KoraError } from '../../kernel/errors.ts';
import type { AuditedCall } from '../audit/write-audit.server.ts';
import type { Database } from '../db/database.ts';
import { type AdminRefusal, refuseAdmin } from './admit-admin.server.ts';

const codes: Readonly<Record<AdminRefusal, ErrorCode>> = {
  not_admin: 'forbidden',
  banned: 'invalid_token',
  session_ended: 'invalid_token',
  insufficient_aal: 'insufficient_aal',
};

/** Throws what the refused are told. `what` names what they wanted, for the audit log. */
export async function expectAdmin(database: Database, call: AuditedCall, what: string): Promise<void> {
  const refusal = await refuseAdmin(database, call, what);
  if (refusal !== undefined) throw new KoraError(codes[refusal]);
}
