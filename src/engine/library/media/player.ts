import { type Melody, melodyOf } from './melody.ts';
import { type Sounding, soundMelody } from './tone-player.ts';

export interface Track {
  readonly id: string;
  readonly title: string;
  /** The address of an uploaded file. A sample has none and is played from notes. */
  readonly file?: string;
}

export interface PlayerState {
  readonly trackId: string;
  readonly playing: boolean;
  readonly position: number;
  readonly duration: number;
  readonly volume: number;
}

const stepMs = 200;

/** Plays one track at a time: an uploaded file by the browser, a sample by the clock with its tune. */
export class Player {
  /** Shows the picture of an uploaded film; also plays uploaded sound. */
  readonly element: HTMLVideoElement;
  #state: PlayerState = { trackId: '', playing: false, position: 0, duration: 0, volume: 0.6 };
  readonly #listeners = new Set<() => void>();
  #onEnd: () => void = () => {};
  #track: Track | undefined;
  #melody: Melody | undefined;
  #sounding: Sounding | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #startedAt = 0;

  constructor() {
    this.element = document.createElement('video');
    this.element.className = 'aspect-video w-full rounded-card bg-soft';
    this.element.playsInline = true;
    this.element.addEventListener('timeupdate', () => {
      if (this.#isFile()) this.#set({ position: this.element.currentTime });
    });
    this.element.addEventListener('loadedmetadata', () => {
      const { duration } = this.element;
      this.#set({ duration: Number.isFinite(duration) ? duration : 0 });
    });
    this.element.addEventListener('ended', () => this.#onEnd());
  }

  readonly get = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  load(track: Track): void {
    this.pause();
    this.#track = track;
    this.#melody = track.file === undefined ? melodyOf(track.title) : undefined;
    if (track.file === undefined) this.element.removeAttribute('src');
    else this.element.src = track.file;
    this.#set({ trackId: track.id, position: 0, duration: this.#melody?.seconds ?? 0 });
  }

  play(): void {
    if (this.#track === undefined || this.#state.playing) return;
    this.#set({ playing: true });
    if (this.#isFile()) {
      this.element.volume = this.#state.volume;
      // A file that the browser cannot play leaves the player paused.
      this.element.play().catch(() => this.#set({ playing: false }));
      return;
    }
    this.#startedAt = performance.now() - this.#state.position * 1000;
    this.#sound();
    this.#timer = setInterval(() => this.#tick(), stepMs);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#sounding?.stop();
    this.#sounding = undefined;
    this.element.pause();
    if (this.#state.playing) this.#set({ playing: false });
  }

  seek(seconds: number): void {
    const position = Math.min(Math.max(0, seconds), this.#state.duration);
    this.#startedAt = performance.now() - position * 1000;
    if (this.#isFile()) this.element.currentTime = position;
    this.#set({ position });
    if (this.#state.playing && !this.#isFile()) this.#sound();
  }

  setVolume(volume: number): void {
    this.element.volume = volume;
    this.#sounding?.setVolume(volume);
    this.#set({ volume });
  }

  #isFile(): boolean {
    return this.#track?.file !== undefined;
  }

  #sound(): void {
    this.#sounding?.stop();
    if (this.#melody !== undefined)
      this.#sounding = soundMelody(this.#melody, this.#state.position, this.#state.volume);
  }

  #tick(): void {
    const position = (performance.now() - this.#startedAt) / 1000;
    if (position < this.#state.duration) return this.#set({ position });
    this.pause();
    this.#set({ position: 0 });
    this.#onEnd();
  }

  #set(changes: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
