import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const longestNote = 4_000;
const pauseMs = 600;

/** Notes that are stored when somebody pauses, leaves the field or closes it. */
export function LessonNotes({ text, onSave }: { text: string; onSave: (text: string) => void }) {
  /** Absent while what is shown is what is stored: then a change on another device is shown too. */
  const [draft, setDraft] = useState<string>();
  if (draft !== undefined && draft === text) setDraft(undefined);
  const save = useEffectEvent(() => {
    if (draft !== undefined) onSave(draft);
  });
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => save(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    // A phone may end a page that is out of sight without a word.
    const store = () => save();
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      store();
    };
  }, []);
  return (
    <Field label="Notes">
      {(control) => (
        <Textarea
          {...control}
          grow
          maxLength={longestNote}
          value={draft ?? text}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => {
            if (draft !== undefined) onSave(draft);
          }}
          placeholder="What to remember, where you stopped"
        />
      )}
    </Field>
  );
}
