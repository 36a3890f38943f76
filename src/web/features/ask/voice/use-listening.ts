import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { dismissFailure, toast } from '../../../ui/toast.ts';

/** What browsers have of it; TypeScript does not know it, because not all of them have it. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  addEventListener(kind: 'result', heard: (event: RecognitionEvent) => void): void;
  addEventListener(kind: 'error', failed: (event: { readonly error: string }) => void): void;
  addEventListener(kind: 'end', ended: () => void): void;
  start: () => void;
  abort: () => void;
}

interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type RecognitionMaker = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  }
}

interface Listening {
  /** False where the browser cannot. */
  readonly available: boolean;
  readonly listening: boolean;
  readonly toggle: () => void;
}

/** Writes what is said. */
export function useListening(onHeard: (text: string) => void): Listening {
  const isHydrated = useHydrated();
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const Maker = isHydrated ? (window.SpeechRecognition ?? window.webkitSpeechRecognition) : undefined;

  function start(Make: RecognitionMaker) {
    const recognition = new Make();
    running.current = recognition;
    recognition.lang = navigator.language;
    recognition.interimResults = true;
    recognition.addEventListener('result', ({ results }) => {
      dismissFailure('Not heard');
      onHeard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    });
    recognition.addEventListener('error', ({ error }) => {
      const reason = reasons[error];
      if (reason !== undefined) toast({ title: 'Not heard', description: reason, variant: 'destructive' });
    });
    recognition.addEventListener('end', () => setListening(false));
    recognition.start();
    setListening(true);
  }

  return {
    available: Maker !== undefined,
    listening,
    toggle() {
      if (listening) running.current?.abort();
      else if (Maker !== undefined) start(Maker);
    },
  };
}

/** Others, such as an end without a word, need no words. */
const reasons: Readonly<Record<string, string>> = {
  'not-allowed': 'The browser does not allow the microphone here. Allow it for this page, or type.',
  'service-not-allowed': 'The browser does not allow listening here. Type the question.',
  'audio-capture': 'No microphone was found. Type the question.',
  network: 'This browser listens by a service that cannot be reached now. Type the question.',
};
