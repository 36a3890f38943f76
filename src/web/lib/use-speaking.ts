import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Speaking {
  /** False where the browser cannot. */
  readonly available: boolean;
  /** What is read out now, by the name it was given. */
  readonly speaking: string | undefined;
  /** Reads a text out, or stops when it is read out already. */
  readonly toggle: (name: string, text: string) => void;
}

/** Reads answers out. */
export function useSpeaking(): Speaking {
  const isHydrated = useHydrated();
  const [speaking, setSpeaking] = useState<string>();
  const available = isHydrated && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
  useEffect(() => {
    if (!available) return;
    return () => speechSynthesis.cancel();
  }, [available]);
  return {
    available,
    speaking,
    toggle(name, text) {
      speechSynthesis.cancel();
      if (speaking === name) {
        setSpeaking(undefined);
        return;
      }
      const said = new SpeechSynthesisUtterance(text);
      // Another one may have begun by the time this one is told that it ended.
      const ended = () => setSpeaking((now) => (now === name ? undefined : now));
      said.addEventListener('end', ended);
      said.addEventListener('error', ended);
      speechSynthesis.speak(said);
      setSpeaking(name);
    },
  };
}
