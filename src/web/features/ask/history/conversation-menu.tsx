import {
  Braces,
  Ellipsis,
  FileText,
  Folder,
  Link2,
  PencilLine,
  Pin,
  PinOff,
  Printer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { printMarked } from '../../../lib/print-marked.ts';
import { signInAddress } from '../../../lib/return-path.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import { conversationAddress } from '../ask-address.ts';
import type { Conversation } from '../conversation.ts';
import type { Conversations } from '../use-conversations.ts';
import { ConversationDialog, type DialogName } from './conversation-dialog.tsx';
import { sayNotChanged } from './say-not-changed.ts';

/** The page stands still while it is printed, so the menu has to be gone before. */
const menuGoneMs = 200;

interface ConversationMenuProps {
  conversation: Conversation;
  conversations: Conversations;
  isOpen: boolean;
}

/** Everything that can be done with a conversation. */
export function ConversationMenu({ conversation, conversations, isOpen }: ConversationMenuProps) {
  const [open, setOpen] = useState<DialogName>();
  const here = useLocation();
  // A link needs the server, and so an account.
  const isIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const { title, pinned } = conversation;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${title}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => setOpen('title')}>
          Rename
        </MenuItem>
        <MenuItem
          icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          onSelect={() => conversations.pin(conversation, !pinned).catch(sayNotChanged)}
        >
          {pinned ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem icon={<Folder aria-hidden />} onSelect={() => setOpen('folder')}>
          Put into a folder
        </MenuItem>
        <MenuSeparator />
        {isIn ? (
          <MenuItem icon={<Link2 aria-hidden />} onSelect={() => setOpen('share')}>
            Share by a link
          </MenuItem>
        ) : (
          <MenuLink to={signInAddress(here)} icon={<Link2 aria-hidden />}>
            Sign in to share it
          </MenuLink>
        )}
        <MenuItem icon={<FileText aria-hidden />} onSelect={() => void exportAs(conversation, 'md')}>
          Export as Markdown
        </MenuItem>
        <MenuItem icon={<Braces aria-hidden />} onSelect={() => void exportAs(conversation, 'json')}>
          Export as JSON
        </MenuItem>
        {isOpen ? (
          <MenuItem icon={<Printer aria-hidden />} onSelect={() => setTimeout(printMarked, menuGoneMs)}>
            Print
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          onSelect={() => {
            conversations.remove(conversation).catch(sayNotChanged);
            if (isOpen) navigate(conversationAddress(undefined));
          }}
        >
          Delete
        </MenuItem>
      </Menu>
      {open === undefined ? null : (
        <ConversationDialog
          which={open}
          conversation={conversation}
          conversations={conversations}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const types = { md: 'text/markdown', json: 'application/json' };

async function exportAs(conversation: Conversation, ending: 'md' | 'json'): Promise<void> {
  const { conversationJson, conversationMarkdown, fileNameOf } = await import('../export-conversation.ts');
  const text = ending === 'md' ? conversationMarkdown(conversation) : conversationJson(conversation);
  saveFile(new Blob([text], { type: types[ending] }), fileNameOf(conversation, ending));
}
