import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StudyCard } from '../../../../catalog/study/card.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CardFace } from '../card-face.tsx';

interface FlipThroughProps {
  cards: readonly StudyCard[];
  pictures: ReadonlyMap<string, string>;
}

/** Cards one by one, to be turned over: nothing is counted. Arrows and space do it too. */
export function FlipThrough({ cards, pictures }: FlipThroughProps) {
  const [at, setAt] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const card = cards[at];
  function go(by: number) {
    setAt(Math.min(cards.length - 1, Math.max(0, at + by)));
    setIsOpen(false);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('input, textarea, select, [role=dialog], [role=menu], [role=tablist]') !== null)
      return;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === ' ' && target.closest('button, a') === null) {
      event.preventDefault();
      setIsOpen(!isOpen);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (card === undefined) return null;
  return (
    <section aria-label="Cards" className="grid grid-cols-1 gap-3">
      <div className="flex min-h-72 flex-col rounded-large border border-line bg-surface p-4 sm:p-6">
        <div className="my-auto py-4">
          <CardFace
            key={card.id}
            card={card}
            isOpen={isOpen}
            seed={card.id}
            pictures={pictures}
            onTried={() => setIsOpen(true)}
          />
        </div>
      </div>
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Previous card" disabled={at === 0} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Hide the answer' : 'Show the answer'}</Button>
          <p aria-live="polite" className="text-small text-ink-muted tabular-nums">
            {(at + 1).toLocaleString('en')} of {cards.length.toLocaleString('en')}
          </p>
        </div>
        <IconButton label="Next card" disabled={at === cards.length - 1} onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
