import { brand } from '../../../kernel/brand.ts';

/** Where the assistant is. */
const askPath = `/ask-${brand.slug}`;
/** The parameter by which a question comes along: from the palette, or from the box when the code was not there yet. */
export const questionParameter = 'ask';
/** The parameter that names the conversation. */
export const conversationParameter = 'conversation';

/** The address that asks a question. */
export function askAddress(question: string): string {
  return `${askPath}?${new URLSearchParams({ [questionParameter]: question })}`;
}

/** The address of a conversation, or of a new one. */
export function conversationAddress(id: string | undefined): string {
  return id === undefined ? askPath : `${askPath}?${new URLSearchParams({ [conversationParameter]: id })}`;
}
