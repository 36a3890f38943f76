/** Why a document is not taken. */
export type RefusalReason =
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'too-much-text'
  | 'too-many-cells'
  | 'unpacks-too-large'
  | 'encrypted'
  | 'old-office'
  | 'not-what-it-says'
  | 'unknown-kind'
  | 'damaged'
  | 'pictures-only'
  | 'no-text';

/** Thrown by those who read documents; what is said about it is in `refusal-words.ts`. */
export class DocumentRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'DocumentRefusal';
    this.reason = reason;
  }
}
