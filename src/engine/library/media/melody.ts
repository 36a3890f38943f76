import { numbersFrom, seedOf } from '../content/seeded.ts';

export interface Note {
  /** Seconds from the start. */
  readonly at: number;
  readonly seconds: number;
  readonly frequency: number;
}

export interface Melody {
  readonly notes: readonly Note[];
  readonly seconds: number;
}

const pentatonic = [0, 2, 4, 7, 9];

function frequencyOf(step: number, root: number): number {
  const octave = Math.floor(step / pentatonic.length);
  const tone = pentatonic[((step % pentatonic.length) + pentatonic.length) % pentatonic.length] ?? 0;
  return root * 2 ** (octave + tone / 12);
}

/** A short tune over a slow bass. The same name always has the same tune. */
export function melodyOf(name: string): Melody {
  const next = numbersFrom(seedOf(name));
  const beat = 60 / (84 + Math.floor(next() * 48));
  const root = 220 * 2 ** (Math.floor(next() * 12) / 12);
  const beats = 32;
  const notes: Note[] = [];
  let step = 2 + Math.floor(next() * 3);
  for (let at = 0; at < beats; ) {
    const length = [0.5, 1, 1, 2][Math.floor(next() * 4)] ?? 1;
    if (next() > 0.12)
      notes.push({ at: at * beat, seconds: length * beat * 0.92, frequency: frequencyOf(step, root) });
    step = Math.min(9, Math.max(-2, step + Math.round((next() - 0.5) * 4)));
    at += length;
  }
  for (let at = 0; at < beats; at += 4)
    notes.push({
      at: at * beat,
      seconds: beat * 3.8,
      frequency: frequencyOf([0, 3, 4, 2][(at / 4) % 4] ?? 0, root / 2),
    });
  return { notes: notes.toSorted((a, b) => a.at - b.at), seconds: Math.ceil(beats * beat) };
}

export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
