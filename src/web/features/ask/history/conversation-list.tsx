import { Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { conversationAddress } from '../ask-address.ts';
import type { Conversation } from '../conversation.ts';
import type { Conversations } from '../use-conversations.ts';
import { groupConversations } from './find-conversations.ts';

/** Menus need much code, and a first question none of it. */
const ConversationMenu = lazyPart(async () => (await import('./conversation-menu.tsx')).ConversationMenu);

interface ConversationListProps {
  conversations: Conversations;
  /** The id of the one that is open. */
  open: string | undefined;
  /** After one was chosen; a list over the page closes then. */
  onChosen?: () => void;
}

/** What was asked before, with a search and everything that can be done with it. */
export function ConversationList({ conversations, open, onChosen }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const groups = groupConversations(conversations.conversations, typed);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Link to={conversationAddress(undefined)} onClick={onChosen} className={buttonClass('secondary')}>
        <Plus aria-hidden />
        New conversation
      </Link>
      {conversations.conversations.length === 0 ? (
        <Nothing status={conversations.status} />
      ) : (
        <Input
          type="search"
          aria-label="Search conversations"
          placeholder="Search conversations"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {groups.length === 0 && typed !== '' ? (
        <p className="text-small text-ink-muted">No conversation has these words.</p>
      ) : null}
      {groups.map(({ label, conversations: listed }) => (
        <Group key={label} label={label}>
          {listed.map((conversation) => (
            <Line
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === open}
              conversations={conversations}
              onChosen={onChosen}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Nothing({ status }: { status: Conversations['status'] }) {
  if (status === 'loading') return <Skeleton className="h-24" />;
  return (
    <p className="text-small text-ink-muted">
      {status === 'error'
        ? 'Your conversations cannot be read now. What you ask is kept all the same.'
        : 'What you ask is kept here, on this device.'}
    </p>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  if (label === '') return <ul className="grid min-w-0 grid-cols-1">{children}</ul>;
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-1">
      <h3 id={id} className="truncate px-2 text-caption font-medium text-ink-muted">
        {label}
      </h3>
      <ul className="grid min-w-0 grid-cols-1">{children}</ul>
    </section>
  );
}

interface LineProps {
  conversation: Conversation;
  isOpen: boolean;
  conversations: Conversations;
  onChosen: (() => void) | undefined;
}

function Line({ conversation, isOpen, conversations, onChosen }: LineProps) {
  return (
    <li className="flex min-w-0 items-center rounded-medium transition-colors hover:bg-surface-raised has-aria-[current=page]:bg-surface-raised">
      <Link
        to={conversationAddress(conversation.id)}
        onClick={onChosen}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-11 min-w-0 flex-1 items-center rounded-medium px-2 text-small text-ink-muted aria-[current=page]:text-ink sm:min-h-9"
      >
        <span className="truncate">{conversation.title}</span>
      </Link>
      <ConversationMenu
        conversation={conversation}
        conversations={conversations}
        isOpen={isOpen}
        fallback={
          <span className="inline-flex size-11 shrink-0 items-center justify-center text-ink-faint sm:size-9">
            <Ellipsis aria-hidden className="size-4.5" />
          </span>
        }
      />
    </li>
  );
}
