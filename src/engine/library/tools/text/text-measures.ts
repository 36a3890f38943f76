export interface TextMeasures {
  readonly words: number;
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  readonly readingMinutes: number;
  readonly speakingMinutes: number;
}

const wordsReadPerMinute = 230;
const wordsSpokenPerMinute = 130;

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

export function measureText(text: string): TextMeasures {
  const words = wordsOf(text).length;
  const letters = [...text.replaceAll('\r', '')];
  return {
    words,
    characters: letters.length,
    charactersWithoutSpaces: letters.filter((letter) => !/\s/.test(letter)).length,
    sentences: text.match(/[^.!?…\s][^.!?…]*(?:[.!?…]+|$)/g)?.length ?? 0,
    paragraphs: text.split(/\n\s*\n/).filter((part) => part.trim() !== '').length,
    lines: text === '' ? 0 : text.split('\n').length,
    readingMinutes: words / wordsReadPerMinute,
    speakingMinutes: words / wordsSpokenPerMinute,
  };
}

export function minutesText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The words that stand most often, small words left out. */
export function frequentWords(text: string, limit = 8): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text.toLowerCase()))
    if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, limit);
}
