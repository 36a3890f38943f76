/** Columns of `audit_log l` with the addresses of who did it, `a`, and of whom it was done to, `t`. */
export const eventColumns = `
  l.id, l.at, l.actor_id, a.email as actor_email, l.action, l.target, t.email as target_email,
  host(l.ip) as ip, l.request_id, l.details`;

export const eventTables = `
  public.audit_log l
  left join auth.users a on a.id = l.actor_id
  left join auth.users t on t.id::text = l.target`;

export interface EventRow {
  id: number;
  at: Date;
  actor_id: string | null;
  actor_email: string | null;
  action: string;
  target: string | null;
  target_email: string | null;
  ip: string | null;
  request_id: string | null;
  details: Record<string, unknown>;
}

export function presentEvent(row: EventRow): Omit<EventRow, 'at'> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}
