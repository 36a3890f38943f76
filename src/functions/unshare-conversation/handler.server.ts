import { expectOwnConversation } from '../../server/ask/own-conversation.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { revokeShareLink, shared } from '../../server/sharing/share-links.server.ts';
import type { UnshareConversationInput } from './contract.ts';

export async function handle(call: FunctionCall, { conversationId, token }: UnshareConversationInput) {
  const revoked = await call.services.database.tx('service_role', {}, async (tx) => {
    await expectOwnConversation(call, tx, conversationId);
    return revokeShareLink(tx, shared.conversation, conversationId, token);
  });
  return { revoked };
}
