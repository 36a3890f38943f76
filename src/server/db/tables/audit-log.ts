import type { Generated, GeneratedAlways } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  actor_id: string | null;
  action: string;
  target: string | null;
  ip: string | null;
  request_id: string | null;
  details: Generated<Record<string, unknown>>;
}

export const table = defineTable({
  name: 'audit_log',
  columns: ['id', 'at', 'actor_id', 'action', 'target', 'ip', 'request_id', 'details'],
});
