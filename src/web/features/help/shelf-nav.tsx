import { helpShelves } from './help-contents.ts';

/** A search shows no shelves: choosing one ends it. */
export function ShelfNav({ onChoose }: { onChoose: () => void }) {
  return (
    <nav aria-label="Help topics">
      <ul className="grid gap-0.5">
        {helpShelves.map(({ id, title, entries }) => (
          <li key={id}>
            <a
              href={`#about-${id}`}
              onClick={onChoose}
              className="flex items-center justify-between gap-3 rounded-medium px-3 py-1.5 text-small text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink"
            >
              {title}
              <span className="text-caption text-ink-faint tabular-nums">{entries.length}</span>
            </a>
          </li>
        ))}
        <li>
          <a
            href="#contact"
            className="block rounded-medium px-3 py-1.5 text-small text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink"
          >
            Write to support
          </a>
        </li>
      </ul>
    </nav>
  );
}
