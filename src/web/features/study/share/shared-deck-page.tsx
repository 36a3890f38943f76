import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { toOwnCard } from '../../../../catalog/study/shared-deck.ts';
import type { SharedDeck } from '../../../../functions/read-shared-deck/contract.ts';
import { href } from '../../../lib/href.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LinkedPage } from '../../../ui/linked-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { plainBack, plainFront } from '../card-words.ts';
import { FlipThrough } from './flip-through.tsx';
import { TakeDeck } from './take-deck.tsx';
import { useSharedDeck } from './use-shared-deck.ts';

const ownDecks = (
  <Link to={href('/study-buddy')} className={buttonClass('primary')}>
    Go to Study Buddy
  </Link>
);

/** A deck that somebody shared by a link: to be looked at, taken along and downloaded. */
export function SharedDeckPage({ token }: { token: string }) {
  return (
    <LinkedPage answer={useSharedDeck(token)} thing="deck" instead={ownDecks}>
      {(deck) => <SharedDeckView deck={deck} />}
    </LinkedPage>
  );
}

const shownAtOnce = 20;

function SharedDeckView({ deck }: { deck: Extract<SharedDeck, { state: 'open' }> }) {
  const [shown, setShown] = useState(shownAtOnce);
  const cards = useMemo(() => deck.cards.map((card, index) => toOwnCard(card, card.guid, 0, index)), [deck]);
  const pictures = useMemo(() => new Map(deck.pictures.map(({ id, data }) => [id, data])), [deck]);
  const count = `${cards.length.toLocaleString('en')} ${cards.length === 1 ? 'card' : 'cards'}`;
  const day = new Date(deck.madeAt).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <>
      <PageHeader
        eyebrow="Shared deck"
        heading={<span className="wrap-anywhere">{deck.name}</span>}
        description={`${count} that somebody shared with you. Look through them, or take them along: they are free, and need no account.`}
        meta={<Badge>As of {day}</Badge>}
        actions={<TakeDeck deck={deck} cards={cards} />}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FlipThrough cards={cards} pictures={pictures} />
        <section aria-label="All cards" className="grid grid-cols-1 content-start gap-3">
          <h2 className="text-body font-semibold text-ink">In this deck</h2>
          <ol className="grid grid-cols-1 gap-2">
            {cards.slice(0, shown).map((card) => (
              <li key={card.id} className="rounded-medium border border-line bg-surface p-3">
                <p className="line-clamp-3 text-small font-medium wrap-anywhere text-ink">
                  {plainFront(card) || 'A picture'}
                </p>
                <p className="mt-0.5 line-clamp-2 text-small wrap-anywhere text-ink-muted">
                  {plainBack(card)}
                </p>
              </li>
            ))}
          </ol>
          {shown < cards.length ? (
            <Button look="quiet" onClick={() => setShown(shown + 100)}>
              Show more
            </Button>
          ) : null}
        </section>
      </div>
    </>
  );
}
