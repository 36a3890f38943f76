import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { NotesResult } from './notes-result.tsx';
import { useWorkedNote } from './use-worked-note.ts';

interface KeptNotesProps {
  notes: readonly {
    readonly key: string;
    readonly value: { readonly title: string; readonly body: string };
  }[];
  onRemove: (id: string) => void;
}

/** Texts that cards were made of, to be read again. */
export function KeptNotes({ notes, onRemove }: KeptNotesProps) {
  const [open, setOpen] = useState<string>();
  if (notes.length === 0) return null;
  return (
    <section aria-label="Kept notes" className="grid grid-cols-1 gap-2">
      <h3 className="text-body font-semibold text-ink">Kept notes</h3>
      <ul className="grid gap-2">
        {notes.map(({ key, value }) => (
          <li key={key} className="rounded-large border border-line bg-surface p-3">
            <div className="flex items-center justify-between gap-2">
              <button
                type="button"
                aria-expanded={open === key}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-body text-ink"
                onClick={() => setOpen(open === key ? undefined : key)}
              >
                <ChevronDown aria-hidden className={`size-4 shrink-0 ${open === key ? '' : '-rotate-90'}`} />
                <span className="truncate">{value.title}</span>
              </button>
              <IconButton label={`Delete the notes: ${value.title}`} onClick={() => onRemove(key)}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            {open === key ? <KeptResult id={key} title={value.title} body={value.body} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptResult({ id, title, body }: { id: string; title: string; body: string }) {
  const worked = useWorkedNote({ id, title, body });
  return worked === undefined ? (
    <Progress label="Working through the text" value={null} />
  ) : (
    <NotesResult notes={worked} />
  );
}
