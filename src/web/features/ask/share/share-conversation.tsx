import { Dialog } from '../../../ui/dialog.tsx';
import { ShareLinks } from '../../../ui/share-links.tsx';
import { type Conversation, shownBranch } from '../conversation.ts';
import { conversationShareCalls } from './conversation-share-calls.ts';

interface ShareConversationProps {
  conversation: Conversation;
  onClose: () => void;
}

export function ShareConversation({ conversation, onClose }: ShareConversationProps) {
  const { id, title } = conversation;
  const last = shownBranch(conversation).at(-1)?.id ?? '';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Share “${title}”`}
      description="Whoever has a link reads every question and answer that you see now, without an account: names of your apps and quotes of your documents too, where an answer has them. What you ask later is not shown. You can take each link back."
    >
      <ShareLinks thing={id} called="conversation" calls={conversationShareCalls(id, last)} />
    </Dialog>
  );
}
