import { sentenceCase, singularPhrase } from '../read/words.ts';

export function roleName(words: string): string {
  return sentenceCase(singularPhrase(words.trim().toLowerCase()));
}

/** The words of a story after “I want to”, with who tells it. */
export function storyOf(text: string): { who: string; wish: string } | undefined {
  const match =
    /^as (?:(?:an?|the)\s+)?([a-z][a-z -]{1,30}?),?\s+(?:i|we)\s+(?:(?:want|need|would like|wish|have)\s+to\s+|can\s+|must\s+|may\s+)?(?!want|need|wish|don|do not)(.+)$/i.exec(
      text,
    );
  if (match === null) return undefined;
  return { who: roleName(match[1] ?? ''), wish: (match[2] ?? '').replace(/\s+so that\s.*$/i, '') };
}
