import { useState } from 'react';
import type { AppRecord, Collection } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Progress } from '../../ui/progress.tsx';
import { say } from '../../ui/toast.tsx';
import { SelectField, TextField } from '../parts/tool-fields.tsx';
import { afterAnswer, knownShare, nextQueue, roundOf } from './card-order.ts';

export interface FirstCard {
  readonly deck: string;
  readonly front: string;
  readonly back: string;
}

type Card = AppRecord & { deck: string; front: string; back: string; box: number };

let cards: Collection<Card> | undefined;

function openCards(first: readonly FirstCard[]): Collection<Card> {
  cards ??= createCollection<Card>({
    name: 'flashcards',
    version: 1,
    samples: () =>
      first.toReversed().map((card, index) => ({
        ...card,
        id: `card-${index}`,
        createdAt: new Date().toISOString(),
        box: 1,
      })),
  });
  return cards;
}

/** Decks of cards with two sides. What is known is kept; what is not comes again. */
export function Flashcards({ title, first }: { title: string; first: readonly FirstCard[] }) {
  const store = openCards(first);
  const all = useRecords(store);
  const decks = [...new Set(all.map(({ deck }) => deck))].toSorted((a, b) => a.localeCompare(b));
  const [wanted, setDeck] = useState(first[0]?.deck ?? '');
  const deck = decks.includes(wanted) ? wanted : (decks[0] ?? '');
  // The newest record comes first in a collection; cards are learned in the order they were added.
  const inDeck = all.filter((card) => card.deck === deck).toReversed();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {decks.length === 0 ? (
            <Empty text="There is no card yet. Add the first one below." />
          ) : (
            <>
              <SelectField label="Deck" options={decks} value={deck} onChange={setDeck} />
              <Progress label={`Known of ${deck}`} value={knownShare(inDeck)} />
              <Study key={deck} cards={inDeck} store={store} />
            </>
          )}
        </div>
      </Panel>
      <CardList deck={deck} cards={inDeck} store={store} onDeck={setDeck} />
    </div>
  );
}

function Study({ cards: inDeck, store }: { cards: readonly Card[]; store: Collection<Card> }) {
  const [queue, setQueue] = useState<readonly string[]>(() => roundOf(inDeck).map(({ id }) => id));
  const [flipped, setFlipped] = useState(false);
  const current = queue.map((id) => inDeck.find((card) => card.id === id)).find((card) => card !== undefined);
  if (current === undefined)
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status" className="font-heading text-xl font-bold">
          Round finished. {inDeck.length} cards learned.
        </p>
        <Button look="primary" onClick={() => setQueue(roundOf(inDeck).map(({ id }) => id))}>
          Start again
        </Button>
      </div>
    );
  function answer(card: Card, known: boolean): void {
    store.update(card.id, { box: afterAnswer(card.box, known) });
    setQueue(nextQueue(queue.slice(queue.indexOf(card.id)), known));
    setFlipped(false);
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <button
        type="button"
        aria-label={`${flipped ? 'Back' : 'Front'}: ${flipped ? current.back : current.front}. Flip`}
        data-card
        onClick={() => setFlipped(!flipped)}
        className={`grid min-h-52 cursor-pointer place-items-center rounded-card border-2 border-primary p-6 text-center font-heading text-2xl font-bold break-words ${flipped ? 'bg-primary text-on-primary' : 'bg-surface'}`}
      >
        {flipped ? current.back : current.front}
      </button>
      <p role="status" className="text-center text-sm text-muted">
        {flipped ? 'Did you know it?' : 'Press the card to see the other side.'} {queue.length} cards to go.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => setFlipped(!flipped)}>Flip</Button>
        <Button disabled={!flipped} onClick={() => answer(current, false)}>
          Again
        </Button>
        <Button look="primary" disabled={!flipped} onClick={() => answer(current, true)}>
          I knew it
        </Button>
      </div>
    </div>
  );
}

interface ListProps {
  deck: string;
  cards: readonly Card[];
  store: Collection<Card>;
  onDeck: (deck: string) => void;
}

function CardList({ deck, cards: inDeck, store, onDeck }: ListProps) {
  const [target, setTarget] = useState('');
  const [front, setFront] = useState('');
  const [back, setBack] = useState('');
  const [fault, setFault] = useState<string>();
  function add(): void {
    if (front.trim() === '' || back.trim() === '') return setFault('Fill both sides of the card.');
    const name = target.trim() === '' ? deck || 'My cards' : target.trim();
    store.add({ deck: name, front: front.trim(), back: back.trim(), box: 1 });
    setFront('');
    setBack('');
    setFault(undefined);
    onDeck(name);
    say(`The card was added to “${name}”.`);
  }
  return (
    <Panel title={`Cards (${inDeck.length})`}>
      <div className="grid grid-cols-1 gap-5">
        <form
          className="grid grid-cols-1 gap-4 sm:grid-cols-3"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField label="Front" value={front} onChange={setFront} fault={fault} />
          <TextField label="Back" value={back} onChange={setBack} />
          <TextField label="Into deck" value={target} onChange={setTarget} placeholder={deck} />
          <Button type="submit" look="primary" className="justify-self-start">
            Add card
          </Button>
        </form>
        <ul className="grid grid-cols-1 gap-1">
          {inDeck.map((card) => (
            <li key={card.id} className="flex items-center justify-between gap-3 border-b border-line py-1">
              <span className="min-w-0 break-words">
                <strong>{card.front}</strong> – {card.back}{' '}
                <span className="text-sm text-muted">box {card.box}</span>
              </span>
              <Button
                look="quiet"
                aria-label={`Delete ${card.front}`}
                onClick={() => {
                  store.remove(card.id);
                  say('The card was deleted.', { undo: () => store.restore(card) });
                }}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
