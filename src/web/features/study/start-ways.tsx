import { FolderPlus, Import, Library, NotebookPen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NewDeck } from './new-deck.tsx';
import { NotesDesk } from './notes-desk.tsx';
import { ReadyDecks } from './ready-decks.tsx';
import { useAnkiImport } from './use-anki-import.ts';
import { useFirstNotes } from './use-first-notes.ts';
import type { Study } from './use-study.ts';

/** The ways to a deck: notes, cards from elsewhere, or one that is ready. */
export function StartWays({ study }: { study: Study }) {
  const [isNaming, setIsNaming] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const anki = useAnkiImport(study);
  const begin = useFirstNotes(study);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Way icon={<NotebookPen aria-hidden />} heading="Paste your notes">
        <NotesDesk onWorked={(notes) => void begin(notes)} />
      </Way>
      <div className="grid grid-cols-1 content-start gap-4">
        <Way icon={<Library aria-hidden />} heading="Try a ready deck">
          <ReadyDecks study={study} />
        </Way>
        <Way icon={<Import aria-hidden />} heading="Bring your own cards">
          <p className="text-small text-ink-muted">
            A package of Anki comes with its decks, pictures and what you have reviewed. Importing it again
            adds nothing twice.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button busy={anki.isBusy} onClick={() => chooser.current?.click()}>
              <Import aria-hidden />
              Import from Anki
            </Button>
            <Button look="quiet" onClick={() => setIsNaming(true)}>
              <FolderPlus aria-hidden />
              New deck
            </Button>
          </div>
          {anki.said === undefined ? null : (
            <Alert tone={anki.said.isFault ? 'negative' : 'positive'} announce>
              {anki.said.text}
            </Alert>
          )}
        </Way>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Anki package"
        accept=".apkg,.colpkg"
        onChange={({ target }) => {
          void anki.take(target.files?.[0]);
          target.value = '';
        }}
      />
      {isNaming ? <NewDeck study={study} onClose={() => setIsNaming(false)} /> : null}
    </div>
  );
}

function Way({ icon, heading, children }: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <section
      aria-label={heading}
      className="grid grid-cols-1 content-start gap-4 rounded-large border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h3 className="flex items-center gap-3 text-body font-semibold text-ink">
        <span className="flex size-9 items-center justify-center rounded-medium border border-line bg-surface-raised text-accent [&>svg]:size-4.5">
          {icon}
        </span>
        {heading}
      </h3>
      {children}
    </section>
  );
}
