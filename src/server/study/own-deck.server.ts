import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../account/own-account.server.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';

interface OwnDeck {
  readonly name: string;
  readonly owner: string;
}

/** Refuses a deck that is not the caller's: somebody else's does not exist for them. */
export async function expectOwnDeck(call: FunctionCall, tx: Tx, id: string): Promise<OwnDeck> {
  const { user } = await ownAccount(call, tx);
  const { rows } = await tx.query<{ name: string }>(
    'select name from public.study_decks where id = $1 and user_id = $2',
    [id, user.id],
  );
  const [deck] = rows;
  if (deck === undefined)
    throw new KoraError('not_found', {
      message: 'This deck has not reached your account yet. Try again in a moment.',
    });
  return { name: deck.name, owner: user.id };
}
