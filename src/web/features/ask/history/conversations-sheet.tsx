import { brand } from '../../../../kernel/brand.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Conversations } from '../use-conversations.ts';
import { ConversationList } from './conversation-list.tsx';

interface ConversationsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conversations: Conversations;
  /** The id of the conversation that is open. */
  shown: string | undefined;
}

/** What was asked before, over the page, where there is no room beside it. */
export function ConversationsSheet({ open, onOpenChange, conversations, shown }: ConversationsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={`Asked ${brand.name} before`}>
      <ConversationList conversations={conversations} open={shown} onChosen={() => onOpenChange(false)} />
    </Sheet>
  );
}
