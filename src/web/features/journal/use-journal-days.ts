import { journalEntries } from '../../app/local/handles/journal-entries.ts';
import { useCollection } from '../../app/local/use-collection.ts';

/** The days on which somebody wrote; they are known of a sealed journal too. Undefined while they are read. */
export function useJournalDays(): readonly string[] | undefined {
  const { status, records } = useCollection(journalEntries);
  return status === 'loading' ? undefined : records.map(({ value }) => value.day);
}
