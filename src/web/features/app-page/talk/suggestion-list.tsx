interface SuggestionListProps {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  disabled?: boolean;
  /** On a phone they lie beside each other and are pushed sideways. */
  inOneRow?: boolean;
}

const row =
  'flex gap-1.5 max-md:-mx-3 max-md:overflow-x-auto max-md:px-3 max-md:[scrollbar-width:none] md:flex-wrap';

/** Sentences that are understood, to be chosen in place of writing. */
export function SuggestionList({
  suggestions,
  onChoose,
  disabled = false,
  inOneRow = false,
}: SuggestionListProps) {
  return (
    <ul className={inOneRow ? row : 'flex flex-wrap gap-1.5'}>
      {suggestions.map((suggestion) => (
        <li key={suggestion} className={inOneRow ? 'max-md:shrink-0' : ''}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-full border border-line-strong bg-control px-3 text-left text-caption text-ink transition-colors hover:bg-surface-overlay disabled:opacity-50 md:min-h-7"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
