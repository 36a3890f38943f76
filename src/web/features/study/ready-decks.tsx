import { Library } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ReadyDeck, readyDecksOf } from '../../../catalog/study/ready-decks.ts';
import { href } from '../../lib/href.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { AllReadyDecks } from './all-ready-decks.tsx';
import { loadReadyDeck } from './load-ready-deck.ts';
import { ReadyRow } from './ready-row.tsx';
import type { Study } from './use-study.ts';
import { useTakeDeck } from './use-take-deck.ts';

/** Shown first: four fields that many people learn. */
const first = ['biology', 'spanish', 'first-aid', 'contract'];
const notCome = 'The deck did not come';

/** Decks that the product has, to be taken with one press. */
export function ReadyDecks({ study }: { study: Study }) {
  const [decks, setDecks] = useState<readonly ReadyDeck[]>();
  const [busy, setBusy] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const take = useTakeDeck(study);
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    async function list() {
      // Without a network at the first visit there are none; the other ways work.
      const found = await import('../../../catalog/subjects.gen.ts').catch(() => ({ subjects: undefined }));
      if (!isLeft) setDecks(found.subjects === undefined ? [] : readyDecksOf(found.subjects));
    }
    void list();
    return () => {
      isLeft = true;
    };
  }, []);

  async function add(ready: ReadyDeck) {
    setBusy(ready.name);
    const loaded = await loadReadyDeck(ready);
    try {
      if (loaded === undefined) throw new Error('It did not come.');
      const { deck } = await take(loaded);
      dismissFailure(notCome);
      void navigate(href('/study-buddy/:deck', { deck }));
    } catch {
      const description = 'Try again when you are online and there is room on this device.';
      toast({ variant: 'destructive', title: notCome, description });
    }
    setBusy(undefined);
  }

  if (decks?.length === 0)
    return (
      <p className="text-small text-ink-muted">
        Ready decks come with the network. Try again when you are online.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 gap-2">
        {first.map((slug) => {
          const deck = decks?.find((one) => one.slug === slug);
          return (
            <li key={slug}>
              {deck === undefined ? (
                <Skeleton className="h-15 w-full" />
              ) : (
                <ReadyRow deck={deck} busy={busy} onAdd={() => void add(deck)} />
              )}
            </li>
          );
        })}
      </ul>
      <Button look="quiet" disabled={decks === undefined} onClick={() => setIsOpen(true)}>
        <Library aria-hidden />
        {decks === undefined ? 'All ready decks' : `All ${decks.length} ready decks`}
      </Button>
      {isOpen && decks !== undefined ? (
        <AllReadyDecks
          decks={decks}
          onClose={() => setIsOpen(false)}
          busy={busy}
          onAdd={(deck) => void add(deck)}
        />
      ) : null}
    </div>
  );
}
