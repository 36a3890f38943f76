import { answerMarkdown } from '../../../ask/answer-text.ts';
import { readAnswer } from '../../../ask/read-answer.ts';
import { type Conversation, shownBranch } from './conversation.ts';

/** The branch that is looked at, to be read. */
export function conversationMarkdown(conversation: Conversation): string {
  const turns = shownBranch(conversation).map(({ question, answer, at }) => {
    const read = readAnswer(answer);
    const heading = question.trim().replace(/\s+/g, ' ');
    const body = read === undefined ? 'Answered by another version of the product.' : answerMarkdown(read);
    return `## ${heading}\n\n${body}\n\n*${at}*`;
  });
  return `# ${conversation.title}\n\n${turns.join('\n\n')}\n`;
}

/** Everything, with all branches, to be read by a program. */
export function conversationJson({ id, title, folder, pinned, turns, shown }: Conversation): string {
  return `${JSON.stringify({ id, title, folder, pinned, turns, shown }, null, 2)}\n`;
}

/** What the file is called. */
export function fileNameOf({ title }: Conversation, ending: 'md' | 'json'): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'conversation' : plain}.${ending}`;
}
