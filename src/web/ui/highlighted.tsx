import { markTerms } from '../lib/mark-terms.ts';

/** A text with the words that were looked for standing out. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((part) =>
    part.hit ? (
      <mark key={part.at} className="rounded-small bg-accent/20 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
