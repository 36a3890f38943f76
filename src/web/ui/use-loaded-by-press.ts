import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../lib/when-idle.ts';
import { dismissFailure, toast } from './toast.ts';

interface Loaded<Module> {
  readonly module: Module;
  /** Somebody has pressed what stood there before: it comes open, so that the press is not lost. */
  readonly pressed: boolean;
}

/**
 * Code that is no part of what a page waits for: it takes the place of a plain button when the browser is idle, or at the first
 * press. A button that has the focus or is being pressed stays, because the focus or the press would be lost with it.
 */
export function useLoadedByPress<Module>(load: () => Promise<Module>): {
  readonly loaded: Loaded<Module> | undefined;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
  readonly comeNear: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded<Module>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    let ended = false;
    async function takeItsPlace(): Promise<void> {
      const module = await load();
      // In one step: a press that began between the question and the change would end on another button, and be lost.
      if (!ended && !wasPressed.current && !isInUse(button.current))
        flushSync(() => setLoaded((before) => before ?? { module, pressed: false }));
    }
    // When it does not come, a press asks for it again.
    const callOff = whenIdle(() => void takeItsPlace().catch(() => undefined));
    return () => {
      ended = true;
      callOff();
    };
  }, [load]);
  return {
    loaded,
    button,
    press() {
      wasPressed.current = true;
      load().then(
        (module) => {
          dismissFailure('Not loaded');
          // After the press is over: what opens during it would take it for a press beside itself, and close.
          return setTimeout(() => setLoaded((before) => before ?? { module, pressed: true }));
        },
        () =>
          toast({
            title: 'Not loaded',
            description: 'The connection broke off. Press again.',
            variant: 'destructive',
          }),
      );
    },
    comeNear() {
      // When it does not come, the press says so.
      load().catch(() => undefined);
    },
  };
}

/** Safari gives no focus to a button that is pressed. */
function isInUse(button: HTMLButtonElement | null): boolean {
  return button !== null && (button === document.activeElement || button.matches(':active'));
}
