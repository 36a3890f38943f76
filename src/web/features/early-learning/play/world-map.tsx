import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { type Place, placeNames, places } from '../../../../catalog/early-learning/bands.ts';
import type { Figure } from '../../../../catalog/early-learning/figure.ts';
import type { Learned } from '../../../../catalog/early-learning/learned.ts';
import { abcAddress } from '../abc-addresses.ts';
import { FigureView } from '../figures/figure-view.tsx';
import { Picture } from '../figures/picture.tsx';
import type { Child } from '../use-children.ts';
import type { Say } from '../use-voice.ts';
import { StickerShelf } from './sticker-shelf.tsx';

const tiles: Readonly<Record<Place, { readonly figure: Figure; readonly tint: string }>> = {
  letters: { figure: { kind: 'text', text: 'Aa' }, tint: 'bg-crayon-red/15 border-crayon-red/40' },
  phonics: { figure: { kind: 'drawing', name: 'bee' }, tint: 'bg-crayon-yellow/15 border-crayon-yellow/45' },
  words: { figure: { kind: 'text', text: 'the' }, tint: 'bg-crayon-green/15 border-crayon-green/40' },
  counting: {
    figure: { kind: 'many', name: 'apple', count: 3 },
    tint: 'bg-crayon-orange/15 border-crayon-orange/40',
  },
  adding: {
    figure: { kind: 'heaps', name: 'star', first: 2, second: 1 },
    tint: 'bg-crayon-blue/15 border-crayon-blue/40',
  },
  shapes: { figure: { kind: 'drawing', name: 'hexagon' }, tint: 'bg-crayon-pink/15 border-crayon-pink/45' },
  clock: {
    figure: { kind: 'clock', hour: 3, minute: 0 },
    tint: 'bg-crayon-violet/15 border-crayon-violet/40',
  },
  trace: { figure: { kind: 'drawing', name: 'pen' }, tint: 'bg-crayon-grey/15 border-crayon-grey/40' },
};

interface WorldMapProps {
  child: Child;
  learned: Learned;
  say: Say;
}

/** The worlds to choose from, and what was collected in them. */
export function WorldMap({ child, learned, say }: WorldMapProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-6">
      <div className="flex items-center justify-between gap-3">
        <Link
          to={abcAddress.home}
          aria-label={`Not ${child.name}? Choose another animal`}
          className="flex h-16 items-center gap-2 rounded-soft border-3 border-line-strong bg-surface px-3 text-ink hover:bg-surface-raised"
        >
          <ArrowLeft aria-hidden className="size-6" />
          <Picture name={child.animal} className="size-10" />
        </Link>
        <h2 className="min-w-0 truncate text-title font-semibold text-ink">{child.name}</h2>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {places.map((place) => (
          <li key={place}>
            <Link
              to={abcAddress.place(child.id, place)}
              onFocus={() => say(placeNames[place])}
              className={`grid aspect-square content-center justify-items-center gap-2 rounded-soft border-3 p-4 transition-transform hover:-translate-y-0.5 active:scale-97 motion-reduce:transition-none ${tiles[place].tint}`}
            >
              <span className="flex h-16 w-4/5 items-center justify-center sm:h-20">
                <FigureView figure={tiles[place].figure} />
              </span>
              <span className="text-small font-semibold text-ink">{placeNames[place]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <StickerShelf stickers={learned.stickers} stars={learned.stars} />
    </div>
  );
}
