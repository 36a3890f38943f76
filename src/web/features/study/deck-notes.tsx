import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StudyCard } from '../../../catalog/study/card.ts';
import { studyNotes } from '../../app/local/handles/study-notes.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.ts';
import { DeckName } from './deck-name.tsx';
import { KeptNotes } from './kept-notes.tsx';
import { NotesDesk } from './notes-desk.tsx';
import { NotesResult } from './notes-result.tsx';
import { ProposedCards } from './proposed-cards.tsx';

import { newCardId } from './use-study.ts';
import { useWorkedNote } from './use-worked-note.ts';
import type { WorkedNotes } from './work-through.ts';

interface DeckNotesProps {
  deckId: string;
  name: string;
  onRename: (name: string) => Promise<void>;
  onTake: (cards: readonly StudyCard[]) => Promise<void>;
}

/** The notes of a deck: new ones are worked through and their cards looked at; known ones can be read again. */
export function DeckNotes({ deckId, name, onRename, onTake }: DeckNotesProps) {
  const notes = useCollection(studyNotes);
  const [anew, setAnew] = useState<WorkedNotes & { id: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const own = notes.records.filter(({ value }) => value.deck_id === deckId);
  const [parameters, setParameters] = useSearchParams();
  // Notes that the deck was made of: their cards are proposed here, also after a reload.
  const note = own.find(({ key }) => key === parameters.get('note'))?.value;
  const first = useWorkedNote(note);
  const worked = anew ?? first;
  const isFirst = anew === undefined && first !== undefined;

  function leave(view: 'cards' | 'notes') {
    setAnew(undefined);
    if (isFirst) setParameters(view === 'cards' ? {} : { view }, { replace: true });
  }

  /** The text is kept before anything else: whoever leaves now finds it again. */
  async function keep(found: WorkedNotes) {
    const id = newCardId();
    setAnew({ ...found, id });
    try {
      await notes.insert({ id, deck_id: deckId, title: found.title, body: found.text });
    } catch {
      toast({
        variant: 'destructive',
        title: 'The notes could not be kept on this device',
        description: 'Make room on it. The cards can be taken all the same.',
      });
    }
  }

  async function take(cards: readonly StudyCard[]) {
    setIsBusy(true);
    try {
      await onTake(cards);
      leave('cards');
      toast({ variant: 'success', title: `${cards.length} ${cards.length === 1 ? 'card' : 'cards'} added` });
    } catch {
      toast({
        variant: 'destructive',
        title: 'The cards could not be kept on this device',
        description: 'Make room on it and add them again.',
      });
    }
    setIsBusy(false);
  }

  return (
    <div className="grid grid-cols-1 gap-6 pt-4">
      {note !== undefined && worked === undefined ? (
        <Progress label="Working through the text" value={null} />
      ) : worked === undefined ? (
        <Card aria-label="New notes" className="p-4 sm:p-5">
          <NotesDesk onWorked={(found) => void keep(found)} />
        </Card>
      ) : (
        <Card className="grid grid-cols-1 gap-6 p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-heading font-semibold text-ink">{worked.title}</h2>
            <Button look="quiet" onClick={() => leave('notes')}>
              Other notes
            </Button>
          </div>
          {isFirst ? <DeckName key={deckId} name={name} onRename={onRename} /> : null}
          {worked.cut === undefined ? null : <Alert tone="caution">{worked.cut}</Alert>}
          <NotesResult key={worked.id} notes={worked} />
          <section aria-label="Proposed cards" className="grid gap-3">
            <h3 className="text-body font-semibold text-ink">
              {worked.cards.length} {worked.cards.length === 1 ? 'card' : 'cards'} made of these notes
            </h3>
            <ProposedCards
              key={worked.id}
              cards={worked.cards}
              note={worked.id}
              deckId={deckId}
              busy={isBusy}
              onTake={(cards) => void take(cards)}
            />
          </section>
        </Card>
      )}
      <KeptNotes notes={own} onRemove={(id) => void notes.remove(id)} />
    </div>
  );
}
