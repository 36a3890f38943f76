interface SuggestionListProps {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** Sentences that are understood, to be chosen in place of writing. */
export function SuggestionList({ suggestions, onChoose }: SuggestionListProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-full border border-line-strong bg-control px-3 text-left text-caption text-ink transition-colors hover:bg-surface-overlay sm:min-h-7"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
