import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';

/** Whose an address is: a name below the host of the apps, or a domain. The table and its triggers decide; this reads. */
export interface AddressHolder {
  readonly appId: string;
  /** Null when the account is gone. */
  readonly userId: string | null;
  /** Null while it is in use; afterwards, until when it is kept for who left it. */
  readonly freeAt: Date | null;
}

/** Undefined when everybody may take it. Whoever asks holds it until the transaction ends. */
export async function addressHolder(tx: Tx, address: string): Promise<AddressHolder | undefined> {
  const { rows } = await tx.query<{ app_id: string; user_id: string | null; free_at: Date | null }>(
    `select app_id, user_id, free_at from public.app_addresses
     where address = $1 and (free_at is null or free_at > now()) for update`,
    [address],
  );
  const [row] = rows;
  return row === undefined ? undefined : { appId: row.app_id, userId: row.user_id, freeAt: row.free_at };
}

export interface Taker {
  readonly appId: string;
  readonly userId: string | null;
}

/** What one has left is one's own to take again, for whichever app. */
export function mayTake(holder: AddressHolder | undefined, { appId, userId }: Taker): boolean {
  if (holder === undefined || holder.appId === appId) return true;
  return holder.freeAt !== null && holder.userId !== null && holder.userId === userId;
}

export function refuseTaken(holder: AddressHolder | undefined, taker: Taker): void {
  if (holder === undefined || mayTake(holder, taker)) return;
  if (holder.freeAt === null)
    throw new KoraError('conflict', {
      message: 'This address is taken. Choose another.',
      details: { reason: 'slug_taken' },
    });
  throw new KoraError('conflict', { message: reservedWords(holder.freeAt), details: { reason: 'reserved' } });
}

export function reservedWords(freeAt: Date): string {
  const day = freeAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `This address is reserved for whoever used it before, until ${day}. Choose another.`;
}
