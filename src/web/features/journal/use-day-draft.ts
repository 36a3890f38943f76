import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { emptyBody, type JournalBody } from '../../../catalog/journal/journal-entry.ts';
import { sameJson } from '../../app/local/row.ts';
import type { Journal } from './use-journal.ts';

/** `saving` also while somebody types. */
export type SaveState = 'nothing' | 'saving' | 'saved' | 'failed';

const pauseMs = 500;

/** What is written on a day. It is saved when the hand rests, and at once when the page is left. */
export function useDayDraft({ entries, save }: Journal, day: string) {
  const kept = entries.find((one) => one.day === day)?.body;
  const [draft, setDraft] = useState<Partial<JournalBody>>({});
  const [state, setState] = useState<SaveState>('nothing');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Partial<JournalBody>>({});

  const flush = useEffectEvent(async () => {
    clearTimeout(waiting.current);
    const changes = unsaved.current;
    if (Object.keys(changes).length === 0) return;
    unsaved.current = {};
    try {
      await save(day, { ...draft, ...changes });
      if (Object.keys(unsaved.current).length === 0) setState('saved');
    } catch (error) {
      console.warn('A day of the journal could not be saved.', error);
      unsaved.current = { ...changes, ...unsaved.current };
      setState('failed');
    }
  });

  function change(fields: Partial<JournalBody>) {
    setDraft((before) => ({ ...before, ...fields }));
    unsaved.current = { ...unsaved.current, ...fields };
    setState('saving');
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void flush(), pauseMs);
  }

  // What is kept by now needs no draft: later changes of another tab or device show through.
  useEffect(() => {
    if (kept === undefined || Object.keys(unsaved.current).length > 0) return;
    setDraft((before) => {
      const left = Object.entries(before).filter(
        ([name, value]) => !sameJson(kept[name as keyof JournalBody], value),
      );
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, [kept]);

  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const body: JournalBody = { ...emptyBody, ...kept, ...draft };
  return { body, state, change, retry: () => void flush() };
}
