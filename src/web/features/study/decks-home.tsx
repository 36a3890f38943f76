import { Flame } from 'lucide-react';
import { useMemo } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { DeckTile } from './deck-tile.tsx';
import { HeatMap } from './heat-map.tsx';
import { StartWays } from './start-ways.tsx';
import { type Today, todayOf } from './today-of.ts';
import { type Study, useStudy } from './use-study.ts';
import { WorkingOut } from './working-out.tsx';

/** All decks, what is due today, and how the last months went; and the ways to a first or a further deck. */
export function DecksHome() {
  const study = useStudy();
  const { shelf, status, workedOut } = study;
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
  const isFirst = shelf.decks.length === 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <AstrayNotice study={study} />
      {isFirst ? null : workedOut < 1 ? <WorkingOut share={workedOut} /> : <OwnDecks study={study} />}
      <section aria-label="Make a deck" className="grid grid-cols-1 gap-4">
        <h2 className="text-heading font-semibold text-ink">
          {isFirst ? 'Make your first deck' : 'Make another deck'}
        </h2>
        <StartWays study={study} />
      </section>
    </div>
  );
}

function OwnDecks({ study: { shelf } }: { study: Study }) {
  const today = useMemo(() => todayOf(shelf), [shelf]);
  return (
    <>
      <TodayCard today={today} />
      <section aria-label="Decks" className="grid grid-cols-1 gap-4">
        <h2 className="text-heading font-semibold text-ink">Decks</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {today.decks.map(({ deck, count, queue }) => (
            <li key={deck.id}>
              <DeckTile id={deck.id} name={deck.name} count={count} queue={queue} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function AstrayNotice({ study }: { study: Study }) {
  const astray = study.shelf.astray.length;
  if (astray === 0) return null;
  return (
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
