import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import { type Mood, moodNames, moods } from '../../../catalog/journal/journal-entry.ts';

export const moodIcons: Readonly<Record<Mood, LucideIcon>> = {
  1: Angry,
  2: Frown,
  3: Meh,
  4: Smile,
  5: Laugh,
};
/** From heavy to bright, each with its name beside it wherever it is shown. */
export const moodPaint: Readonly<Record<Mood, string>> = {
  1: 'bg-chart-5',
  2: 'bg-chart-4',
  3: 'bg-chart-3',
  4: 'bg-chart-2',
  5: 'bg-chart-1',
};

interface MoodChoiceProps {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
}

/** One of five; pressing the chosen one takes it back. */
export function MoodChoice({ value, onChange }: MoodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-body font-semibold text-ink">How is today?</legend>
      <div className="grid grid-cols-5 gap-2">
        {moods.map((mood) => {
          const Icon = moodIcons[mood];
          return (
            <label
              key={mood}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-large border border-line bg-surface text-caption text-ink-muted transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent/10 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={value === mood}
                onChange={() => onChange(mood)}
                onClick={() => {
                  if (value === mood) onChange(null);
                }}
              />
              <Icon aria-hidden className="size-6" />
              {moodNames[mood]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
