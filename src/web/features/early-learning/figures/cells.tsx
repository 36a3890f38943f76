import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Handwriting } from './handwriting.tsx';

/** What is to be found. */
function Unknown() {
  return (
    <span className="flex size-full items-center justify-center rounded-large border-3 border-dashed border-ink-muted p-[8%]">
      <Handwriting text="?" />
    </span>
  );
}

/** Letters, numbers or sounds in a row, each in its box. */
export function Cells({ cells }: { cells: readonly (string | null)[] }) {
  return (
    <span className="flex h-full max-h-24 w-full items-center justify-center gap-2">
      {cells.map((cell, at) => (
        <span
          key={`${at} ${cell ?? '?'}`}
          className="flex aspect-4/5 h-full max-h-full min-w-0 items-center justify-center"
        >
          {cell === null ? (
            <Unknown />
          ) : (
            <span className="flex size-full items-center justify-center rounded-large border-3 border-line-strong bg-surface p-[8%]">
              {cell === '' ? null : <Handwriting text={cell} />}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** The whole word, and below it the same with a letter missing. */
export function Gap({ word, at }: { word: string; at: number }) {
  return (
    <span className="grid size-full grid-rows-2 items-center justify-items-center gap-2">
      <Handwriting text={word} className="h-full max-h-20 w-full" />
      <Cells cells={[...word].map((letter, place) => (place === at ? null : letter))} />
    </span>
  );
}

/** Long enough to look at a word with calm. */
const lookMs = 4_000;

/** A word that is covered after a while; a press uncovers it again. */
export function Covered({ word, revealed }: { word: string; revealed: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsOpen(false), lookMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (isOpen || revealed) return <Handwriting text={word} className="size-full max-h-32" />;
  return (
    <button
      type="button"
      aria-label={`Look at the word again: ${word}`}
      onClick={() => setIsOpen(true)}
      className="flex min-h-24 w-full max-w-80 items-center justify-center justify-self-center rounded-soft bg-crayon-violet text-crayon-white"
    >
      <Eye aria-hidden className="size-12" />
    </button>
  );
}
