import { withArticle } from '../grammar/article.ts';
import { inText } from '../library/words/in-text.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';

/** Without quotes, as somebody typed it. */
export function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^["“‘']\s*(.*?)\s*["”’']$/, '$1')
    .trim();
}

export function isQuoted(text: string): boolean {
  return /^["“‘'].*["”’']$/.test(text.trim());
}

/** A new name as it stands on a screen: what stands in quotes stays as it is. */
export function asLabel(text: string): string {
  return isQuoted(text) ? unquoted(text) : sentenceCase(unquoted(text));
}

/** “a phone number”, but “notes”. */
export function oneOf(label: string): string {
  const words = inText(label);
  const last = words.split(' ').at(-1) ?? words;
  return singularPhrase(last) === last.toLowerCase() && !/^(?:a|an|the|my|our)\s/i.test(words)
    ? withArticle(words)
    : words;
}

/** Without an article before it. */
export function withoutArticle(text: string): string {
  return text.trim().replace(/^(?:(?:an?|the|some|another|new|extra|additional|their|its|also)\s+)+/i, '');
}
