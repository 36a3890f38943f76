import { isKey, looksLikeOtherLetters } from '../../kernel/app-address.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Tx } from '../db/database.ts';
import { addressHolder, mayTake, type Taker } from './app-addresses.server.ts';

/** Names that visitors would take for a part of the platform. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'www',
  'api',
  'admin',
  'app',
  'apps',
  'auth',
  'mail',
  'account',
  'login',
  'support',
]);

/** The longest that a name becomes, so that there is room for what tells it from another. */
const baseLength = 40;
const shortest = 3;
const mostNumbered = 9;

/** The first part of an address, made from any words; undefined where too little is left of them. */
export function slugFrom(words: string): string | undefined {
  const letters = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, baseLength)
    .replace(/-+$/, '');
  return letters.length < shortest ? undefined : letters;
}

/** An address that this app may take: the one that was asked for or one that is nearest to it. */
export async function proposeSlug(
  tx: Tx,
  taker: Taker,
  { words, ids }: { readonly words: string; readonly ids: Ids },
): Promise<string> {
  const base = slugFrom(words) ?? `app-${ids.token(8)}`;
  const numbered = Array.from({ length: mostNumbered - 1 }, (_, index) => `${base}-${index + 2}`);
  for (const slug of [base, ...numbered]) {
    if (reservedSlugs.has(slug) || isKey(slug) || looksLikeOtherLetters(slug)) continue;
    if (mayTake(await addressHolder(tx, slug), taker)) return slug;
  }
  return `${base}-${ids.token(6)}`;
}

/** Where the app is or was last: that is kept for it. */
export async function formerSlug(tx: Tx, appId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ address: string }>(
    `select h.address from public.app_addresses h join public.apps a on a.id = h.app_id and a.user_id = h.user_id
     where h.app_id = $1 and position('.' in h.address) = 0 and (h.free_at is null or h.free_at > now())
     order by (h.free_at is null) desc, h.taken_at desc limit 1`,
    [appId],
  );
  return rows[0]?.address;
}
