import { useState } from 'react';
import type { StudyCard } from '../../../catalog/study/card.ts';
import { studyNotes } from '../../app/local/handles/study-notes.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { KeptNotes } from './kept-notes.tsx';
import { NotesDesk } from './notes-desk.tsx';
import { NotesResult } from './notes-result.tsx';
import { ProposedCards } from './proposed-cards.tsx';
import type { WorkedNotes } from './read-source.ts';
import { newCardId } from './use-study.ts';

interface DeckNotesProps {
  deckId: string;
  onTake: (cards: readonly StudyCard[]) => Promise<void>;
}

/** The notes of a deck: new ones are worked through and their cards looked at; known ones can be read again. */
export function DeckNotes({ deckId, onTake }: DeckNotesProps) {
  const notes = useCollection(studyNotes);
  const [worked, setWorked] = useState<WorkedNotes & { id: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const own = notes.records.filter(({ value }) => value.deck_id === deckId);

  /** The text is kept before anything else: whoever leaves now finds it again. */
  async function keep(found: WorkedNotes) {
    const id = newCardId();
    setWorked({ ...found, id });
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
      setWorked(undefined);
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
      {worked === undefined ? (
        <NotesDesk onWorked={(found) => void keep(found)} />
      ) : (
        <Card className="grid grid-cols-1 gap-6 p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-heading font-semibold text-ink">{worked.title}</h2>
            <Button look="quiet" onClick={() => setWorked(undefined)}>
              Other notes
            </Button>
          </div>
          {worked.cut === undefined ? null : <Alert tone="caution">{worked.cut}</Alert>}
          <NotesResult key={worked.id} text={worked.text} />
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
