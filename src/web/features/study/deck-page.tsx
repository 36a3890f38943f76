import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { DeckView } from './deck-view.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { useStudy } from './use-study.ts';
import { WorkingOut } from './working-out.tsx';

/** One deck: its cards, the notes they were made of, figures, settings, and the review. */
export function DeckPage({ deckId }: { deckId: string }) {
  const study = useStudy();
  const [parameters] = useSearchParams();
  const [wasReady, setWasReady] = useState(false);
  useEffect(() => {
    // The charts are fetched while there is a network, so that the statistics open without one.
    import('../../ui/chart-drawing.tsx').catch(() => {});
  }, []);
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
  const isReview = parameters.get('view') === 'review';
  const isReady = study.workedOut === 1;
  if (isReady && !wasReady) setWasReady(true);
  // A sitting is not taken away when many reviews of another device arrive in the middle of it.
  if (!isReady && !(isReview && wasReady)) return <WorkingOut share={study.workedOut} />;
  if (isReview) return <ReviewScreen study={study} deckId={deckId} name={deck.name} />;
  return <DeckView study={study} deck={deck} />;
}
