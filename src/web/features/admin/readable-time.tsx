const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function readableTime(iso: string): string {
  return full.format(new Date(iso));
}

export function Time({ iso, look = 'full' }: { iso: string; look?: 'full' | 'day' }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={full.format(date)} className="whitespace-nowrap">
      {(look === 'day' ? day : full).format(date)}
    </time>
  );
}

/** The value of a `datetime-local` field as a moment; empty stays empty. */
export function momentOf(local: string): string | null {
  if (local === '') return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A day of a `date` field as the moments between which it lies; what is not a day is null. */
export function startOf(date: string): string | null {
  return momentOf(date === '' ? '' : `${date}T00:00`);
}

export function endOf(date: string): string | null {
  return momentOf(date === '' ? '' : `${date}T23:59:59.999`);
}

/** A moment as a `datetime-local` field takes it: local time, to the minute. */
export function localOf(iso: string | null): string {
  if (iso === null || iso === '') return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
