export interface DetailLine {
  name: string;
  value: string;
}

/** The particulars of an event, one line each; nested ones by their path. */
export function describeDetails(details: Readonly<Record<string, unknown>>): DetailLine[] {
  return Object.entries(details).flatMap(([name, value]) => linesOf(name.replaceAll('_', ' '), value));
}

function linesOf(name: string, value: unknown): DetailLine[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([inner, deeper]) =>
      linesOf(`${name} · ${inner.replaceAll('_', ' ')}`, deeper),
    );
  }
  return [{ name, value: textOf(value) }];
}

function textOf(value: unknown): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}
