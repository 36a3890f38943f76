const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const moments = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export function formatDay(value: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00` : value);
  return Number.isNaN(date.getTime()) ? value : days.format(date);
}

export function formatMoment(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : moments.format(date);
}
