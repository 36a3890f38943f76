import type { Melody } from './melody.ts';

let context: AudioContext | undefined;

/** Browsers allow sound only after somebody has pressed something; asking earlier would be a warning. */
function openContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export interface Sounding {
  setVolume(volume: number): void;
  stop(): void;
}

/** Plays a tune from a point in it. Undefined where the browser allows no sound. */
export function soundMelody(melody: Melody, from: number, volume: number): Sounding | undefined {
  const audio = openContext();
  if (audio === undefined) return undefined;
  const master = audio.createGain();
  master.gain.value = volume;
  master.connect(audio.destination);
  const start = audio.currentTime + 0.05;
  const sources: OscillatorNode[] = [];
  for (const note of melody.notes) {
    const end = note.at + note.seconds - from;
    if (end <= 0) continue;
    const begin = Math.max(0, note.at - from);
    const source = audio.createOscillator();
    const gain = audio.createGain();
    source.type = note.frequency < 260 ? 'sine' : 'triangle';
    source.frequency.value = note.frequency;
    gain.gain.setValueAtTime(0, start + begin);
    gain.gain.linearRampToValueAtTime(0.22, start + begin + 0.03);
    gain.gain.exponentialRampToValueAtTime(0.001, start + end);
    source.connect(gain).connect(master);
    source.start(start + begin);
    source.stop(start + end + 0.02);
    sources.push(source);
  }
  return {
    setVolume(next) {
      master.gain.value = next;
    },
    stop() {
      for (const source of sources) source.stop();
      master.disconnect();
    },
  };
}
