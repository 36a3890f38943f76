/** Something that a model was given to read, under the number by which it cites it. */
export interface SaidSource {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** The section, or the place in a document; empty where there is none. */
  readonly place: string;
  /** A path of the product. */
  readonly address?: string;
  /** A document of the person, on the device from which it was asked. */
  readonly document?: string;
}

/** Why something that a model said does not hold. */
export type MarkReason =
  /** It cites a number under which nothing was given to it. */
  | 'no-source'
  /** The passage that it cites does not say this. */
  | 'not-borne'
  /** The figure stands nowhere in what it was given. */
  | 'figure';

/** A part of what was said, by its place in the text. */
export interface SaidMark {
  readonly from: number;
  readonly until: number;
  readonly why: MarkReason;
}

/** How much was looked at. */
export interface SaidCounts {
  readonly citations: number;
  readonly figures: number;
}

/** Who said it. */
export interface Speaker {
  readonly name: string;
  /** The host that was asked. */
  readonly place: string;
}

/** What a language model said, with what was found when it was checked. */
export interface Said {
  /** Markdown, as it was said. */
  readonly text: string;
  readonly by: Speaker;
  /** Those that are cited. */
  readonly sources: readonly SaidSource[];
  readonly marks: readonly SaidMark[];
  readonly checked: SaidCounts;
  /** Why it ends before its end; in words. */
  readonly trouble?: string;
}
