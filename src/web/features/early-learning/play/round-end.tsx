import { House, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrawingName } from '../../../../catalog/early-learning/drawings.ts';
import { type Figure, figureKey, figureWords } from '../../../../catalog/early-learning/figure.ts';
import { FigureView } from '../figures/figure-view.tsx';
import { Named } from '../figures/named.tsx';
import { Picture } from '../figures/picture.tsx';
import type { Say } from '../use-voice.ts';
import { BigButton } from './big-button.tsx';

interface RoundEndProps {
  animal: DrawingName;
  stars: number;
  sticker: DrawingName;
  /** What was met in this round, as pictures. */
  learned: readonly Figure[];
  say: Say;
  onAgain: () => void;
  onHome: () => void;
}

/** The end of a round: the stars, a new sticker, and what was met. */
export function RoundEnd({ animal, stars, sticker, learned, say, onAgain, onHome }: RoundEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    heading.current?.focus();
    say(`Well done. Here is a new sticker: ${sticker}.`);
  });
  useEffect(() => begin(), []);
  const shown = [...new Map(learned.map((figure) => [figureKey(figure), figure])).values()].slice(0, 8);
  return (
    <section
      aria-labelledby="round-end"
      className="mx-auto grid w-full max-w-2xl content-start justify-items-center gap-6 text-center"
    >
      <h2 id="round-end" ref={heading} tabIndex={-1} className="sr-only">
        Well done: {stars} of 3 stars, and a new sticker
      </h2>
      <Picture name={animal} className="size-28 animate-hop motion-reduce:animate-none sm:size-36" />
      <div aria-hidden="true" className="flex gap-3">
        {[1, 2, 3].map((star) => (
          <svg key={star} viewBox="0 0 64 64" className="size-16 sm:size-20">
            <path
              d="M32 4L40.500 23L61 25L45.500 39L50 59L32 48.500L14 59L18.500 39L3 25L23.500 23Z"
              strokeWidth={3}
              strokeLinejoin="round"
              className={
                star <= stars
                  ? 'fill-crayon-yellow stroke-crayon-orange'
                  : 'fill-transparent stroke-line-strong'
              }
            />
          </svg>
        ))}
      </div>
      <div className="grid justify-items-center gap-2 rounded-soft border-4 border-dashed border-crayon-violet bg-surface p-4">
        <Named words={`New sticker: ${sticker}`} className="size-24">
          <Picture name={sticker} />
        </Named>
      </div>
      <ul aria-label="What you met" className="flex flex-wrap justify-center gap-2">
        {shown.map((figure) => (
          <li key={figureKey(figure)} className="size-16 rounded-large border border-line bg-surface p-2">
            <Named words={figureWords(figure)}>
              <FigureView figure={figure} />
            </Named>
          </li>
        ))}
      </ul>
      <div className="flex gap-4">
        <BigButton label="Back to the worlds" className="h-20 w-28" onClick={onHome}>
          <House aria-hidden />
        </BigButton>
        <BigButton label="Once more" look="go" className="h-20 w-28" onClick={onAgain}>
          <RotateCcw aria-hidden />
        </BigButton>
      </div>
    </section>
  );
}
