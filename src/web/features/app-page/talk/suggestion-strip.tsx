import { Skeleton } from '../../../ui/skeleton.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionStripProps {
  disabled: boolean;
  onChoose: (sentence: string) => void;
}

/** As many as stand under the box without taking the room of the conversation. */
const shown = 3;

/** What could be said next of just this app, under the box in which it is said. */
export function SuggestionStrip({ disabled, onChoose }: SuggestionStripProps) {
  const suggestions = useSuggestions();
  if (suggestions?.length === 0) return null;
  return (
    <section aria-label="What you could ask for next" className="px-3 pb-3">
      {suggestions === undefined ? (
        <Skeleton className="h-11 rounded-full md:h-24 md:rounded-large" />
      ) : (
        <SuggestionList
          suggestions={suggestions.slice(0, shown)}
          onChoose={onChoose}
          disabled={disabled}
          inOneRow
        />
      )}
    </section>
  );
}
