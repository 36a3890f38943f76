import type { DocumentPassage } from '../../ask/documents/document-passage.ts';
import { asksForOwn } from './asks-for-own.ts';

/**
 * Whether a model may use tools of other servers for a question. What such a tool is given leaves the house, and a text can talk a
 * model into giving it something: so never together with the person's own things or with what their documents say.
 */
export function mayAskOthers(question: string, documents: readonly DocumentPassage[]): boolean {
  return documents.length === 0 && !asksForOwn(question);
}
