export interface Speech {
  readonly who: string;
  readonly text: string;
  /** What stands in brackets before or within it. */
  readonly note: string;
  /** Heard, but not seen: a voice over or from off screen. */
  readonly isOff: boolean;
}

/** Something that is seen, said, or both. */
export interface Moment {
  readonly picture: string;
  readonly speech?: Speech;
  /** Effects and music that the script names. */
  readonly sound?: string;
}

export interface Scene {
  readonly heading: string;
  readonly place: string;
  readonly isInside: boolean;
  readonly isNight: boolean;
  readonly moments: readonly Moment[];
  /** How it begins, when the script says so, such as CUT TO. */
  readonly transition?: string;
}

export interface Script {
  readonly scenes: readonly Scene[];
  readonly cast: readonly string[];
}

const headingPattern =
  /^\s*(?:\d+[A-Z]?[.)]?\s+)?((?:INT|EXT|EST|I\/E|INT\.?\s*\/\s*EXT|EXT\.?\s*\/\s*INT)\b[.:]?)\s*(.*)$/i;

export function isHeading(line: string): boolean {
  return headingPattern.test(line);
}

export function sceneOf(line: string, moments: readonly Moment[], transition?: string): Scene {
  const [, prefix = '', rest = ''] = headingPattern.exec(line) ?? [];
  const [place = '', ...times] = rest.split(/\s+[-–—]+\s+/);
  const time = times.join(' ');
  return {
    heading: line.trim().replace(/\s+/g, ' '),
    place: place.trim() === '' ? 'a place' : place.trim(),
    isInside: !/^EXT/i.test(prefix) && !/^EST/i.test(prefix),
    isNight: /night|evening|midnight|dusk/i.test(time),
    moments,
    ...(transition === undefined ? {} : { transition }),
  };
}

export function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

/** A name as it is written in a sentence. */
export function writtenName(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
