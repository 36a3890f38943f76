import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../account/own-account.server.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';

interface OwnConversation {
  /** The ids of its turns, in the order in which they were answered. */
  readonly turns: readonly string[];
}

/** Refuses a conversation that is not the caller's: somebody else's does not exist for them. */
export async function expectOwnConversation(
  call: FunctionCall,
  tx: Tx,
  id: string,
): Promise<OwnConversation> {
  const { user } = await ownAccount(call, tx);
  const { rows } = await tx.query<OwnConversation>(
    `select coalesce(jsonb_path_query_array(turns, '$[*].id'), '[]') as turns
     from public.ask_conversations where id = $1 and user_id = $2`,
    [id, user.id],
  );
  const [conversation] = rows;
  if (conversation === undefined)
    throw new KoraError('not_found', {
      message: 'This conversation has not reached your account yet. Try again in a moment.',
    });
  return conversation;
}
