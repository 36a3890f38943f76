import type { FunctionCall } from '../../server/functions/function-call.ts';
import { revokeShareLink, shared } from '../../server/sharing/share-links.server.ts';
import { expectOwnDeck } from '../../server/study/own-deck.server.ts';
import type { UnshareDeckInput } from './contract.ts';

export async function handle(call: FunctionCall, { deckId, token }: UnshareDeckInput) {
  const revoked = await call.services.database.tx('service_role', {}, async (tx) => {
    await expectOwnDeck(call, tx, deckId);
    const isRevoked = await revokeShareLink(tx, shared.deck, deckId, token);
    // What was behind it is gone with it; the token stays, so that the page can say what happened.
    if (isRevoked)
      await tx.query(
        "update public.study_deck_shares set cards = '[]', pictures = '[]', bytes = 0 where token = $1",
        [token],
      );
    return isRevoked;
  });
  return { revoked };
}
