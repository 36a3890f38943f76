import type { AskedQuestion, ScriptedAnswer, ScriptedRefusal } from './conversation.ts';

/** One protocol: how a question is read and how an answer is written. */
export interface Dialect {
  name: 'chat completions' | 'responses' | 'anthropic messages' | 'ollama chat';
  /** The type of a streamed answer. */
  streamType: string;
  read(body: Readonly<Record<string, unknown>>): AskedQuestion;
  whole(answer: ScriptedAnswer, question: AskedQuestion): unknown;
  /** Texts as they go over the wire, each written by itself. */
  stream(answer: ScriptedAnswer, question: AskedQuestion): Iterable<string>;
  refusal(refusal: ScriptedRefusal): unknown;
}

export function serverSentEvent(data: unknown, event?: string): string {
  const name = event === undefined ? '' : `event: ${event}\n`;
  return `${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

/** A list of objects, or nothing where something else stands. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words of a message, be it a text or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return objectsIn(content)
    .map((part) => part['text'] ?? part['output'] ?? part['content'] ?? part['input'] ?? '')
    .map((part) => (typeof part === 'string' ? part : textOf(part) || JSON.stringify(part)))
    .join('\n');
}

export function roleOf(role: unknown): 'system' | 'user' | 'assistant' | 'tool' {
  if (role === 'developer' || role === 'system') return 'system';
  return role === 'assistant' || role === 'tool' ? role : 'user';
}
