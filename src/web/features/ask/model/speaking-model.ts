import type { Answer } from '../../../../ask/answer.ts';
import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import type { Speaker } from '../../../../ask/said/said.ts';
import type { AskModelInput } from '../../../../functions/ask-model/contract.ts';

/** What is heard of a model while it answers. */
export interface Hearing {
  /** All that was said so far. */
  readonly text: string;
  /** The tool that it uses just now. */
  readonly using?: string;
}

export type ModelOutcome =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** Nothing was said; in words, why. */
  | { readonly kind: 'failed'; readonly trouble: string };

/** The way to one model. */
export interface ModelDesk {
  readonly speaker: Speaker;
  /** Never throws. Stopping it gives what was said so far. */
  ask(
    question: string,
    conversation: AskModelInput['conversation'],
    hear: (hearing: Hearing) => void,
    signal: AbortSignal,
  ): Promise<ModelOutcome>;
}

/** Finds what the person's own documents say to a question, on this device. */
export type PassagesOfDocuments = (question: string, limit: number) => Promise<readonly DocumentPassage[]>;
