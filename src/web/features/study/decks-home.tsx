import { Flame, FolderPlus, Import } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { DeckTile } from './deck-tile.tsx';
import { HeatMap } from './heat-map.tsx';
import { NewDeck } from './new-deck.tsx';
import { type Today, todayOf } from './today-of.ts';
import { useAnkiImport } from './use-anki-import.ts';
import { type Study, useStudy } from './use-study.ts';

/** All decks, what is due today, and how the last months went. */
export function DecksHome() {
  const study = useStudy();
  const { shelf, status } = study;
  const [isNaming, setIsNaming] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const anki = useAnkiImport(study);
  const today = useMemo(() => todayOf(shelf), [shelf]);
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
      <HomeNotices study={study} said={anki.said} />
      {shelf.decks.length === 0 ? (
        <Card>
          <EmptyState heading="Your first deck" actions={actions}>
            Give it a name, then paste notes or drop a file: you get a summary, an outline and cards.
          </EmptyState>
        </Card>
      ) : (
        <>
          <TodayCard today={today} />
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

function HomeNotices({ study, said }: { study: Study; said: ReturnType<typeof useAnkiImport>['said'] }) {
  const astray = study.shelf.astray.length;
  return (
    <>
      {said === undefined ? null : (
        <Alert tone={said.isFault ? 'negative' : 'positive'} announce>
          {said.text}
        </Alert>
      )}
      {astray === 0 ? null : (
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
          {`${astray} ${astray === 1 ? 'card belongs' : 'cards belong'} to a deck that was deleted on another device.`}
        </Alert>
      )}
    </>
  );
}

function TodayCard({ today }: { today: Today }) {
  return (
    <Card className="grid gap-5 p-4 sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="grid content-start gap-1">
        <p className="text-title font-semibold text-ink">
          {today.waiting === 0 ? 'Nothing is due now' : `${today.waiting.toLocaleString('en')} cards wait`}
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
  );
}
