/**
 * What a visitor does and sees, as data, so that the same steps can be run by the prover, by a test and by a person.
 * Names are what a person reads: the text of a button or link, the label of a field.
 */
export type ProofStep =
  /** Opens a page of the app by its address. */
  | { readonly do: 'open'; readonly path: string }
  | { readonly do: 'reload' }
  /** Presses a button or follows a link. With `nth`, the one at that place of several with this name. */
  | { readonly do: 'press'; readonly name: string; readonly nth?: number }
  /** Presses the element that a selector finds, where there is no name to press. */
  | { readonly do: 'press-at'; readonly selector: string; readonly nth?: number }
  | { readonly do: 'fill'; readonly label: string; readonly value: string }
  | { readonly do: 'key'; readonly key: string; readonly times?: number }
  | { readonly do: 'see'; readonly text: string }
  | { readonly do: 'see-not'; readonly text: string }
  /** The text of an element changes between `remember` and `changed`. */
  | { readonly do: 'remember'; readonly selector: string }
  | { readonly do: 'changed'; readonly selector: string }
  /** So many elements, at least and at most. */
  | { readonly do: 'count'; readonly selector: string; readonly min?: number; readonly max?: number }
  /** The field with this label can be given each of these. */
  | { readonly do: 'offers'; readonly label: string; readonly values: readonly string[] }
  | { readonly do: 'wait'; readonly ms: number };

export interface ProofCase {
  /** What the visitor gets, as a sentence: “Adding a vehicle shows it and keeps it”. */
  readonly name: string;
  readonly steps: readonly ProofStep[];
  /** What it really tries beside its section, as the trace names parts. A wish works when a case that tries it holds. */
  readonly tries?: readonly string[];
  /** What does not depend on the size of the window is tried in the first one only. */
  readonly once?: boolean;
}
