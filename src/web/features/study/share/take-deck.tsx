import { Check, Download, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StudyCard } from '../../../../catalog/study/card.ts';
import { usualDeckSettings } from '../../../../catalog/study/deck-settings.ts';
import { MemoryBook } from '../../../../catalog/study/memory-book.ts';
import { shelfOf } from '../../../../catalog/study/shelf.ts';
import { href } from '../../../lib/href.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { deckAsCsv, deckFileName } from '../export-deck.ts';
import { useStudy } from '../use-study.ts';
import { type DeckToTake, knownDecks, useTakeDeck } from '../use-take-deck.ts';

interface TakeDeckProps {
  deck: DeckToTake;
  cards: readonly StudyCard[];
}

const notKept = 'The deck could not be kept on this device';
const notWritten = 'The Anki package could not be written';

/** Adds a shared deck to one's own, or downloads it. */
export function TakeDeck({ deck, cards }: TakeDeckProps) {
  const study = useStudy();
  const take = useTakeDeck(study);
  const [isBusy, setIsBusy] = useState(false);
  const known = knownDecks(study);
  const home = deck.cards.every(({ guid }) => known.has(guid))
    ? known.get(deck.cards[0]?.guid ?? '')
    : undefined;

  async function add() {
    setIsBusy(true);
    try {
      const { added } = await take(deck);
      dismissFailure(notKept);
      toast({
        variant: 'success',
        title: `${added.toLocaleString('en')} ${added === 1 ? 'card' : 'cards'} added`,
      });
    } catch {
      toast({
        variant: 'destructive',
        title: notKept,
        description: 'Make room on it and add the deck again.',
      });
    }
    setIsBusy(false);
  }

  async function saveAnki() {
    const own = { id: 'shared', name: deck.name, settings: usualDeckSettings };
    const shelf = shelfOf([own], [{ id: 'shared', deck_id: own.id, cards }], [], new MemoryBook());
    const file = await import('../anki/write-anki.ts')
      .then(({ writeAnki }) =>
        writeAnki(own, shelf, new Map(deck.pictures.map(({ id, data }) => [id, data]))),
      )
      .catch((error: unknown) => console.warn('The Anki package could not be written.', error));
    if (file === undefined) {
      const description = 'The code that writes it did not come. Try again when you are online.';
      toast({ variant: 'destructive', title: notWritten, description });
      return;
    }
    dismissFailure(notWritten);
    saveFile(file, deckFileName(own, 'apkg'));
  }

  return (
    <div className="flex flex-wrap gap-2">
      {home === undefined ? (
        <Button look="primary" busy={isBusy} disabled={study.status === 'loading'} onClick={() => void add()}>
          <FolderPlus aria-hidden />
          Add to my decks
        </Button>
      ) : (
        <Link to={href('/study-buddy/:deck', { deck: home })} className={buttonClass('primary')}>
          <Check aria-hidden />
          In your decks: open it
        </Link>
      )}
      <Menu
        trigger={
          <Button>
            <Download aria-hidden />
            Download
          </Button>
        }
      >
        <MenuItem onSelect={() => void saveAnki()}>For Anki (.apkg)</MenuItem>
        <MenuItem
          onSelect={() =>
            saveFile(new Blob([deckAsCsv(cards)], { type: 'text/csv' }), deckFileName(deck, 'csv'))
          }
        >
          Table (CSV)
        </MenuItem>
      </Menu>
    </div>
  );
}
