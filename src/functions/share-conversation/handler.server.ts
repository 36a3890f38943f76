import { KoraError } from '../../kernel/errors.ts';
import { expectOwnConversation } from '../../server/ask/own-conversation.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { makeConversationLink, openShareLinks, shared } from '../../server/sharing/share-links.server.ts';
import type { ShareConversationInput, ShareConversationOutput } from './contract.ts';

export function handle(
  call: FunctionCall,
  { conversationId, upTo }: ShareConversationInput,
): Promise<ShareConversationOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { turns } = await expectOwnConversation(call, tx, conversationId);
    if (upTo !== undefined) {
      if (!turns.includes(upTo))
        throw new KoraError('not_found', {
          message: 'The last question has not reached your account yet. Try again in a moment.',
        });
      await makeConversationLink(call, tx, conversationId, upTo);
    }
    return { links: await openShareLinks(call, tx, shared.conversation, conversationId) };
  });
}
