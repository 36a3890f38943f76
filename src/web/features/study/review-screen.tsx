import { ArrowLeft, Clock, PartyPopper, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { useSpeaking } from '../../lib/use-speaking.ts';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { plainBack, plainFront } from './card-words.ts';
import { FocusTimer } from './focus-timer.tsx';
import { ReviewedCard } from './reviewed-card.tsx';
import { nowMs, untilWords } from './study-day.ts';
import { type Answer, type Sitting, useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import type { Study } from './use-study.ts';

/** Cards one after the other, for keyboard and thumb. */
export function ReviewScreen({ study, deckId, name }: { study: Study; deckId: string; name: string }) {
  const sitting = useReview(study, deckId);
  const { card, queue, done } = sitting;
  const [openFor, setOpenFor] = useState<string>();
  const speaking = useSpeaking();
  const seed = `${card?.id} ${sitting.memory?.reviews} ${done}`;
  const isOpen = openFor === seed;
  const show = () => setOpenFor(seed);
  const speak = speaking.available
    ? () => speaking.toggle('card', card === undefined ? '' : isOpen ? plainBack(card) : plainFront(card))
    : undefined;
  function answer(grade: Answer) {
    setOpenFor(undefined);
    sitting.answer(grade);
  }
  useReviewKeys({ isOpen, show, answer, undo: sitting.undo, bury: sitting.bury, speak });
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4">
      <header className="flex items-center justify-between gap-2">
        <Link to={href('/study-buddy/:deck', { deck: deckId })} className={buttonClass('quiet')}>
          <ArrowLeft aria-hidden />
          <span className="max-w-24 truncate sm:max-w-40">{name}</span>
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
          <ReviewedCard
            card={card}
            sitting={sitting}
            isOpen={isOpen}
            seed={seed}
            onTried={show}
            speak={speak}
          />
          <AnswerBar isOpen={isOpen} dues={sitting.dues} onShow={show} onAnswer={answer} />
        </>
      )}
    </div>
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
        heading={`The next card comes in ${untilWords(queue.next - nowMs())}`}
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
