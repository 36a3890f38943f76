let audio: AudioContext | undefined;

/** A short tone. Browsers without sound stay silent. */
export function playTone(frequency: number): void {
  try {
    audio ??= new AudioContext();
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.12, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.3);
    oscillator.frequency.value = frequency;
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start();
    oscillator.stop(audio.currentTime + 0.3);
  } catch {
    audio = undefined;
  }
}
