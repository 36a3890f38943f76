import type { SharedCard, SharedPicture } from '../../catalog/study/shared-deck.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { shareToken } from '../share-token.ts';
import type { ReadSharedDeckInput, SharedDeck } from './contract.ts';

interface SharedRow {
  revoked_at: Date | null;
  name: string;
  cards: SharedCard[];
  pictures: SharedPicture[];
  created_at: Date;
}

/** The token is the permission: whoever has it may look, signed in or not. */
export async function handle(call: FunctionCall, { token }: ReadSharedDeckInput): Promise<SharedDeck> {
  if (!shareToken.safeParse(token).success) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<SharedRow>(
    'service_role',
    {},
    {
      text: 'select revoked_at, name, cards, pictures, created_at from public.study_deck_shares where token = $1',
      values: [token],
      prepare: true,
    },
  );
  const [row] = rows;
  if (row === undefined) return { state: 'unknown' };
  if (row.revoked_at !== null) return { state: 'revoked' };
  const { name, cards, pictures, created_at } = row;
  return { state: 'open', name, cards, pictures, madeAt: created_at.toISOString() };
}
