import { Link } from 'wouter';
import { TopicIcon } from '../content/topic-icon.tsx';
import type { Figure } from './figures.ts';

export interface Tile extends Figure {
  readonly path?: string;
}

/** Figures side by side; a strong row starts with one in the colour of the app. */
export function StatTiles({ tiles, strong = false }: { tiles: readonly Tile[]; strong?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-3 sm:gap-4">
      {tiles.map((tile, index) => (
        <li
          key={tile.label}
          data-tile={tile.label}
          className="grid min-w-0 flex-1 grid-cols-1 basis-[calc(50%-0.5rem)] lg:basis-56"
        >
          <StatTile tile={tile} strong={strong && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A long figure stays on one line. */
function sizeOf(value: string): string {
  return value.length > 9 ? 'text-lg sm:text-2xl' : 'text-2xl sm:text-3xl';
}

function StatTile({ tile, strong }: { tile: Tile; strong: boolean }) {
  return (
    <div
      className={`relative flex flex-col gap-1 rounded-card border p-4 shadow-card sm:p-5 ${strong ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <p className={`text-sm font-medium ${strong ? '' : 'text-muted'}`}>
          {tile.path === undefined ? (
            tile.label
          ) : (
            <Link
              href={tile.path}
              className="after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {tile.label}
            </Link>
          )}
        </p>
        <TopicIcon
          text={tile.label}
          className={`hidden size-5 shrink-0 sm:block ${strong ? '' : 'text-link'}`}
        />
      </div>
      <p className={`font-heading font-bold wrap-anywhere tabular-nums ${sizeOf(String(tile.value))}`}>
        {tile.value}
      </p>
      {tile.note === undefined ? null : (
        <p className={`text-xs ${strong ? '' : 'text-muted'}`}>{tile.note}</p>
      )}
    </div>
  );
}
