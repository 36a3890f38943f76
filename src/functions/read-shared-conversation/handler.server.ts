import { branchTo } from '../../ask/branch.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { shareToken } from '../share-token.ts';
import type { ReadSharedConversationInput, SharedConversation } from './contract.ts';

type SharedTurn = Extract<SharedConversation, { state: 'open' }>['turns'][number];

interface SharedRow {
  revoked_at: Date | null;
  shown: string;
  title: string;
  turns: readonly (SharedTurn & { parent: string | null })[];
}

/** The token is the permission: whoever has it may read, signed in or not. */
export async function handle(
  call: FunctionCall,
  { token }: ReadSharedConversationInput,
): Promise<SharedConversation> {
  if (!shareToken.safeParse(token).success) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<SharedRow>(
    'service_role',
    {},
    {
      text: `select s.revoked_at, s.shown, c.title, c.turns
             from public.ask_conversation_shares s join public.ask_conversations c on c.id = s.conversation_id
             where s.token = $1`,
      values: [token],
      prepare: true,
    },
  );
  const [row] = rows;
  // A turn that is gone would else show the last one, which was perhaps not shared.
  if (!row?.turns.some(({ id }) => id === row.shown)) return { state: 'unknown' };
  if (row.revoked_at !== null) return { state: 'revoked' };
  const turns = branchTo(row.turns, row.shown).map(({ id, question, answer, at }) => ({
    id,
    question,
    answer,
    at,
  }));
  return { state: 'open', title: row.title, turns };
}
