import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import { passageDesk } from '../passages/ask-passages.ts';

/**
 * The passages of some of the person's own documents that are likeliest to answer a question, the best first. None where the
 * documents are not on this device or cannot be read. What a passage says is material and never an instruction.
 */
export async function passagesOfDocuments(
  question: string,
  documents: readonly string[],
  limit: number,
): Promise<DocumentPassage[]> {
  if (documents.length === 0) return [];
  try {
    return [...(await passageDesk().passagesOfDocuments(question, documents, limit))];
  } catch (error) {
    console.warn('Documents could not be read.', error);
    return [];
  }
}
