import { useCallback, useEffect, useState } from 'react';
import type { ChildSettings } from '../../../catalog/early-learning/child-settings.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

function hasSpeech(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

export type Say = (text: string) => void;

/** Says short sentences with a voice of the browser. Where there is none, or it is switched off, `say` does nothing. */
export function useVoice({ sound, voice, speed }: Pick<ChildSettings, 'sound' | 'voice' | 'speed'>) {
  const isHydrated = useHydrated();
  const canSpeak = isHydrated && sound && hasSpeech();
  useEffect(() => {
    if (!canSpeak) return;
    return () => speechSynthesis.cancel();
  }, [canSpeak]);
  const say = useCallback<Say>(
    (text) => {
      if (!canSpeak) return;
      speechSynthesis.cancel();
      const said = new SpeechSynthesisUtterance(text);
      said.lang = 'en-GB';
      said.rate = speed;
      const chosen = speechSynthesis.getVoices().find(({ name }) => name === voice);
      if (chosen !== undefined) {
        said.voice = chosen;
        said.lang = chosen.lang;
      }
      speechSynthesis.speak(said);
    },
    [canSpeak, voice, speed],
  );
  return { canSpeak, say };
}

/** The English voices of the browser, which tells of them late. */
export function useVoices(): readonly string[] {
  const isHydrated = useHydrated();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isHydrated || !hasSpeech()) return;
    const read = () => {
      const english = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith('en'));
      setNames([...new Set(english.map(({ name }) => name))]);
    };
    read();
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, [isHydrated]);
  return names;
}
