import type { StudyCard } from '../../../../catalog/study/card.ts';
import { deckState } from '../../../../catalog/study/shared-deck.ts';
import type { StudyDeck } from '../../../../catalog/study/shelf.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareLinks } from '../../../ui/share-links.tsx';
import { deckShareCalls } from './deck-share-calls.ts';

interface ShareDeckProps {
  deck: StudyDeck;
  cards: readonly StudyCard[];
  onClose: () => void;
}

export function ShareDeck({ deck, cards, onClose }: ShareDeckProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Share “${deck.name}”`}
      description="Whoever has a link sees the cards and pictures as they are now, and can add them to their own decks, without an account. Your notes, reviews and days are not shown. You can take each link back; copies that others made stay theirs."
    >
      <ShareLinks thing={deck.id} called="deck" calls={deckShareCalls(deck.id, deckState(cards))} />
    </Dialog>
  );
}
