import { ArrowLeft, Clock, EllipsisVertical, PartyPopper, Undo2, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { leechLapses } from '../../../methods/study/memory.ts';
import { href } from '../../lib/href.ts';
import { useSpeaking } from '../../lib/use-speaking.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { CardFace } from './card-face.tsx';
import { plainBack, plainFront } from './card-words.ts';
import { FocusTimer } from './focus-timer.tsx';
import { untilWords } from './study-day.ts';
import { type Answer, type Sitting, useReview } from './use-review.ts';
import type { Study } from './use-study.ts';

const grades = [
  { grade: 1, label: 'Again', tone: 'border-negative/50 text-negative' },
  { grade: 2, label: 'Hard', tone: 'border-caution/50 text-caution' },
  { grade: 3, label: 'Good', tone: 'border-positive/50 text-positive' },
  { grade: 4, label: 'Easy', tone: 'border-accent/50 text-accent' },
] as const;

/** Cards one after the other, for keyboard and thumb. */
export function ReviewScreen({ study, deckId, name }: { study: Study; deckId: string; name: string }) {
  const sitting = useReview(study, deckId);
  const { card, queue, done } = sitting;
  const [openFor, setOpenFor] = useState<string>();
  const speaking = useSpeaking();
  const seed = `${card?.id} ${sitting.memory?.reviews} ${done}`;
  const isOpen = openFor === seed;
  const spoken = card === undefined ? '' : isOpen ? plainBack(card) : plainFront(card);

  function answer(grade: Answer) {
    setOpenFor(undefined);
    sitting.answer(grade);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
    if ((event.key === ' ' || event.key === 'Enter') && onButton) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) answer(3);
      else setOpenFor(seed);
    } else if (isOpen && /^[1-4]$/.test(event.key)) answer(Number(event.key) as Answer);
    else if (event.key === 'z') sitting.undo();
    else if (event.key === 'b') sitting.bury();
    else if (event.key === 's' && speaking.available) speaking.toggle('card', spoken);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4">
      <header className="flex items-center justify-between gap-2">
        <Link to={href('/study-buddy/:deck', { deck: deckId })} className={buttonClass('quiet')}>
          <ArrowLeft aria-hidden />
          <span className="max-w-40 truncate">{name}</span>
        </Link>
        <p className="text-small text-ink-muted tabular-nums" aria-live="polite">
          {queue.cards.length === 0 ? `${done} done` : `${queue.cards.length} left, ${done} done`}
        </p>
        <div className="flex items-center">
          <FocusTimer />
          <IconButton label="Take the last answer back" disabled={!sitting.canUndo} onClick={sitting.undo}>
            <Undo2 aria-hidden />
          </IconButton>
        </div>
      </header>
      {card === undefined ? (
        <Done sitting={sitting} deckId={deckId} />
      ) : (
        <>
          <section
            aria-label="Card"
            className="flex min-h-72 flex-1 flex-col rounded-large border border-line bg-surface p-4 sm:flex-none sm:p-6"
          >
            <div className="flex min-h-9 items-center justify-between gap-2">
              <div className="flex flex-wrap gap-1.5">
                {sitting.memory?.state === 'new' ? <Badge tone="accent">New</Badge> : null}
                {(sitting.memory?.lapses ?? 0) >= leechLapses ? (
                  <Badge tone="caution">Does not stick</Badge>
                ) : null}
                {card.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </div>
              <div className="flex">
                {speaking.available ? (
                  <IconButton label="Read it out" onClick={() => speaking.toggle('card', spoken)}>
                    <Volume2 aria-hidden />
                  </IconButton>
                ) : null}
                <Menu
                  trigger={
                    <IconButton label="More for this card">
                      <EllipsisVertical aria-hidden />
                    </IconButton>
                  }
                >
                  <MenuItem onSelect={sitting.bury} keys={['B']}>
                    Put off until tomorrow
                  </MenuItem>
                  <MenuItem onSelect={sitting.suspend}>Suspend</MenuItem>
                </Menu>
              </div>
            </div>
            <div className="my-auto py-4">
              <CardFace card={card} isOpen={isOpen} seed={seed} onTried={() => setOpenFor(seed)} />
            </div>
            {isOpen && card.source !== undefined ? (
              <p className="border-t border-line pt-3 text-small text-ink-muted">
                From your notes: “{card.source.text}”
              </p>
            ) : null}
          </section>
          <div className="sticky bottom-0 bg-ground pt-1 pb-3">
            {isOpen ? (
              <div className="grid grid-cols-4 gap-2">
                {grades.map(({ grade, label, tone }) => (
                  <button
                    key={grade}
                    type="button"
                    className={`flex min-h-16 flex-col items-center justify-center rounded-medium border bg-control px-1 hover:bg-surface-overlay ${tone}`}
                    onClick={() => answer(grade)}
                  >
                    <span className="text-body font-semibold">{label}</span>
                    <span className="text-caption text-ink-muted tabular-nums">
                      {untilWords((sitting.dues?.[grade - 1] ?? 0) - Date.now())}
                    </span>
                  </button>
                ))}
              </div>
            ) : (
              <Button
                look="primary"
                size="large"
                className="min-h-16 w-full"
                onClick={() => setOpenFor(seed)}
              >
                Show the answer
              </Button>
            )}
            <p className="mt-2 text-center text-caption text-ink-muted max-sm:hidden">
              <Kbd>Space</Kbd> shows, <Kbd>1</Kbd> to <Kbd>4</Kbd> answer, <Kbd>Z</Kbd> takes back,{' '}
              <Kbd>B</Kbd> puts off
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
  );
}

function Done({ sitting: { queue, done }, deckId }: { sitting: Sitting; deckId: string }) {
  const back = (
    <Link to={href('/study-buddy/:deck', { deck: deckId })} className={buttonClass('primary')}>
      Back to the deck
    </Link>
  );
  if (queue.next !== undefined)
    return (
      <EmptyState
        heading={`The next card comes in ${untilWords(queue.next - Date.now())}`}
        icon={<Clock aria-hidden />}
        actions={back}
      >
        You have just learnt it. Stay, or come back: it waits for you.
      </EmptyState>
    );
  return (
    <EmptyState
      heading={done === 0 ? 'Nothing is due now' : 'Done for now'}
      icon={<PartyPopper aria-hidden />}
      actions={back}
    >
      {done === 0
        ? 'Every card rests until it is about to slip your mind.'
        : `${done} ${done === 1 ? 'answer' : 'answers'} in this sitting. What you know rests; the rest comes back in time.`}
      {queue.heldBack > 0
        ? ` ${queue.heldBack} more wait because of this deck’s limits for a day, which you can change in its settings.`
        : ''}
    </EmptyState>
  );
}
