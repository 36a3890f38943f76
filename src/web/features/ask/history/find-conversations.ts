import type { Conversation } from '../conversation.ts';

export interface ConversationGroup {
  /** The heading; what is in no folder has none. */
  readonly label: string;
  readonly conversations: readonly Conversation[];
}

/** Those in which every typed word stands, in the name, the folder or a question; pinned ones first, then folder by folder. */
export function groupConversations(all: readonly Conversation[], typed: string): ConversationGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((conversation) => {
    const text = textOf(conversation);
    return words.every((word) => text.includes(word));
  });
  const loose = found.filter(({ pinned }) => !pinned);
  const groups = [
    { label: 'Pinned', conversations: found.filter(({ pinned }) => pinned) },
    { label: '', conversations: loose.filter(({ folder }) => folder === '') },
    ...foldersOf(loose).map((folder) => ({
      label: folder,
      conversations: loose.filter((conversation) => conversation.folder === folder),
    })),
  ];
  return groups.filter(({ conversations }) => conversations.length > 0);
}

/** The folders that are in use, by name. */
export function foldersOf(all: readonly Conversation[]): string[] {
  return [...new Set(all.map(({ folder }) => folder))]
    .filter((folder) => folder !== '')
    .toSorted((one, other) => one.localeCompare(other));
}

function textOf({ title, folder, turns }: Conversation): string {
  return [title, folder, ...turns.map(({ question }) => question)].join('\n').toLowerCase();
}
