import { listAudit } from '../../server/admin/list-audit.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListAuditInput } from './contract.ts';

export async function handle({ services }: FunctionCall, input: ListAuditInput) {
  return listAudit(services, input);
}
