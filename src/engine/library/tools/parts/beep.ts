let context: AudioContext | undefined;

/** The sound of the browser; undefined where there is none or nobody has pressed anything yet. */
export function openAudio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return undefined;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    return context;
  } catch {
    return undefined;
  }
}

/** One tone that fades away. Nothing happens where sound is refused. */
export function beep(frequency: number, seconds = 0.3, type: OscillatorType = 'sine', volume = 0.25): void {
  const audio = openAudio();
  if (audio === undefined) return;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  source.connect(gain).connect(audio.destination);
  source.start();
  source.stop(audio.currentTime + seconds);
}
