import { type RefObject, useCallback, useEffect, useState } from 'react';

type Phase = 'still' | 'playing' | 'paused' | 'ended';

export interface RecordingInUse {
  readonly phase: Phase;
  /** The picture that is shown; undefined while the still is. */
  readonly frame: number | undefined;
  readonly play: () => void;
  readonly pause: () => void;
}

interface RecordingOptions {
  /** How long each picture is shown. */
  readonly frameMs: readonly number[];
  /** Brings the pictures; called when they are wanted, and no earlier. */
  readonly fetchPictures: () => Promise<unknown>;
}

/** Plays once and ends at the last picture; whoever stops it goes on from there. */
export function useRecording({ frameMs, fetchPictures }: RecordingOptions): RecordingInUse {
  const [phase, setPhase] = useState<Phase>('still');
  const [frame, setFrame] = useState<number>();
  const last = frameMs.length - 1;

  useEffect(() => {
    if (phase !== 'playing' || frame === undefined) return;
    const timer = setTimeout(() => {
      if (frame === last) setPhase('ended');
      else setFrame(frame + 1);
    }, frameMs[frame]);
    return () => clearTimeout(timer);
  }, [phase, frame, last, frameMs]);

  const play = useCallback(() => {
    setPhase('playing');
    void fetchPictures().then(
      () => setFrame((shown) => (shown === undefined || shown === last ? 0 : shown)),
      // Without its pictures the still says what there is to say.
      () => setPhase('still'),
    );
  }, [fetchPictures, last]);
  const pause = useCallback(() => setPhase('paused'), []);
  return { phase, frame, play, pause };
}

/** Plays by itself when it is looked at, once, unless motion or data are unwanted. */
export function usePlayInView(place: RefObject<HTMLElement | null>, play: () => void): void {
  useEffect(() => {
    const { current } = place;
    if (current === null || isUnwanted() || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        play();
      },
      { threshold: 0.8 },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [place, play]);
}

function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
