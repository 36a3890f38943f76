import { useState } from 'react';
import type { ReadyDeck } from '../../../catalog/study/ready-decks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { ReadyRow } from './ready-row.tsx';

interface AllReadyDecksProps {
  decks: readonly ReadyDeck[];
  /** The name of the one that is being added. */
  busy: string | undefined;
  onAdd: (deck: ReadyDeck) => void;
  onClose: () => void;
}

/** Every deck that the product has, by its area, found by words. */
export function AllReadyDecks({ decks, busy, onAdd, onClose }: AllReadyDecksProps) {
  const [words, setWords] = useState('');
  const asked = words.trim().toLowerCase();
  const found = decks.filter(({ name, about, area }) =>
    `${name} ${area} ${about}`.toLowerCase().includes(asked),
  );
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <Dialog
      open
      title="Ready decks"
      description="Made of the questions of each subject and of the law dictionary. A deck that you add is yours: change it as you like."
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className="grid grid-cols-1 gap-5">
        <SearchBox label="Search the ready decks" placeholder="Search" value={words} onChange={setWords} />
        {found.length === 0 ? (
          <p className="text-small text-ink-muted">
            No ready deck has these words. Notes of your own make one.
          </p>
        ) : null}
        {areas.map((area) => (
          <section key={area} aria-label={area} className="grid grid-cols-1 gap-2">
            <h3 className="text-small font-semibold text-ink-muted">{area}</h3>
            <ul className="grid grid-cols-1 gap-2">
              {found
                .filter((deck) => deck.area === area)
                .map((deck) => (
                  <li key={deck.name}>
                    <ReadyRow deck={deck} busy={busy} onAdd={() => onAdd(deck)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
