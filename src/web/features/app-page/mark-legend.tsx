import { type MarkLine, type MarkTone, markClass } from './mark-tones.ts';

export interface LegendEntry {
  readonly tone: MarkTone;
  readonly line?: MarkLine;
  readonly label: string;
}

/** What the marks of a text mean. */
export function MarkLegend({ name, entries }: { name: string; entries: readonly LegendEntry[] }) {
  return (
    <ul aria-label={name} className="flex flex-wrap gap-x-4 gap-y-1.5 text-caption text-ink-muted">
      {entries.map(({ tone, line = 'solid', label }) => (
        <li key={label}>
          <span className={`rounded-small px-1 py-0.5 ${markClass(tone, line)}`}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
