import { type Card, cardName, isRed, rankSign, suitSign } from './card.ts';

/** A playing card, or its back. */
export function CardFace({ card, small = false }: { card: Card | undefined; small?: boolean }) {
  const size = small ? 'h-14 w-10 text-sm' : 'h-20 w-14 text-lg sm:h-24 sm:w-16';
  if (card === undefined)
    return (
      <span
        role="img"
        aria-label="Face down card"
        className={`grid ${size} shrink-0 place-items-center rounded-control border-4 border-surface bg-primary shadow-card`}
      />
    );
  return (
    <span
      role="img"
      data-card
      aria-label={cardName(card)}
      className={`grid ${size} shrink-0 content-center justify-items-center rounded-control border border-line-strong bg-surface leading-tight font-bold shadow-card ${isRed(card.suit) ? 'text-danger-ink' : 'text-ink'}`}
    >
      <span>{rankSign(card.rank)}</span>
      <span aria-hidden="true">{suitSign(card.suit)}</span>
    </span>
  );
}
