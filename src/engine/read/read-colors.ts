import { colorByName, isUsualColor } from '../theme/color-names.ts';
import { groundOf } from '../theme/color-pair.ts';
import { isAskedFor, isColorUse } from './color-use.ts';

export interface ReadColors {
  readonly background: string | undefined;
  readonly component: string | undefined;
}

const aboutColor =
  /\b(background|backgrounds|backdrop|colou?rs?|palette|theme|base|layout|canvas|container)\b/i;
const groundWords =
  /\b(background|backgrounds|backdrop|base|layout|canvas|container|body|page|pages|screen|outer|global)\b/;
const partWords =
  /\b(components?|elements?|ui|interface|controls?|buttons?|cards?|blocks?|pieces|highlights?|accents?|visuals|details|widgets?|header|headers|navigation|primary|foreground|content)\b/;

interface Named {
  readonly hex: string;
  readonly start: number;
  readonly end: number;
}

/** The longest colour names in a sentence, from left to right. */
function namedColors(sentence: string): Named[] {
  const words = [...sentence.matchAll(/#[0-9a-f]{6}\b|[a-z]+/gi)];
  const found: Named[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = longestAt(words, at);
    if (hit === undefined) {
      at += 1;
      continue;
    }
    found.push(hit.color);
    at += hit.length;
  }
  return found;
}

/** Words that some collection calls a colour although nobody means one by them here. */
const notColors = new Set(
  'use set the and for with all as to apply style define choose body main base page pages screen global background layout theme component components element elements color colors in a an of overall site design container outer interface content primary default your on user interactive visible highlight highlights details card cards block blocks button buttons controls layer visual visuals have then using them by web app white-label make it'.split(
    ' ',
  ),
);

function longestAt(
  words: readonly RegExpExecArray[],
  at: number,
): { color: Named; length: number } | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    if (part.some(([word]) => notColors.has(word.toLowerCase()))) continue;
    const [first] = part;
    const last = part.at(-1);
    if (first === undefined || last === undefined) continue;
    if (length === 1 && /^(?:dark|light)$/i.test(first[0])) continue;
    const names = part.map(([word]) => word);
    const hex = colorByName(names.join(' '));
    if (hex !== undefined && !isPadded(names, hex))
      return { color: { hex, start: first.index, end: last.index + last[0].length }, length };
  }
  return undefined;
}

/** “orange accents” means no other colour than “orange”: the name is the shorter one. */
function isPadded(names: readonly string[], hex: string): boolean {
  return (
    names.length > 1 &&
    [names.slice(1), names.slice(0, -1)].some((fewer) => colorByName(fewer.join(' ')) === hex)
  );
}

function role(sentence: string, color: Named, before: number, after: number): 'ground' | 'part' | undefined {
  const ahead = sentence.slice(color.end, after).toLowerCase();
  const behind = sentence.slice(before, color.start).toLowerCase();
  const near = ahead.split(/[,;]| and | then /)[0] ?? '';
  const ground = groundWords.exec(near)?.index;
  const part = partWords.exec(near)?.index;
  if (ground !== undefined || part !== undefined) return (ground ?? 1e9) < (part ?? 1e9) ? 'ground' : 'part';
  const lastGround = lastIndex(behind, groundWords);
  const lastPart = lastIndex(behind, partWords);
  if (lastGround < 0 && lastPart < 0) return undefined;
  return lastGround > lastPart ? 'ground' : 'part';
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;
}

/** What may stand around colours in a sentence that asks for nothing else. */
const glue =
  /\b(?:please|use|using|apply|choose|pick|go|with|make|it|style|set|colou?r|colou?rs|scheme|palette|theme|themed|main|primary|secondary|accent|accents|the|a|an|and|in|of|for|to|should|be|is|are|app|site|website|page|pages|design|mostly|overall|as|i|we|like|would|want|prefer|on|look|dark|light)\b|[^a-z]/gi;

/** “Use ghost white and royal blue”, “a navy and gold theme”: the lighter one is what one writes on. */
function bareColors(sentence: string, named: readonly Named[]): ReadColors | undefined {
  const around = without(sentence, named);
  if (named.length > 3 || around.replaceAll(glue, '') !== '') return undefined;
  const meant = named.filter(({ start, end }) => isUsualColor(sentence.slice(start, end)));
  if (meant.length < named.length || !named.every((color) => isMeant(sentence, color, named)))
    return undefined;
  const isDark = /\bdark (?:theme|look|design|colou?rs?)\b/i.test(sentence);
  const [first, second] = named;
  if (first === undefined) return undefined;
  if (isDark) return { background: darkGround, component: first.hex };
  if (second === undefined) return { background: undefined, component: first.hex };
  return groundOf(first.hex, second.hex);
}

/** “navy and gold” says nothing but colours; of more words, some have to ask for them. */
function isMeant(sentence: string, color: Named, named: readonly Named[]): boolean {
  const isAlone = named.length > 1 && /^\W*$/.test(without(sentence, named).replaceAll(/\band\b/gi, ''));
  return isAlone || isAskedFor(sentence, color, named);
}

function without(sentence: string, named: readonly Named[]): string {
  return named.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), sentence);
}

/** Three colours of four words at most: a sentence with more words than that speaks of something else, and needs no search for names. */
const mostBareWords = 12;

function otherWords(sentence: string): number {
  return sentence
    .replaceAll(glue, ' ')
    .split(' ')
    .filter((word) => word !== '').length;
}

const darkGround = '#14161b';

/** The colours that a sentence asks for; undefined when it is not about colours. */
export function readColors(sentence: string): ReadColors | undefined {
  if (!aboutColor.test(sentence) && otherWords(sentence) > mostBareWords) return undefined;
  const found = namedColors(sentence);
  const named = found.filter((color) => isColorUse(sentence, color, found));
  if (named.length === 0) return undefined;
  const bare = groundWords.test(sentence.replace(/\bpages?\b/g, ''))
    ? undefined
    : bareColors(sentence, named);
  if (bare !== undefined) return bare;
  if (!aboutColor.test(sentence)) return undefined;
  let background: string | undefined;
  let component: string | undefined;
  for (const [index, color] of named.entries()) {
    const before = named[index - 1]?.end ?? 0;
    const after = named[index + 1]?.start ?? sentence.length;
    const meant = role(sentence, color, before, after);
    if (meant === 'ground' && background === undefined) background = color.hex;
    else if (meant === 'part' && component === undefined) component = color.hex;
  }
  // “Background first” is the usual order where the words do not say it.
  if (named.length >= 2 && (background === undefined) !== (component === undefined)) {
    const other = named.find(({ hex }) => hex !== (background ?? component))?.hex;
    background ??= other;
    component ??= other;
  }
  if (background === undefined && component === undefined) return undefined;
  return { background, component };
}

const inColors = /,?\s+in\s+([a-z][a-z -]{2,30}?)\s+and\s+([a-z][a-z -]{2,30})$/i;

/** “…a shop for candles, in cream and forest green”: the sentence without its colours, and these. */
export function takeColors(sentence: string): { readonly rest: string; readonly colors?: ReadColors } {
  const [, first = '', second = ''] = inColors.exec(sentence) ?? [];
  const [one, other] = [first, second].map((name) =>
    name === '' || notColors.has(name.toLowerCase()) || !isUsualColor(name) ? undefined : colorByName(name),
  );
  if (one === undefined || other === undefined) return { rest: sentence };
  return { rest: sentence.replace(inColors, ''), colors: groundOf(one, other) };
}

export function namesColor(text: string): boolean {
  return namedColors(text).length > 0;
}

/** Whether a sentence says nothing but colours. */
export function isColorSentence(sentence: string): boolean {
  return readColors(sentence) !== undefined && !/\b(users?|should be able|can|allow)\b/i.test(sentence);
}
