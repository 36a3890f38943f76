import type { FunctionCall } from '../../server/functions/function-call.ts';
import { makeDeckLink, openShareLinks, shared } from '../../server/sharing/share-links.server.ts';
import { deckToShare } from '../../server/study/deck-to-share.server.ts';
import { expectOwnDeck } from '../../server/study/own-deck.server.ts';
import type { ShareDeckInput, ShareDeckOutput } from './contract.ts';

export function handle(call: FunctionCall, { deckId, seen }: ShareDeckInput): Promise<ShareDeckOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { name, owner } = await expectOwnDeck(call, tx, deckId);
    if (seen !== undefined)
      await makeDeckLink(call, tx, deckId, { name, ...(await deckToShare(tx, owner, deckId, seen)) });
    return { links: await openShareLinks(call, tx, shared.deck, deckId) };
  });
}
