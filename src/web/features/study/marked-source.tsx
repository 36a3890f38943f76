import { useEffect, useRef } from 'react';
import type { NoteSentence } from '../../../methods/study/read-notes.ts';
import { Button } from '../../ui/button.tsx';

interface MarkedSourceProps {
  text: string;
  marked: readonly NoteSentence[];
  /** The place that was asked for: it is brought into view. */
  at?: number | undefined;
  onBack: () => void;
}

/** The notes with the sentences of the summary marked where they stand. */
export function MarkedSource({ text, marked, at, onBack }: MarkedSourceProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    const marks = [...(box.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const place = marks.findLast(({ dataset }) => Number(dataset['at']) <= at) ?? marks[0];
    place?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const parts: { text: string; isMarked: boolean; at: number }[] = [];
  let from = 0;
  for (const sentence of marked) {
    if (sentence.at > from) parts.push({ text: text.slice(from, sentence.at), isMarked: false, at: from });
    parts.push({
      text: text.slice(sentence.at, sentence.at + sentence.text.length),
      isMarked: true,
      at: sentence.at,
    });
    from = sentence.at + sentence.text.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false, at: from });
  return (
    <section
      ref={box}
      aria-label="The notes with the summary marked"
      className="max-h-96 overflow-y-auto rounded-medium border border-line bg-ground p-4 text-small wrap-anywhere whitespace-pre-wrap text-ink-muted"
    >
      <div className="sticky -top-4 -mx-4 -mt-4 mb-2 border-b border-line bg-ground px-4 py-1">
        <Button look="quiet" onClick={onBack}>
          Back to the summary
        </Button>
      </div>
      {parts.map((part) =>
        part.isMarked ? (
          <mark key={part.at} data-at={part.at} className="rounded-small bg-accent/15 text-ink">
            {part.text}
          </mark>
        ) : (
          <span key={part.at} data-at={part.at}>
            {part.text}
          </span>
        ),
      )}
    </section>
  );
}
