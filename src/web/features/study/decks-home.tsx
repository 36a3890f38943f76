import { Flame, FolderPlus, Import, Play } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { streakOf } from '../../../methods/habit/streak.ts';
import { type Queue, queueOf } from '../../../methods/study/queue.ts';
import { reviewsByDay } from '../../../methods/study/study-statistics.ts';
import { href } from '../../lib/href.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { HeatMap } from './heat-map.tsx';
import { dayOf, momentOf } from './study-day.ts';
import { useAnkiImport } from './use-anki-import.ts';
import { type Study, useStudy } from './use-study.ts';

/** All decks, what is due today, and how the last months went. */
export function DecksHome() {
  const study = useStudy();
  const { shelf, status } = study;
  const [isNaming, setIsNaming] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const anki = useAnkiImport(study);
  const today = useMemo(() => todayOf(study), [study.shelf]);
  if (status === 'loading')
    return (
      <div className="grid gap-4" aria-hidden>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (status === 'error')
    return (
      <ErrorState heading="Your decks could not be read">
        They are not on this device yet, and the server does not answer. Try again when you are online.
      </ErrorState>
    );
  const actions = (
    <>
      <Button look="primary" onClick={() => setIsNaming(true)}>
        <FolderPlus aria-hidden />
        New deck
      </Button>
      <Button busy={anki.isBusy} onClick={() => chooser.current?.click()}>
        <Import aria-hidden />
        Import from Anki
      </Button>
    </>
  );
  return (
    <div className="grid gap-6">
      {anki.said === undefined ? null : (
        <Alert tone={anki.said.isFault ? 'negative' : 'positive'} announce>
          {anki.said.text}
        </Alert>
      )}
      {shelf.astray.length === 0 ? null : (
        <Alert
          tone="caution"
          actions={
            <>
              <Button onClick={() => void study.settleAstray(true)}>Keep them in a deck</Button>
              <Button look="quiet" onClick={() => void study.settleAstray(false)}>
                Delete them
              </Button>
            </>
          }
        >
          {`${shelf.astray.length} cards belong to a deck that was deleted on another device.`}
        </Alert>
      )}
      {shelf.decks.length === 0 ? (
        <Card>
          <EmptyState heading="Your first deck" actions={actions}>
            Give it a name, then paste notes or drop a file: you get a summary, an outline and cards.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card className="grid gap-5 p-4 sm:grid-cols-[1fr_auto] sm:p-5">
            <div className="grid content-start gap-1">
              <p className="text-title font-semibold text-ink">
                {today.waiting === 0
                  ? 'Nothing is due now'
                  : `${today.waiting.toLocaleString('en')} cards wait`}
              </p>
              <p className="flex items-center gap-1.5 text-small text-ink-muted">
                <Flame aria-hidden className="size-4 text-caution" />
                {today.streak.now === 0
                  ? 'A streak begins with the first review.'
                  : `${today.streak.now} ${today.streak.now === 1 ? 'day' : 'days'} in a row${today.streak.today ? '' : ', today not yet'}`}
                {today.done === 0 ? '' : `, ${today.done} reviews today`}
              </p>
            </div>
            <div className="w-full sm:w-96">
              <HeatMap counts={today.counts} today={today.day} />
            </div>
          </Card>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-heading font-semibold text-ink">Decks</h2>
            <div className="flex flex-wrap gap-2">{actions}</div>
          </div>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {today.decks.map(({ deck, count, queue }) => (
              <li key={deck.id}>
                <DeckTile id={deck.id} name={deck.name} count={count} queue={queue} />
              </li>
            ))}
          </ul>
        </>
      )}
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

function DeckTile({ id, name, count, queue }: { id: string; name: string; count: number; queue: Queue }) {
  const address = href('/study-buddy/:deck', { deck: id });
  const waiting = queue.due + queue.fresh + queue.learning;
  return (
    <Card className="flex h-full flex-col justify-between gap-4 p-4">
      <div className="min-w-0">
        <Link to={address} className="block truncate text-body font-semibold text-ink hover:underline">
          {name}
        </Link>
        <p className="mt-1 text-small text-ink-muted">
          {count.toLocaleString('en')} {count === 1 ? 'card' : 'cards'}
        </p>
        <dl className="mt-3 flex gap-4 text-small">
          {(
            [
              ['Due', queue.due, 'text-positive'],
              ['Learning', queue.learning, 'text-caution'],
              ['New', queue.fresh, 'text-accent'],
            ] as const
          ).map(([label, value, tone]) => (
            <div key={label} className="flex gap-1">
              <dt className="text-ink-muted">{label}</dt>
              <dd className={`font-semibold tabular-nums ${tone}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {waiting > 0 ? (
        <Link to={`${address}?view=review`} className={buttonClass('primary')} aria-label={`Review ${name}`}>
          <Play aria-hidden />
          Review
        </Link>
      ) : (
        <Link
          to={count === 0 ? `${address}?view=notes` : address}
          className={buttonClass('secondary')}
          aria-label={`Open ${name}`}
        >
          {count === 0 ? 'Add notes' : 'Open'}
        </Link>
      )}
    </Card>
  );
}

function NewDeck({ study, onClose }: { study: Study; onClose: () => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  async function add() {
    if (name.trim() === '') {
      setFault('Give the deck a name.');
      return;
    }
    try {
      const deck = await study.addDeck(name);
      void navigate(`${href('/study-buddy/:deck', { deck })}?view=notes`);
    } catch {
      setFault('The deck could not be kept on this device. Make room on it and try again.');
    }
  }
  return (
    <Dialog
      open
      title="New deck"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form="new-deck">
            Make the deck
          </Button>
        </>
      }
    >
      <form
        id="new-deck"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field label="Name of the deck" error={fault}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function todayOf({ shelf }: Study) {
  const moment = momentOf(Date.now());
  const counts = reviewsByDay(shelf.reviews, dayOf);
  const decks = shelf.decks.map((deck) => {
    const cards = shelf.cardsOf(deck.id);
    const queue = queueOf(
      cards.map(({ id, made, suspended, buried }) => ({ id, made, suspended, buried })),
      shelf.memoryOf,
      deck.settings,
      moment,
    );
    return { deck, count: cards.length, queue };
  });
  return {
    day: moment.day,
    counts,
    decks,
    done: counts.get(moment.day) ?? 0,
    streak: streakOf(counts.keys(), moment.day),
    waiting: decks.reduce((sum, { queue }) => sum + queue.due + queue.fresh + queue.learning, 0),
  };
}
