import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { mergeDrafts } from '../../../../catalog/academy/own/merge-drafts.ts';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { keepUnsaved, readUnsaved } from './unsaved-draft.ts';
import { readDraftContent } from './use-drafts.ts';

const pauseMs = 400;
const mostRemembered = 20;

interface DraftEditing {
  readonly draft: CourseDraft;
  readonly change: (make: (before: CourseDraft) => CourseDraft) => void;
  /** Everything that was typed is stored on this device. */
  readonly isStored: boolean;
  /** Stores at once, for what needs it now. */
  readonly store: (draft: CourseDraft) => Promise<void>;
}

/**
 * What stands in the form. Every change is stored after a moment, also when the page is left; what another tab or device stored
 * meanwhile is joined with it.
 */
export function useDraftEditing(
  id: string,
  kept: CourseDraft,
  content: unknown,
  save: (draft: CourseDraft) => Promise<void>,
): DraftEditing {
  const [draft, setDraft] = useState(() => readUnsaved(id) ?? kept);
  const [storedDraft, setStoredDraft] = useState(kept);
  /** What stands in the form now, and what was last handed to the store. */
  const latest = useRef(draft);
  const handed = useRef(kept);
  /** What this page has stored comes back to it, perhaps after something newer: that is no news. */
  const ours = useRef<string[]>([textOf(kept)]);

  const store = useCallback(
    async (next: CourseDraft) => {
      handed.current = next;
      ours.current = [...ours.current.slice(-mostRemembered), textOf(next)];
      try {
        await save(next);
        if (latest.current === next) keepUnsaved(id, undefined);
        setStoredDraft(next);
        dismissFailure('Not stored yet');
      } catch (error) {
        console.error(error);
        toast({
          variant: 'destructive',
          title: 'Not stored yet',
          description:
            'The browser could not store your draft. Free some space on this device; it tries again as you type.',
        });
      }
    },
    [id, save],
  );
  const show = useCallback((next: CourseDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback(
    (make: (before: CourseDraft) => CourseDraft) => {
      show(make(latest.current));
      keepUnsaved(id, latest.current);
    },
    [id, show],
  );

  useEffect(() => {
    if (draft === handed.current) return undefined;
    const timer = setTimeout(() => void store(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, store]);
  const storeNow = useEffectEvent(() => {
    if (latest.current !== handed.current) void store(latest.current);
  });
  useEffect(() => {
    const leave = () => storeNow();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const join = useEffectEvent((incoming: CourseDraft) => {
    if (ours.current.includes(textOf(incoming))) return;
    const base = handed.current;
    handed.current = incoming;
    const joined = readDraftContent(mergeDrafts(base, latest.current, incoming));
    if (joined !== undefined && textOf(joined) !== textOf(latest.current)) show(joined);
  });
  useEffect(() => {
    const incoming = readDraftContent(content);
    if (incoming !== undefined) join(incoming);
  }, [content]);

  return {
    draft,
    change,
    isStored: draft === storedDraft,
    store: async (next) => {
      show(next);
      await store(next);
    },
  };
}

/** The schema puts members in order, so that drafts can be compared as texts. */
function textOf(draft: CourseDraft): string {
  return JSON.stringify(readDraftContent(draft));
}
