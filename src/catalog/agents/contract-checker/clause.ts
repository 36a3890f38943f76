export interface Clause {
  readonly name: string;
  readonly pattern: RegExp;
  /** What happens when it is not there. */
  readonly why: string;
  readonly wording: string;
}
