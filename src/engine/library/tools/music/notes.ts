export interface PianoKey {
  readonly name: string;
  readonly frequency: number;
  readonly black: boolean;
  /** The key of the computer that plays it. */
  readonly letter: string;
}

const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
const letters = 'awsedftgyhujkolp';

/** The pitch of a key in equal temperament; A4 has 440 Hz and is 9 above C4. */
export function frequencyOf(stepsAboveC4: number): number {
  return 440 * 2 ** ((stepsAboveC4 - 9) / 12);
}

export const pianoKeys: readonly PianoKey[] = Array.from({ length: letters.length }, (_, step) => {
  const name = names[step % 12] ?? 'C';
  return {
    name: `${name}${4 + Math.floor(step / 12)}`,
    frequency: frequencyOf(step),
    black: name.includes('♯'),
    letter: letters.charAt(step),
  };
});

export const drums = ['Kick', 'Snare', 'Hi-hat', 'Clap', 'Tom', 'Cymbal'] as const;
export type Drum = (typeof drums)[number];

export const patternSteps = 8;

export type Pattern = Readonly<Record<Drum, readonly boolean[]>>;

export function patternOf(marks: Partial<Record<Drum, string>>): Pattern {
  const row = (drum: Drum) =>
    Array.from({ length: patternSteps }, (_, step) => marks[drum]?.charAt(step) === 'x');
  return {
    Kick: row('Kick'),
    Snare: row('Snare'),
    'Hi-hat': row('Hi-hat'),
    Clap: row('Clap'),
    Tom: row('Tom'),
    Cymbal: row('Cymbal'),
  };
}

/** Milliseconds from one beat to the next. */
export function beatMs(perMinute: number): number {
  return 60_000 / perMinute;
}

/** The tempo of the last taps; undefined while there are fewer than two. */
export function tappedTempo(taps: readonly number[]): number | undefined {
  const recent = taps.slice(-6);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || recent.length < 2 || last <= first) return undefined;
  return Math.round(60_000 / ((last - first) / (recent.length - 1)));
}
