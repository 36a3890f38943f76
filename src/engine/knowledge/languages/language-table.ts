/** The commonest words of a language. Tables have a line for each English name: `recipe=Rezept Rezepte`. */
export interface LanguageTable {
  readonly language: string;
  readonly things: string;
  readonly people: string;
  readonly acts: string;
  readonly fields: string;
  readonly parts: string;
  readonly kinds: string;
  readonly values: string;
  readonly colors: string;
  /** What an app can be for: a club, a bakery. */
  readonly subjects: string;
  /** Words that name nothing. */
  readonly small: string;
  /** After people: what follows, they do. */
  readonly modals: string;
  /** Before what is named. */
  readonly articles: string;
  /** Before what must not be there. */
  readonly without: string;
  readonly signIn: string;
  /** Endings by which forms of a word differ, longer ones first. */
  readonly endings: string;
  /** “Kurse buchen”: what is acted on stands before the act. */
  readonly objectsFirst: boolean;
  /** “Bücherliste”: words are written together. */
  readonly joinsWords: boolean;
}
