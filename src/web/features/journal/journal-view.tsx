import { BookOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { hasSomething } from '../../../catalog/journal/journal-entry.ts';
import { createSearch } from '../../lib/full-text-search.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { longDay } from './days.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { moodIcons } from './mood-choice.tsx';
import type { OpenEntry } from './opened-entries.ts';

interface JournalViewProps {
  entries: readonly OpenEntry[];
  today: string;
  onDay: (day: string) => void;
}

/** So many are listed before somebody asks for more. */
const pageSize = 30;

/** Everything that was written, to be searched and opened again. */
export function JournalView({ entries, today, onDay }: JournalViewProps) {
  const [query, setQuery] = useState('');
  const [month, setMonth] = useState(today.slice(0, 7));
  const [shown, setShown] = useState(pageSize);
  const written = useMemo(() => entries.filter(({ body }) => hasSomething(body)), [entries]);
  const search = useMemo(
    () =>
      createSearch(
        written.map((entry) => ({ id: entry.id, title: longDay(entry.day), text: textOf(entry), entry })),
      ),
    [written],
  );
  const found = query.trim() === '' ? written : search(query).map(({ item }) => item.entry);
  const days = new Map(written.map(({ day, body }) => [day, body.mood]));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-4">
        <SearchBox
          label="Search the journal"
          placeholder="Search the journal"
          value={query}
          onChange={setQuery}
        />
        {found.length === 0 ? (
          <EmptyState
            icon={<BookOpen aria-hidden />}
            heading={written.length === 0 ? 'Nothing written yet' : 'Nothing found'}
          >
            {written.length === 0
              ? 'What you write on a day stands here afterwards, newest first.'
              : 'No day has these words. Try fewer of them.'}
          </EmptyState>
        ) : (
          <ol className="grid gap-3">
            {found.slice(0, shown).map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} onOpen={() => onDay(entry.day)} />
              </li>
            ))}
          </ol>
        )}
        {found.length > shown ? (
          <button
            type="button"
            className="min-h-11 text-small font-medium text-accent"
            onClick={() => setShown(shown + pageSize)}
          >
            Show {Math.min(pageSize, found.length - shown)} more
          </button>
        ) : null}
      </div>
      <div className="order-first lg:order-last">
        <MonthCalendar month={month} today={today} days={days} onMonth={setMonth} onDay={onDay} />
      </div>
    </div>
  );
}

export function textOf({ body }: OpenEntry): string {
  return [...body.gratitude, body.prompt, body.reflection].filter((one) => one !== '').join(' · ');
}

function EntryCard({ entry, onOpen }: { entry: OpenEntry; onOpen: () => void }) {
  const { mood, gratitude, reflection } = entry.body;
  const Mood = mood === null ? undefined : moodIcons[mood];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full gap-1.5 rounded-large border border-line bg-surface p-4 text-left shadow-card transition-colors hover:border-line-strong"
    >
      <span className="flex items-center gap-2 text-small font-semibold text-ink">
        {Mood === undefined ? null : <Mood aria-hidden className="size-4 text-accent" />}
        {longDay(entry.day)}
      </span>
      {gratitude.length === 0 ? null : (
        <span className="text-small text-ink-muted">{gratitude.filter((one) => one !== '').join(' · ')}</span>
      )}
      {reflection === '' ? null : (
        <span className="line-clamp-3 text-small whitespace-pre-line text-ink">{reflection}</span>
      )}
    </button>
  );
}
