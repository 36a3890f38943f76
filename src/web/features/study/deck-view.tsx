import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { changedAfter, type StudyCard } from '../../../catalog/study/card.ts';
import type { StudyDeck } from '../../../catalog/study/shelf.ts';
import { queueOf } from '../../../methods/study/queue.ts';
import { href } from '../../lib/href.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { CardEditor } from './card-editor.tsx';
import { CardList } from './card-list.tsx';
import { DeckActions } from './deck-actions.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { DeckSettingsForm } from './deck-settings-form.tsx';
import { PrintedDeck } from './printed-deck.tsx';
import { momentOf, nowMs } from './study-day.ts';
import { StudyStatistics } from './study-statistics.tsx';
import type { Study } from './use-study.ts';

const views = ['cards', 'notes', 'statistics', 'settings'] as const;
type View = (typeof views)[number];

interface DeckViewProps {
  study: Study;
  deck: StudyDeck;
}

/** A deck with its cards, notes, figures and settings. */
export function DeckView({ study, deck }: DeckViewProps) {
  const { shelf } = study;
  const [parameters, setParameters] = useSearchParams();
  const [edited, setEdited] = useState<StudyCard | 'new'>();
  const cards = shelf.cardsOf(deck.id);
  const view = views.find((one) => one === parameters.get('view')) ?? 'cards';
  const queue = queueOf(
    cards.map(({ id, made, suspended, buried }) => ({ id, made, suspended, buried })),
    shelf.memoryOf,
    deck.settings,
    momentOf(nowMs()),
  );
  const count = `${cards.length.toLocaleString('en')} ${cards.length === 1 ? 'card' : 'cards'}`;
  const contents = {
    cards: (
      <DeckCards
        study={study}
        deck={deck}
        onEdit={setEdited}
        onNotes={() => setParameters({ view: 'notes' })}
      />
    ),
    notes: (
      <DeckNotes
        deckId={deck.id}
        name={deck.name}
        onRename={(name) => study.renameDeck(deck.id, name)}
        onTake={(taken) => study.saveCards(deck.id, taken)}
      />
    ),
    statistics: <StudyStatistics shelf={shelf} deckId={deck.id} />,
    settings: (
      <DeckSettingsForm
        deck={deck}
        shelf={shelf}
        onSave={(settings) => study.saveSettings(deck.id, settings)}
        onRename={(name) => study.renameDeck(deck.id, name)}
      />
    ),
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'Study Buddy', to: href('/study-buddy') }, { label: deck.name }]} />
        }
        heading={deck.name}
        description={
          cards.length === 0
            ? 'No cards yet.'
            : `${count}: ${queue.due} due, ${queue.fresh} new, ${queue.learning} being learnt.`
        }
        actions={<DeckActions study={study} deck={deck} queue={queue} onNew={() => setEdited('new')} />}
      />
      <Tabs<View>
        label="Deck"
        look="line"
        value={view}
        onChange={(next) => setParameters(next === 'cards' ? {} : { view: next }, { replace: true })}
        items={views.map((value) => ({ value, label: labels[value], content: contents[value] }))}
      />
      <PrintedDeck deck={deck} cards={cards} />
      {edited === undefined ? null : (
        <CardEditor
          card={edited === 'new' ? undefined : edited}
          deckId={deck.id}
          onClose={() => setEdited(undefined)}
          onSave={async (saved) => {
            await study.saveCards(deck.id, saved);
            setEdited(undefined);
          }}
        />
      )}
    </div>
  );
}

const labels: Readonly<Record<View, string>> = {
  cards: 'Cards',
  notes: 'Notes',
  statistics: 'Statistics',
  settings: 'Settings',
};

interface DeckCardsProps extends DeckViewProps {
  onEdit: (card: StudyCard | 'new') => void;
  onNotes: () => void;
}

function DeckCards({ study, deck, onEdit, onNotes }: DeckCardsProps) {
  const cards = study.shelf.cardsOf(deck.id);
  function remove(card: StudyCard) {
    void study.removeCards(deck.id, [card]);
    toast({
      title: 'Card deleted',
      action: {
        label: 'Undo',
        onAction: () => void study.saveCards(deck.id, [{ ...card, changed: changedAfter(card, nowMs(), 2) }]),
      },
    });
  }
  function bringBack(card: StudyCard) {
    void study.saveCards(deck.id, [{ ...card, suspended: false, changed: changedAfter(card, nowMs()) }]);
  }
  if (cards.length > 0)
    return (
      <CardList shelf={study.shelf} cards={cards} onEdit={onEdit} onRemove={remove} onSuspend={bringBack} />
    );
  return (
    <EmptyState
      heading="No cards yet"
      actions={
        <>
          <Button look="primary" onClick={onNotes}>
            Make cards of notes
          </Button>
          <Button onClick={() => onEdit('new')}>Write a card</Button>
        </>
      }
    >
      Cards can be made of your notes by rules, or written by you.
    </EmptyState>
  );
}
