import type { SpanKind } from '../../reader/reading.ts';
import { type Dictionary, type Entry, fold } from './open-dictionary.ts';
import { splitCompound } from './split-compound.ts';

/** A word of a text, with what it can mean. */
export interface Item {
  readonly type: 'known' | 'small' | 'sign' | 'unknown';
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Of a known one all that it can mean. */
  readonly entries: readonly Entry[];
}

/** A known word that was decided for. */
export interface Found {
  readonly kind: SpanKind;
  readonly english: string;
  readonly one: string;
  readonly many: string;
  readonly start: number;
  readonly end: number;
}

const tokenPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]|\n+/gu;
const elided = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)['’]/i;

interface Token {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(tokenPattern), ({ 0: words, index }) => ({
    words,
    start: index,
    end: index + words.length,
  }));
}

/** The words of a text in their order, the longest known phrases first. */
export function findWords(text: string, dictionary: Dictionary): Item[] {
  const tokens = tokensOf(text);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = longestPhrase(text, tokens, at, dictionary);
    if (phrase !== undefined) {
      items.push(phrase.item);
      at += phrase.length;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined) items.push(...itemsOf(token, dictionary));
    at += 1;
  }
  return items;
}

function longestPhrase(text: string, tokens: readonly Token[], at: number, dictionary: Dictionary) {
  const [first] = tokens.slice(at, at + 1);
  if (first === undefined) return undefined;
  for (let length = Math.min(dictionary.longest, tokens.length - at); length > 1; length--) {
    const last = tokens[at + length - 1];
    if (last === undefined) continue;
    const words = text.slice(first.start, last.end);
    if (/\n|[.,;:()]/.test(words)) continue;
    const entries = dictionary.find(words);
    if (entries.length > 0)
      return {
        length,
        item: { type: 'known', words, start: first.start, end: last.end, entries } satisfies Item as Item,
      };
  }
  return undefined;
}

function itemsOf(token: Token, dictionary: Dictionary): Item[] {
  const { words, start, end } = token;
  if (!/[\p{L}\p{N}]/u.test(words)) return [{ type: 'sign', words, start, end, entries: [] }];
  const folded = fold(words);
  if (dictionary.small.has(folded)) return [{ type: 'small', words, start, end, entries: [] }];
  const entries = dictionary.find(words);
  if (entries.length > 0) return [{ type: 'known', words, start, end, entries }];
  const bare = words.replace(elided, '');
  if (bare !== words)
    return [
      {
        type: 'small',
        words: words.slice(0, words.length - bare.length),
        start,
        end: end - bare.length,
        entries: [],
      },
      ...itemsOf({ words: bare, start: end - bare.length, end }, dictionary),
    ];
  const parts = dictionary.table.joinsWords ? splitCompound(words, dictionary) : [];
  if (parts.length > 0)
    return parts.map((part) => ({
      type: 'known',
      words: words.slice(part.start, part.end),
      start: start + part.start,
      end: start + part.end,
      entries: [part.entry],
    }));
  const type = /^\p{N}/u.test(words) || words.length < 3 ? 'small' : 'unknown';
  return [{ type, words, start, end, entries: [] }];
}
