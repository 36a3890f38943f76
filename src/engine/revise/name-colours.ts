import { colorByName, isUsualColor } from '../theme/color-names.ts';

/** What of an app has a colour that can be chosen. */
export type PaintedPart = 'background' | 'header' | 'component' | 'all';

const parts: readonly (readonly [PaintedPart | 'text' | 'card', RegExp])[] = [
  ['header', /^(?:header|head bar|top ?bar|menu ?bar|menu|nav(?:igation)?(?: ?bar)?|side ?bar|banner)s?\b/i],
  ['background', /^(?:back ?ground|backdrop|page background|body|canvas|ground)s?\b/i],
  ['component', /^(?:buttons?|accents?(?: colou?r)?|highlights?|components?|controls?|icons?|links?)\b/i],
  ['text', /^(?:text|font colou?r|letters|headings?|headlines?|titles?|writing|labels?)\b/i],
  ['card', /^(?:cards?|boxes|box|tiles?|tables?|rows?|footer|borders?)\b/i],
  [
    'all',
    /^(?:it|everything|(?:whole |entire )?(?:app|site|website|page|design|look|theme)|main colou?r|brand colou?r|primary colou?r|colou?rs?(?: scheme)?|palette)\b/i,
  ],
];

export interface NamedPart {
  readonly part: PaintedPart | 'text' | 'card';
  readonly start: number;
  readonly end: number;
}

/** The part that a text begins with. */
export function partAt(text: string): NamedPart | undefined {
  const lead = /^(?:the|all|my|our|its|every|a)\s+/i.exec(text)?.[0].length ?? 0;
  for (const [part, pattern] of parts) {
    const found = pattern.exec(text.slice(lead));
    if (found !== null) return { part, start: lead, end: lead + found[0].length };
  }
  return undefined;
}

/** Every part that a text names, in its order. */
export function partsIn(text: string): NamedPart[] {
  const found: NamedPart[] = [];
  for (const word of text.matchAll(/[\p{L}]+/gu)) {
    const part = partAt(text.slice(word.index));
    if (part === undefined || part.start > 0 || (found.at(-1)?.end ?? 0) > word.index) continue;
    found.push({ part: part.part, start: word.index, end: word.index + part.end });
  }
  return found;
}

export interface NamedColour {
  readonly hex: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const neverColour =
  /^(?:the|a|an|and|to|in|for|with|of|on|is|are|be|it|make|use|set|put|turn|change|please|should|as|into|more|very|really|nice|color|colour|mode|theme|background|header|button|buttons|text|page|app|site|add|show|dark|light|bright|deep|pale)$/i;

export function isColorName(name: string): boolean {
  const words = name.trim().split(/\s+/);
  if (/[:=,.]/.test(name) || words.slice(0, -1).some((word) => partAt(word) !== undefined)) return false;
  const last = words.at(-1) ?? '';
  if (
    neverColour.test(last) ||
    words.slice(0, -1).some((word) => neverColour.test(word) && !shade.test(word))
  )
    return false;
  return isUsualColor(name) && colorByName(name) !== undefined;
}

const shade = /^(?:dark|light|bright|deep|pale|very)$/i;
const longest = 4;

/** The colours that a text names, the longest name at each place. */
export function coloursIn(text: string): NamedColour[] {
  const words = [...text.matchAll(/#[0-9a-f]{6}\b|[\p{L}-]+/giu)];
  const found: NamedColour[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const name = text.slice(first.index, end);
      const hex = isColorName(name) ? colorByName(name) : undefined;
      if (hex === undefined) continue;
      found.push({ hex, name: name.toLowerCase(), start: first.index, end });
      at += count - 1;
      break;
    }
  }
  return found;
}
