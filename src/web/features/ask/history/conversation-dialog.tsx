import { folderLength, titleLength } from '../../../app/local/collections/ask-conversations.ts';
import type { Conversation } from '../conversation.ts';
import { ShareConversation } from '../share/share-conversation.tsx';
import type { Conversations } from '../use-conversations.ts';
import { foldersOf } from './find-conversations.ts';
import { NameDialog } from './name-dialog.tsx';
import { sayNotChanged } from './say-not-changed.ts';

export type DialogName = 'title' | 'folder' | 'share';

interface ConversationDialogProps {
  which: DialogName;
  conversation: Conversation;
  conversations: Conversations;
  onClose: () => void;
}

/** What the menu of a conversation asks further. */
export function ConversationDialog({ which, conversation, conversations, onClose }: ConversationDialogProps) {
  switch (which) {
    case 'share':
      return <ShareConversation conversation={conversation} onClose={onClose} />;
    case 'title':
      return (
        <NameDialog
          title="Rename the conversation"
          label="Name"
          start={conversation.title}
          maxLength={titleLength}
          onSave={(name) => conversations.rename(conversation, name).catch(sayNotChanged)}
          onClose={onClose}
        />
      );
    case 'folder':
      return (
        <NameDialog
          title="Put into a folder"
          label="Folder"
          help="A new name makes a new folder. Left empty, it is in none."
          start={conversation.folder}
          maxLength={folderLength}
          known={foldersOf(conversations.conversations)}
          onSave={(name) => conversations.move(conversation, name).catch(sayNotChanged)}
          onClose={onClose}
        />
      );
  }
}
