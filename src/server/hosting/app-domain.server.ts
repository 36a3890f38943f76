import { brand } from '../../kernel/brand.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';

/** A host of one's own that leads to an app, and how its owner shows that it is theirs. */
export interface AppDomain {
  domain: string;
  recordName: string;
  recordValue: string;
  target: string;
  verifiedAt: string | null;
  checkedAt: string | null;
}

export interface DomainRow {
  domain: string;
  token: string;
  verified_at: Date | null;
  checked_at: Date | null;
}

export function recordName(domain: string): string {
  return `_${brand.slug}-verify.${domain}`;
}

export async function findDomain(tx: Tx, appId: string): Promise<DomainRow | undefined> {
  const { rows } = await tx.query<DomainRow>(
    'select domain, token, verified_at, checked_at from public.app_domains where app_id = $1',
    [appId],
  );
  return rows[0];
}

export function presentDomain(call: FunctionCall, row: DomainRow): AppDomain {
  return {
    domain: row.domain,
    recordName: recordName(row.domain),
    recordValue: row.token,
    target: new URL(call.auth.siteUrl).hostname,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
  };
}
