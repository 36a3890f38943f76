import type { AnswerHere } from '../../../../ask/answer.ts';
import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import type { DocumentOwner } from '../../../app/local/documents/document-shelf.ts';

/** What is asked of the passages. */
export type PassageQuestion =
  /** Of everything: what is shipped and one's own documents. */
  | { readonly kind: 'ask'; readonly question: string; readonly owner: DocumentOwner }
  /** Of these documents alone; answered with nothing when they do not know. */
  | {
      readonly kind: 'attached';
      readonly question: string;
      readonly owner: DocumentOwner;
      readonly documents: readonly string[];
    }
  /** The passages of these documents as they are. */
  | {
      readonly kind: 'passages';
      readonly question: string;
      readonly owner: DocumentOwner;
      readonly documents: readonly string[];
      readonly limit: number;
    };

export interface PassageAnswers {
  readonly ask: AnswerHere;
  readonly attached: AnswerHere | undefined;
  readonly passages: readonly DocumentPassage[];
}

/** What the page sends to the worker: a question, or that one may come. */
export type PassageRequest =
  | { readonly kind: 'prepare' }
  /** There are new documents. */
  | { readonly kind: 'documents'; readonly owner: DocumentOwner }
  | (PassageQuestion & { readonly number: number });

export type PassageNews =
  | {
      readonly kind: 'answered';
      readonly number: number;
      readonly answer: PassageAnswers[keyof PassageAnswers];
    }
  | { readonly kind: 'failed'; readonly number: number };
