/** Colours that are hardly ever anything else: these may stand before what an app is (“a blue website”). */
const hues =
  'red|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|teal|turquoise|navy|indigo|maroon|crimson|cyan|magenta|beige|burgundy|orange';
const shades = 'dark|light|deep|pale|bright|soft|pastel|royal|sky|baby|forest|navy|off|neon|hot|muted|dusty';
const plainHue = new RegExp(`^(?:(?:${shades})[ -])?(?:${hues})$`, 'i');

/** What has a colour on a screen. */
const lookNoun =
  /^(?:theme[ds]?|colou?rs?|colou?red|palette|scheme|look|looks|feel|vibe|style|styling|design|accents?|tones?|shades?|tints?|highlights?|background|backgrounds|backdrop|ground|base|canvas|container|layout|header|headers|footer|navigation|navbar|menu|sidebar|topbar|bar|buttons?|cards?|components?|elements?|controls?|widgets?|blocks?|ui|interface|text|letters?|lettering|font|type|borders?|edges?|branding|gradient|mode|details|pieces|visuals|everywhere|throughout)\b/i;
const artefact = /^(?:app|website|web ?site|site|page|pages|web ?page|web ?app|screen|dashboard|portal)\b/i;
/** After one of these, something else begins. */
const goesOn =
  /^(?:as|for|on|in|to|with|and|or|then|please|is|are|by|but|so|all|across|over|against|when|if|thanks|thank|plus|while|where|that|it|i|we|my|our|the|a|an|set|apply|style|use|choose|define|make|like|because|since|everything)\b/i;
const title = /\b(?:mrs?|ms|miss|dr|prof|sir|lady|lord|saint|st|captain|king|queen|professor)\.?\s*$/i;

/** Where in a text a name of a colour stands. */
export interface ColorPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a name of a colour is used as one: “in orange and white”, “an orange theme”, and not “orange juice”, “the Red
 * Cross” or “Mr Brown”. What stands after it says so; `others` are the names that it may be listed with.
 */
export function isColorUse(text: string, place: ColorPlace, others: readonly ColorPlace[] = []): boolean {
  const name = text.slice(place.start, place.end);
  if (title.test(text.slice(0, place.start))) return false;
  const rest = afterList(text, place, others);
  if (/^['’]s?\b|^-[a-z]/i.test(rest)) return false;
  if (isProperName(text, place, rest)) return false;
  const next = rest.trimStart();
  if (next === '' || /^[.,;:!?)"”/(\n–—-]/.test(next)) return true;
  if (lookNoun.test(next) || goesOn.test(next)) return true;
  return artefact.test(next) && plainHue.test(name);
}

const joint = /^\s*(?:,|\/|&|\+|and|or|with|on|plus)?\s*(?:and|with|a|some)?\s*$/i;

/** The text after the last of the colours that are listed with this one. */
function afterList(text: string, place: ColorPlace, others: readonly ColorPlace[]): string {
  let end = place.end;
  for (const other of others)
    if (other.start >= end && joint.test(text.slice(end, other.start))) end = other.end;
  return text.slice(end);
}

/** “the Red Cross”, “White Rose bakery”: written as a name, together with the next word. */
function isProperName(text: string, place: ColorPlace, rest: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(place.start)) && /^\s+(?:&\s+)?\p{Lu}\p{Ll}/u.test(rest);
}

const cue =
  /\b(?:use|using|apply|choose|pick|go(?:es)? (?:with|for)|make (?:it|this|that|everything|all|the (?:app|site|page|website|whole thing))|(?:should|must|to|could|would|will) be|want it|like it|turn it|keep it|colou?rs?|colou?red|scheme|palette|themed?|accents?|look|looks|styled?|design|designed|prefer|in|mostly|mainly|all|with)\b[\s:]*(?:(?:in|a|an|the|be|are|is|of|to|all|mostly|mainly|some|lots of|bright|nice|colou?rs?|like)[\s:]+)*$/i;

/** Whether something before or after a name asks for it as a colour. */
export function isAskedFor(text: string, place: ColorPlace, others: readonly ColorPlace[]): boolean {
  const first = others.findLast(
    (other) => other.end <= place.start && joint.test(text.slice(other.end, place.start)),
  );
  if (first !== undefined && isAskedFor(text, first, others)) return true;
  const rest = afterList(text, place, others).trimStart();
  if (lookNoun.test(rest)) return true;
  if (artefact.test(rest) && plainHue.test(text.slice(place.start, place.end))) return true;
  return cue.test(text.slice(0, place.start));
}
