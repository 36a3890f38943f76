import type { Said, Speaker } from './said/said.ts';

/** A place that a person can open. */
export interface Place {
  readonly title: string;
  /** A path of the product, with the section after `#` where there is one. */
  readonly address: string;
}

/** Words of a source, exactly as they stand there. */
export interface Quote {
  readonly text: string;
  readonly from: Place & {
    readonly section?: string;
    /** Of documents that have pages. */
    readonly page?: number;
  };
}

export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a question is answered with by what is here, without a model. */
export type AnswerHere =
  | {
      readonly kind: 'exact';
      /** The question as it was taken, so that a person sees a misreading. */
      readonly understood: string;
      readonly answer: string;
      readonly steps: readonly string[];
      readonly table?: AnswerTable;
      /** The agent that goes further than the figure, when the question fills its form. */
      readonly desk?: AgentOffer;
    }
  | { readonly kind: 'cannot'; readonly reason: string }
  | {
      readonly kind: 'quotes';
      readonly quotes: readonly Quote[];
      /** Of a question how something is done: the page on which one does it. */
      readonly opens?: Place;
    }
  | ({ readonly kind: 'agent'; readonly others: readonly Place[] } & AgentOffer)
  | { readonly kind: 'app'; readonly description: string }
  | { readonly kind: 'own'; readonly text: string; readonly places: readonly Place[] }
  | { readonly kind: 'unknown'; readonly nearest: readonly Place[] };

/**
 * What a question is answered with. It is kept with the conversation, so it is data: what newer versions add must leave the
 * older answers readable.
 */
export type Answer =
  | AnswerHere
  | ({ readonly kind: 'said' } & Said)
  | {
      /** A model was asked and failed: what is here answers in its place. */
      readonly kind: 'instead';
      readonly by: Speaker;
      /** What was wrong with the model, in words. */
      readonly trouble: string;
      readonly answer: Answer;
    };

/** An agent that does what is asked for. */
export interface AgentOffer {
  readonly slug: string;
  readonly name: string;
  readonly job: string;
  /** What the form is filled with, each value beside the words that it came from. */
  readonly filled: readonly FilledField[];
}

export interface FilledField {
  readonly field: string;
  readonly label: string;
  readonly value: string | number;
  /** The words of the question. */
  readonly words: string;
}
