import { colorByName, isUsualColor } from '../theme/color-names.ts';
import { chroma, groundOf } from '../theme/color-pair.ts';
import type { Brief } from './brief.ts';
import { isColorUse } from './color-use.ts';

/** A look that was read: where it stands, and whether it stands right before what the app is. */
export interface Look {
  readonly start: number;
  readonly end: number;
  readonly isBeforeKind: boolean;
}

const dark = /\b(?:dark|night) (?:mode|theme|look|background)\b/i;
const darkGround = '#14161b';
/** What is said of letters or of one part is not the colour of the app. */
const ofPart = /\b(?:text|letters?|digits?|type|font|frame|buttons?|corners?|edges?)\b/i;
const isHue =
  /(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|teal|turquoise|navy)$/i;
/** What a look calls itself: “orange theme”, “colours pink and black”. */
const lookWords =
  /\b(?:theme|themed|look|colou?rs?|colou?red|palette|scheme|style|accents?|tones?|background|ground)\b/gi;

interface Named {
  readonly hex: string;
  readonly isGround: boolean;
}

/** The colours of the app, from the looks that were said of all of it. */
export function colorsOfLooks(text: string, looks: readonly Look[]): Brief['colors'] | undefined {
  const isDark = looks.some(({ start, end }) => dark.test(text.slice(start, end)));
  const named = looks.filter((look) => isMeant(text, look, looks)).flatMap((look) => colorsIn(text, look));
  if (named.length === 0) return isDark ? { background: darkGround, component: undefined } : undefined;
  const hexes = [...new Set(named.map(({ hex }) => hex))];
  const [first = '', second] = hexes;
  const asked = named.find(({ isGround }) => isGround)?.hex ?? (isDark ? darkGround : undefined);
  const ground = asked ?? (second === undefined ? undefined : groundOf(first, second).background);
  const [component] = hexes.filter((hex) => hex !== ground).toSorted((a, b) => chroma(b) - chroma(a));
  return { background: ground, component };
}

function isMeant(text: string, look: Look, looks: readonly Look[]): boolean {
  const words = text.slice(look.start, look.end);
  if (ofPart.test(words) || dark.test(words)) return false;
  return isColorUse(text, look, looks) || (look.isBeforeKind && isHue.test(words));
}

/** “orange and white” are two colours. */
function colorsIn(text: string, { start, end }: Look): Named[] {
  const words = text.slice(start, end);
  const isGround = /\b(?:back)?ground\b/i.test(words) || /^\s*(?:background|ground)\b/i.test(text.slice(end));
  const bare = words.toLowerCase().replaceAll(lookWords, ' ').trim();
  const whole = isUsualColor(bare) && !/\band\b/.test(bare) ? colorByName(bare) : undefined;
  const parts = whole === undefined ? bare.split(/\s*(?:,|&|\/|\+|\band\b|\bor\b)\s*/) : [bare];
  return parts.flatMap((name) => {
    const hex = colorByName(name);
    return hex === undefined ? [] : [{ hex, isGround }];
  });
}
