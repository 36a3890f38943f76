import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RunActions } from './run-actions.tsx';
import type { SavedRun } from './use-runs.ts';

interface RunListProps {
  runs: readonly SavedRun[];
  onOpen: (run: SavedRun) => void;
  onFavourite: (run: SavedRun) => void;
  onRemove: (run: SavedRun) => void;
  /** The runs that are chosen to be compared, where that is offered. */
  compared?: readonly string[];
  onCompare?: (id: string, chosen: boolean) => void;
  /** A line above the summary, such as the name of the agent. */
  eyebrow?: (run: SavedRun) => ReactNode;
}

/** Saved runs with their answers. */
export function RunList({ runs, onOpen, onFavourite, onRemove, compared, onCompare, eyebrow }: RunListProps) {
  return (
    <ul className="grid gap-2">
      {runs.map((run) => (
        <li
          key={run.id}
          className="flex items-start gap-3 rounded-medium border border-line bg-surface px-3 py-2"
        >
          {onCompare === undefined ? null : (
            <Checkbox
              hideLabel
              label={`Compare ${run.name}`}
              checked={compared?.includes(run.id) ?? false}
              onChange={(chosen) => onCompare(run.id, chosen)}
            />
          )}
          <button
            type="button"
            onClick={() => onOpen(run)}
            className="grid min-h-11 min-w-0 flex-1 content-center gap-0.5 rounded-small text-left"
          >
            <Eyebrow>{eyebrow?.(run)}</Eyebrow>
            <span className="text-small font-medium text-ink">{run.name}</span>
            <span className="text-caption text-ink-muted">{run.summary}</span>
          </button>
          <IconButton
            label={run.favourite ? `${run.name} is a favourite: take it out` : `Make ${run.name} a favourite`}
            onClick={() => onFavourite(run)}
          >
            <Star aria-hidden className={run.favourite ? 'fill-current text-caution' : ''} />
          </IconButton>
          <RunActions run={run} onRemove={() => onRemove(run)} />
        </li>
      ))}
    </ul>
  );
}

function Eyebrow({ children }: { children: ReactNode }) {
  return children === undefined || children === null ? null : (
    <span className="text-caption text-accent">{children}</span>
  );
}
