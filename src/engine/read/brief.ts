/** One wish of a description, in the words of its author and in ours. */
export interface Request {
  /** As it stands in the text, for the trace. */
  readonly text: string;
  /** Who wants it: `user`, `admin`, `engineer`. */
  readonly actor: string;
  /** Base form of the verb; empty for a wish that is only named, such as “order management”. */
  readonly verb: string;
  /** The noun phrase it is about, lower case and without articles; empty when there is none. */
  readonly object: string;
  /** What follows the object: “by name”, “from a list”. */
  readonly rest: string;
  /** Things listed after “including”, “such as”, a colon or in brackets. */
  readonly details: readonly string[];
  /** Said to be unwanted. */
  readonly negated: boolean;
}

/** What a description says, before anything is decided. */
export interface Brief {
  readonly text: string;
  /** BCP 47 tag of the language it seems to be written in. */
  readonly language: string;
  /** A name that the text gives the app. */
  readonly title: string | undefined;
  /** What it is: “logistics management website”, “chess game”. */
  readonly subject: string;
  /** What it is for, as it stands. */
  readonly purpose: string;
  /** What follows “with” in the opening: fields or functions of the thing in the subject. */
  readonly equipment: readonly string[];
  readonly requests: readonly Request[];
  readonly roles: readonly string[];
  readonly pages: readonly string[];
  readonly colors: { readonly background: string | undefined; readonly component: string | undefined };
  /** A product it should resemble. */
  readonly like: string | undefined;
  readonly startsWithSignIn: boolean;
  /** From here on only where the learned reader has read the text. The things it speaks of, by their singular. */
  readonly things?: ReadonlyMap<string, ReadThing>;
  /** The kind of app that was named; empty where only what it is for was. */
  readonly kind?: string;
  /** What the person mainly means to do, by ids of task types. */
  readonly tasks?: readonly string[];
  /** Rules and quantities, in the words of the text. */
  readonly rules?: readonly string[];
  /** It was said that nobody signs in. */
  readonly isAnonymous?: boolean;
  /** What must not be there, in the singular. */
  readonly unwanted?: readonly string[];
}

/** A kind of record that a text speaks of. */
export interface ReadThing {
  readonly fields: readonly string[];
  /** Values and names that were said of it. */
  readonly values: readonly string[];
  /** Those of them that name one of it. */
  readonly names?: readonly string[];
  /** What it belongs to or refers to. */
  readonly partOf?: readonly string[];
  /** How many people at most find a place in it, and the rule that says so. */
  readonly most?: { readonly count: number; readonly rule: string };
}
