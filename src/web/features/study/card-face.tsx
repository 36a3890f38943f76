import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { StudyCard } from '../../../catalog/study/card.ts';
import { CardPicture } from './card-picture.tsx';
import { gapParts, shuffled } from './card-words.ts';
import { PictureView } from './picture-view.tsx';
import { RichText } from './rich-text.tsx';

interface CardFaceProps {
  card: StudyCard;
  isOpen: boolean;
  /** Mixes answers and steps anew at every review. */
  seed: string;
  /** Somebody has chosen or ordered: the answer may be shown. */
  onTried: () => void;
  /** Of cards that are not one's own: their pictures by id. */
  pictures?: ReadonlyMap<string, string>;
}

/** What a card shows, closed and open. */
export function CardFace({ card, isOpen, seed, onTried, pictures }: CardFaceProps) {
  const data = card.picture && pictures?.get(card.picture.id);
  return (
    <div className="grid gap-5 text-center">
      {card.picture === undefined ? null : data !== undefined ? (
        <PictureView data={data} picture={card.picture} isOpen={isOpen} />
      ) : pictures === undefined ? (
        <CardPicture picture={card.picture} isOpen={isOpen} />
      ) : null}
      {card.front === '' ? null : (
        <div className="text-lead text-balance text-ink">
          {card.kind === 'cloze' ? (
            <Gaps text={card.front} isOpen={isOpen} />
          ) : (
            <RichText text={card.front} />
          )}
        </div>
      )}
      {card.kind === 'choice' ? (
        <Choices key={seed} card={card} isOpen={isOpen} seed={seed} onTried={onTried} />
      ) : null}
      {card.kind === 'order' ? <Steps key={seed} card={card} isOpen={isOpen} seed={seed} /> : null}
      {isOpen && card.back !== '' && card.kind !== 'choice' ? (
        <div className="border-t border-line pt-5 text-lead text-ink">
          <RichText text={card.back} />
        </div>
      ) : null}
    </div>
  );
}

function Gaps({ text, isOpen }: { text: string; isOpen: boolean }) {
  return gapParts(text).map(({ text: part, isGap, at }) => {
    if (!isGap) return <RichText key={at} text={part} />;
    return isOpen ? (
      <strong key={at} className="rounded-small bg-accent/15 px-1 font-semibold text-accent">
        <RichText text={part} />
      </strong>
    ) : (
      <span key={at} className="inline-block min-w-16 border-b-2 border-accent">
        <span className="sr-only">gap</span>&nbsp;
      </span>
    );
  });
}

function Choices({ card, isOpen, seed, onTried }: CardFaceProps) {
  const all = useMemo(() => shuffled([card.back, ...card.options], seed), [card.back, card.options, seed]);
  const [picked, setPicked] = useState<string>();
  return (
    <ul className="grid gap-2 text-left sm:grid-cols-2">
      {all.map((option) => {
        const isRight = option === card.back;
        const tone = !isOpen
          ? 'border-line-strong hover:bg-surface-raised'
          : isRight
            ? 'border-positive bg-positive/10'
            : picked === option
              ? 'border-negative bg-negative/10'
              : 'border-line text-ink-muted';
        return (
          <li key={option}>
            <button
              type="button"
              disabled={isOpen}
              className={`flex min-h-12 w-full items-center justify-between gap-2 rounded-medium border px-4 py-2 text-body ${tone}`}
              onClick={() => {
                setPicked(option);
                onTried();
              }}
            >
              <RichText text={option} />
              {isOpen && isRight ? (
                <Check aria-label="right" className="size-4 shrink-0 text-positive" />
              ) : null}
              {isOpen && !isRight && picked === option ? (
                <X aria-label="your answer, wrong" className="size-4 shrink-0 text-negative" />
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ card, isOpen, seed }: Omit<CardFaceProps, 'onTried'>) {
  const mixed = useMemo(
    () =>
      shuffled(
        card.options.map((text, place) => ({ text, place })),
        seed,
      ),
    [card.options, seed],
  );
  const [order, setOrder] = useState<readonly number[]>([]);
  const shown = isOpen ? card.options.map((text, place) => ({ text, place })) : mixed;
  return (
    <ol className="grid gap-2 text-left">
      {shown.map(({ text, place }) => {
        const at = order.indexOf(place);
        const number = isOpen ? place + 1 : at === -1 ? '' : at + 1;
        const isRight = isOpen && at === place;
        return (
          <li key={place}>
            <button
              type="button"
              disabled={isOpen}
              className="flex min-h-12 w-full items-center gap-3 rounded-medium border border-line-strong px-3 py-2 text-body enabled:hover:bg-surface-raised"
              onClick={() => setOrder(at === -1 ? [...order, place] : order.filter((one) => one !== place))}
            >
              <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong text-small tabular-nums">
                {number}
              </span>
              <span className="min-w-0 flex-1">
                <RichText text={text} />
              </span>
              {isOpen && at !== -1 ? (
                <span className={`text-small ${isRight ? 'text-positive' : 'text-negative'}`}>
                  {isRight ? 'right' : `you said ${at + 1}`}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
