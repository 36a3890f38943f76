/** What a passage was taken from. */
export type SourceKind =
  | 'article'
  | 'help'
  | 'guide'
  | 'legal'
  | 'agent'
  | 'builder'
  | 'page'
  | 'setting'
  | 'resource'
  | 'course'
  | 'own thing'
  | 'document';

export interface PassageSource {
  readonly kind: SourceKind;
  readonly title: string;
  /** Where it opens, at the section: `/blog/backups-that-restore#the-drill`. */
  readonly address: string;
}

/** A piece of a text that can be read by itself and opened where it stands. */
export interface Passage {
  readonly id: string;
  readonly source: PassageSource;
  /** The heading above it; empty where there is none. */
  readonly section: string;
  /** As it is written, without marks. Blocks are apart by a line break; a line of a list or a table is one line. */
  readonly text: string;
  /** Of a document: the page on which it begins, counted from one. */
  readonly page?: number;
  /** Other words for what it is about. They are looked for and never shown. */
  readonly words?: string;
  /** At build: questions that it answers, in words that people use and it does not. They become vectors and are not shipped. */
  readonly asked?: readonly string[];
}
