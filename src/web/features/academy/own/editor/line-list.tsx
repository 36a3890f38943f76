import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface LineListProps<Line> {
  label: string;
  /** What one line is called: "item". */
  noun: string;
  lines: readonly Line[];
  empty: Line;
  most: number;
  onChange: (lines: readonly Line[]) => void;
  children: (line: Line, set: (line: Line) => void, at: number) => ReactNode;
}

/** Short lines, one below the other: moved, removed and added. */
export function LineList<Line>({ label, noun, lines, empty, most, onChange, children }: LineListProps<Line>) {
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (line !== undefined) onChange(lines.toSpliced(from, 1).toSpliced(to, 0, line));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-small font-medium text-ink">{label}</legend>
      {lines.map((line, at) => {
        // They have no names of their own; everything that is typed lives with the caller.
        const key = `${noun}-${at}`;
        return (
          <div key={key} className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2 sm:flex-nowrap">
            <div className="min-w-0 flex-1 basis-full sm:basis-0">
              {children(line, (next) => onChange(lines.with(at, next)), at)}
            </div>
            <div className="ml-auto flex shrink-0">
              <IconButton
                label={`Move ${noun} ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={`Move ${noun} ${at + 1} down`}
                disabled={at === lines.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton label={`Remove ${noun} ${at + 1}`} onClick={() => onChange(lines.toSpliced(at, 1))}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </div>
        );
      })}
      {lines.length >= most ? null : (
        <div>
          <Button look="quiet" onClick={() => onChange([...lines, empty])}>
            <Plus aria-hidden />
            Add {noun}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
