/** A typeface as it comes with an app: which package has it, and which of its weights are sent. */
export interface Typeface {
  /** As CSS calls it. */
  readonly family: string;
  /** As its package and its files are called. */
  readonly slug: string;
  readonly version: string;
  /** A file for each, and which weights of the app it stands for: what is bold is never smeared by the browser. */
  readonly weights: readonly { readonly weight: number; readonly standsFor: string }[];
  /** What is used until it is there, and for letters that it does not have. */
  readonly otherwise: string;
}

/** How an app looks, but for its colours: letters, corners, lines, and how its parts are laid out. */
export interface CharacterLook {
  /** How people would call it: “quiet ledger”. */
  readonly name: string;
  /** What it is made of, as an answer to who asked for it. */
  readonly words: string;
  readonly text: Typeface;
  readonly heading: Typeface;
  readonly corners: {
    readonly control: string;
    readonly button: string;
    readonly card: string;
    readonly badge: string;
  };
  readonly shadow: string;
  /** Whether the bar with the name and the menu has the colour of the components, or that of the paper. */
  readonly bar: 'filled' | 'plain';
  /** Rules over the parts of the library that have a name for looks: `app-…`. */
  readonly css: string;
}

const usual = [
  { weight: 400, standsFor: '100 500' },
  { weight: 600, standsFor: '501 900' },
] as const;

/** The letters that an app is written in: one weight for texts, one for what stands out. */
export function textFace(
  family: string,
  otherwise: string,
  options: { slug?: string; version?: string; bold?: number } = {},
): Typeface {
  const { bold = 600 } = options;
  return {
    family,
    slug: options.slug ?? slugOf(family),
    version: options.version ?? '5.3.0',
    weights: usual.map((one) => (one.weight === 400 ? one : { ...one, weight: bold })),
    otherwise,
  };
}

/** The letters of headings: one weight that stands for all. */
export function headingFace(family: string, weight: number, otherwise: string): Typeface {
  return {
    family,
    slug: slugOf(family),
    version: '5.3.0',
    weights: [{ weight, standsFor: '100 900' }],
    otherwise,
  };
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}
