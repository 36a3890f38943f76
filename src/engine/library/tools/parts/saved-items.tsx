import type { AppRecord, Collection } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';

export type SavedItem = AppRecord & { name: string; content: string };

export function createSaved(
  name: string,
  samples: readonly { readonly name: string; readonly content: string }[] = [],
): Collection<SavedItem> {
  return createCollection<SavedItem>({
    name,
    version: 1,
    samples: () =>
      samples.map((sample, index) => ({
        ...sample,
        id: `sample-${index}`,
        createdAt: new Date().toISOString(),
      })),
  });
}

/** Keeps a piece of work under its name; the same name means the same piece. */
export function saveItem(items: Collection<SavedItem>, name: string, content: string): void {
  const known = items.all().find((item) => item.name === name);
  if (known === undefined) items.add({ name, content });
  else items.update(known.id, { content, createdAt: new Date().toISOString() });
  say(`“${name}” is saved.`);
}

/** The pieces of work that were saved, to go on with or to delete. */
export function SavedItems({
  title,
  items,
  onOpen,
}: {
  title: string;
  items: Collection<SavedItem>;
  onOpen: (item: SavedItem) => void;
}) {
  const all = useRecords(items);
  return (
    <Panel title={`${title} (${all.length})`}>
      {all.length === 0 ? <p className="text-muted">What you save is kept here.</p> : null}
      <ul className="grid grid-cols-1 gap-2">
        {all.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-1 last:border-0"
          >
            <span className="min-w-0 break-words">
              <strong>{item.name}</strong> <span className="text-muted">{formatMoment(item.createdAt)}</span>
            </span>
            <span className="flex gap-2">
              <Button
                aria-label={`Open ${item.name}`}
                onClick={() => {
                  onOpen(item);
                  say(`“${item.name}” is open.`);
                }}
              >
                Open
              </Button>
              <Button
                aria-label={`Delete ${item.name}`}
                onClick={() => {
                  items.remove(item.id);
                  say(`“${item.name}” was deleted.`, { undo: () => items.restore(item) });
                }}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
