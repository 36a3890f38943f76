/** A card that was made of notes by a rule, before somebody takes it. */
export interface MadeCard {
  readonly kind: 'basic' | 'cloze' | 'choice' | 'order';
  /** The rule that made it. */
  readonly rule: 'definition' | 'figure' | 'name' | 'term' | 'question' | 'reason' | 'order' | 'choice';
  /** A gap is written as `{{what is hidden}}`. */
  readonly front: string;
  readonly back: string;
  /** Of a choice: the wrong answers. Of an order: the steps, in the right one. */
  readonly options: readonly string[];
  /** The sentence it was made of, word for word, and where it stands. */
  readonly source: string;
  readonly at: number;
}
