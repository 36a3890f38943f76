import type { DrawingName } from '../../../../catalog/early-learning/drawings.ts';
import { stickers as allStickers } from '../../../../catalog/early-learning/stickers.ts';
import { Named } from '../figures/named.tsx';
import { Picture } from '../figures/picture.tsx';

interface StickerShelfProps {
  stickers: readonly DrawingName[];
  stars: number;
}

/** What was collected, each with how often, and a shadow of what comes next. Nothing is ever taken away. */
export function StickerShelf({ stickers, stars }: StickerShelfProps) {
  const counts = new Map<DrawingName, number>();
  for (const sticker of stickers) counts.set(sticker, (counts.get(sticker) ?? 0) + 1);
  const next = allStickers[stickers.length % allStickers.length] ?? 'star';
  return (
    <section
      aria-label={`Stickers: ${stickers.length}, stars: ${stars}`}
      className="grid gap-3 rounded-soft border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-2">
        <Picture name="star" className="size-8" />
        <span aria-hidden="true" className="text-lead font-semibold text-ink tabular-nums">
          {stars.toLocaleString('en')}
        </span>
      </div>
      <ul className="grid grid-cols-5 gap-2 sm:grid-cols-10">
        {[...counts].map(([sticker, count]) => (
          <li key={sticker} className="relative aspect-square rounded-large bg-surface-raised p-1.5">
            <Named words={`${sticker}${count > 1 ? `, ${count} times` : ''}`}>
              <Picture name={sticker} />
            </Named>
            {count > 1 ? (
              <span
                aria-hidden="true"
                className="absolute -right-1 -bottom-1 rounded-full bg-accent-fill px-1.5 text-caption font-semibold text-on-accent"
              >
                {count}
              </span>
            ) : null}
          </li>
        ))}
        {counts.has(next) ? null : (
          <li className="aspect-square rounded-large border-2 border-dashed border-line-strong p-1.5">
            <Named words="The next sticker" className="block size-full opacity-20 grayscale">
              <Picture name={next} />
            </Named>
          </li>
        )}
      </ul>
    </section>
  );
}
