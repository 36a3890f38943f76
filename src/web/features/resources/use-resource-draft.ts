import { useEffect, useEffectEvent, useState } from 'react';
import { keepResourceDraft, readResourceDraft } from './resource-draft.ts';
import type { ResourceText } from './use-own-resources.ts';

const pauseMs = 300;

/** What stands in the form of a resource. It is kept while one types, and found again after a crash or a slip. */
export function useResourceDraft(of: string, start: ResourceText) {
  const [found] = useState(() => readResourceDraft(of));
  const [text, setText] = useState(found ?? start);
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const [isSettled, setIsSettled] = useState(false);
  const keep = useEffectEvent((typed: ResourceText) => {
    if (!isSettled && typed !== start && typed !== found) keepResourceDraft(of, typed);
  });
  useEffect(() => {
    const keepNow = () => keep(text);
    const timer = setTimeout(keepNow, pauseMs);
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
    };
  }, [text]);
  return {
    text,
    change: (changes: Partial<ResourceText>) => setText((before) => ({ ...before, ...changes })),
    isRestored,
    /** Begins again with what is saved. */
    discard() {
      keepResourceDraft(of, undefined);
      setText(start);
      setIsRestored(false);
    },
    /** It is saved, and no draft any more. */
    settle() {
      setIsSettled(true);
      keepResourceDraft(of, undefined);
    },
  };
}
