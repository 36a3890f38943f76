import { Plus } from 'lucide-react';
import type { ReadyDeck } from '../../../catalog/study/ready-decks.ts';
import { Button } from '../../ui/button.tsx';

interface ReadyRowProps {
  deck: ReadyDeck;
  busy: string | undefined;
  onAdd: () => void;
}

/** A ready deck in a list, to be added. */
export function ReadyRow({ deck: { name, area, count }, busy, onAdd }: ReadyRowProps) {
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-medium border border-line bg-ground px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-small font-medium text-ink">{name}</p>
        <p className="truncate text-caption text-ink-muted">
          {count === undefined ? area : `${area}, ${count} cards`}
        </p>
      </div>
      <Button
        aria-label={`Add the deck ${name}`}
        busy={busy === name}
        disabled={busy !== undefined}
        onClick={onAdd}
      >
        <Plus aria-hidden />
        Add
      </Button>
    </div>
  );
}
