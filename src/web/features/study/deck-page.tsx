import { Download, EllipsisVertical, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { StudyCard } from '../../../catalog/study/card.ts';
import type { StudyDeck } from '../../../catalog/study/shelf.ts';
import { queueOf } from '../../../methods/study/queue.ts';
import { href } from '../../lib/href.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { CardEditor } from './card-editor.tsx';
import { CardList } from './card-list.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { DeckSettingsForm } from './deck-settings-form.tsx';
import { PrintedDeck } from './printed-deck.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { momentOf } from './study-day.ts';
import { StudyStatistics } from './study-statistics.tsx';
import { useDeckExports } from './use-deck-exports.ts';
import { type Study, useStudy } from './use-study.ts';

const views = ['cards', 'notes', 'statistics', 'settings'] as const;
type View = (typeof views)[number];

/** One deck: its cards, the notes they were made of, figures, settings, and the review. */
export function DeckPage({ deckId }: { deckId: string }) {
  const study = useStudy();
  const [parameters] = useSearchParams();
  const deck = study.shelf.decks.find(({ id }) => id === deckId);
  if (deck === undefined) {
    if (study.status === 'loading')
      return (
        <div className="grid gap-4" aria-hidden>
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-72 w-full" />
        </div>
      );
    const back = (
      <Link to={href('/study-buddy')} className={buttonClass('primary')}>
        All decks
      </Link>
    );
    return study.status === 'error' ? (
      <ErrorState heading="The deck could not be read" actions={back}>
        It is not on this device yet, and the server does not answer. Try again when you are online.
      </ErrorState>
    ) : (
      <EmptyState heading="There is no such deck here" actions={back}>
        It may have been deleted, or belong to another account.
      </EmptyState>
    );
  }
  if (parameters.get('view') === 'review')
    return <ReviewScreen study={study} deckId={deckId} name={deck.name} />;
  return <DeckView study={study} deck={deck} />;
}

function DeckView({ study, deck }: { study: Study; deck: StudyDeck }) {
  const { shelf } = study;
  const [parameters, setParameters] = useSearchParams();
  const [edited, setEdited] = useState<StudyCard | 'new'>();
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  const exports = useDeckExports(deck, shelf);
  const cards = shelf.cardsOf(deck.id);
  const view = views.find((one) => one === parameters.get('view')) ?? 'cards';
  const queue = queueOf(
    cards.map(({ id, made, suspended, buried }) => ({ id, made, suspended, buried })),
    shelf.memoryOf,
    deck.settings,
    momentOf(Date.now()),
  );
  const waiting = queue.due + queue.fresh + queue.learning;
  const address = href('/study-buddy/:deck', { deck: deck.id });

  function remove(card: StudyCard) {
    void study.removeCards(deck.id, [card]);
    toast({
      title: 'Card deleted',
      action: {
        label: 'Undo',
        onAction: () => void study.saveCards(deck.id, [{ ...card, changed: Date.now() + 2 }]),
      },
    });
  }

  return (
    <div className="grid min-w-0 gap-6">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'Study Buddy', to: href('/study-buddy') }, { label: deck.name }]} />
        }
        heading={deck.name}
        description={
          cards.length === 0
            ? 'No cards yet.'
            : `${cards.length.toLocaleString('en')} ${cards.length === 1 ? 'card' : 'cards'}: ${queue.due} due, ${queue.fresh} new, ${queue.learning} being learnt.`
        }
        actions={
          <div className="flex flex-wrap gap-2">
            {waiting > 0 ? (
              <Link to={`${address}?view=review`} className={buttonClass('primary')}>
                <Play aria-hidden />
                Review {waiting}
              </Link>
            ) : null}
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden />
              New card
            </Button>
            <Menu
              trigger={
                <IconButton label="More for this deck">
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              {exports.map(({ label, run }) => (
                <MenuItem
                  key={label}
                  icon={<Download aria-hidden />}
                  disabled={cards.length === 0}
                  onSelect={run}
                >
                  {label}
                </MenuItem>
              ))}
              <MenuSeparator />
              <MenuItem danger onSelect={() => setIsLeaving(true)}>
                Delete the deck
              </MenuItem>
            </Menu>
          </div>
        }
      />
      <Tabs<View>
        label="Deck"
        look="line"
        value={view}
        onChange={(next) => setParameters(next === 'cards' ? {} : { view: next }, { replace: true })}
        items={[
          {
            value: 'cards',
            label: 'Cards',
            content:
              cards.length === 0 ? (
                <EmptyState
                  heading="No cards yet"
                  actions={
                    <>
                      <Button look="primary" onClick={() => setParameters({ view: 'notes' })}>
                        Make cards of notes
                      </Button>
                      <Button onClick={() => setEdited('new')}>Write a card</Button>
                    </>
                  }
                >
                  Cards can be made of your notes by rules, or written by you.
                </EmptyState>
              ) : (
                <CardList
                  shelf={shelf}
                  cards={cards}
                  onEdit={setEdited}
                  onRemove={remove}
                  onSuspend={(card) =>
                    void study.saveCards(deck.id, [
                      { ...card, suspended: false, changed: Math.max(Date.now(), card.changed + 1) },
                    ])
                  }
                />
              ),
          },
          {
            value: 'notes',
            label: 'Notes',
            content: <DeckNotes deckId={deck.id} onTake={(taken) => study.saveCards(deck.id, taken)} />,
          },
          {
            value: 'statistics',
            label: 'Statistics',
            content: <StudyStatistics shelf={shelf} deckId={deck.id} />,
          },
          {
            value: 'settings',
            label: 'Settings',
            content: (
              <DeckSettingsForm
                deck={deck}
                shelf={shelf}
                onSave={(settings) => study.saveSettings(deck.id, settings)}
                onRename={(name) => study.renameDeck(deck.id, name)}
              />
            ),
          },
        ]}
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
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={`Delete “${deck.name}”?`}
        description={`Its ${cards.length.toLocaleString('en')} cards go with it, on all your devices. Export it first if you may want it back.`}
        action="Delete the deck"
        look="danger"
        onAction={() => {
          void study.removeDeck(deck.id).then(() => navigate(href('/study-buddy')));
        }}
      />
    </div>
  );
}
