import { useCallback, useEffect, useRef, useState } from 'react';

export type Phase = 'ready' | 'running' | 'paused' | 'over';

/** More than this is never caught up with: after a stall the game goes on instead of jumping. */
const longestFrameMs = 250;

export interface RealTime<State> {
  readonly state: State;
  readonly phase: Phase;
  readonly start: () => void;
  readonly togglePause: () => void;
  readonly change: (change: (state: State) => State) => void;
}

/** A game that runs by the clock: it starts when asked, moves in equal steps, and waits while nobody looks. */
export function useRealTime<State>(game: {
  create: () => State;
  step: (state: State) => State;
  stepMs: number | ((state: State) => number);
  isOver: (state: State) => boolean;
  onOver?: (state: State) => void;
}): RealTime<State> {
  const [state, setState] = useState(game.create);
  const [phase, setPhase] = useState<Phase>('ready');
  const now = useRef(state);
  const rules = useRef(game);
  useEffect(() => {
    rules.current = game;
  });

  const change = useCallback((make: (state: State) => State) => {
    now.current = make(now.current);
    setState(now.current);
  }, []);

  useEffect(() => {
    if (phase !== 'running') return;
    let frame = 0;
    let last: number | undefined;
    let owed = 0;
    function run(time: number): void {
      const { step, stepMs, isOver } = rules.current;
      owed += Math.min(time - (last ?? time), longestFrameMs);
      last = time;
      const length = () => (typeof stepMs === 'number' ? stepMs : stepMs(now.current));
      let next = now.current;
      while (owed >= length() && !isOver(next)) {
        owed -= length();
        next = step(next);
        now.current = next;
      }
      setState(next);
      if (isOver(next)) {
        setPhase('over');
        rules.current.onOver?.(next);
      } else frame = requestAnimationFrame(run);
    }
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  useEffect(() => {
    function rest(): void {
      setPhase((current) => (current === 'running' ? 'paused' : current));
    }
    window.addEventListener('blur', rest);
    document.addEventListener('visibilitychange', rest);
    return () => {
      window.removeEventListener('blur', rest);
      document.removeEventListener('visibilitychange', rest);
    };
  }, []);

  const start = useCallback(() => {
    now.current = rules.current.create();
    setState(now.current);
    setPhase('running');
  }, []);
  const togglePause = useCallback(() => {
    setPhase((current) => (current === 'running' ? 'paused' : current === 'paused' ? 'running' : current));
  }, []);
  return { state, phase, start, togglePause, change };
}
