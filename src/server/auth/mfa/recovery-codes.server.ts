import { randomInt } from 'node:crypto';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken } from '../sessions/hash-token.server.ts';

/** Without what is easily taken for something else: i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export function newRecoveryCode(): string {
  const { groups, groupLength } = limits.recoveryCodes;
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As people type it: in capitals, with other gaps or none, with letters for the digits that they look like. */
export function readRecoveryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return plain.replaceAll(new RegExp(`(.{${limits.recoveryCodes.groupLength}})(?=.)`, 'g'), '$1-');
}

/** Random and long, so a plain hash is enough; bound to the person, so that one list fits no other. */
function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`recovery:${userId}:${code}`);
}

export interface RecoveryCodesState {
  total: number;
  remaining: number;
  created_at: string | null;
}

export async function recoveryCodesOf(tx: Tx, userId: string): Promise<RecoveryCodesState> {
  const { rows } = await tx.query<{ total: number; remaining: number; created_at: Date | null }>(
    `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining,
       min(created_at) as created_at
     from auth.recovery_codes where user_id = $1`,
    [userId],
  );
  const [found] = rows;
  return {
    total: found?.total ?? 0,
    remaining: found?.remaining ?? 0,
    created_at: found?.created_at?.toISOString() ?? null,
  };
}

/** Replaces those before. They are shown now and never again. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes.count }, newRecoveryCode);
  await tx.query('delete from auth.recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'insert into auth.recovery_codes (user_id, code_hash) select $1, code_hash from unnest($2::text[]) as code_hash',
    [userId, codes.map((code) => hashRecoveryCode(userId, code))],
  );
  return codes;
}

/** Of two that come with the same code at once, one gets in. */
export async function takeRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const { count } = await tx.query(
    'update auth.recovery_codes set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashRecoveryCode(userId, readRecoveryCode(typed))],
  );
  return count === 1;
}

/** Without a second factor they stand for nothing, and those of a factor to come are made then. */
export async function dropIdleRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `delete from auth.recovery_codes where user_id = $1 and not exists (
       select from auth.mfa_factors where user_id = $1 and status = 'verified'
     )`,
    [userId],
  );
}
