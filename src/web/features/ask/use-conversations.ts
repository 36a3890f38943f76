import { KoraError } from '../../../kernel/errors.ts';
import { randomIds } from '../../../kernel/ids.ts';
import {
  collection,
  folderLength,
  type KeptTurn,
  mostTurns,
  mostTurnsLength,
  titleLength,
} from '../../app/local/collections/ask-conversations.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { toast } from '../../ui/toast.ts';
import { type Conversation, lastAsked, titleFrom } from './conversation.ts';

const ids = randomIds();

export interface Conversations {
  readonly status: ReturnType<typeof useCollection>['status'];
  /** The one that was asked in last comes first. */
  readonly conversations: readonly Conversation[];
  /** Keeps a turn in its conversation, or in a new one. Gives the id of the conversation. */
  readonly keep: (turn: KeptTurn, into: Conversation | undefined) => Promise<string>;
  readonly show: (conversation: Conversation, end: string) => Promise<void>;
  readonly rename: (conversation: Conversation, title: string) => Promise<void>;
  readonly pin: (conversation: Conversation, pinned: boolean) => Promise<void>;
  readonly move: (conversation: Conversation, folder: string) => Promise<void>;
  readonly remove: (conversation: Conversation) => Promise<void>;
}

/** What somebody asked before: on this device at once, in the account when they have one. */
export function useConversations(): Conversations {
  const { status, records, insert, update, remove } = useCollection(collection);
  const conversations = records
    .map(({ value }): Conversation => value)
    .toSorted((one, other) => lastAsked(other).localeCompare(lastAsked(one)));
  return {
    status,
    conversations,
    async keep(turn, into) {
      if (into !== undefined && hasRoom(into, turn)) {
        const grown = { turns: [...into.turns, turn], shown: turn.id };
        await update(into.id, grown).catch(async (error: unknown) => {
          if (!(error instanceof KoraError) || error.code !== 'not_found') throw error;
          // Deleted by another tab while this was being answered: what goes on lives on.
          await insert({ ...into, ...grown });
        });
        return into.id;
      }
      const id = ids.uuid();
      const first = { ...turn, parent: null };
      await insert({
        id,
        title: into?.title ?? titleFrom(turn.question),
        folder: into?.folder ?? '',
        pinned: false,
        turns: [first],
        shown: first.id,
      });
      if (into !== undefined)
        toast({ title: 'Goes on in a new conversation', description: 'The one before it is full.' });
      return id;
    },
    show: ({ id }, end) => update(id, { shown: end }),
    rename: ({ id }, title) => update(id, { title: title.trim().slice(0, titleLength) }),
    pin: ({ id }, pinned) => update(id, { pinned }),
    move: ({ id }, folder) => update(id, { folder: folder.trim().slice(0, folderLength) }),
    async remove(conversation) {
      await remove(conversation.id);
      toast({
        title: 'Deleted',
        description: conversation.title,
        action: {
          label: 'Undo',
          onAction: () => void insert({ ...conversation, turns: [...conversation.turns] }),
        },
      });
    },
  };
}

function hasRoom({ turns }: Conversation, turn: KeptTurn): boolean {
  return turns.length < mostTurns && JSON.stringify([...turns, turn]).length <= mostTurnsLength;
}
