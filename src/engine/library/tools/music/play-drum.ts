import { beep, openAudio } from '../parts/beep.ts';
import type { Drum } from './notes.ts';

/** Noise that fades, for everything that is struck and has no pitch. */
function noise(seconds: number, from: number, volume: number): void {
  const audio = openAudio();
  if (audio === undefined) return;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'highpass';
  filter.frequency.value = from;
  gain.gain.setValueAtTime(volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export function playDrum(drum: Drum): void {
  switch (drum) {
    case 'Kick':
      return beep(60, 0.35, 'sine', 0.7);
    case 'Tom':
      return beep(140, 0.3, 'sine', 0.5);
    case 'Snare':
      return noise(0.2, 1000, 0.4);
    case 'Clap':
      return noise(0.12, 1800, 0.4);
    case 'Hi-hat':
      return noise(0.06, 7000, 0.3);
    case 'Cymbal':
      return noise(0.8, 5000, 0.25);
  }
}
