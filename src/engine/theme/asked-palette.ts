/** A ground and what stands out on it. */
export interface ColorPair {
  readonly background: string;
  readonly component: string;
}

interface Mood {
  readonly words: string;
  readonly pair: ColorPair;
  /** Whether the word alone says so, without “colours” or “look” beside it. */
  readonly isPlain?: true;
}

/** Words for several colours together, the more exact ones first. */
const moods: readonly Mood[] = [
  {
    words: 'warm (?:and|but|,) ?calm|calm (?:and|but|,) ?warm',
    pair: pair('#faf5ea', '#a8583a'),
    isPlain: true,
  },
  { words: 'earthy|earth[- ]toned?|earth(?= tones?| colou?rs)', pair: pair('#f6f0e4', '#7a5230') },
  { words: 'pastels?|candy', pair: pair('#fbf4fb', '#c3a6e8') },
  { words: 'high[- ]contrast', pair: pair('#ffffff', '#000000') },
  { words: 'monochrome|black[- ]and[- ]white', pair: pair('#ffffff', '#1a1a1a') },
  { words: 'neutral', pair: pair('#f7f6f3', '#57534e') },
  { words: 'jewel', pair: pair('#fbfaf6', '#0f5f57') },
  { words: 'autumnal|autumn|fall', pair: pair('#fbf3e6', '#9a4a16') },
  { words: 'neon', pair: pair('#0d0f14', '#39ff14') },
  { words: 'muted|subdued', pair: pair('#f4f3f0', '#6b7a83') },
  { words: 'vibrant|vivid|bright', pair: pair('#fffdf5', '#d61f69') },
  { words: 'warm', pair: pair('#fdf5ec', '#b4532a') },
  { words: 'cool|cold', pair: pair('#f1f6fa', '#1f5f8b') },
];

function pair(background: string, component: string): ColorPair {
  return { background, component };
}

const colours = String.raw`(?:colou?rs?|tones?|palette|shades?|hues?|colou?r scheme)`;
const beside = String.raw`(?:\s*,?\s*(?:and|but)?\s*(?:soft|calm|quiet|gentle|natural|friendly|modern|simple))?`;
const whole = String.raw`(?:look|theme|style|design|feel|vibe|mode)`;
const asking = String.raw`(?:make|keep|have|want|turn)\s+(?:it|this|everything|all of it|the (?:app|site|website|page|whole thing|colou?rs))|(?:should|to) (?:look|be)|colou?rs?\s*(?::|should be|are)|look\s*:`;

/**
 * The palette that a text asks for: “in earthy tones”, “a pastel theme”, “make it high contrast”, “warm and calm”. Undefined where a
 * word says something of what the app keeps: “earthy teas”, “bright ideas”, “a cold store”.
 */
export function askedPalette(text: string): ColorPair | undefined {
  return moods.find(({ words, isPlain }) => {
    const isOf = new RegExp(String.raw`\b(?:${words})${beside}\s+${colours}\b`, 'i');
    const isWhole = new RegExp(String.raw`\b(?:${words})${beside}\s+${whole}\b`, 'i');
    const isAsked = new RegExp(
      String.raw`\b(?:${asking})\s+(?:more\s+|very\s+)?(?:${words})\s*(?:[.,;!?]|$)`,
      'i',
    );
    const isAlone = new RegExp(
      String.raw`(?:^|[,.;:]\s*|\b(?:in|look|looks|feel|be)\s+)(?:${words})\s*(?:[.,;!?]|$)`,
      'i',
    );
    return isOf.test(text) || isAsked.test(text) || (isPlain === true ? isAlone : isWhole).test(text);
  })?.pair;
}
